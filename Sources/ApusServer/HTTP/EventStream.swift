import OrderedJSON

/// Writes server-sent events as the body of a response (HTML Standard, section 9.2).
public struct EventStream: Sendable {
    private let exchange: HTTPExchange

    /// Writes events to a client; the response begins with the first one.
    init(_ exchange: HTTPExchange) { self.exchange = exchange }

    /// Sends a document.
    ///
    /// - Parameters:
    ///   - json: The document.
    ///   - name: The kind of event, a single line, if the client tells several apart.
    public func send(_ json: JSONValue, name: String? = nil) {
        let head = name.map { "event: \($0)\n" } ?? ""
        write(Array("\(head)data: ".utf8) + json.jsonBytes() + Array("\n\n".utf8))
    }

    /// Sends what ends a stream for clients of chat completions.
    func sendDone() { write(Array("data: [DONE]\n\n".utf8)) }

    /// Ends the response.
    func finish() {
        begin()
        exchange.finish()
    }

    private func write(_ bytes: [UInt8]) {
        begin()
        exchange.write(bytes)
    }

    /// Begins the response, unless it has begun.
    func begin() {
        exchange.begin(
            HTTPHead(
                status: 200,
                fields: [
                    ("Content-Type", "text/event-stream"), ("Cache-Control", "no-store"),
                    ("X-Accel-Buffering", "no"), ("X-Content-Type-Options", "nosniff"),
                ]))
    }
}
