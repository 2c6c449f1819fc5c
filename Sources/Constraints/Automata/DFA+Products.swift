extension DFA {
    /// The texts of either language.
    func union(_ other: DFA) throws(ConstraintError) -> DFA {
        if isEmpty || self === other { return other }
        if other.isEmpty { return self }
        return try product(other, needsLeft: false, needsRight: false) { $0 || $1 }
    }

    /// The texts of both languages.
    func intersection(_ other: DFA) throws(ConstraintError) -> DFA {
        if isEmpty || self === other || other === Self.anyText { return self }
        if other.isEmpty || self === Self.anyText { return other }
        return try product(other, needsLeft: true, needsRight: true) { $0 && $1 }
    }

    /// The texts of this language that are not in the other.
    func subtracting(_ other: DFA) throws(ConstraintError) -> DFA {
        if isEmpty || other.isEmpty { return self }
        return try product(other, needsLeft: true, needsRight: false) { $0 && !$1 }
    }

    /// The texts, out of all valid UTF-8, that are not in the language.
    func complement() throws(ConstraintError) -> DFA {
        try Self.anyText.subtracting(self)
    }

    /// Whether no text is in both languages.
    func isDisjoint(with other: DFA) -> Bool {
        if isEmpty || other.isEmpty { return true }
        var pairs = PairWalk(self, other)
        while let (left, right) = pairs.next() {
            if accepting[Int(left)] && other.accepting[Int(right)] { return false }
            pairs.step(self, left, other, right) { $0 >= 0 && $1 >= 0 }
        }
        return true
    }

    /// Whether every text of this language is in the other.
    func isSubset(of other: DFA) -> Bool {
        if isEmpty { return true }
        if other.isEmpty { return false }
        var pairs = PairWalk(self, other)
        while let (left, right) = pairs.next() {
            if right < 0 || accepting[Int(left)] && !other.accepting[Int(right)] { return false }
            pairs.step(self, left, other, right) { left, _ in left >= 0 }
        }
        return true
    }

    private func product(
        _ other: DFA, needsLeft: Bool, needsRight: Bool, accepts: (Bool, Bool) -> Bool
    ) throws(ConstraintError) -> DFA {
        var pairs = PairWalk(self, other)
        var table = TransitionTable(byteClasses: pairs.byteClasses, classCount: pairs.classes.count)
        while let (left, right) = pairs.next() {
            let state = try table.addState(
                accepting: accepts(
                    left >= 0 && accepting[Int(left)], right >= 0 && other.accepting[Int(right)]))
            pairs.step(self, left, other, right) { left, right in
                (left >= 0 || !needsLeft) && (right >= 0 || !needsRight)
            } connect: { byteClass, target in
                table.connect(state, byteClass, to: target)
            }
        }
        return DFA(minimizing: table)
    }
}

/// A breadth-first walk over the pairs of states that two automata reach together.
private struct PairWalk {
    /// The class of each byte with regard to both automata.
    private(set) var byteClasses = [UInt8](repeating: 0, count: 256)
    /// The classes of the two automata that make up each class of both.
    private(set) var classes: [(left: Int, right: Int)] = []
    private var queue: [(Int32, Int32)] = [(0, 0)]
    private var position = 0
    private var numbers: PairNumbers

    init(_ left: DFA, _ right: DFA) {
        numbers = PairNumbers(height: left.stateCount + 1, width: right.stateCount + 1)
        var known: [Int: UInt8] = [:]
        for byte in 0..<256 {
            let pair = (left: Int(left.byteClasses[byte]), right: Int(right.byteClasses[byte]))
            let key = pair.left * 256 + pair.right
            if let number = known[key] {
                byteClasses[byte] = number
            } else {
                byteClasses[byte] = UInt8(classes.count)
                known[key] = UInt8(classes.count)
                classes.append(pair)
            }
        }
        _ = numbers.number(1, 1)
    }

    /// The next pair of states; -1 stands for an automaton that has no text left.
    mutating func next() -> (Int32, Int32)? {
        guard position < queue.count else { return nil }
        defer { position += 1 }
        return queue[position]
    }

    /// Queues the successors of a pair that matter.
    mutating func step(
        _ left: DFA, _ leftState: Int32, _ right: DFA, _ rightState: Int32,
        matters: (Int32, Int32) -> Bool, connect: (Int, Int32) -> Void = { _, _ in }
    ) {
        for (number, pair) in classes.enumerated() {
            let leftNext =
                leftState < 0
                ? -1 : left.transitions[Int(leftState) * left.classCount + pair.left]
            let rightNext =
                rightState < 0
                ? -1 : right.transitions[Int(rightState) * right.classCount + pair.right]
            guard leftNext >= 0 || rightNext >= 0, matters(leftNext, rightNext) else { continue }
            let (target, isNew) = numbers.number(Int(leftNext) + 1, Int(rightNext) + 1)
            if isNew { queue.append((leftNext, rightNext)) }
            connect(number, target)
        }
    }
}
