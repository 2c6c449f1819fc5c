import Apus
import Testing

@testable import ApusServer

/// Connections that no well-meaning client makes: each is answered or closed, and none stays.
struct HostileConnectionTests {
    private static let path = "/v1/chat/completions"
    private static let body = #"{"messages": [{"role": "user", "content": "x"}]}"#
    private static let head =
        "POST \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"

    /// Waits until the server has no connection; false after some seconds.
    private static func isFreeOfConnections(_ server: Server) async throws -> Bool {
        for _ in 0..<500 {
            if server.connectionCount == 0 { return true }
            try await Task.sleep(for: .milliseconds(20))
        }
        return false
    }

    /// Sends pieces, reads to the end, and gives all that the server said.
    private static func exchange(_ server: TestServer, _ pieces: [String]) async throws -> String {
        let port = server.port
        let bytes = try await SocketClient.onThread {
            let client = try SocketClient(port: port, seconds: 20)
            for piece in pieces { try client.send(piece) }
            return client.readToEnd()
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("bare line feeds", "GET /health HTTP/1.1\nHost: 127.0.0.1\nConnection: close\n\n"),
        ("bare carriage returns", "GET /health HTTP/1.1\rHost: 127.0.0.1\rConnection: close\r\r"),
        ("not UTF-8", "GET /h\u{1}\u{7F} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"),
        ("a folded field", "GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX: a\r\n b\r\n\r\n"),
        ("a field without a colon", "GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nnonsense\r\n\r\n"),
        ("no words", "\r\n\r\n\r\n\r\n"), ("one word", "GET\r\n\r\n"),
        ("a method that is none", "G@T / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"),
        ("TLS", "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\u{0}\u{1}\u{fc}\u{3}\u{3}"),
        (
            "a chunk size past all numbers",
            head + "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
                + String(repeating: "f", count: 5000) + "\r\n"
        ),
        (
            "a negative chunk size",
            head + "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n-1\r\nab\r\n0\r\n\r\n"
        ),
        (
            "an endless chunk extension",
            head + "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n2;"
                + String(repeating: "a", count: 200_000) + "\r\n{}\r\n0\r\n\r\n"
        ),
        (
            "endless trailers",
            head + "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n2\r\n{}\r\n0\r\n"
                + String(repeating: "X: a\r\n", count: 50_000) + "\r\n"
        ),
        (
            "a request in a body of two lengths",
            head + "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n"
                + "0\r\n\r\nGET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        ),
    ])
    func isAnsweredOrClosed(name: String, bytes: String) async throws {
        try await TestServer.scripted([], { $0.limits.requestSeconds = 1 }) { server in
            let said = try await Self.exchange(server, [bytes])
            // Line feeds alone may end lines, and folded lines be joined (RFC 9112, 2.2 and 5.2).
            let mayBeRead = ["bare line feeds", "a folded field"].contains(name)
            let isRead = said.hasPrefix("HTTP/1.1 200 ") && mayBeRead
            let status = said.split(separator: " ").dropFirst().first.flatMap { Int($0.prefix(3)) }
            #expect(said.isEmpty || isRead || (400...505).contains(status ?? 0))
            #expect(!said.contains("apus_requests_total"))
            #expect(try await server.get("/health").status == 200)
            #expect(try await Self.isFreeOfConnections(server.server))
        }
    }

    @Test func answersRequestsThatComeAtOnceInOrder() async throws {
        try await TestServer.scripted(["one", "two"]) { server in
            let request = Self.head + "Content-Length: \(Self.body.utf8.count)\r\n\r\n" + Self.body
            let last = "GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
            let said = try await Self.exchange(server, [request + request + last])
            let answers = said.components(separatedBy: "HTTP/1.1 200 OK").dropFirst()
            #expect(answers.count == 3)
            for (answer, text) in zip(answers, ["one", "two", "\"ok\""]) {
                #expect(answer.contains(text))
            }
        }
    }

    @Test func answersTheVersionBefore() async throws {
        try await TestServer.scripted(["whole"]) { server in
            let request =
                "POST \(Self.path) HTTP/1.0\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
                + "Content-Length: \(Self.body.utf8.count)\r\n\r\n\(Self.body)"
            let said = try await Self.exchange(server, [request])
            #expect(said.contains(" 200 OK"))
            #expect(said.contains("\"content\":\"whole\""))
        }
    }

    @Test func streamsToTheVersionBeforeWithoutChunks() async throws {
        try await TestServer.scripted([[.text("wh", "ole")]]) { server in
            let body = Self.body.dropLast() + #", "stream": true}"#
            let request =
                "POST \(Self.path) HTTP/1.0\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
                + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
            let said = try await Self.exchange(server, [request])
            #expect(!said.lowercased().contains("chunked"))
            #expect(said.hasSuffix("data: [DONE]\n\n"))
        }
    }

    @Test(arguments: [
        "", "P", "POST / HT", head, head + "Content-Length: 10\r\n\r\n", head + "\r\n",
        head + "Content-Length: 10\r\n\r\n{", head + "Transfer-Encoding: chunked\r\n\r\n",
        head + "Transfer-Encoding: chunked\r\n\r\n5\r\n{",
        head + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)",
    ])
    func forgetsClientsThatLeaveEarly(bytes: String) async throws {
        let turns = (0..<8).map { _ in ScriptedLanguageModel.Turn("x") }
        try await TestServer.scripted(turns) { server in
            let port = server.port
            try await SocketClient.onThread {
                for _ in 0..<8 { try SocketClient(port: port).send(bytes) }
            }
            #expect(try await Self.isFreeOfConnections(server.server))
            #expect(try await server.get("/health").status == 200)
        }
    }

    @Test func refusesAHeadThatComesTooSlowly() async throws {
        try await TestServer.scripted([], { $0.limits.requestSeconds = 1 }) { server in
            let port = server.port
            let said = try await SocketClient.onThread {
                let client = try SocketClient(port: port, seconds: 20)
                try client.send("GET /health HTTP/1.1\r\nHost: a\r\n")
                return client.readToEnd()
            }
            #expect(said.isEmpty || String(decoding: said, as: UTF8.self).contains(" 408 "))
            #expect(try await Self.isFreeOfConnections(server.server))
        }
    }

    @Test func bearsMoreConnectionsThanItTakes() async throws {
        try await TestServer.scripted([], { $0.limits.connections = 4 }) { server in
            let port = server.port
            let answered = try await SocketClient.onThread {
                let clients = try (0..<8).map { _ in try SocketClient(port: port, seconds: 3) }
                return clients.count { client in
                    try? client.send("GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                    return !client.read().isEmpty
                }
            }
            #expect(answered >= 4)
            #expect(try await Self.isFreeOfConnections(server.server))
            #expect(try await server.get("/health").status == 200)
        }
    }
}
