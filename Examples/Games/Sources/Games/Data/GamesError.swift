/// What is wrong with files of results, or with what was asked of them.
public struct GamesError: Error, Sendable, Hashable {
    /// What kind of problem it is.
    public struct Code: RawRepresentable, Sendable, Hashable {
        /// The code's name.
        public let rawValue: String

        /// Makes a code of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A file cannot be read.
        public static let unreadable = Code(rawValue: "unreadable")
        /// A file cannot be written.
        public static let unwritable = Code(rawValue: "unwritable")
        /// A file is larger than the limit.
        public static let tooLarge = Code(rawValue: "tooLarge")
        /// Text is not valid JSON.
        public static let invalidJSON = Code(rawValue: "invalidJSON")
        /// Text is not a list of comma-separated values.
        public static let invalidTable = Code(rawValue: "invalidTable")
        /// A document does not have the form of results or rules.
        public static let invalidData = Code(rawValue: "invalidData")
        /// A list has no result that can be used.
        public static let noResults = Code(rawValue: "noResults")
        /// The model cannot be used.
        public static let modelUnavailable = Code(rawValue: "modelUnavailable")
        /// The page cannot be served.
        public static let cannotServe = Code(rawValue: "cannotServe")
        /// The command was called in a way that it does not know.
        public static let usage = Code(rawValue: "usage")
    }

    /// What kind of problem it is.
    public let code: Code
    /// The file or the part of a document.
    public let subject: String
    /// The line, if it is known.
    public let line: Int?
    /// What should be there.
    public let expected: String?
    /// What is there.
    public let found: String?
    /// What to do about it, in place of the usual advice.
    public let advice: String?

    /// Describes a problem.
    public init(
        _ code: Code, subject: String, line: Int? = nil, expected: String? = nil,
        found: String? = nil, advice: String? = nil
    ) {
        self.code = code
        self.subject = subject
        self.line = line
        self.expected = expected
        self.found = found
        self.advice = advice
    }

    static func invalidData(
        _ subject: String, expected: String? = nil, found: String? = nil, in id: String? = nil
    ) -> GamesError {
        GamesError(
            .invalidData, subject: id.map { "\(subject), \($0)" } ?? subject, expected: expected,
            found: found)
    }
}
