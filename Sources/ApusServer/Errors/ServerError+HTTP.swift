import OrderedJSON

extension ServerError {
    /// The status of a response with the error.
    var status: Int {
        switch code {
        case .unauthorized: 401
        case .hostNotAllowed, .originNotAllowed: 403
        case .notFound, .modelNotFound, .noModel: 404
        case .methodNotAllowed: 405
        case .requestTooSlow: 408
        case .bodyTooLarge: 413
        case .unsupportedMediaType: 415
        case .queueFull: 429
        case .cancelled: 499
        case .failed, .cannotListen, .unsafeAddress, .invalidRoute, .invalidAnswer: 500
        case .upstreamFailed: 502
        case .timedOut, .stopping: 503
        default: 400
        }
    }

    /// The kind of error by which clients of OpenAI's API tell whose fault it is.
    var type: String {
        switch status {
        case 401: "authentication_error"
        case 403: "permission_error"
        case 429: "rate_limit_error"
        case 500...: "server_error"
        default: "invalid_request_error"
        }
    }

    /// The error object.
    var json: JSONValue {
        [
            "error": [
                "message": .string(description), "type": .string(type),
                "param": .optional(parameter), "code": .string(code.rawValue),
            ]
        ]
    }

    /// The head of a response with the error.
    var head: HTTPHead {
        var head = HTTPHead(status: status, fields: [HTTPHead.json])
        if let retryAfterSeconds {
            head.fields.append(("Retry-After", String(retryAfterSeconds)))
        }
        if code == .unauthorized { head.fields.append(("WWW-Authenticate", "Bearer")) }
        return head
    }

    static func bodyTooLarge(_ limits: ServerLimits) -> ServerError {
        ServerError(.bodyTooLarge, expected: "at most \(limits.bodyBytes) bytes")
    }
}

extension HTTPExchange {
    /// Answers with an error.
    func respond(_ error: ServerError) { respond(error.head, body: error.json.jsonBytes()) }

    /// Answers with a document.
    func respond(_ json: JSONValue) {
        respond(HTTPHead(status: 200, fields: [HTTPHead.json]), body: json.jsonBytes())
    }
}
