/// Why a request was not answered as it asked, or why a server could not start.
///
/// Over HTTP it is an error object of OpenAI's form, `{"error": {"message", "type", "param", "code"}}`,
/// with the status of its code. Neither prompts nor keys are in it.
public struct ServerError: Error, Sendable {
    /// What kind of failure it is, for programs to decide on.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The code as it stands in error objects.
        public let rawValue: String

        /// A code with the given name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// What kind of failure it is.
    public let code: Code
    /// What it is about, in words, if not a member of the request.
    public let subject: String
    /// The member of the request that it is about, such as `messages[2].content`.
    public let parameter: String?
    /// What should have been there.
    public let expected: String?
    /// What was there instead.
    public let found: String?
    /// What to do about it.
    public let hint: String?
    /// Seconds after which it makes sense to ask again.
    public let retryAfterSeconds: Int?
    /// The error that led to this one.
    public let underlying: (any Error)?

    /// A failure of the given kind.
    ///
    /// - Parameters:
    ///   - code: What kind of failure it is.
    ///   - subject: What it is about, in words.
    ///   - parameter: The member of the request that it is about.
    ///   - expected: What should have been there.
    ///   - found: What was there instead.
    ///   - hint: What to do about it.
    ///   - retryAfterSeconds: When it makes sense to ask again.
    ///   - underlying: The error that led to this one.
    public init(
        _ code: Code, subject: String = "", parameter: String? = nil, expected: String? = nil,
        found: String? = nil, hint: String? = nil, retryAfterSeconds: Int? = nil,
        underlying: (any Error)? = nil
    ) {
        self.code = code
        self.subject = subject
        self.parameter = parameter
        self.expected = expected
        self.found = found
        self.hint = hint
        self.retryAfterSeconds = retryAfterSeconds
        self.underlying = underlying
    }
}

extension ServerError.Code {
    /// The HTTP of the request is ambiguous or incomplete.
    public static let badRequest = Self(rawValue: "bad_request")
    /// The body is not JSON.
    public static let invalidJSON = Self(rawValue: "invalid_json")
    /// The request has a member that the endpoint does not know.
    public static let unknownParameter = Self(rawValue: "unknown_parameter")
    /// The request lacks a member.
    public static let missingParameter = Self(rawValue: "missing_required_parameter")
    /// A member has a value of the wrong type or out of range.
    public static let invalidValue = Self(rawValue: "invalid_value")
    /// A member or a value of OpenAI's API is not supported.
    public static let unsupportedParameter = Self(rawValue: "unsupported_parameter")
    /// A JSON Schema cannot be kept to exactly.
    public static let unsupportedSchema = Self(rawValue: "unsupported_schema")
    /// The prompt does not fit the context window, or the answer had no room to end.
    public static let contextExceeded = Self(rawValue: "context_length_exceeded")
    /// The limit of tokens is too small for any answer of the form that was asked for.
    public static let limitTooSmall = Self(rawValue: "max_tokens_too_small")
    /// What the model wrote is no answer of the form that was asked for.
    public static let invalidAnswer = Self(rawValue: "invalid_model_output")
    /// The server has no such model.
    public static let modelNotFound = Self(rawValue: "model_not_found")
    /// The server has no model at all.
    public static let noModel = Self(rawValue: "no_model")
    /// There is nothing at the address.
    public static let notFound = Self(rawValue: "not_found")
    /// The address takes another method.
    public static let methodNotAllowed = Self(rawValue: "method_not_allowed")
    /// The key is missing or wrong.
    public static let unauthorized = Self(rawValue: "invalid_api_key")
    /// The `Host` field does not name this machine.
    public static let hostNotAllowed = Self(rawValue: "host_not_allowed")
    /// The page that asks is of another origin.
    public static let originNotAllowed = Self(rawValue: "origin_not_allowed")
    /// The body is longer than the server takes.
    public static let bodyTooLarge = Self(rawValue: "request_too_large")
    /// The body is not announced as JSON.
    public static let unsupportedMediaType = Self(rawValue: "unsupported_media_type")
    /// As many requests wait as may.
    public static let queueFull = Self(rawValue: "rate_limit_exceeded")
    /// The client took too long to deliver the request.
    public static let requestTooSlow = Self(rawValue: "request_timeout")
    /// The answer took longer than the server works on one.
    public static let timedOut = Self(rawValue: "timeout")
    /// The server is about to stop.
    public static let stopping = Self(rawValue: "shutting_down")
    /// The client has left.
    public static let cancelled = Self(rawValue: "client_closed_request")
    /// The server behind this one failed.
    public static let upstreamFailed = Self(rawValue: "upstream_error")
    /// A picture's text could not be read.
    public static let unreadablePicture = Self(rawValue: "unreadable_picture")
    /// Something failed that is not the client's fault.
    public static let failed = Self(rawValue: "internal_error")
    /// The server cannot take requests at its address.
    public static let cannotListen = Self(rawValue: "cannot_listen")
    /// A route of the server's configuration has no path, or that of another one.
    public static let invalidRoute = Self(rawValue: "invalid_route")
    /// The server would be open to others without a key.
    public static let unsafeAddress = Self(rawValue: "unsafe_address")
}
