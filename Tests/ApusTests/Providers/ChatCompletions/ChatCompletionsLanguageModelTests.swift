import Foundation
import LanguageModelAPI
import OrderedJSON
import Testing

@testable import Apus

/// Whole requests of sessions to a server.
@Suite struct ChatCompletionsLanguageModelTests {
    static let usage =
        #"data: {"choices":[],"usage":{"prompt_tokens":20,"completion_tokens":7,"total_tokens":27,"#
        + #""prompt_tokens_details":{"cached_tokens":16},"#
        + #""completion_tokens_details":{"reasoning_tokens":4}}}"# + "\n\n"

    func respond(_ answers: String, to prompt: String = "hi") async throws -> (
        LanguageModelSession.Response<String>, LanguageModelSession
    ) {
        let server = try ChatServer(answers: answers)
        defer { server.stop() }
        let session = LanguageModelSession(model: try server.model())
        return (try await session.respond(to: prompt), session)
    }

    @Test func postsToTheServer() async throws {
        let server = try ChatServer(
            answers: ChatServer.stream(ChatServer.text("a"), ChatServer.end()))
        defer { server.stop() }
        let model = try server.model(headers: ["Authorization": "Bearer geheim", "X-A": "b c"])
        let session = LanguageModelSession(model: model, instructions: "Be brief.")
        #expect(try await session.respond(to: "hi").content == "a")
        let request = try #require(server.requests.first)
        #expect(request.method == "POST")
        #expect(request.path == "/v1/chat/completions")
        #expect(request.fields["content-type"] == "application/json")
        #expect(request.fields["accept"] == "text/event-stream, application/json")
        #expect(request.fields["authorization"] == "Bearer geheim")
        #expect(request.fields["x-a"] == "b c")
        #expect(request.fields["user-agent"] == "apus")
        #expect(request.fields["expect"] == nil)
        #expect(
            try server.bodies().first?.jsonText()
                == #"{"model":"test","messages":[{"role":"system","content":"Be brief."},"#
                + #"{"role":"user","content":"hi"}],"stream":true,"#
                + #""stream_options":{"include_usage":true}}"#)
    }

    @Test func sendsImagesOfManyBytes() async throws {
        let server = try ChatServer(
            answers: ChatServer.stream(ChatServer.text("a"), ChatServer.end()))
        defer { server.stop() }
        let data = Data(repeating: 7, count: 3_000_000)
        let session = LanguageModelSession(model: try server.model())
        _ = try await session.respond {
            "What is this?"
            Attachment(data: data, mimeType: "image/png")
        }
        let content = try server.bodies().first?["messages"]?[0]?["content"]
        let address = content?[1]?["image_url"]?["url"]?.stringValue
        #expect(address == "data:image/png;base64,\(data.base64EncodedString())")
    }

