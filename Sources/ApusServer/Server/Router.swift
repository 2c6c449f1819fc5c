import Foundation
import OrderedJSON

/// An endpoint.
protocol Route: Sendable {
    /// Answers a request, or throws before an answer has begun.
    func answer(_ call: ServerCall) async throws
}

/// Finds the endpoint of a request, and answers with an error where there is none or it fails.
struct Router: Sendable {
    private struct Entry {
        let method: String
        /// Whether it is open to clients without a key.
        var isOpen = false
        let route: any Route
    }

    private let configuration: ServerConfiguration
    private let access: AccessPolicy
    private let queue: RequestQueue
    private let metrics: ServerMetrics
    private let entries: [String: Entry]

    init(
        _ configuration: ServerConfiguration, access: AccessPolicy, queue: RequestQueue,
        metrics: ServerMetrics
    ) {
        self.configuration = configuration
        self.access = access
        self.queue = queue
        self.metrics = metrics
        entries = [
            "/": Entry(method: "GET", isOpen: true, route: PageRoute()),
            "/health": Entry(method: "GET", isOpen: true, route: HealthRoute()),
            "/metrics": Entry(method: "GET", route: MetricsRoute()),
            "/v1/models": Entry(method: "GET", route: ModelsRoute()),
            "/v1/chat/completions": Entry(method: "POST", route: ChatCompletionsRoute()),
            "/v1/completions": Entry(method: "POST", route: CompletionsRoute()),
            "/v1/responses": Entry(method: "POST", route: ResponsesRoute()),
            "/v1/extract": Entry(method: "POST", route: ExtractRoute()),
            "/v1/schemas/check": Entry(method: "POST", route: SchemaCheckRoute()),
            "/tokenize": Entry(method: "POST", route: TokenizeRoute()),
            "/detokenize": Entry(method: "POST", route: DetokenizeRoute()),
        ]
    }

    /// Answers a request.
    func answer(_ request: HTTPRequest, _ exchange: HTTPExchange) async {
        let start = ContinuousClock.now
        let call = ServerCall(
            request: request, exchange: exchange, configuration: configuration, queue: queue,
            metrics: metrics)
        do {
            try await dispatch(call)
        } catch {
            fail(ServerError(error), call)
        }
        let path = entries.keys.contains(request.path) ? request.path : "other"
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let status = exchange.status
        metrics.count(path: path, status: status, seconds: seconds, call.record.entry.usage)
        log(call, path: path, status: status, seconds: seconds)
    }

    private func dispatch(_ call: ServerCall) async throws {
        let request = call.request
        try access.checkHost(of: request)
        if let head = try access.preflight(request) {
            call.exchange.respond(head)
            return
        }
        try access.checkOrigin(of: request)
        call.exchange.addFields(access.fields(for: request))
        guard let entry = entries[request.path], !request.hasQuery else {
            throw ServerError(.notFound)
        }
        // The daemon leaves the body of an answer to HEAD away.
        guard request.method == entry.method || request.method == "HEAD" && entry.method == "GET"
        else { throw ServerError(.methodNotAllowed, expected: "`\(entry.method)`") }
        if !entry.isOpen { try access.checkKey(of: request) }
        try await entry.route.answer(call)
    }

    private func fail(_ error: ServerError, _ call: ServerCall) {
        if call.exchange.hasBegun {
            // The status has gone out; the end of the stream says what went wrong.
            EventStream(call.exchange).send(error.json)
            call.exchange.finish()
        } else {
            call.exchange.respond(error)
        }
    }

    private func log(_ call: ServerCall, path: String, status: Int, seconds: Double) {
        guard let log = configuration.log else { return }
        let entry = call.record.entry
        var line = "\(Date.now.ISO8601Format()) \(call.request.method) \(path) \(status)"
        line += " \((seconds * 1000).rounded() / 1000) s"
        if let usage = entry.usage {
            line += " prompt=\(usage.prompt) cached=\(usage.cached) completion=\(usage.completion)"
        }
        if let user = entry.user { line += " user=\(JSONValue.string(user).jsonText())" }
        if configuration.logsPrompts {
            let body = String(decoding: call.request.body, as: UTF8.self)
            line += " body=\(JSONValue.string(body).jsonText())"
        }
        log(line)
    }
}
