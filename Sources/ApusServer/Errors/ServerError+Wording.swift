extension ServerError: CustomStringConvertible {
    /// The message with what to do, in one line.
    public var description: String { hint.map { "\(message); \($0)" } ?? message }

    /// What happened.
    var message: String {
        var text = problem
        if let expected { text += ": expected \(expected)" }
        if let found { text += "\(expected == nil ? ":" : ",") found \(found)" }
        return text
    }

    private var name: String { parameter.map { "`\($0)`" } ?? subject }

    private var problem: String {
        switch code {
        case .badRequest: "\(name) cannot be read as HTTP"
        case .invalidJSON: "the body is not JSON"
        case .unknownParameter: "\(name) is not a member that this endpoint knows"
        case .missingParameter: "\(name) is missing"
        case .invalidValue: "\(name) has a wrong value"
        case .unsupportedParameter: "\(name) is not supported"
        case .unsupportedSchema: "the schema at \(name) is not supported"
        case .contextExceeded: "the request does not fit the context window"
        case .limitTooSmall: "\(name) leaves no room for an answer"
        case .invalidAnswer: "the model's answer has not the form that was asked for"
        case .modelNotFound: "there is no model \(subject) here"
        case .noModel: "this server has no model"
        case .notFound: "there is nothing at this address"
        case .methodNotAllowed: "the address does not take this method"
        case .unauthorized: "the API key is missing or wrong"
        case .hostNotAllowed: "the `Host` field does not name this server"
        case .originNotAllowed: "pages of other origins may not ask this server"
        case .bodyTooLarge: "the body is too long"
        case .unsupportedMediaType: "the body is of the wrong type"
        case .queueFull: "too many requests wait for the model"
        case .requestTooSlow: "the request did not come in time"
        case .timedOut: "the answer took too long"
        case .stopping: "the server is about to stop"
        case .cancelled: "the client has left"
        case .upstreamFailed: "the server behind this one failed"
        case .unreadablePicture: "the picture cannot be read"
        case .cannotListen: "cannot listen at \(subject)"
        case .invalidRoute: "the route \(subject) cannot be served"
        case .unsafeAddress: "\(subject) can be reached from other machines"
        default: "the request failed"
        }
    }
}
