/// A conjunction of what strings must meet.
struct StringShape {
    var minimumLength = 0
    var maximumLength: Int?
    /// The texts that the string must be one of; nil for any.
    var language: DFA?
    var verbatim: VerbatimRule?
    var refusals: [ConstraintError] = []

    static let any = StringShape()

    /// Whether every string is allowed.
    var isAny: Bool {
        minimumLength == 0 && maximumLength == nil && language == nil && verbatim == nil
            && refusals.isEmpty
    }

    /// The texts that meet the shape, verbatim rules aside.
    func texts() throws(ConstraintError) -> DFA {
        try (language ?? .anyText).scalars(minimum: minimumLength, maximum: maximumLength)
    }
}

extension SchemaAlgebra {
    /// What strings meet both shapes; nil if none does.
    func intersection(
        _ left: StringShape, _ right: StringShape
    ) throws(ConstraintError) -> StringShape? {
        var result = left
        result.minimumLength = max(left.minimumLength, right.minimumLength)
        if let maximum = right.maximumLength {
            result.maximumLength = min(maximum, left.maximumLength ?? maximum)
        }
        if let maximum = result.maximumLength, maximum < result.minimumLength { return nil }
        result.refusals += right.refusals
        if let language = right.language {
            result.language =
                try left.language.map { one throws(ConstraintError) in
                    try intersection(one, language)
                } ?? language
            if result.language?.isEmpty ?? false, result.refusals.isEmpty { return nil }
        }
        if left.verbatim != nil, right.verbatim != nil {
            result.refusals.append(
                ConstraintError(
                    .unsupported, keyword: "x-verbatim", expected: "one verbatim rule for a string",
                    found: "two"))
        }
        result.verbatim = left.verbatim ?? right.verbatim
        return result
    }

    /// What strings do not meet a shape, as alternatives that exclude each other.
    func complement(_ shape: StringShape) throws(ConstraintError) -> [StringShape] {
        if !shape.refusals.isEmpty { return [StringShape(refusals: shape.refusals)] }
        var alternatives: [StringShape] = []
        var met = StringShape.any
        if shape.minimumLength > 0 {
            alternatives.append(StringShape(maximumLength: shape.minimumLength - 1))
            met.minimumLength = shape.minimumLength
        }
        if let maximum = shape.maximumLength {
            alternatives.append(StringShape(minimumLength: maximum + 1))
            met.maximumLength = maximum
        }
        if let language = shape.language {
            var denied = met
            denied.language = try language.complement()
            alternatives.append(denied)
            met.language = language
        }
        if shape.verbatim != nil {
            met.refusals.append(
                ConstraintError(
                    .unsupported, keyword: "x-verbatim", expected: "a rule that is met",
                    found: "its negation"))
            alternatives.append(met)
        }
        return alternatives
    }
}
