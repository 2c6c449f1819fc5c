/// Why a vocabulary cannot be used.
public struct TokenizerError: Error, Sendable, Hashable {
    /// What is wrong, for code that acts on it; more may be added.
    public struct Code: RawRepresentable, Sendable, Hashable {
        /// The name of the code.
        public let rawValue: String

        /// Creates a code with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// There are no tokens.
        public static let emptyVocabulary = Code(rawValue: "emptyVocabulary")
        /// There are more tokens or merges than ``TokenizerLimits`` allows.
        public static let vocabularyTooLarge = Code(rawValue: "vocabularyTooLarge")
        /// A token has more bytes than ``TokenizerLimits`` allows.
        public static let tokenTooLong = Code(rawValue: "tokenTooLong")
        /// A list that goes with the tokens has another length.
        public static let countMismatch = Code(rawValue: "countMismatch")
        /// A named token is not in the vocabulary.
        public static let tokenOutOfRange = Code(rawValue: "tokenOutOfRange")
        /// Two tokens have the same text.
        public static let duplicateToken = Code(rawValue: "duplicateToken")
        /// A score is not a finite number.
        public static let invalidScore = Code(rawValue: "invalidScore")
        /// A byte token's text is not `<0xNN>`.
        public static let malformedByteToken = Code(rawValue: "malformedByteToken")
        /// The rule that cuts text into words is not one that is known here.
        public static let unknownPreTokenizer = Code(rawValue: "unknownPreTokenizer")
    }

    /// What is wrong.
    public let code: Code
    /// Which part of the description is meant, such as `kinds` or `tokens[5]`.
    public let location: String
    /// What should be there.
    public let expected: String
    /// What is there.
    public let found: String
}
