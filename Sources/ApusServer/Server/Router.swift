import Foundation
import OrderedJSON

/// Finds the endpoint of a request, and answers with an error where there is none or it fails.
struct Router: Sendable {
    private let configuration: ServerConfiguration
    private let access: AccessPolicy
    private let queue: RequestQueue
    private let metrics: ServerMetrics
    private let routes: RouteTable

    init(
        _ configuration: ServerConfiguration, _ routes: RouteTable, access: AccessPolicy,
        queue: RequestQueue, metrics: ServerMetrics
    ) {
        self.configuration = configuration
        self.access = access
        self.queue = queue
        self.metrics = metrics
        self.routes = routes
    }

    /// Answers a request.
    func answer(_ request: HTTPRequest, _ exchange: HTTPExchange) async {
        let start = ContinuousClock.now
        let call = ServerCall(
            request: request, client: access.client(of: request), exchange: exchange,
            configuration: configuration, queue: queue, metrics: metrics)
        do {
            try await dispatch(call)
        } catch {
            fail(ServerError(error), call)
        }
        let path = routes[request.path].isEmpty ? "other" : request.path
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
        let routes = routes[request.path]
        guard !routes.isEmpty, !request.hasQuery else { throw ServerError(.notFound) }
        // The daemon leaves the body of an answer to HEAD away.
        let method = request.method == "HEAD" ? "GET" : request.method
        guard let route = ServerRoute.Method(rawValue: method).flatMap({ routes[$0] }) else {
            let methods = routes.keys.map(\.rawValue).sorted()
            call.exchange.addFields([("Allow", methods.joined(separator: ", "))])
            throw ServerError(
                .methodNotAllowed,
                expected: methods.map { "`\($0)`" }.joined(separator: " or "))
        }
        if !route.isOpen { try access.checkKey(of: request) }
        try await route.endpoint.answer(call)
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
