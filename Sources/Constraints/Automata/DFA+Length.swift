extension DFA {
    /// The texts of the language with at least `minimum` and at most `maximum` Unicode scalars.
    ///
    /// - Parameters:
    ///   - minimum: The fewest scalars, as in `minLength`; not negative.
    ///   - maximum: The most scalars, as in `maxLength`; nil for no bound.
    /// - Returns: The texts whose length is in the bounds.
    /// - Throws: An error of code `tooLarge` if the automaton would outgrow its limits.
    func scalars(
        minimum: Int, maximum: Int? = nil
    ) throws(ConstraintError) -> DFA {
        if isEmpty || minimum <= 0 && maximum == nil { return self }
        if let maximum, maximum < minimum { return Self.nothing }
        // A state is a state of this automaton and a count that stops where it no longer matters.
        let last = maximum ?? minimum
        let (width, overflows) = last.addingReportingOverflow(1)
        let (_, overflowsToo) = stateCount.multipliedReportingOverflow(by: width)
        guard !overflows, !overflowsToo else { throw .tooManyStates() }
        var numbers = PairNumbers(height: stateCount, width: width)
        let (byteClasses, classes) = classesThatStartScalars()
        var table = TransitionTable(byteClasses: byteClasses, classCount: classes.count)
        var queue: [(state: Int32, count: Int)] = [(0, 0)]
        _ = numbers.number(0, 0)
        var position = 0
        while position < queue.count {
            let (state, count) = queue[position]
            position += 1
            let number = try table.addState(
                accepting: accepting[Int(state)] && count >= minimum)
            for (byteClass, (original, startsScalar)) in classes.enumerated() {
                let target = transitions[Int(state) * classCount + original]
                let next = startsScalar ? count + 1 : count
                if target < 0 || next > last && maximum != nil { continue }
                let (successor, isNew) = numbers.number(Int(target), min(next, last))
                if isNew { queue.append((target, min(next, last))) }
                table.connect(number, byteClass, to: successor)
            }
        }
        return DFA(minimizing: table)
    }

    /// The classes of bytes split into those that start a scalar and those that go on with one.
    private func classesThatStartScalars() -> (
        byteClasses: [UInt8], flags: [(original: Int, starts: Bool)]
    ) {
        var byteClasses = [UInt8](repeating: 0, count: 256)
        var flags: [(original: Int, starts: Bool)] = []
        var known: [Int: UInt8] = [:]
        for byte in 0..<256 {
            let starts = byte & 0xC0 != 0x80
            let key = Int(self.byteClasses[byte]) * 2 + (starts ? 1 : 0)
            if known[key] == nil {
                known[key] = UInt8(flags.count)
                flags.append((Int(self.byteClasses[byte]), starts))
            }
            byteClasses[byte] = known[key] ?? 0
        }
        return (byteClasses, flags)
    }
}
