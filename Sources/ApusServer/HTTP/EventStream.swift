import OrderedJSON

/// Writes server-sent events as the body of a response (HTML Standard, section 9.2).
struct EventStream: Sendable {
    private let exchange: HTTPExchange

    /// Begins the response, unless it has begun.
    init(_ exchange: HTTPExchange) {
        self.exchange = exchange
        exchange.begin(
            HTTPHead(
                status: 200,
                fields: [
                    ("Content-Type", "text/event-stream"), ("Cache-Control", "no-store"),
                    ("X-Accel-Buffering", "no"),
                ]))
    }

    /// Sends a document.
    ///
    /// - Parameters:
    ///   - json: The document.
    ///   - name: The kind of event, if the client tells several apart.
    func send(_ json: JSONValue, name: String? = nil) {
        let head = name.map { "event: \($0)\n" } ?? ""
        exchange.write(Array("\(head)data: ".utf8) + json.jsonBytes() + Array("\n\n".utf8))
    }

    /// Ends a stream as clients of chat completions expect it.
    func sendDone() { exchange.write(Array("data: [DONE]\n\n".utf8)) }
}
