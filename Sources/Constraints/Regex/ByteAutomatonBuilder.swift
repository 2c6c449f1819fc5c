/// Turns an automaton over classes of code points into one over bytes.
///
/// States in the middle of a character are shared by what they lead to, so a minimal automaton
/// stays minimal.
struct ByteAutomatonBuilder {
    private let scalarTable: TransitionTable
    private let expansion: UTF8Expansion
    private var table: TransitionTable
    private let byteClasses: [UInt8]
    /// One byte of each class.
    private let representatives: [Int]
    /// States in the middle of a character by block and the targets of its classes.
    private var byTargets: [[Int32]: Int32] = [:]
    /// States in the middle of a character by their transitions.
    private var byRow: [[Int32]: Int32] = [:]
    /// The targets of the current state, by class of code points.
    private var targets: ArraySlice<Int32> = []

    /// Prepares the expansion of a trimmed, minimal automaton.
    init(_ scalarTable: TransitionTable, _ partition: ScalarPartition) {
        self.scalarTable = scalarTable
        expansion = UTF8Expansion(partition)
        let (classes, count) = expansion.byteClasses()
        byteClasses = classes
        table = TransitionTable(byteClasses: classes, classCount: count)
        var representatives = [Int](repeating: 0, count: count)
        for byte in (0..<256).reversed() { representatives[Int(classes[byte])] = byte }
        self.representatives = representatives
    }

    /// The automaton over bytes.
    mutating func automaton() throws(ConstraintError) -> DFA {
        for state in 0..<scalarTable.stateCount {
            _ = try table.addState(accepting: scalarTable.accepting[state])
        }
        for state in 0..<scalarTable.stateCount {
            targets = scalarTable.row(state)
            for (number, byte) in representatives.enumerated() {
                let lead = expansion.leads[byte]
                if lead.block == -1 { continue }
                let target = try self.state(for: lead.block, depth: lead.depth)
                table.connect(Int32(state), number, to: target)
            }
        }
        return DFA(canonical: table.canonical())
    }

    private func target(ofClass number: Int32) -> Int32 {
        number < 0 ? -1 : targets[targets.startIndex + Int(number)]
    }

    /// The state in which the rest of a block's bytes are read.
    private mutating func state(
        for block: UTF8Expansion.Block, depth: Int
    ) throws(ConstraintError) -> Int32 {
        guard Int(block) >= expansion.classCount else {
            return try chain(to: target(ofClass: block), depth: depth)
        }
        let mixed = expansion.mixed[Int(block) - expansion.classCount]
        let reached = mixed.classes.map { target(ofClass: $0) }
        if reached.allSatisfy({ $0 == reached[0] }) {
            return try chain(to: reached[0], depth: depth)
        }
        let key = [block] + reached
        if let known = byTargets[key] { return known }
        var row = [Int32](repeating: -1, count: table.classCount)
        for (index, child) in mixed.children.enumerated() {
            let number = Int(byteClasses[0x80 + index])
            if representatives[number] == 0x80 + index {
                row[number] = try state(for: child, depth: depth - 1)
            }
        }
        let state = try self.state(withRow: row)
        byTargets[key] = state
        return state
    }

    /// The state from which any `depth` continuation bytes lead to a target.
    private mutating func chain(to target: Int32, depth: Int) throws(ConstraintError) -> Int32 {
        if target < 0 || depth == 0 { return target }
        let key = [-1, target, Int32(depth)]
        if let known = byTargets[key] { return known }
        let next = try chain(to: target, depth: depth - 1)
        var row = [Int32](repeating: -1, count: table.classCount)
        for byte in 0x80...0xBF { row[Int(byteClasses[byte])] = next }
        let state = try self.state(withRow: row)
        byTargets[key] = state
        return state
    }

    private mutating func state(withRow row: [Int32]) throws(ConstraintError) -> Int32 {
        if row.allSatisfy({ $0 < 0 }) { return -1 }
        if let known = byRow[row] { return known }
        let state = try table.addState()
        for (number, target) in row.enumerated() { table.connect(state, number, to: target) }
        byRow[row] = state
        return state
    }
}
