extension TokenizerError: CustomStringConvertible {
    /// What is wrong, where, what was expected and found, and what to do.
    public var description: String {
        "\(summary) at `\(location)`: expected \(expected), found \(found); \(hint)"
    }

    private var summary: String {
        switch code {
        case .emptyVocabulary: "the vocabulary is empty"
        case .vocabularyTooLarge: "the vocabulary is too large"
        case .countMismatch: "the list has another length than the tokens"
        case .tokenOutOfRange: "the token is not in the vocabulary"
        case .duplicateToken: "two tokens have the same text"
        case .invalidScore: "the score is not a finite number"
        case .tokenTooLong: "the token is too long"
        case .malformedByteToken: "the text of the byte token is malformed"
        case .unknownPreTokenizer: "the pre-tokenizer is not supported"
        default: "the vocabulary cannot be used (`\(code.rawValue)`)"
        }
    }

    /// What to do about it.
    public var hint: String {
        switch code {
        case .unknownPreTokenizer: "use a model of a supported family"
        default: "the model file is damaged or was converted wrongly; fetch or convert it again"
        }
    }
}

extension TokenizerError {
    static func emptyVocabulary() -> Self {
        Self(
            code: .emptyVocabulary, location: "tokens", expected: "at least one token",
            found: "none")
    }

    static func tooManyEntries(_ list: String, count: Int) -> Self {
        Self(
            code: .vocabularyTooLarge, location: list,
            expected: "at most `\(TokenizerLimits.tokens)` entries", found: "`\(count)`")
    }

    static func tooManyBytes(_ list: String, count: Int) -> Self {
        Self(
            code: .vocabularyTooLarge, location: list,
            expected: "at most `\(TokenizerLimits.bytes)` bytes", found: "`\(count)`")
    }

    static func countMismatch(_ list: String, expected: Int, found: Int) -> Self {
        Self(
            code: .countMismatch, location: list, expected: "`\(expected)` entries",
            found: "`\(found)`")
    }

    static func tokenOutOfRange(_ role: String, token: Int, count: Int) -> Self {
        Self(
            code: .tokenOutOfRange, location: role, expected: "an id from 0 to `\(count - 1)`",
            found: "`\(token)`")
    }

    static func duplicateToken(_ token: Int, sameAs other: Int) -> Self {
        Self(
            code: .duplicateToken, location: "tokens[\(token)]", expected: "a text of its own",
            found: "the text of `tokens[\(other)]`")
    }

    static func invalidScore(_ score: Float, token: Int) -> Self {
        Self(
            code: .invalidScore, location: "scores[\(token)]", expected: "a finite number",
            found: "`\(score)`")
    }

    static func tokenTooLong(_ token: Int, length: Int) -> Self {
        Self(
            code: .tokenTooLong, location: "tokens[\(token)]",
            expected: "at most `\(TokenizerLimits.bytesPerToken)` bytes", found: "`\(length)`")
    }

    static func malformedByteToken(_ token: Int) -> Self {
        Self(
            code: .malformedByteToken, location: "tokens[\(token)]",
            expected: "`<0xNN>` with two upper-case hexadecimal digits", found: "another text")
    }

    static func unknownPreTokenizer(_ name: String) -> Self {
        // The name comes from a file: shortened, and escaped so that it cannot disturb a terminal.
        let shown = String(
            name.unicodeScalars.prefix(60).flatMap {
                $0.escaped(asASCII: true).unicodeScalars.map(Character.init)
            })
        return Self(
            code: .unknownPreTokenizer, location: "model",
            expected:
                "one of \(PreTokenizer.supportedNames.map { "`\($0)`" }.joined(separator: ", "))",
            found: "`\(shown)`")
    }
}
