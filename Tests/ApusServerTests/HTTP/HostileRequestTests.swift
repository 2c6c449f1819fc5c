import Testing

@testable import ApusServer

/// Requests that no well-meaning client sends.
struct HostileRequestTests {
    private static let head =
        "POST /v1/chat/completions HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
        + "Content-Type: application/json\r\n"

    @Test(arguments: [
        ("both lengths", "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
        ("two lengths", "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{} ", 400),
        ("signed length", "Content-Length: +2\r\n\r\n{}", 400),
        ("negative length", "Content-Length: -2\r\n\r\n{}", 400),
        ("length past all numbers", "Content-Length: 99999999999999999999999\r\n\r\n", 413),
        ("too long", "Content-Length: 20000000\r\n\r\n", 413),
        ("space before the colon", "Content-Length : 2\r\n\r\n{}", 400),
        ("other encoding", "Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", 400),
        ("bad chunk", "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n", 400),
        ("huge chunk", "Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n{}\r\n", 413),
        ("no body", "\r\n", 400),
    ])
    func refuses(name: String, rest: String, status: Int) async throws {
        try await TestServer.scripted([]) { server in
            let answer = try await server.send(Array((Self.head + rest).utf8))
            #expect(answer.status == status)
            #expect(try await server.get("/health").status == 200)
        }
    }

    /// Bodies that are no request, by what is wrong with them.
    private static let bodies: [String: [UInt8]] = [
        "not UTF-8": [0x7B, 0x22, 0xFF, 0xFE], "deep": [UInt8](repeating: 0x5B, count: 200_000),
        "deep objects": Array(String(repeating: #"{"a":"#, count: 100_000).utf8),
        "cut": Array(#"{"messages": ["#.utf8), "empty": [], "zeros": [0, 0, 0],
        "duplicate keys": Array(#"{"messages": [], "messages": []}"#.utf8),
        "number past all numbers": Array(#"{"n": 1e999999999999}"#.utf8),
        "half a character": Array(#"{"messages": "\ud800"}"#.utf8),
    ]

    @Test(arguments: bodies.keys.sorted())
    func refusesBodies(name: String) async throws {
        let body = Self.bodies[name] ?? []
        try await TestServer.scripted([]) { server in
            let answer = try await server.send(
                method: "POST", "/v1/chat/completions", body: body,
                fields: ["Content-Type: application/json"])
            #expect(answer.status == 400)
            #expect(!answer.error.isEmpty)
        }
    }

    /// Heads that are none, by what is wrong with them.
    private static let heads = [
        "long field":
            "GET /health HTTP/1.1\r\nHost: a\r\nX: " + String(repeating: "a", count: 100_000),
        "many fields": "GET /health HTTP/1.1\r\n" + String(repeating: "X: a\r\n", count: 5000),
        "long path": "GET /\(String(repeating: "a", count: 100_000)) HTTP/1.1\r\nHost: a",
        "no host": "GET /health HTTP/1.1\r\nConnection: close",
        "other version": "GET /health HTTP/9.9\r\nConnection: close",
    ]

    @Test(arguments: heads.keys.sorted())
    func refusesHeads(name: String) async throws {
        let head = Self.heads[name] ?? ""
        try await TestServer.scripted([]) { server in
            let answer = try await server.send(Array((head + "\r\n\r\n").utf8))
            #expect((400...505).contains(answer.status))
            #expect(try await server.get("/health").status == 200)
        }
    }

    @Test func refusesABodyThatGrowsTooLong() async throws {
        try await TestServer.scripted([], { $0.limits.bodyBytes = 1000 }) { server in
            let chunk = "3e8\r\n" + String(repeating: " ", count: 1000) + "\r\n"
            let body = "Transfer-Encoding: chunked\r\n\r\n\(chunk)5\r\n     \r\n0\r\n\r\n"
            let answer = try await server.send(Array((Self.head + body).utf8))
            #expect(answer.status == 413)
            #expect(answer.error == "request_too_large")
        }
    }

    @Test func refusesARequestThatComesTooSlowly() async throws {
        try await TestServer.scripted([], { $0.limits.requestSeconds = 1 }) { server in
            let answer = try await server.send(
                Array((Self.head + "Content-Length: 100\r\n\r\n{").utf8))
            #expect(answer.status == 408)
            #expect(answer.error == "request_timeout")
            #expect(try await server.get("/health").status == 200)
        }
    }
}
