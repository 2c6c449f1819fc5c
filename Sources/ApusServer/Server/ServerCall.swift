import Foundation
import OrderedJSON
import Synchronization

/// One request being answered, with all that an answer needs.
struct ServerCall: Sendable {
    let request: HTTPRequest
    /// By what the client is told from others in the queue.
    let client: String
    let exchange: HTTPExchange
    let configuration: ServerConfiguration
    let queue: RequestQueue
    let metrics: ServerMetrics
    let record = CallRecord()

    var limits: ServerLimits { configuration.limits }

    /// The request's body.
    func json() throws(ServerError) -> JSONValue { try request.json(limits) }

    /// The model of a name; the only one if there is no name.
    ///
    /// - Throws: ``ServerError`` of code `modelNotFound` or `noModel`.
    func model(named name: String?) throws(ServerError) -> ServedModel {
        guard let model = configuration.model else {
            throw ServerError(.noModel)
        }
        guard let name, !model.isCalled(name) else { return model }
        throw ServerError(
            .modelNotFound, subject: "of that name", parameter: "model",
            hint: "ask for `\(model.name)`")
    }

    /// The model in memory that an endpoint needs.
    ///
    /// - Throws: ``ServerError`` of code `unsupportedParameter`.
    func localModel(named name: String?) throws(ServerError) -> ServedModel {
        let model = try model(named: name)
        guard model.loaded != nil else {
            throw ServerError.needsLocalModel
        }
        return model
    }

    /// Does work, as a rule when the request's turn with the model has come.
    ///
    /// - Throws: ``ServerError`` of code `queueFull` or `timedOut`, or what the work throws.
    func work(
        isQueued: Bool = true, _ body: @escaping @Sendable () async throws -> Void
    ) async throws {
        try await withThrowingTaskGroup(of: Void.self) { [queue, client, limits] group in
            group.addTask {
                try await Task.sleep(for: .seconds(limits.answerSeconds))
                throw ServerError(.timedOut, expected: "at most \(limits.answerSeconds) seconds")
            }
            group.addTask {
                if isQueued { try await queue.run(for: client, body) } else { try await body() }
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    /// Takes note of what the answer took.
    func note(_ usage: TokenUsage) { record.update { $0.usage = usage } }

    /// Takes note of on whose behalf the client asks.
    func note(user: String?) { record.update { $0.user = user } }
}

/// What the log says of a request.
final class CallRecord: Sendable {
    struct Entry {
        var usage: TokenUsage?
        var user: String?
    }

    private let state = Mutex(Entry())

    var entry: Entry { state.withLock { $0 } }

    func update(_ change: (inout Entry) -> Void) { state.withLock { change(&$0) } }
}

extension ServerError {
    /// The error for an endpoint that other servers' models cannot answer.
    static var needsLocalModel: ServerError {
        ServerError(
            .unsupportedParameter, subject: "this endpoint",
            hint: "it needs a model that runs in this server")
    }
}
