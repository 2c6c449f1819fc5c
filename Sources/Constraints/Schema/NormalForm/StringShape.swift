/// A conjunction of what strings must meet.
struct StringShape {
    var minimumLength = 0
    var maximumLength: Int?
    /// The languages, as text, that the string must be in.
    var languages: [DFA] = []
    var verbatim: VerbatimRule?
    var refusals: [ConstraintError] = []

    static let any = StringShape()

    /// Whether every string is allowed.
    var isAny: Bool {
        minimumLength == 0 && maximumLength == nil && languages.isEmpty && verbatim == nil
            && refusals.isEmpty
    }

    /// What meets both; nil if nothing does.
    func intersection(_ other: StringShape) -> StringShape? {
        var result = self
        result.minimumLength = max(minimumLength, other.minimumLength)
        if let maximum = other.maximumLength {
            result.maximumLength = min(maximum, maximumLength ?? maximum)
        }
        if let maximum = result.maximumLength, maximum < result.minimumLength { return nil }
        for language in other.languages where !languages.contains(where: { $0 === language }) {
            result.languages.append(language)
        }
        result.refusals += other.refusals
        if verbatim != nil, other.verbatim != nil {
            result.refusals.append(
                ConstraintError(
                    .unsupported, keyword: "x-verbatim", expected: "one verbatim rule for a string",
                    found: "two"))
        }
        result.verbatim = verbatim ?? other.verbatim
        return result
    }

    /// The texts that meet the shape, verbatim rules aside.
    func language() throws(ConstraintError) -> DFA {
        var result = languages.first ?? .anyText
        for language in languages.dropFirst() { result = try result.intersection(language) }
        return try result.scalars(minimum: minimumLength, maximum: maximumLength)
    }

    /// What strings do not meet the shape, as alternatives.
    func complement() throws(ConstraintError) -> [StringShape] {
        if !refusals.isEmpty { return [StringShape(refusals: refusals)] }
        var alternatives: [StringShape] = []
        if minimumLength > 0 { alternatives.append(StringShape(maximumLength: minimumLength - 1)) }
        if let maximumLength {
            alternatives.append(StringShape(minimumLength: maximumLength + 1))
        }
        for language in languages {
            alternatives.append(StringShape(languages: [try language.complement()]))
        }
        if verbatim != nil {
            alternatives.append(
                StringShape(refusals: [
                    ConstraintError(
                        .unsupported, keyword: "x-verbatim", expected: "a rule that is met",
                        found: "its negation")
                ]))
        }
        return alternatives
    }
}
