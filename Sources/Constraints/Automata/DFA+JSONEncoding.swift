import OrderedJSON

extension DFA {
    /// The texts of this language as they stand between the quotes of a JSON string.
    ///
    /// Each text has exactly one encoding: `"`, `\` and the control characters below U+0020 are
    /// escaped as `JSONStringEscaping` escapes them (RFC 8259, section 7), everything else is
    /// itself.
    func jsonEncoded() throws(ConstraintError) -> DFA {
        if self === Self.anyText { return Self.anyEncodedText }
        return try encodingEscapes()
    }

    /// The texts of this language as JSON strings, quotes included.
    ///
    /// The automaton is built once and kept, so that common languages need not be encoded anew.
    func jsonQuoted() throws(ConstraintError) -> DFA {
        if let known = quoted.withLock({ $0 }) { return known }
        let built = try enclosedInQuotes()
        return quoted.withLock { kept in
            // Another thread may have been faster; its automaton is equal.
            kept = kept ?? built
            return kept ?? built
        }
    }

    private func enclosedInQuotes() throws(ConstraintError) -> DFA {
        let encoded = try jsonEncoded()
        if encoded.isEmpty { return encoded }
        let quote = UInt8(ascii: "\"")
        var table = try encoded.table(separating: [quote])
        let start = try table.addState()
        let end = try table.addState(accepting: true)
        for state in 0..<encoded.stateCount where encoded.accepting[state] {
            table.accepting[state] = false
            table.connect(Int32(state), byte: quote, to: end)
        }
        table.connect(start, byte: quote, to: 0)
        // Encoded text has no bare quotes, so the new states differ from the old ones.
        return DFA(canonical: table.startingAt(start).canonical())
    }

    private static let anyEncodedText: DFA = {
        do {
            return try anyText.encodingEscapes()
        } catch {
            // A few dozen states are within every limit.
            preconditionFailure("the escapes of JSON outgrow the limits of automata")
        }
    }()

    /// The bytes that cannot stand for themselves, with the bytes that stand for them.
    private static let escapes: [(byte: UInt8, encoding: [UInt8])] = {
        (0...0x7F as ClosedRange<UInt8>).compactMap { byte in
            var encoding: [UInt8] = []
            JSONStringEscaping.append([byte][...], to: &encoding)
            return encoding == [byte] ? nil : (byte, encoding)
        }
    }()

    private func encodingEscapes() throws(ConstraintError) -> DFA {
        let escapes = Self.escapes.filter { escape in
            (0..<Int32(stateCount)).contains { next($0, escape.byte) >= 0 }
        }
        if escapes.isEmpty { return self }
        var table = try table(
            separating: Set(escapes.flatMap(\.encoding)), removing: Set(escapes.map(\.byte)))
        // States that go on alike after every escape share the states in the middle of escapes.
        var afterBackslash: [[Int32]: Int32] = [:]
        let bytes = escapes.map(\.byte)
        for state in 0..<Int32(stateCount) {
            let targets = bytes.map { next(state, $0) }
            guard targets.contains(where: { $0 >= 0 }) else { continue }
            var middle = afterBackslash[targets]
            if middle == nil {
                let added = try table.addState()
                for ((_, encoding), target) in zip(escapes, targets) where target >= 0 {
                    try table.addPath(from: added, encoding.dropFirst(), to: target)
                }
                afterBackslash[targets] = added
                middle = added
            }
            table.connect(state, byte: UInt8(ascii: "\\"), to: middle ?? -1)
        }
        return DFA(canonical: table.minimized().canonical())
    }

    /// This automaton as a table in which each of `bytes` is a class of its own and the `removed`
    /// ones lead nowhere.
    private func table(
        separating bytes: Set<UInt8>, removing removed: Set<UInt8> = []
    ) throws(ConstraintError) -> TransitionTable {
        var byteClasses = [UInt8](repeating: 0, count: 256)
        var originals: [Int] = []
        var known: [Int: UInt8] = [:]
        for byte in 0...255 as ClosedRange<UInt8> {
            let original = removed.contains(byte) ? -1 : Int(self.byteClasses[Int(byte)])
            let key = bytes.contains(byte) ? 256 + Int(byte) : original
            let number = known[key] ?? UInt8(originals.count)
            if known[key] == nil { originals.append(original) }
            known[key] = number
            byteClasses[Int(byte)] = number
        }
        var table = TransitionTable(byteClasses: byteClasses, classCount: originals.count)
        guard stateCount * originals.count <= AutomatonLimits.tableEntries else {
            throw .tooManyStates()
        }
        table.accepting = accepting
        table.next.reserveCapacity(stateCount * originals.count)
        for state in 0..<stateCount {
            let row = state * classCount
            for original in originals {
                table.next.append(original < 0 ? -1 : transitions[row + original])
            }
        }
        return table
    }
}

extension TransitionTable {
    /// Adds a way on which exactly the given bytes lead from one state to another, sharing the
    /// beginnings of ways that are there.
    fileprivate mutating func addPath(
        from source: Int32, _ bytes: ArraySlice<UInt8>, to target: Int32
    ) throws(ConstraintError) {
        var state = source
        for byte in bytes.dropLast() {
            let place = Int(state) * classCount + Int(byteClasses[Int(byte)])
            if next[place] < 0 { next[place] = try addState() }
            state = next[place]
        }
        if let last = bytes.last { connect(state, byte: last, to: target) }
    }
}
