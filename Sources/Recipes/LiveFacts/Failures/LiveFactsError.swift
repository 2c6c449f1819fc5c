/// The error of live facts: which tool failed, and why.
///
/// `description` is the whole text; neither questions nor arguments are in it. Every code has its
/// wording in `LiveFactsError+Wording.swift`.
public struct LiveFactsError: Error, Sendable {
    /// What kind of failure it is, for programs to decide on.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The code's name, as it stands in logs.
        public let rawValue: String

        /// A code with the given name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// What kind of failure it is.
    public let code: Code
    /// The tool.
    public let tool: LiveTool
    /// The argument, the place in it, or the server that it is about.
    public let subject: String
    /// What should have been there.
    public let expected: String?
    /// What was there instead.
    public let found: String?
    /// The error that led to this one.
    public let underlying: (any Error)?

    /// A failure of the given kind.
    ///
    /// - Parameters:
    ///   - code: What kind of failure it is.
    ///   - tool: The tool.
    ///   - subject: The argument, the place in it, or the server; never the argument's text.
    ///   - expected: What should have been there.
    ///   - found: What was there instead.
    ///   - underlying: The error that led to this one.
    public init(
        _ code: Code, tool: LiveTool, subject: String, expected: String? = nil,
        found: String? = nil, underlying: (any Error)? = nil
    ) {
        self.code = code
        self.tool = tool
        self.subject = subject
        self.expected = expected
        self.found = found
        self.underlying = underlying
    }
}

extension LiveFactsError.Code {
    /// An argument that the tool cannot do without is not there.
    public static let missingArgument = Self(rawValue: "missingArgument")
    /// An argument is not what it should be, such as no date.
    public static let invalidArgument = Self(rawValue: "invalidArgument")
    /// A text is too long.
    public static let tooLong = Self(rawValue: "tooLong")
    /// Nobody knows a place of this name.
    public static let unknownPlace = Self(rawValue: "unknownPlace")
    /// There is no unit of this name.
    public static let unknownUnit = Self(rawValue: "unknownUnit")
    /// Units measure different things.
    public static let differentDimensions = Self(rawValue: "differentDimensions")
    /// An expression is no arithmetic.
    public static let invalidExpression = Self(rawValue: "invalidExpression")
    /// An expression divides by zero, or takes the root of a negative number.
    public static let undefinedResult = Self(rawValue: "undefinedResult")
    /// A number or a date is too large.
    public static let outOfRange = Self(rawValue: "outOfRange")
    /// A server cannot be reached, or answers too slowly.
    public static let serverUnreachable = Self(rawValue: "serverUnreachable")
    /// A server refuses the request.
    public static let serverRefused = Self(rawValue: "serverRefused")
    /// A server's answer is not what it should be.
    public static let malformedAnswer = Self(rawValue: "malformedAnswer")
    /// The tool needs an address that nobody has set.
    public static let notConfigured = Self(rawValue: "notConfigured")
}
