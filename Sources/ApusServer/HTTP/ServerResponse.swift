import OrderedJSON

/// What a program answers to a request.
public struct ServerResponse: Sendable {
    /// What follows the head.
    enum Body: Sendable {
        case bytes([UInt8])
        case events(@Sendable (EventStream) async throws -> Void)
    }

    /// The status, such as 200.
    public let status: Int
    /// The fields of the head.
    public var fields: [(name: String, value: String)]
    let body: Body

    /// Answers with a body.
    ///
    /// Without a `Content-Security-Policy` among the fields it gets one under which nothing runs.
    ///
    /// - Parameters:
    ///   - status: The status, from 200 to 599.
    ///   - contentType: The type of the body, such as `image/png`.
    ///   - fields: Further fields of the head.
    ///   - body: The body.
    public init(
        status: Int = 200, contentType: String, fields: [(name: String, value: String)] = [],
        body: some Sequence<UInt8>
    ) {
        self.status = status
        self.fields = [("Content-Type", contentType)] + fields
        self.body = .bytes(Array(body))
    }

    private init(events: @escaping @Sendable (EventStream) async throws -> Void) {
        status = 200
        fields = []
        body = .events(events)
    }

    /// Answers with a document.
    ///
    /// - Parameters:
    ///   - json: The document.
    ///   - status: The status.
    /// - Returns: The response.
    public static func json(_ json: JSONValue, status: Int = 200) -> ServerResponse {
        ServerResponse(status: status, contentType: "application/json", body: json.jsonBytes())
    }

    /// Answers with a self-contained page.
    ///
    /// Only the scripts and styles run that stand in the page as `<script>` and `<style>` without
    /// attributes; they and the page's pictures reach this server alone.
    ///
    /// - Parameter html: The page.
    /// - Returns: The response.
    public static func page(_ html: String) -> ServerResponse {
        ServerResponse(
            contentType: "text/html; charset=utf-8",
            fields: [
                (PagePolicy.fieldName, PagePolicy.text(for: html)),
                ("Cache-Control", "no-cache"),
            ], body: html.utf8)
    }

    /// Answers with server-sent events.
    ///
    /// The head waits for the first event: an error before it has a status of its own, and one after it
    /// is an event with the error object.
    ///
    /// - Parameter body: Sends the events; the response ends with it.
    /// - Returns: The response.
    public static func events(
        _ body: @escaping @Sendable (EventStream) async throws -> Void
    ) -> ServerResponse { ServerResponse(events: body) }

    /// Sends the response.
    ///
    /// - Throws: ``ServerError`` if HTTP does not allow it, or what its events throw.
    func send(to exchange: HTTPExchange) async throws {
        switch body {
        case .bytes(let bytes):
            exchange.respond(try head, body: bytes)
        case .events(let body):
            let stream = EventStream(exchange)
            try await body(stream)
            stream.finish()
        }
    }

    private var head: HTTPHead {
        get throws(ServerError) {
            guard (200...599).contains(status) else {
                throw ServerError(.failed, found: "a response of status \(status)")
            }
            guard fields.allSatisfy({ Self.isField($0.name, $0.value) }) else {
                throw ServerError(.failed, found: "a field that HTTP does not allow in a response")
            }
            var head = HTTPHead(status: status, fields: fields)
            let names = Set(fields.map { $0.name.lowercased() })
            for (name, value) in Self.usualFields where !names.contains(name.lowercased()) {
                head.fields.append((name, value))
            }
            return head
        }
    }

    private static let usualFields = [
        (PagePolicy.fieldName, PagePolicy.strictest), ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "no-referrer"),
    ]

    /// Whether a field may stand in a head, and is not one that says where the response ends.
    private static func isField(_ name: String, _ value: String) -> Bool {
        RequestFraming.isToken(name)
            && !["content-length", "transfer-encoding", "connection"].contains(name.lowercased())
            && value.utf8.allSatisfy { $0 == 0x09 || $0 >= 0x20 && $0 != 0x7F }
    }
}
