/// The one error type of the `Apus` module: what went wrong, with what, and what to do about it.
///
/// `description` is the whole text; a program that prints the hint on a line of its own takes
/// `message` and `hint`. Every code has its wording in `ApusError+Wording.swift`.
public struct ApusError: Error, Sendable {
    /// What kind of failure it is, for programs to decide on.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The code's name, as it stands in logs.
        public let rawValue: String

        /// A code with the given name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// What kind of failure it is.
    public let code: Code

    /// What the failure is about: a model's name, a file or an address; never a prompt.
    public let subject: String

    /// Where in the subject it happened, if it has parts.
    public let location: String?

    /// What should have been there.
    public let expected: String?

    /// What was there instead.
    public let found: String?

    /// What to do about it; nil takes the code's usual advice, if it has one.
    private let ownHint: String?

    /// The error that led to this one.
    public let underlying: (any Error)?

    /// A failure of the given kind.
    ///
    /// - Parameters:
    ///   - code: What kind of failure it is.
    ///   - subject: What it is about: a model's name, a file or an address; never a prompt.
    ///   - location: Where in the subject it happened.
    ///   - expected: What should have been there.
    ///   - found: What was there instead.
    ///   - hint: What to do about it; nil takes the code's usual advice.
    ///   - underlying: The error that led to this one.
    public init(
        _ code: Code, subject: String, location: String? = nil, expected: String? = nil,
        found: String? = nil, hint: String? = nil, underlying: (any Error)? = nil
    ) {
        self.code = code
        self.subject = subject
        self.location = location
        self.expected = expected
        self.found = found
        ownHint = hint
        self.underlying = underlying
    }

    /// What to do about it, if anything can be done.
    public var hint: String? { ownHint ?? code.usualHint }
}

extension ApusError.Code {
    /// The catalogue, the store and the file system know no model of this name.
    public static let unknownModel = Self(rawValue: "unknownModel")

    /// The catalogue knows the model, but it has not been pulled.
    public static let modelNotFound = Self(rawValue: "modelNotFound")

    /// Labels to choose among are none, or not all different.
    public static let invalidChoices = Self(rawValue: "invalidChoices")

    /// A path leads to no file.
    public static let fileNotFound = Self(rawValue: "fileNotFound")

    /// A source did not deliver the file.
    public static let downloadFailed = Self(rawValue: "downloadFailed")

    /// A file's SHA-256 is not the expected one.
    public static let hashMismatch = Self(rawValue: "hashMismatch")

    /// A file's size is not the expected one.
    public static let sizeMismatch = Self(rawValue: "sizeMismatch")

    /// Neither the catalogue nor the source states a SHA-256 to check the file against.
    public static let unverifiable = Self(rawValue: "unverifiable")

    /// The file system has too little room.
    public static let noSpace = Self(rawValue: "noSpace")

    /// The file comes from a third party, and nobody agreed to that.
    public static let consentRequired = Self(rawValue: "consentRequired")

    /// Another process or task is working on the same file.
    public static let busy = Self(rawValue: "busy")

    /// A program that a source needs is not there.
    public static let toolMissing = Self(rawValue: "toolMissing")

    /// A file or folder cannot be read.
    public static let unreadable = Self(rawValue: "unreadable")

    /// A file or folder cannot be written.
    public static let unwritable = Self(rawValue: "unwritable")

    /// An address is not one that files can be fetched from.
    public static let invalidAddress = Self(rawValue: "invalidAddress")

    /// A model file's parts do not fit together, or it asks for something unknown.
    public static let invalidModel = Self(rawValue: "invalidModel")

    /// The model has no chat template, so it can only continue plain text.
    public static let noChatTemplate = Self(rawValue: "noChatTemplate")

    /// The prompt needs more positions than the context has.
    public static let contextExceeded = Self(rawValue: "contextExceeded")

    /// A tool's name or schema cannot be kept to in the way the model writes calls.
    public static let unsupportedTool = Self(rawValue: "unsupportedTool")

    /// What a model wrote as a call of a tool is none, or not one that the tool takes.
    public static let malformedToolCall = Self(rawValue: "malformedToolCall")

    /// An answer ended within a call of a tool.
    public static let truncatedToolCall = Self(rawValue: "truncatedToolCall")

    /// The metadata of a request has an option that is not known, or of the wrong type.
    public static let invalidMetadata = Self(rawValue: "invalidMetadata")

    /// A request needs what only a local model gives.
    public static let notLocal = Self(rawValue: "notLocal")
}
