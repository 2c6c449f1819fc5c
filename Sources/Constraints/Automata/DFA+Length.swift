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
        guard !overflows else { throw .tooManyStates() }
        let startsScalar = classesThatStartScalars()
        var table = TransitionTable(
            byteClasses: startsScalar.byteClasses, classCount: startsScalar.flags.count)
        var queue: [(state: Int32, count: Int)] = [(0, 0)]
        var numbers: [Int: Int32] = [0: 0]
        var position = 0
        while position < queue.count {
            let (state, count) = queue[position]
            position += 1
            let number = try table.addState(
                accepting: accepting[Int(state)] && count >= minimum)
            for (byteClass, (original, starts)) in startsScalar.flags.enumerated() {
                let target = transitions[Int(state) * classCount + original]
                guard target >= 0 else { continue }
                let next = starts ? count + 1 : count
                if next > last && maximum != nil { continue }
                let counted = min(next, last)
                let (row, overflows) = Int(target).multipliedReportingOverflow(by: width)
                let (key, overflowsToo) = row.addingReportingOverflow(counted)
                guard !overflows, !overflowsToo else { throw .tooManyStates() }
                let known = numbers[key]
                if known == nil {
                    numbers[key] = Int32(queue.count)
                    queue.append((target, counted))
                }
                table.connect(number, byteClass, to: known ?? Int32(queue.count - 1))
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
