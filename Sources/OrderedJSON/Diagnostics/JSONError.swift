/// Why a text is not acceptable JSON, and where.
public struct JSONError: Error, Sendable, Hashable {
    /// What is wrong.
    public struct Code: RawRepresentable, Sendable, Hashable {
        /// The code's stable name.
        public let rawValue: String

        /// Creates a code from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The text ends before the document does.
        public static let unexpectedEnd = Code(rawValue: "unexpectedEnd")
        /// A character stands where the grammar does not allow it.
        public static let unexpectedCharacter = Code(rawValue: "unexpectedCharacter")
        /// Something other than white space follows the document.
        public static let trailingContent = Code(rawValue: "trailingContent")
        /// The bytes are not UTF-8.
        public static let invalidUTF8 = Code(rawValue: "invalidUTF8")
        /// A backslash is not followed by an escape that JSON defines.
        public static let invalidEscape = Code(rawValue: "invalidEscape")
        /// An escaped surrogate has no partner.
        public static let loneSurrogate = Code(rawValue: "loneSurrogate")
        /// A control character in a string is not escaped.
        public static let controlCharacter = Code(rawValue: "controlCharacter")
        /// A number does not follow the grammar.
        public static let invalidNumber = Code(rawValue: "invalidNumber")
        /// A word is neither `true`, `false` nor `null`.
        public static let invalidLiteral = Code(rawValue: "invalidLiteral")
        /// An object has two members with the same key.
        public static let duplicateKey = Code(rawValue: "duplicateKey")
        /// Arrays and objects are nested more deeply than allowed.
        public static let tooDeep = Code(rawValue: "tooDeep")
    }

    /// What is wrong.
    public let code: Code
    /// The position in bytes, counted from 0.
    public let offset: Int
    /// The line, counted from 1.
    public let line: Int
    /// The column in characters (Unicode scalars), counted from 1.
    public let column: Int
    /// What would have been acceptable, if that can be said.
    public let expected: String?
    /// The byte that was found instead, if one was.
    public let foundByte: UInt8?

    init(
        _ code: Code, in bytes: [UInt8], at offset: Int, expected: String? = nil
    ) {
        self.code = code
        self.offset = offset
        self.expected = expected
        foundByte = offset < bytes.count ? bytes[offset] : nil
        var line = 1
        var column = 1
        for byte in bytes[..<min(offset, bytes.count)] {
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        self.line = line
        self.column = column
    }
}
