import Apus
import Foundation
import OrderedJSON
import Synchronization
import TestSupport
import Testing

@testable import ApusServer

/// Servers that pass chat completions on to another one.
struct UpstreamTests {
    private static let path = "/v1/chat/completions"
    private static let body = #"{"messages": [{"role": "user", "content": "x"}]}"#
    private static let streamBody =
        #"{"messages": [{"role": "user", "content": "x"}], "stream": true}"#

    /// Starts a server before another one.
    private static func fronting(
        _ port: UInt16, key: String? = nil,
        _ change: (inout ServerConfiguration) -> Void = { _ in },
        _ body: (TestServer) async throws -> Void
    ) async throws {
        let url = try #require(URL(string: "http://127.0.0.1:\(port)"))
        try await TestServer.with(
            ServedModel(upstream: url, name: "behind", key: key), change, body)
    }

    /// Starts a server before one that answers every chat completion in the same way.
    private static func fronting(
        _ answer: @escaping @Sendable (ServerRequest) async throws -> ServerResponse,
        _ body: (TestServer) async throws -> Void
    ) async throws {
        let configure = { (configuration: inout ServerConfiguration) in
            configuration.routes = [ServerRoute(.post, path, answer: answer)]
        }
        try await TestServer.with(nil, configure) { try await fronting($0.port, { _ in }, body) }
    }

    /// Starts a server before one that says some bytes, and closes the connection.
    private static func fronting(
        saying text: String, _ body: (TestServer) async throws -> Void
    ) async throws {
        let upstream = try LoopbackServer { connection in
            _ = connection.readRequest()
            connection.send(text.utf8)
        }
        defer { upstream.stop() }
        try await fronting(upstream.port, { _ in }, body)
    }

    @Test func passesAnAnswerOnAsItIs() async throws {
        let json: JSONValue = [
            "id": "chatcmpl-1", "choices": [["message": ["content": "é"]]], "extra": 1,
            "usage": ["prompt_tokens": 3, "completion_tokens": 4],
        ]
        try await Self.fronting({ _ in .json(json) }) { server in
            let answer = try await server.post(Self.path, Self.body)
            #expect(answer.status == 200)
            #expect(answer.json == json)
            let metrics = try await server.get("/metrics").body
            #expect(metrics.contains("apus_tokens_total{kind=\"completion\"} 4"))
        }
    }

