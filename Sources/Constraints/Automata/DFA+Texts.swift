extension DFA {
    /// The language without texts.
    static let nothing = DFA(
        minimal: TransitionTable(byteClasses: [UInt8](repeating: 0, count: 256), classCount: 1))

    /// All valid UTF-8: no surrogates, no overlong forms, nothing above U+10FFFF
    /// (The Unicode Standard, table 3-7).
    static let anyText: DFA = {
        let leads: [(ClosedRange<UInt8>, then: [ClosedRange<UInt8>])] = [
            (0x00...0x7F, []),
            (0xC2...0xDF, [0x80...0xBF]),
            (0xE0...0xE0, [0xA0...0xBF, 0x80...0xBF]),
            (0xE1...0xEC, [0x80...0xBF, 0x80...0xBF]),
            (0xED...0xED, [0x80...0x9F, 0x80...0xBF]),
            (0xEE...0xEF, [0x80...0xBF, 0x80...0xBF]),
            (0xF0...0xF0, [0x90...0xBF, 0x80...0xBF, 0x80...0xBF]),
            (0xF1...0xF3, [0x80...0xBF, 0x80...0xBF, 0x80...0xBF]),
            (0xF4...0xF4, [0x80...0x8F, 0x80...0xBF, 0x80...0xBF]),
        ]
        // 16 states at most, one for each byte that a sequence may still need, and the start.
        let stateCount = 1 + leads.reduce(0) { $0 + $1.then.count }
        var table = TransitionTable(byteClasses: (0...255).map { UInt8($0) }, classCount: 256)
        table.next = [Int32](repeating: -1, count: stateCount * 256)
        table.accepting = (0..<stateCount).map { $0 == 0 }
        var added: Int32 = 0
        for (first, rest) in leads {
            var source: Int32 = 0
            for (index, range) in ([first] + rest).enumerated() {
                let target = index == rest.count ? 0 : added + 1
                for byte in range { table.connect(source, byte: byte, to: target) }
                if target > 0 { added = target }
                source = target
            }
        }
        return DFA(minimizing: table)
    }()

    /// The language of the given texts, each in UTF-8.
    ///
    /// - Complexity: O(*n* log *n*) in the number of bytes.
    static func texts(_ texts: [[UInt8]]) throws(ConstraintError) -> DFA {
        guard !texts.isEmpty else { return nothing }
        var byteClasses = [UInt8](repeating: 0, count: 256)
        var isUsed = [Bool](repeating: false, count: 256)
        for text in texts { for byte in text { isUsed[Int(byte)] = true } }
        let used = (0..<256).filter { isUsed[$0] }
        // Class 0 is what no text has, unless the texts have every byte, which UTF-8 rules out.
        for (index, byte) in used.enumerated() { byteClasses[byte] = UInt8(clamping: index + 1) }
        var table = TransitionTable(byteClasses: byteClasses, classCount: used.count + 1)
        let start = try table.addState()
        for text in texts {
            var state = start
            for byte in text {
                let place = Int(state) * table.classCount + Int(byteClasses[Int(byte)])
                if table.next[place] < 0 { table.next[place] = try table.addState() }
                state = table.next[place]
            }
            table.accepting[Int(state)] = true
        }
        return DFA(minimizing: table)
    }

    /// The language of one text.
    static func text(_ text: String) throws(ConstraintError) -> DFA {
        try texts([Array(text.utf8)])
    }
}
