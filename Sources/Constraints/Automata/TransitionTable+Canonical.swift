extension TransitionTable {
    /// The table with as few byte classes as possible, and states and classes in canonical order.
    ///
    /// Classes are ordered by their first byte, states by the order in which a breadth-first walk
    /// from the start meets them.
    func canonical() -> TransitionTable {
        let merged = mergingClasses()
        guard merged.stateCount > 0 else { return merged }
        var numbers = [Int32](repeating: -1, count: merged.stateCount)
        numbers[0] = 0
        var queue = [0]
        var position = 0
        while position < queue.count {
            let state = queue[position]
            position += 1
            for target in merged.row(state) where target >= 0 && numbers[Int(target)] < 0 {
                numbers[Int(target)] = Int32(queue.count)
                queue.append(Int(target))
            }
        }
        return merged.renumbered(numbers, count: queue.count)
    }

    /// Joins the classes whose bytes lead to the same state everywhere.
    private func mergingClasses() -> TransitionTable {
        var hashes = [UInt64](repeating: 0, count: classCount)
        for state in 0..<stateCount {
            for byteClass in 0..<classCount {
                let target = UInt64(bitPattern: Int64(next[state * classCount + byteClass]))
                hashes[byteClass] = (hashes[byteClass] ^ target) &* 0x9E37_79B9_7F4A_7C15
                hashes[byteClass] ^= hashes[byteClass] >> 29
            }
        }
        var groups = [Int](repeating: -1, count: classCount)
        var representatives: [Int] = []
        var classes = [UInt8](repeating: 0, count: 256)
        for byte in 0..<256 {
            let byteClass = Int(byteClasses[byte])
            if groups[byteClass] < 0 {
                let same = representatives.firstIndex {
                    hashes[$0] == hashes[byteClass] && hasEqualColumns($0, byteClass)
                }
                groups[byteClass] = same ?? representatives.count
                if same == nil { representatives.append(byteClass) }
            }
            classes[byte] = UInt8(groups[byteClass])
        }
        var table = TransitionTable(byteClasses: classes, classCount: representatives.count)
        table.accepting = accepting
        table.next.reserveCapacity(stateCount * representatives.count)
        for state in 0..<stateCount {
            for byteClass in representatives {
                table.next.append(next[state * classCount + byteClass])
            }
        }
        return table
    }

    private func hasEqualColumns(_ left: Int, _ right: Int) -> Bool {
        (0..<stateCount).allSatisfy {
            next[$0 * classCount + left] == next[$0 * classCount + right]
        }
    }
}
