/// A regular expression of ECMA-262 with the meaning of its `u` flag, over code points.
///
/// Everything that describes a regular language is exact: classes, groups, quantifiers, anchors
/// and word boundaries anywhere, lookaheads anywhere. Lookbehinds, backreferences, modifiers and
/// properties other than general categories and common binary ones are refused by name.
struct Regex: Hashable, Sendable {
    private let root: RegexNode

    /// Reads a pattern.
    ///
    /// - Parameter pattern: The pattern, without slashes and flags.
    /// - Throws: An error of code `invalidPattern`, `unsupported` or `tooLarge`.
    init(_ pattern: String) throws(ConstraintError) {
        guard pattern.utf8.count <= AutomatonLimits.patternBytes else {
            throw .patternTooLong(pattern.utf8.count)
        }
        var parser = RegexParser(pattern)
        root = try parser.parse()
    }

    /// The texts that match.
    ///
    /// - Parameter anchored: Whether the whole text must match; else it need only contain a
    ///   match, as the JSON Schema keyword `pattern` has it.
    /// - Returns: The minimal automaton over the bytes of UTF-8.
    /// - Throws: An error of code `tooLarge` if the automaton would outgrow its limits.
    func dfa(anchored: Bool) throws(ConstraintError) -> DFA {
        let alphabet = RegexAlphabet(root)
        let program = try RegexProgram(
            root, alphabet: alphabet, allowsPrefix: !anchored, allowsRest: !anchored)
        let automaton = try program.deterministic(starts: [.edge])
        let table = automaton.table.trimmed().minimized()
        var builder = ByteAutomatonBuilder(table, alphabet.partition)
        return try builder.automaton()
    }
}
