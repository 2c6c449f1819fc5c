/// Where an automaton lies in the table of rows, and what a walk over tokens wants to know of it.
///
/// A row is six numbers and then the next row for each class of bytes, -1 for none. Rows are
/// known by where they start, so a step needs no multiplication.
struct CompiledAutomaton: BitwiseCopyable, Sendable {
    /// The row of the start state.
    var startRow: Int32
    /// Whether a quotation mark ends the lexeme from outside, as it does keys.
    var isKey: Bool

    /// Numbers in a row before the next rows.
    static let header = 6
    /// In a row: whether it accepts and whether it goes on.
    static let flags = 0
    /// In a row: how many completions there are; `infinite` for more than can be said.
    static let completions = 1
    /// In a row: the fewest bytes to an accepting row.
    static let distance = 2
    /// In a row: the number of the state among those of all automata.
    static let identity = 3
    /// In a row: the fewest bytes inside the string after which it differs from any text; 0 if
    /// that is not known.
    static let divergence = 4
    /// In a row: the same for texts of bytes that `TextClasses` does not keep.
    static let commonDivergence = 5

    /// A flag: the row accepts.
    static let accepts: Int32 = 1
    /// A flag: some byte leads on.
    static let goesOn: Int32 = 2
    /// A flag: the row is between two scalars of a JSON string.
    static let isBetweenScalars: Int32 = 4
    /// A flag: from here on, bytes of one of the `TextClasses` are never told apart.
    static let isUniform: Int32 = 8
    /// More completions than any document has keys.
    static let infinite = Int32.max
}

/// The tables of all automata of a grammar.
struct AutomatonTables: Sendable {
    private(set) var rows: [Int32] = []
    private(set) var classMaps: [UInt8] = []
    private(set) var automata: [CompiledAutomaton] = []
    private(set) var stateCount = 0
    private var known: [Key: Int32] = [:]

    private struct Key: Hashable {
        var automaton: DFA
        var isKey: Bool
    }

    /// Starts with the automaton of any JSON string, which so is number 0.
    init() throws(ConstraintError) { self = try Self.text.get() }

    private init(text: DFA) throws(ConstraintError) { _ = try add(text, isKey: false) }

    /// The tables of the automaton of any JSON string, which every grammar starts with.
    private static let text = Result { () throws(ConstraintError) in
        try AutomatonTables(text: try DFA.anyText.jsonQuoted())
    }

    /// The number of an automaton, added if it is new.
    mutating func add(_ automaton: DFA, isKey: Bool) throws(ConstraintError) -> Int32 {
        let key = Key(automaton: automaton, isKey: isKey)
        if let number = known[key] { return number }
        let width = CompiledAutomaton.header + automaton.classCount
        let base = rows.count
        guard base + width * automaton.stateCount <= MatchingLimits.tableEntries else {
            throw ConstraintError(
                .tooLarge, expected: "at most \(MatchingLimits.tableEntries) table entries",
                found: "more in the automata of the grammar")
        }
        let divergence = try TextDivergence(automaton, isKey: isKey)
        rows.reserveCapacity(base + width * automaton.stateCount)
        for state in 0..<automaton.stateCount {
            let first = state * automaton.classCount
            let next = automaton.transitions[first..<first + automaton.classCount]
            var flags: Int32 = 0
            if automaton.accepting[state] { flags |= CompiledAutomaton.accepts }
            if next.contains(where: { $0 >= 0 }) { flags |= CompiledAutomaton.goesOn }
            if divergence.isBetweenScalars[state] { flags |= CompiledAutomaton.isBetweenScalars }
            if divergence.isUniform[state] { flags |= CompiledAutomaton.isUniform }
            let completions =
                automaton.isUnbounded[state]
                ? CompiledAutomaton.infinite
                : Int32(clamping: automaton.completionCount(Int32(state), upTo: Int(Int32.max)))
            rows += [
                flags, completions, automaton.distance[state], Int32(stateCount + state),
                divergence.distances[state], divergence.commonDistances[state],
            ]
            rows += next.map { $0 < 0 ? -1 : Int32(base) + $0 * Int32(width) }
        }
        classMaps += automaton.byteClasses
        stateCount += automaton.stateCount
        let number = Int32(automata.count)
        automata.append(
            CompiledAutomaton(startRow: Int32(base), isKey: isKey))
        known[key] = number
        return number
    }
}
