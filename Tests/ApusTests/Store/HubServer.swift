import Foundation
import Synchronization

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

    struct SetupFailure: Error {}

    private struct State {
        var requests: [Request] = []
        var connections: Set<Int32> = []
    }

    let port: UInt16
    private let listener: Int32
    private let handler: Handler
    private let state = Mutex(State())

    var address: String { "http://127.0.0.1:\(port)" }
    var requests: [Request] { state.withLock(\.requests) }

    init(_ handler: @escaping Handler) throws {
        signal(SIGPIPE, SIG_IGN)
        self.handler = handler
        #if os(Linux)
            listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            listener = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        guard listener >= 0 else { throw SetupFailure() }
        var bound = sockaddr_in()
        bound.sin_family = sa_family_t(AF_INET)
        bound.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let isUp = withUnsafeMutablePointer(to: &bound) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                bind(listener, generic, length) == 0 && listen(listener, 16) == 0
                    && getsockname(listener, generic, &length) == 0
            }
        }
        guard isUp else { throw SetupFailure() }
        port = UInt16(bigEndian: bound.sin_port)
        Thread.detachNewThread { [self] in accept() }
    }

    /// Ends the server and all its connections.
    func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        state.withLock {
            for connection in $0.connections { shutdown(connection, Int32(SHUT_RDWR)) }
        }
    }

    private func accept() {
        while true {
            let connection = Foundation.accept(listener, nil, nil)
            guard connection >= 0 else { return }
            state.withLock { _ = $0.connections.insert(connection) }
            Thread.detachNewThread { [self] in
                serve(connection)
                state.withLock { _ = $0.connections.remove(connection) }
                close(connection)
            }
        }
    }

    private func serve(_ connection: Int32) {
        guard let request = readRequest(connection) else { return }
        let number = state.withLock { state in
            state.requests.append(request)
            return state.requests.count
        }
        let reply = handler(request, number)
        if let raw = reply.raw {
            send(raw, connection)
            shutdown(connection, Int32(SHUT_RDWR))
            return
        }
        var fields = reply.fields
        if fields["Content-Length"] == nil { fields["Content-Length"] = "\(reply.body.count)" }
        fields["Connection"] = "close"
        fields = fields.filter { !$0.value.isEmpty || $0.key == "Location" }
        let head =
            "HTTP/1.1 \(reply.status) Reason\r\n"
            + fields.map { "\($0): \($1)\r\n" }.joined() + "\r\n"
        send(Array(head.utf8), connection)
        let end = reply.dropsAfter ?? reply.stallsAfter ?? reply.body.count
        send(Array(reply.body.prefix(end)), connection)
        if reply.stallsAfter != nil { _ = readRequest(connection) }
        shutdown(connection, Int32(SHUT_RDWR))
    }

    private func send(_ bytes: [UInt8], _ connection: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    private func readRequest(_ connection: Int32) -> Request? {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while !bytes.suffix(4).elementsEqual(Array("\r\n\r\n".utf8)) {
            guard read(connection, &byte, 1) == 1, bytes.count < 1 << 16 else { return nil }
            bytes.append(byte)
        }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n")
        let words = lines[0].split(separator: " ")
        guard words.count == 3 else { return nil }
        var fields: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            fields[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
        }
        return Request(path: String(words[1]), fields: fields)
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
