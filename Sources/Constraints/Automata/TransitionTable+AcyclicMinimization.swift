extension TransitionTable {
    /// The states, each after all its successors, or nil if there is a cycle.
    func statesAfterSuccessors() -> [Int32]? {
        let sources = PredecessorLists(self)
        var pending = [Int32](repeating: 0, count: stateCount)
        for source in sources.elements { pending[Int(source)] += 1 }
        var order = (0..<Int32(stateCount)).filter { pending[Int($0)] == 0 }
        order.reserveCapacity(stateCount)
        var position = 0
        while position < order.count {
            for source in sources[Int(order[position])] {
                pending[Int(source)] -= 1
                if pending[Int(source)] == 0 { order.append(source) }
            }
            position += 1
        }
        return order.count == stateCount ? order : nil
    }

    /// The table with one state for each language that a state of this trimmed, acyclic one has.
    ///
    /// Where every state comes after its successors, states are equivalent exactly if their rows
    /// are equal, once each successor has given way to the first of its equals.
    ///
    /// - Complexity: O(*n* × *k*) for *n* states and *k* classes.
    func joiningEqualRows(in order: [Int32]) -> TransitionTable {
        var blocks = [Int32](repeating: -1, count: stateCount)
        var rows = RowIndex(rowLength: classCount + 1, capacity: stateCount)
        for state in order {
            var row: [Int32] = []
            row.reserveCapacity(classCount + 1)
            row.append(accepting[Int(state)] ? 1 : 0)
            for target in self.row(Int(state)) {
                row.append(target < 0 ? -1 : blocks[Int(target)])
            }
            blocks[Int(state)] = rows.number(of: row)
        }
        return rows.count == stateCount ? self : joining(blocks, count: rows.count)
    }
}

/// Numbers rows of equal length by their contents.
private struct RowIndex {
    private let rowLength: Int
    private var rows: [Int32] = []
    private var slots: [Int32]

    /// How many different rows there are.
    private(set) var count = 0

    /// Creates an index for at most `capacity` rows.
    init(rowLength: Int, capacity: Int) {
        self.rowLength = rowLength
        var slotCount = 8
        while slotCount < capacity * 2 { slotCount *= 2 }
        slots = [Int32](repeating: -1, count: slotCount)
    }

    /// The number of a row.
    mutating func number(of row: [Int32]) -> Int32 {
        var hash: UInt64 = 0
        for entry in row {
            hash = (hash ^ UInt64(truncatingIfNeeded: entry)) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
        }
        var slot = Int(truncatingIfNeeded: hash & UInt64(slots.count - 1))
        while slots[slot] >= 0 {
            let start = Int(slots[slot]) * rowLength
            if rows[start..<start + rowLength].elementsEqual(row) { return slots[slot] }
            slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = Int32(count)
        rows.append(contentsOf: row)
        count += 1
        return Int32(count - 1)
    }
}