    @Test func passesTheRequestOnWithTheModelsName() async throws {
        let request = #"""
            {"messages": [{"role": "user", "content": "x"}], "model": "behind", "temperature": 0.70,
            "tools": [{"type": "function", "function": {"name": "f"}}],
            "response_format": {"type": "json_schema", "json_schema": {"name": "n",
            "schema": {"type": "object", "properties": {"b": {}, "a": {}}}}}}
            """#
        try await Self.fronting({ .json(["echo": try $0.json()]) }) { server in
            let answer = try await server.post(Self.path, request)
            #expect(answer.json["echo"] == (try JSONValue(parsing: request)))
            let unnamed = try await server.post(Self.path, Self.body)
            #expect(unnamed.json["echo"]?["model"] == "behind")
            #expect(try await server.post(Self.path, #"{"messages": []}"#).status == 400)
        }
    }

    @Test func sendsItsOwnKeyOnly() async throws {
        let route = ServerRoute(.post, Self.path) { request in
            .json(["key": .string(request.field("Authorization") ?? "")])
        }
        try await TestServer.with(nil, { $0.routes = [route] }) { upstream in
            try await Self.fronting(upstream.port, key: "theirs", { $0.apiKeys = ["ours"] }) {
                let answer = try await $0.post(
                    Self.path, Self.body, fields: ["Authorization: Bearer ours"])
                #expect(answer.json["key"] == "Bearer theirs")
            }
        }
    }

    @Test func passesAStreamOnAsItComes() async throws {
        let turn: ScriptedLanguageModel.Turn = [.text("Hel", "lo"), .usage(input: 5, output: 2)]
        try await TestServer.scripted([turn, turn]) { upstream in
            let direct = try await upstream.post(Self.path, Self.streamBody)
            try await Self.fronting(upstream.port) { server in
                let refused = try await server.post(Self.path, Self.streamBody)
                // The model's name is another one there.
                #expect(refused.status == 404)
                #expect(refused.error == "model_not_found")
            }
            #expect(direct.events.count == 4)
        }
        let text = "data: {\"a\":1}\n\n: comment\n\ndata: [DONE]\n\n"
        let stream = ServerResponse(contentType: "text/event-stream", body: text.utf8)
        try await Self.fronting({ _ in stream }) { server in
            let answer = try await server.post(Self.path, Self.streamBody)
            #expect(answer.field("content-type") == "text/event-stream")
            #expect(answer.body == text)
        }
    }

    @Test(arguments: [
        (400, #"{"error": {"code": "c"}}"#, 400, "c"), (404, "{}", 404, ""),
        (429, #"{"error": {"code": "busy"}}"#, 429, "busy"),
        (429, "<html>", 429, "rate_limit_exceeded"), (503, #"{"error": {"code": "d"}}"#, 503, "d"),
        (500, "<html>", 502, "upstream_error"), (401, "{}", 502, "upstream_error"),
        (403, "{}", 502, "upstream_error"), (302, "", 502, "upstream_error"),
        (200, "<html>", 502, "upstream_error"), (200, "", 502, "upstream_error"),
    ])
    func answersWithErrorsOfTheOther(
        status: Int, body: String, expected: Int, code: String
    ) async throws {
        let response = ServerResponse(
            status: status, contentType: "application/json", fields: [("Retry-After", "7")],
            body: body.utf8)
        try await Self.fronting({ _ in response }) { server in
            for request in [Self.body, Self.streamBody] {
                let answer = try await server.post(Self.path, request)
                #expect(answer.status == expected)
                #expect(answer.error == code)
                if expected == 429 { #expect(answer.field("retry-after") == "7") }
            }
        }
    }

    @Test func saysThatTheOtherIsDown() async throws {
        let socket = try ListeningSocket(.tcp(host: "127.0.0.1", port: 0))
        guard case .tcp(_, let port) = socket.address else { return }
        close(socket.descriptor)
        try await Self.fronting(port) { server in
            let answer = try await server.post(Self.path, Self.body)
            #expect(answer.status == 502)
            #expect(answer.error == "upstream_error")
            #expect(try await server.get("/health").status == 200)
        }
    }

    @Test func doesNotWaitForeverForTheOther() async throws {
        let upstream = try LoopbackServer { $0.waitForEnd() }
        defer { upstream.stop() }
        try await Self.fronting(upstream.port, key: nil, { $0.limits.answerSeconds = 1 }) {
            server in
            let answer = try await server.post(Self.path, Self.body)
            #expect(answer.status == 503)
            #expect(answer.error == "timeout")
        }
    }

    @Test(arguments: [
        "", "HTTP/1.1 200 OK\r\n", "garbage\r\n\r\n",
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{\"a\":",
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n{\"a\":",
    ])
    func leavesNoHalfOfADocument(text: String) async throws {
        try await Self.fronting(saying: text) { server in
            let answer = try await server.post(Self.path, Self.body)
            #expect(answer.status == 502)
            #expect(answer.error == "upstream_error")
        }
    }

    @Test(arguments: [
        // Cut in the middle of a chunk, and ended well but too early.
        "Transfer-Encoding: chunked\r\n\r\n10\r\ndata: {\"a\":1}\n\n\r\nff\r\ndata: {",
        "Transfer-Encoding: chunked\r\n\r\nf\r\ndata: {\"a\":1}\n\n\r\n0\r\n\r\n",
        "Connection: close\r\n\r\ndata: {\"a\":1}\n\n",
    ])
    func saysInAStreamThatItBrokeOff(rest: String) async throws {
        let text = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n" + rest
        try await Self.fronting(saying: text) { server in
            let answer = try await server.post(Self.path, Self.streamBody)
            #expect(answer.status == 200)
            #expect(answer.body.hasPrefix("data: {\"a\":1}\n\n"))
            #expect(answer.events.last?["error"]?["code"] == "upstream_error")
            #expect(!answer.body.contains("[DONE]"))
        }
    }

    @Test(arguments: [
        ("/v1/completions", #"{"prompt": "a"}"#), ("/v1/responses", #"{"input": "a"}"#),
        ("/v1/extract", #"{"text": "a"}"#), ("/tokenize", #"{"content": "a"}"#),
        ("/detokenize", #"{"tokens": [1]}"#),
    ])
    func refusesWhatNeedsAModelHere(path: String, body: String) async throws {
        try await Self.fronting(1) { server in
            let answer = try await server.post(path, body)
            #expect(answer.status == 400)
            #expect(answer.error == "unsupported_parameter")
            #expect(answer.json["error"]?["message"]?.stringValue?.contains("model") == true)
        }
    }
}
