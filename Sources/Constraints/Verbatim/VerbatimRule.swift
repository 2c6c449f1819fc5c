/// What a value copied from a source must be: a span, and which spans count.
public struct VerbatimRule: Sendable, Hashable {
    /// Where spans start and end.
    public var boundary: VerbatimBoundary
    /// The names of the sources to copy from; `nil` means all of them.
    public var sources: [String]?
    /// The least number of Unicode scalars in a span; less than 1 means 1, as no span is empty.
    public var minimumLength: Int
    /// The greatest number of Unicode scalars in a span; `nil` means no limit.
    public var maximumLength: Int?
    /// Whether the value is written as a JSON string, with quotes and escapes, or as it stands.
    public var isQuoted: Bool
    /// The language of UTF-8 texts that the whole span must be in; `nil` means any text.
    var pattern: DFA?

    /// Creates a rule without a pattern.
    ///
    /// - Parameters:
    ///   - boundary: Where spans start and end.
    ///   - sources: The names of the sources to copy from; `nil` means all of them.
    ///   - minimumLength: The least number of Unicode scalars; less than 1 means 1.
    ///   - maximumLength: The greatest number of Unicode scalars; `nil` means no limit.
    ///   - isQuoted: Whether the value is a JSON string; otherwise it is the bare text.
    public init(
        boundary: VerbatimBoundary = .word, sources: [String]? = nil, minimumLength: Int = 1,
        maximumLength: Int? = nil, isQuoted: Bool = true
    ) {
        self.boundary = boundary
        self.sources = sources
        self.minimumLength = minimumLength
        self.maximumLength = maximumLength
        self.isQuoted = isQuoted
    }

    /// The rule for those spans that also match a regular expression as a whole.
    ///
    /// ```swift
    /// let amount = try VerbatimRule().matching(#"\d+[.,]\d\d"#)
    /// ```
    ///
    /// - Parameter pattern: A regular expression of ECMA-262, matched by code points.
    /// - Returns: A rule that allows a span if this one does and the whole of it matches.
    /// - Throws: `ConstraintError` if the pattern is malformed, unsupported or too large.
    public func matching(_ pattern: String) throws(ConstraintError) -> VerbatimRule {
        try matching(Regex(pattern).dfa(anchored: true))
    }

    /// The rule for those spans that are also in a language of UTF-8 texts.
    func matching(_ language: DFA) throws(ConstraintError) -> VerbatimRule {
        var rule = self
        rule.pattern = try pattern?.intersection(language) ?? language
        return rule
    }
}
