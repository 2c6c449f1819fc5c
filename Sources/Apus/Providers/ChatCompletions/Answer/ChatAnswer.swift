#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// Turns the parts of an HTTP answer into the events of a turn, or into an error.
struct ChatAnswer {
    private enum Kind {
        /// The head has not come.
        case none
        /// A streamed completion.
        case events
        /// A whole completion, from a server that does not stream.
        case document
        /// The server's words about an error.
        case refusal(HTTPHead)
    }

    private static let refusalByteLimit = 1 << 16

    private let server: String
    private let limits: ChatCompletionsLanguageModel.Limits
    private let refusals: ServerRefusal.Reader
    private var turn: ChatTurn
    private var kind = Kind.none
    private var parser: ServerSentEventParser
    /// The body, where it is no stream of events.
    private var text: [UInt8] = []
    /// What is wrong with a stream of events, of which all before is good.
    private var failure: (any Error)?
    /// Whether all that is wanted has come.
    private(set) var isOver = false

    init(
        endpoint: Endpoint, limits: ChatCompletionsLanguageModel.Limits,
        refusals: ServerRefusal.Reader
    ) {
        server = endpoint.name
        self.limits = limits
        self.refusals = refusals
        turn = ChatTurn(server: endpoint.name)
        parser = ServerSentEventParser(byteLimit: limits.eventByteCount)
    }

    /// Takes the next part.
    ///
    /// - Throws: `ApusError` with the code `invalidAnswer`.
    mutating func take(_ part: HTTPTransfer.Part) throws -> [ChatTurn.Event] {
        switch part {
        case .head(let head): try begin(head)
        case .bytes(let bytes): return try take(bytes)
        }
        return []
    }

    /// Ends the answer.
    ///
    /// - Throws: `LanguageModelError` or `ApusError` if it is no complete response.
    mutating func finish() throws -> [ChatTurn.Event] {
        switch kind {
        case .none:
            throw invalid(found: "no head")
        case .events:
            if let failure { throw failure }
            return try turn.finish()
        case .document:
            let node = try AnswerNode(text, server: server)
            try checkForError(node)
            return try turn.take(ChatChunk(node, isWhole: true)) + turn.finish()
        case .refusal(let head):
            throw refusals.refusal(status: head.status, head: head, body: text).error
        }
    }

    /// The error for a connection that broke off.
    func error(for failure: HTTPTransfer.Failure) -> any Error {
        if case .refusal(let head) = kind {
            return refusals.refusal(status: head.status, head: head, body: text).error
        }
        switch failure.kind {
        case .stalled:
            return LanguageModelError.timeout(
                LanguageModelError.Timeout(
                    debugDescription: "\(server) sent nothing for too long"))
        case .unreachable, .untrusted:
            return ApusError(.serverUnreachable, subject: server, found: failure.reason)
        case .broken:
            if case .none = kind { return invalid(found: failure.reason) }
            return ApusError(.incompleteAnswer, subject: server, found: failure.reason)
        }
    }

    private mutating func begin(_ head: HTTPHead) throws(ApusError) {
        guard head.status == 200 else {
            kind = .refusal(head)
            return
        }
        let type = head["content-type"]?.split(separator: ";").first?
            .trimmingCharacters(in: .whitespaces).lowercased()
        switch type {
        case "text/event-stream": kind = .events
        case "application/json": kind = .document
        default:
            throw invalid(
                expected: "the content type `text/event-stream`", found: "another one")
        }
    }

    private mutating func take(_ bytes: [UInt8]) throws -> [ChatTurn.Event] {
        switch kind {
        case .none: break
        case .refusal:
            text += bytes.prefix(Self.refusalByteLimit - text.count)
            isOver = text.count == Self.refusalByteLimit
        case .document:
            text += bytes
        case .events:
            guard let events = parser.take(bytes) else {
                throw invalid(
                    expected: "events of at most \(limits.eventByteCount) bytes",
                    found: "a longer one")
            }
            return take(events)
        }
        return []
    }

    /// Takes events up to the first that is wrong, wherever the network cut the stream.
    private mutating func take(_ events: [ServerSentEvent]) -> [ChatTurn.Event] {
        var turnEvents: [ChatTurn.Event] = []
        do {
            for event in events { turnEvents += try take(event) }
        } catch {
            failure = error
            isOver = true
        }
        return turnEvents
    }

    private mutating func take(_ event: ServerSentEvent) throws -> [ChatTurn.Event] {
        guard !isOver else { return [] }
        if event.data.elementsEqual("[DONE]".utf8) {
            isOver = true
            return []
        }
        if event.name == "error" {
            throw refusals.refusal(status: nil, head: nil, body: event.data).error
        }
        let node = try AnswerNode(event.data, server: server)
        try checkForError(node)
        return try turn.take(ChatChunk(node, isWhole: false))
    }

    /// Fails if a server that began well reports an error.
    private func checkForError(_ node: AnswerNode) throws {
        let isError = node["error"] != nil || node.value["object"]?.stringValue == "error"
        guard isError else { return }
        throw refusals.refusal(status: nil, head: nil, body: node.value.jsonBytes()).error
    }

    private func invalid(expected: String? = nil, found: String) -> ApusError {
        ApusError(.invalidAnswer, subject: server, expected: expected, found: found)
    }
}
