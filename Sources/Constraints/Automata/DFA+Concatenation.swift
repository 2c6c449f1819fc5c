extension DFA {
    /// The texts that are one of this language followed by one of the other.
    func concatenated(_ other: DFA) throws(ConstraintError) -> DFA {
        guard !isEmpty, !other.isEmpty else { return Self.nothing }
        var walk = ConcatenationWalk(self, other)
        return try walk.automaton()
    }
}

/// The subset construction for a concatenation: at most one state of the first automaton, any
/// number of the second.
private struct ConcatenationWalk {
    private let first: DFA
    private let second: DFA
    private var table: TransitionTable
    private var classes: [(first: Int, second: Int)] = []
    /// The state of the first automaton or -1, then the sorted states of the second.
    private var sets: [[Int32]] = []
    private var numbers: [[Int32]: Int32] = [:]
    private var elementCount = 0

    init(_ first: DFA, _ second: DFA) {
        self.first = first
        self.second = second
        var byteClasses = [UInt8](repeating: 0, count: 256)
        var known: [Int: UInt8] = [:]
        for byte in 0..<256 {
            let pair = (first: Int(first.byteClasses[byte]), second: Int(second.byteClasses[byte]))
            let key = pair.first * 256 + pair.second
            let number = known[key] ?? UInt8(classes.count)
            if known[key] == nil { classes.append(pair) }
            known[key] = number
            byteClasses[byte] = number
        }
        table = TransitionTable(byteClasses: byteClasses, classCount: classes.count)
    }

    mutating func automaton() throws(ConstraintError) -> DFA {
        _ = try state(for: set(first: 0, second: []))
        var position = 0
        while position < sets.count {
            let current = sets[position]
            for (number, pair) in classes.enumerated() {
                let next = successors(of: current, pair)
                guard next.count > 1 || next[0] >= 0 else { continue }
                table.connect(Int32(position), number, to: try state(for: next))
            }
            position += 1
        }
        return DFA(minimizing: table)
    }

    private func successors(of current: [Int32], _ pair: (first: Int, second: Int)) -> [Int32] {
        let state = current[0]
        let next = state < 0 ? -1 : first.transitions[Int(state) * first.classCount + pair.first]
        let others = current.dropFirst().compactMap { state in
            let target = second.transitions[Int(state) * second.classCount + pair.second]
            return target < 0 ? nil : target
        }
        return set(first: next, second: others)
    }

    /// The set with the second automaton's start added where the first accepts.
    private func set(first state: Int32, second: [Int32]) -> [Int32] {
        var others = second
        if state >= 0, first.accepting[Int(state)] { others.append(0) }
        others.sort()
        var set = [state]
        for other in others where set.count == 1 || set.last != other { set.append(other) }
        return set
    }

    private mutating func state(for set: [Int32]) throws(ConstraintError) -> Int32 {
        if let known = numbers[set] { return known }
        elementCount += set.count
        guard elementCount <= AutomatonLimits.setElements else { throw .tooManyStates() }
        let accepts = set.dropFirst().contains { second.accepting[Int($0)] }
        let number = try table.addState(accepting: accepts)
        numbers[set] = number
        sets.append(set)
        return number
    }
}
