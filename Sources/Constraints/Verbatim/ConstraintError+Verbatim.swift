extension ConstraintError.Code {
    /// The sources to copy from, or a rule about them, cannot be used.
    public static let invalidSource = Self(rawValue: "invalidSource")
}

extension ConstraintError {
    /// Two sources have one name.
    static func duplicateSource(_ name: String) -> ConstraintError {
        ConstraintError(
            .invalidSource, keyword: "source", expected: "a name of its own for each source",
            found: "two sources named `\(name)`", advice: "rename one of them")
    }

    /// A rule names a source that was not given.
    static func unknownSource(_ name: String, known: [String]) -> ConstraintError {
        let expected =
            switch known.count {
            case 0: "no name, as there are no sources"
            case 1...10: "one of \(known.map { "`\($0)`" }.joined(separator: ", "))"
            default: "the name of one of the \(known.count) sources"
            }
        return ConstraintError(
            .invalidSource, keyword: "source", expected: expected, found: "`\(name)`",
            advice: "give a source of that name, or leave the name out")
    }

    /// The sources are longer than an index can hold.
    static func sourcesTooLarge(limit: Int) -> ConstraintError {
        ConstraintError(
            .tooLarge, keyword: "source", expected: "at most \(limit) bytes of text in all sources",
            found: "more", advice: "copy from shorter texts")
    }
}
