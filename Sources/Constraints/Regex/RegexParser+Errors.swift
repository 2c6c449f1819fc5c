extension RegexParser {
    /// The place of a scalar in UTF-8 bytes.
    func byteOffset(_ position: Int) -> Int {
        scalars[..<position].reduce(0) { $0 + UTF8.width($1) }
    }

    /// The error that the pattern is malformed at the current position.
    func malformed(expected: String, found: String) -> ConstraintError {
        ConstraintError(
            .invalidPattern, patternOffset: byteOffset(position), expected: expected, found: found)
    }

    /// The error that a construct is not supported.
    func unsupported(
        _ construct: String, at position: Int, _ expected: String
    ) -> ConstraintError {
        ConstraintError(
            .unsupported, keyword: construct, patternOffset: byteOffset(position),
            expected: expected, found: "one")
    }

    /// A scalar for an error's text, escaped so that it cannot disturb a terminal.
    func shown(_ scalar: Unicode.Scalar) -> String {
        scalar == "`" ? "a backquote" : "`\(scalar.escaped(asASCII: true))`"
    }
}

extension ConstraintError {
    static func patternTooLarge(offset: Int? = nil) -> Self {
        Self(
            .tooLarge, patternOffset: offset,
            expected: "a pattern of at most `\(AutomatonLimits.patternStates)` states",
            found: "more")
    }

    static func patternTooLong(_ count: Int) -> Self {
        Self(
            .tooLarge, expected: "a pattern of at most `\(AutomatonLimits.patternBytes)` bytes",
            found: "`\(count)`")
    }
}
