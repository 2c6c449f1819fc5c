extension DFA {
    /// All valid UTF-8 that has none of some texts in it and begins with none of some others.
    ///
    /// - Parameters:
    ///   - texts: What must not occur anywhere; an empty text leaves nothing.
    ///   - beginnings: What must not stand at the start; an empty text leaves nothing.
    /// - Returns: The minimal automaton.
    /// - Throws: An error of code `tooLarge` if the automaton would outgrow its limits.
    /// - Complexity: O(*n*) states for texts of *n* bytes.
    static func anyText(
        without texts: [[UInt8]], notBeginningWith beginnings: [[UInt8]]
    ) throws(ConstraintError) -> DFA {
        try anyText
            .subtracting(TextSearch(texts).automaton(anywhere: true))
            .subtracting(TextSearch(beginnings).automaton(anywhere: false))
    }
}

/// Builds the automaton that finds one of several texts (Aho and Corasick, "Efficient String
/// Matching", 1975).
private struct TextSearch {
    private var table: TransitionTable
    /// Whether the path to each state ends with one of the texts.
    private var isFound: [Bool] = []

    init(_ texts: [[UInt8]]) throws(ConstraintError) {
        var isUsed = [Bool](repeating: false, count: 256)
        for text in texts { for byte in text { isUsed[Int(byte)] = true } }
        // Class 0 is what no text has, unless the texts have every byte, which UTF-8 rules out.
        var byteClasses = [UInt8](repeating: 0, count: 256)
        var classCount = 1
        for byte in 0..<256 where isUsed[byte] {
            byteClasses[byte] = UInt8(clamping: classCount)
            classCount += 1
        }
        table = TransitionTable(byteClasses: byteClasses, classCount: classCount)
        _ = try addState()
        for text in texts { try add(text) }
    }

    private mutating func addState() throws(ConstraintError) -> Int32 {
        isFound.append(false)
        return try table.addState()
    }

    private mutating func add(_ text: [UInt8]) throws(ConstraintError) {
        var state: Int32 = 0
        for byte in text {
            let byteClass = Int(table.byteClasses[Int(byte)])
            var next = table.next[Int(state) * table.classCount + byteClass]
            if next < 0 {
                next = try addState()
                table.connect(state, byteClass, to: next)
            }
            state = next
        }
        isFound[Int(state)] = true
    }

    /// The texts that contain one of the texts, or begin with one.
    ///
    /// Only what is valid UTF-8 among them is meant.
    consuming func automaton(anywhere: Bool) throws(ConstraintError) -> DFA {
        if anywhere { addFallbacks() }
        for state in 0..<table.stateCount where isFound[state] {
            table.accepting[state] = true
            for byteClass in 0..<table.classCount {
                table.connect(Int32(state), byteClass, to: Int32(state))
            }
        }
        return DFA(minimizing: table)
    }

    /// Fills every missing transition with that of the longest proper end that is a beginning.
    private mutating func addFallbacks() {
        var fallbacks = [Int32](repeating: 0, count: table.stateCount)
        var queue: [Int32] = [0]
        var position = 0
        while position < queue.count {
            let state = queue[position]
            position += 1
            let fallback = fallbacks[Int(state)]
            if isFound[Int(fallback)] { isFound[Int(state)] = true }
            for byteClass in 0..<table.classCount {
                let place = Int(state) * table.classCount + byteClass
                let other =
                    state == 0 ? 0 : table.next[Int(fallback) * table.classCount + byteClass]
                if table.next[place] < 0 {
                    table.next[place] = other
                } else {
                    fallbacks[Int(table.next[place])] = other
                    queue.append(table.next[place])
                }
            }
        }
    }
}