    @Test func sharesAServerAmongSessions() async throws {
        let server = try ChatServer { request, _, connection in
            let body = try? JSONValue(parsing: request.body)
            let text = body?["messages"]?[0]?["content"]?.stringValue ?? "?"
            connection.send(ChatServer.stream(ChatServer.text(text), ChatServer.end()).utf8)
        }
        defer { server.stop() }
        let model = try server.model()
        let texts = (0..<20).map { "number \($0)" }
        let answers = try await withThrowingTaskGroup(of: String.self) { group in
            for text in texts {
                group.addTask {
                    try await LanguageModelSession(model: model).respond(to: text).content
                }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(answers == Set(texts))
    }

    @Test func readsTextReasoningAndUsage() async throws {
        let (response, session) = try await respond(
            ChatServer.stream(
                ChatServer.chunk(#"{"role":"assistant","content":""}"#),
                ChatServer.chunk(#"{"reasoning_content":"Let me "}"#),
                ChatServer.chunk(#"{"reasoning_content":"think."}"#),
                ChatServer.text("Grü"), ChatServer.text("ße \\ud83c\\udf0d"),
                ChatServer.chunk("{}", finish: "stop"), Self.usage, "data: [DONE]\n\n"))
        #expect(response.content == "Grüße 🌍")
        #expect(response.usage.input.totalTokenCount == 20)
        #expect(response.usage.input.cachedTokenCount == 16)
        #expect(response.usage.output.totalTokenCount == 7)
        #expect(response.usage.output.reasoningTokenCount == 4)
        guard session.transcript.count == 3, case .reasoning(let reasoning) = session.transcript[1],
            case .response(let entry) = session.transcript[2]
        else {
            Issue.record("unexpected entries")
            return
        }
        #expect(reasoning.segments.map(\.description) == ["Let me think."])
        #expect(entry.metadata["finishReason"] == "stop".generatedContent)
        #expect(entry.metadata["model"] == "served".generatedContent)
    }

    @Test func readsReasoningUnderItsOtherName() async throws {
        let (response, session) = try await respond(
            ChatServer.stream(
                ChatServer.chunk(#"{"reasoning":"Hm."}"#), ChatServer.text("a"), ChatServer.end()))
        #expect(response.content == "a")
        #expect(session.transcript.count == 3)
    }

    @Test func saysThatTheLimitOfTokensWasMet() async throws {
        let (response, session) = try await respond(
            ChatServer.stream(ChatServer.text("Once upon"), ChatServer.end("length")))
        #expect(response.content == "Once upon")
        guard case .response(let entry) = session.transcript[1] else {
            Issue.record("no response")
            return
        }
        #expect(entry.metadata["finishReason"] == "length".generatedContent)
    }

    @Test func readsWholeCompletions() async throws {
        let (response, _) = try await respond(
            ChatServer.document(
                #"{"model":"m","choices":[{"index":0,"message":{"role":"assistant","content":"a"},"#
                    + #""finish_reason":"stop"}],"usage":{"prompt_tokens":3,"completion_tokens":1}}"#
            ))
        #expect(response.content == "a")
        #expect(response.usage.totalTokenCount == 4)
    }

    @Test func acceptsEndWithoutMarkAfterAReasonToFinish() async throws {
        let (response, _) = try await respond(
            ChatServer.stream(ChatServer.text("a"), ChatServer.chunk("{}", finish: "stop")))
        #expect(response.content == "a")
    }

    @Test func passesOverWhatItDoesNotKnow() async throws {
        let (response, _) = try await respond(
            ChatServer.stream(
                ": ping\n\n", "event: x\nid: 5\n\n",
                ChatServer.chunk(#"{"content":"a","tool_calls":null,"audio":{"x":[1]}}"#),
                #"data: {"choices":[{"delta":{},"logprobs":null,"finish_reason":"stop"}],"usage":null,"timings":{"n":1.5}}"#
                    + "\n\n", "data: [DONE]\n\n", "data: garbage\n\n"))
        #expect(response.content == "a")
    }

    @Test func throwsRefusalsOfTheModel() async throws {
        let error = try await #require(throws: LanguageModelError.self) {
            try await respond(
                ChatServer.stream(
                    ChatServer.chunk(#"{"refusal":"I will "}"#),
                    ChatServer.chunk(#"{"refusal":"not."}"#), ChatServer.end()))
        }
        guard case .refusal(let refusal) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(try await refusal.explanation.content == "I will not.")
        #expect(!"\(error)".contains("not."))
    }

    @Test func throwsWhatAFilterLeftOut() async throws {
        let error = try await #require(throws: LanguageModelError.self) {
            try await respond(
                ChatServer.stream(ChatServer.text("a"), ChatServer.end("content_filter")))
        }
        guard case .guardrailViolation = error else {
            Issue.record("\(error)")
            return
        }
    }

    static let incomplete: [(name: String, answer: String)] = [
        ("no reason to finish", ChatServer.stream(ChatServer.text("a"))),
        ("a mark without a reason", ChatServer.stream(ChatServer.text("a"), "data: [DONE]\n\n")),
        ("no chunk", ChatServer.stream()),
        (
            "a body that is too short",
            "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nContent-Length: 999\r\n\r\n"
                + ChatServer.text("a")
        ),
        (
            "a chunked body without an end",
            "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n"
                + "Transfer-Encoding: chunked\r\n\r\n4\r\n: a\n\r\n"
        ),
    ]

    @Test(arguments: incomplete.indices) func refusesIncompleteAnswers(index: Int) async throws {
        let (name, answer) = Self.incomplete[index]
        let error = try await #require(throws: ApusError.self) { try await respond(answer) }
        #expect(error.code == .incompleteAnswer, "\(name): \(error)")
    }

    @Test func reportsUnreachableServers() async throws {
        let server = try ChatServer(answers: "")
        let model = try server.model()
        server.stop()
        let url = try #require(URL(string: "http://127.0.0.1:1"))
        let closed = ChatCompletionsLanguageModel(name: "m", url: url, limits: model.limits)
        let error = try await #require(throws: ApusError.self) {
            try await LanguageModelSession(model: closed).respond(to: "hi")
        }
        #expect(error.code == .serverUnreachable)
        #expect(error.subject == "127.0.0.1:1")
    }

    @Test func reportsSilence() async throws {
        let server = try ChatServer { _, _, connection in
            connection.waitForEnd()
        }
        defer { server.stop() }
        var limits = ChatCompletionsLanguageModel.Limits()
        limits.silence = .seconds(1)
        let model = try server.model(limits: limits)
        let error = try await #require(throws: LanguageModelError.self) {
            try await LanguageModelSession(model: model).respond(to: "hi")
        }
        guard case .timeout = error else {
            Issue.record("\(error)")
            return
        }
    }
}
