import Foundation
import LanguageModelAPI
import TestSupport
import Testing

@testable import Apus

/// Answers that no honest server gives end in a typed error, and neither in a trap nor in a wait.
@Suite struct HostileChatServerTests {
    static func stream(_ data: String) -> String {
        ChatServer.streamHead + "data: \(data)\n\n" + ChatServer.end()
    }

    static func head(_ fields: String, _ body: String = "x") -> String {
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\(fields)\r\n\r\n\(body)"
    }

    static let answers: [(name: String, answer: String)] = [
        ("nothing", ""),
        ("half a status line", "HTTP/1."),
        ("a head without an end", "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n"),
        ("no HTTP", "garbage\r\n\r\nbody"),
        ("a status in letters", "HTTP/1.1 abc OK\r\n\r\n"),
        ("a status of five digits", "HTTP/1.1 99999 OK\r\n\r\n"),
        ("a switch of protocols", "HTTP/1.1 101 Switching\r\nUpgrade: x\r\n\r\nx"),
        ("a bad chunk", head("Transfer-Encoding: chunked", "\r\nZZ\r\nx")),
        ("half a chunk", head("Transfer-Encoding: chunked", "FF\r\nx")),
        ("a huge chunk", head("Transfer-Encoding: chunked", "FFFFFFFFFFFFFFFFFF\r\nx")),
        ("a negative length", head("Content-Length: -5")),
        ("two lengths", head("Content-Length: 1\r\nContent-Length: 2", "xy")),
        ("an unknown coding", head("Transfer-Encoding: magic")),
        ("a false gzip", head("Content-Encoding: gzip\r\nContent-Length: 1")),
        ("a long field", head("X: \(String(repeating: "x", count: 2_000_000))")),
        ("many fields", head(String(repeating: "X: y\r\n", count: 20_000) + "X: z")),
        ("no content type", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"),
        ("a page", ChatServer.document("<html>Welcome</html>", type: "text/html")),
        ("a document that is no JSON", ChatServer.document("Welcome")),
        ("an empty document", ChatServer.document("")),
        ("a document without choices", ChatServer.document("{}")),
        ("a document of no choices", ChatServer.document(#"{"choices":[]}"#)),
        ("a choice without a message", ChatServer.document(#"{"choices":[{}]}"#)),
        ("a document of an array", ChatServer.document("[]")),
        ("data that are no JSON", stream("garbage")),
        ("data that are a number", stream("5")),
        ("half an object", stream(#"{"choices":[{"#)),
        ("no data", stream("")),
        ("choices that are no array", stream(#"{"choices":{}}"#)),
        ("a choice that is no object", stream(#"{"choices":[5]}"#)),
        ("two choices", stream(#"{"choices":[{"index":0},{"index":1}]}"#)),
        ("another choice", stream(#"{"choices":[{"index":1,"delta":{"content":"x"}}]}"#)),
        ("a delta that is a text", stream(#"{"choices":[{"delta":"x"}]}"#)),
        ("content that is a number", stream(#"{"choices":[{"delta":{"content":5}}]}"#)),
        ("calls that are no array", stream(#"{"choices":[{"delta":{"tool_calls":{}}}]}"#)),
        ("an unknown reason", stream(#"{"choices":[{"delta":{},"finish_reason":"bored"}]}"#)),
        ("negative tokens", stream(#"{"usage":{"prompt_tokens":-1}}"#)),
        ("tokens beyond all numbers", stream(#"{"usage":{"prompt_tokens":1e300}}"#)),
        ("half a surrogate", stream(#"{"choices":[{"delta":{"content":"\ud800"}}]}"#)),
        ("a member twice", stream(#"{"choices":[],"choices":[]}"#)),
        ("deep arrays", stream(String(repeating: "[", count: 100_000))),
        ("deep members", stream(#"{"x":"# + String(repeating: #"{"x":"#, count: 100_000))),
    ]

    func error(_ answer: [UInt8], limits: ChatCompletionsLanguageModel.Limits) async throws
        -> any Error
    {
        let server = try ChatServer { _, _, connection in connection.send(answer) }
        defer { server.stop() }
        let session = LanguageModelSession(model: try server.model(limits: limits))
        return try await #require(throws: (any Error).self) { try await session.respond(to: "hi") }
    }

    @Test(arguments: answers.indices) func rejects(index: Int) async throws {
        let (name, answer) = Self.answers[index]
        let error = try await error(Array(answer.utf8), limits: .init())
        let code = (error as? ApusError)?.code
        let codes: [ApusError.Code] = [.invalidAnswer, .incompleteAnswer, .requestRefused]
        #expect(code.map(codes.contains) == true, "\(name): \(error)")
    }

    @Test func rejectsBytesThatAreNoText() async throws {
        let text = Self.stream(#"{"choices":[{"delta":{"content":"?"}}]}"#)
        let bytes = text.utf8.map { $0 == UInt8(ascii: "?") ? 0xFF : $0 }
        let error = try await error(bytes, limits: .init())
        #expect((error as? ApusError)?.code == .invalidAnswer)
    }

    @Test func rejectsEventsThatAreTooLong() async throws {
        var limits = ChatCompletionsLanguageModel.Limits()
        limits.eventByteCount = 1 << 16
        for line in ["data: ", ": "] {
            let answer = ChatServer.streamHead + line + String(repeating: "x", count: 1 << 20)
            let error = try await error(Array(answer.utf8), limits: limits)
            #expect((error as? ApusError)?.code == .invalidAnswer, "\(error)")
        }
    }

    @Test func rejectsAnswersThatAreTooLong() async throws {
        var limits = ChatCompletionsLanguageModel.Limits()
        limits.answerByteCount = 1 << 16
        for answer in [
            ChatServer.streamHead + String(repeating: ": x\n\n", count: 1 << 18),
            ChatServer.document(String(repeating: " ", count: 1 << 20)),
        ] {
            let error = try await error(Array(answer.utf8), limits: limits)
            #expect((error as? ApusError)?.code == .incompleteAnswer, "\(error)")
        }
    }

    @Test func takesNoMoreOfARefusalThanItNeeds() async throws {
        let closed = Signal()
        let server = try ChatServer { _, _, connection in
            connection.send("HTTP/1.1 500 Oops\r\nContent-Type: text/plain\r\n\r\n".utf8)
            connection.send([UInt8](repeating: 0x20, count: 1 << 20))
            connection.waitForEnd()
            closed.send()
        }
        defer { server.stop() }
        let session = LanguageModelSession(model: try server.model())
        let error = try await #require(throws: ApusError.self) {
            try await session.respond(to: "hi")
        }
        #expect(error.code == .requestRefused)
        await closed.wait()
    }

    @Test func rejectsDamagedAnswers() async throws { try await damage(count: 100, seed: 11) }

    @Test(.isLong) func rejectsManyDamagedAnswers() async throws {
        try await damage(count: 2000, seed: 12)
    }

    /// Damaged answers lead to typed errors or, where the damage does not matter, to responses.
    private func damage(count: Int, seed: UInt64) async throws {
        let sound = [
            ChatServer.stream(ChatServer.text("hello"), ChatServer.end()),
            Self.head(
                "Transfer-Encoding: chunked",
                "A\r\ndata: {\"a\":\r\n5\r\n1}\n\n\n\r\n0\r\n\r\n"),
            ChatServer.document(
                #"{"error":{"message":"maximum context length is 5","code":"x"}}"#, status: 400,
                fields: ["Retry-After: 5"]),
            ChatServer.document(
                #"{"choices":[{"message":{"content":"a"},"finish_reason":"stop"}]}"#),
        ]
        var generator = SeededGenerator(seed: seed)
        for index in 0..<count {
            var answer = Array(sound[index % sound.count].utf8)
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: answer.indices, using: &generator)
                answer[place] = UInt8.random(in: .min ... .max, using: &generator)
            }
            let damaged = answer
            let server = try ChatServer { _, _, connection in connection.send(damaged) }
            defer { server.stop() }
            let session = LanguageModelSession(model: try server.model())
            do {
                _ = try await session.respond(to: "hi")
            } catch {
                #expect(error is ApusError || error is LanguageModelError, "\(error)")
            }
        }
    }
}
