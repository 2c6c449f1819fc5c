import Foundation
import Synchronization
import TestSupport

/// An HTTP server on loopback that answers as a test tells it, well or badly.
final class HubServer: Sendable {
    struct Request: Sendable {
        let path: String
        let fields: [String: String]

        /// The first byte that the request asks for.
        var rangeStart: Int? {
            fields["range"].flatMap { Int($0.dropFirst("bytes=".count).dropLast()) }
        }
    }

    struct Reply: Sendable {
        var status = 200
        /// The head's fields; an empty one is left out.
        var fields: [String: String] = [:]
        var body: [UInt8] = []
        /// After how many bytes of the body the connection is dropped.
        var dropsAfter: Int?
        /// After how many bytes of the body nothing more comes.
        var stallsAfter: Int?
        /// What is sent instead of all that.
        var raw: [UInt8]?
    }

    typealias Handler = @Sendable (_ request: Request, _ number: Int) -> Reply

    private final class Record: Sendable {
        let requests = Mutex<[Request]>([])
    }

    private let server: LoopbackServer
    private let record = Record()

    var address: String { server.address }
    var requests: [Request] { record.requests.withLock(\.self) }

    init(_ handler: @escaping Handler) throws {
        let record = record
        server = try LoopbackServer { connection in
            guard let received = connection.readRequest() else { return }
            let request = Request(path: received.path, fields: received.fields)
            let number = record.requests.withLock { requests in
                requests.append(request)
                return requests.count
            }
            Self.answer(handler(request, number), on: connection)
        }
    }

    /// Ends the server and all its connections.
    func stop() { server.stop() }

    private static func answer(_ reply: Reply, on connection: LoopbackConnection) {
        defer { connection.end() }
        if let raw = reply.raw {
            connection.send(raw)
            return
        }
        var fields = reply.fields
        if fields["Content-Length"] == nil { fields["Content-Length"] = "\(reply.body.count)" }
        fields["Connection"] = "close"
        fields = fields.filter { !$0.value.isEmpty || $0.key == "Location" }
        let head =
            "HTTP/1.1 \(reply.status) Reason\r\n"
            + fields.map { "\($0): \($1)\r\n" }.joined() + "\r\n"
        connection.send(head.utf8)
        let end = reply.dropsAfter ?? reply.stallsAfter ?? reply.body.count
        connection.send(reply.body.prefix(end))
        if reply.stallsAfter != nil { _ = connection.readRequest() }
    }
}

extension HubServer.Reply {
    /// What a server that knows ranges answers for a file.
    static func file(
        _ content: [UInt8], tag: String = "\"v1\"", to request: HubServer.Request
    ) -> Self {
        let isCurrent = request.fields["if-range"].map { $0 == tag } ?? true
        guard let start = request.rangeStart, isCurrent else {
            return Self(fields: ["ETag": tag], body: content)
        }
        guard start < content.count else {
            return Self(status: 416, fields: ["Content-Range": "bytes */\(content.count)"])
        }
        return Self(
            status: 206,
            fields: [
                "ETag": tag,
                "Content-Range": "bytes \(start)-\(content.count - 1)/\(content.count)",
            ],
            body: Array(content[start...]))
    }
}
