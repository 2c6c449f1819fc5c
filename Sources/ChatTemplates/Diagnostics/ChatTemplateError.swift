/// Why a template cannot be read or rendered, and where.
public struct ChatTemplateError: Error, Sendable, Hashable {
    /// What is wrong.
    public struct Code: RawRepresentable, Sendable, Hashable {
        /// The code's stable name.
        public let rawValue: String

        /// Creates a code from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The source does not follow the grammar.
        public static let syntax = Code(rawValue: "syntax")
        /// The template uses a tag, filter, test, method or option that is not supported.
        public static let unsupported = Code(rawValue: "unsupported")
        /// The template uses a value that does not exist.
        public static let undefinedValue = Code(rawValue: "undefinedValue")
        /// An operation does not apply to a value of this type.
        public static let typeMismatch = Code(rawValue: "typeMismatch")
        /// An operation does not accept this value.
        public static let invalidValue = Code(rawValue: "invalidValue")
        /// A function, filter or macro is called with the wrong arguments.
        public static let invalidArguments = Code(rawValue: "invalidArguments")
        /// An integer is out of range.
        public static let overflow = Code(rawValue: "overflow")
        /// A number is divided by zero.
        public static let divisionByZero = Code(rawValue: "divisionByZero")
        /// The template tries what the sandbox forbids, such as changing a list.
        public static let forbidden = Code(rawValue: "forbidden")
        /// The template itself rejected the conversation with `raise_exception`.
        public static let raised = Code(rawValue: "raised")
        /// A limit of ``ChatTemplateLimits`` is reached.
        public static let limitExceeded = Code(rawValue: "limitExceeded")
    }

    /// What is wrong.
    public let code: Code
    /// What is wrong, in words, without any text of the conversation.
    public let problem: String
    /// What would have been acceptable, if that can be said.
    public let expected: String?
    /// What was found instead, if that can be said.
    public let found: String?
    /// What to do, if that can be said.
    public let hint: String?
    /// The line in the template, counted from 1; 0 if unknown.
    public internal(set) var line = 0
    /// The column in characters (Unicode scalars), counted from 1; 0 if unknown.
    public internal(set) var column = 0

    init(
        _ code: Code, _ problem: String, expected: String? = nil, found: String? = nil,
        hint: String? = nil
    ) {
        self.code = code
        self.problem = problem
        self.expected = expected
        self.found = found
        self.hint = hint
    }

    /// The error with its place in the source.
    func located(at offset: Int, in source: [UInt8]) -> ChatTemplateError {
        guard line == 0 else { return self }
        var error = self
        error.line = 1
        error.column = 1
        for byte in source[..<min(max(offset, 0), source.count)] {
            if byte == UInt8(ascii: "\n") {
                error.line += 1
                error.column = 1
            } else if byte & 0xC0 != 0x80 {
                error.column += 1
            }
        }
        return error
    }
}
