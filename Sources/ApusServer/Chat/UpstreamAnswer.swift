import Apus
import OrderedJSON
import Synchronization

/// The answer of another server on its way to the client.
///
/// Events are passed on as they come. Anything else is passed on whole, once it is known to be a
/// document, so that a connection that breaks leaves no half of one.
final class UpstreamAnswer: Sendable {
    private struct State {
        var status = 0
        var retryAfter: String?
        var isStream = false
        var events = EventBlocks()
        /// The body, unless it is events.
        var body: [UInt8] = []
    }

    private let call: ServerCall
    private let state = Mutex(State())

    init(_ call: ServerCall) { self.call = call }

    /// Takes in a part.
    ///
    /// - Throws: ``ServerError`` if the other server does not let this one in.
    func add(_ part: ChatCompletionsRelay.Part) throws(ServerError) {
        switch part {
        case .head(let status, let contentType, let retryAfter):
            // Whoever is refused there asked with this server's key, not their own.
            guard status != 401, status != 403 else { throw Self.failure("status \(status)") }
            let type = contentType?.lowercased() ?? ""
            let isStream = status == 200 && type.hasPrefix("text/event-stream")
            state.withLock {
                $0 = State(status: status, retryAfter: retryAfter, isStream: isStream)
            }
            if isStream { EventStream(call.exchange).begin() }
        case .bytes(let bytes):
            state.withLock { state in
                if state.isStream {
                    call.exchange.write(state.events.push(bytes))
                } else {
                    state.body += bytes
                }
            }
        }
    }

    /// Ends the answer.
    ///
    /// - Throws: ``ServerError`` of code `upstreamFailed` if it is not whole, or `queueFull`.
    func finish() throws(ServerError) {
        let answer = state.withLock { $0 }
        guard !answer.isStream else {
            guard answer.events.hasEnded else {
                throw Self.failure("a stream that broke off")
            }
            call.exchange.finish()
            return
        }
        let json = try? JSONValue(parsing: answer.body)
        guard let json, json.objectValue != nil, answer.status == 200 || answer.status >= 400 else {
            if answer.status == 429 {
                throw ServerError(
                    .queueFull, subject: "the server behind this one",
                    retryAfterSeconds: answer.retryAfter.flatMap { Int($0) } ?? 1)
            }
            throw Self.failure(
                answer.status == 200
                    ? "an answer that is no JSON object" : "status \(answer.status)")
        }
        if let usage = json["usage"] { call.note(TokenUsage(usage)) }
        var head = HTTPHead(status: answer.status, fields: [HTTPHead.json])
        if let retryAfter = answer.retryAfter { head.fields.append(("Retry-After", retryAfter)) }
        call.exchange.respond(head, body: answer.body)
    }

    private static func failure(_ found: String) -> ServerError {
        ServerError(.upstreamFailed, found: found)
    }
}

extension TokenUsage {
    /// Reads the usage of a chat completion.
    fileprivate init(_ json: JSONValue) {
        self.init(
            prompt: json["prompt_tokens"]?.intValue ?? 0,
            cached: json["prompt_tokens_details"]?["cached_tokens"]?.intValue ?? 0,
            completion: json["completion_tokens"]?.intValue ?? 0)
    }
}
