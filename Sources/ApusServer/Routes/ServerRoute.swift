/// An endpoint of a server: what is done with requests of a method at a path.
///
/// ```swift
/// var configuration = ServerConfiguration()
/// configuration.routes = [
///     ServerRoute(.get, "/", isOpen: true) { _ in .page(html) },
///     ServerRoute(.post, "/answers", isQueued: true) { request in
///         guard let text = try request.json()["question"]?.stringValue else {
///             throw ServerError(.missingParameter, parameter: "question")
///         }
///         return .json(["answer": .string(try await assistant.answer(text))])
///     },
/// ]
/// ```
///
/// The limits of ``ServerLimits``, the checks of host, origin and key, the log and the metrics are those
/// of the server's own endpoints. An address with a query is answered with 404.
public struct ServerRoute: Sendable {
    /// What a client does with an address.
    public enum Method: String, Sendable, Hashable, CaseIterable {
        /// Reads it; `HEAD` is answered too.
        case get = "GET"
        /// Sends a document to it.
        case post = "POST"
    }

    /// What a client does with the address.
    public let method: Method
    /// The path of the address, such as `/answers`, which has to be the request's, byte for byte.
    public let path: String
    /// Whether it is open to clients without a key.
    public let isOpen: Bool
    let endpoint: any Endpoint

    /// An endpoint that a function answers.
    ///
    /// What the function throws becomes an error object: a ``ServerError`` with the status of its code,
    /// anything else with 500 and the type of the error alone. Its task is cancelled when the client
    /// leaves or the time for an answer is over.
    ///
    /// - Parameters:
    ///   - method: What a client does with the address.
    ///   - path: The path of the address.
    ///   - isOpen: Whether it is open to clients without a key.
    ///   - isQueued: Whether requests wait for their turn with the model, as those of the server's own
    ///     endpoints do.
    ///   - answer: Answers a request.
    public init(
        _ method: Method, _ path: String, isOpen: Bool = false, isQueued: Bool = false,
        answer: @escaping @Sendable (ServerRequest) async throws -> ServerResponse
    ) {
        self.init(
            method, path, isOpen: isOpen, FunctionEndpoint(isQueued: isQueued, answer: answer))
    }

    /// One of the server's own endpoints.
    init(_ method: Method, _ path: String, isOpen: Bool = false, _ endpoint: any Endpoint) {
        self.method = method
        self.path = path
        self.isOpen = isOpen
        self.endpoint = endpoint
    }
}

/// What answers the requests of a route.
protocol Endpoint: Sendable {
    /// Answers a request, or throws before an answer has begun.
    func answer(_ call: ServerCall) async throws
}

/// An endpoint that a function answers.
struct FunctionEndpoint: Endpoint {
    let isQueued: Bool
    let answer: @Sendable (ServerRequest) async throws -> ServerResponse

    func answer(_ call: ServerCall) async throws {
        let request = ServerRequest(call.request, limits: call.limits)
        try await call.work(isQueued: isQueued) {
            try await answer(request).send(to: call.exchange)
        }
    }
}
