import Foundation
import LanguageModelAPI
import Testing

@testable import Apus

@Suite struct ServerRefusalTests {
    func error(
        _ answer: String, headers: [String: String] = [:], schema: GenerationSchema? = nil
    ) async throws -> any Error {
        let server = try ChatServer(answers: answer)
        defer { server.stop() }
        let session = LanguageModelSession(model: try server.model(headers: headers))
        return try await #require(throws: (any Error).self) {
            if let schema {
                try await session.respond(to: "hi", schema: schema)
            } else {
                try await session.respond(to: "hi")
            }
        }
    }

    func modelError(_ answer: String, schema: GenerationSchema? = nil) async throws
        -> LanguageModelError
    {
        let error = try await error(answer, schema: schema)
        return try #require(error as? LanguageModelError, "\(error)")
    }

    static let overflows: [(server: String, status: Int, body: String, size: Int, count: Int)] = [
        (
            "llama-server", 400,
            #"{"error":{"code":400,"message":"request (5000 tokens) exceeds the available context size (4096 tokens), try increasing it","type":"exceed_context_size_error","n_prompt_tokens":5000,"n_ctx":4096}}"#,
            4096, 5000
        ),
        (
            "llama-server without counts", 500,
            #"{"error":{"code":500,"message":"the request exceeds the available context size (4096 tokens). try increasing it","type":"server_error"}}"#,
            4096, 0
        ),
        (
            "vLLM", 400,
            #"{"object":"error","message":"This model's maximum context length is 16384 tokens. However, you requested 122946 tokens (112946 in the messages, 10000 in the completion). Please reduce the length","type":"BadRequestError","param":null,"code":400}"#,
            16384, 122946
        ),
        (
            "vLLM's prompt check", 400,
            #"{"error":{"message":"The decoder prompt (length 5000) is longer than the maximum model length of 4096.","type":"BadRequestError","code":400}}"#,
            4096, 5000
        ),
        (
            "OpenAI", 400,
            #"{"error":{"message":"This model's maximum context length is 8192 tokens. However, your messages resulted in 9000 tokens.","type":"invalid_request_error","param":"messages","code":"context_length_exceeded"}}"#,
            8192, 9000
        ),
        ("numbers that are missing", 400, #"{"error":{"code":"context_length_exceeded"}}"#, 0, 0),
    ]

    @Test(arguments: overflows.indices) func recognizesContextOverflow(index: Int) async throws {
        let (server, status, body, size, count) = Self.overflows[index]
        let error = try await modelError(ChatServer.document(body, status: status))
        guard case .contextSizeExceeded(let details) = error else {
            Issue.record("\(server): \(error)")
            return
        }
        #expect(details.contextSize == size, "\(server)")
        #expect(details.tokenCount == count, "\(server)")
    }

    @Test func recognizesRateLimits() async throws {
        let body =
            #"{"error":{"message":"slow down","type":"requests","code":"rate_limit_exceeded"}}"#
        let before = Date.now
        let error = try await modelError(
            ChatServer.document(body, status: 429, fields: ["Retry-After: 30"]))
        guard case .rateLimited(let details) = error else {
            Issue.record("\(error)")
            return
        }
        let resetDate = try #require(details.resetDate)
        #expect((before + 30...Date.now + 30).contains(resetDate))
        #expect(details.metadata["serverMessage"] as? String == "slow down")
        #expect(details.metadata["status"] as? Int == 429)
    }

    @Test(arguments: ["Retry-After: 99999999999999", "Retry-After: soon", "Retry-After:", "X: y"])
    func acceptsRateLimitsWithoutAUsableDate(field: String) async throws {
        let error = try await modelError(ChatServer.document("{}", status: 429, fields: [field]))
        guard case .rateLimited(let details) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(details.resetDate == nil)
    }

    @Test func readsDatesOfRateLimits() async throws {
        let error = try await modelError(
            ChatServer.document(
                "", status: 429, fields: ["Retry-After: Fri, 31 Dec 1999 23:59:59 GMT"]))
        guard case .rateLimited(let details) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(details.resetDate.map { abs($0.timeIntervalSinceNow) < 60 } == true)
    }

    @Test(arguments: [408, 504]) func recognizesTimeouts(status: Int) async throws {
        let error = try await modelError(
            ChatServer.document("<html>", status: status, type: "text/html"))
        guard case .timeout = error else {
            Issue.record("\(error)")
            return
        }
    }

    static let missing: [(message: String, capability: LanguageModelCapabilities.Capability)] = [
        ("image input is not supported - hint: you may need the mmproj", .vision),
        ("m is not a multimodal model", .vision),
        ("At most 0 image(s) may be provided in one prompt.", .vision),
        ("tools param requires --jinja flag", .toolCalling),
        (
            "\\\"auto\\\" tool choice requires --enable-auto-tool-choice and --tool-call-parser",
            .toolCalling
        ),
        ("m does not support tools", .toolCalling),
        ("m does not support thinking", .reasoning),
    ]

    @Test(arguments: missing.indices) func recognizesMissingCapabilities(index: Int) async throws {
        let (message, capability) = Self.missing[index]
        let error = try await modelError(
            ChatServer.document(#"{"error":{"message":"\#(message)"}}"#, status: 400))
        guard case .unsupportedCapability(let details) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(details.capability == capability)
    }

    @Test func recognizesSchemasThatTheServerCannotUse() async throws {
        let answer = ChatServer.document(
            #"{"error":{"code":400,"message":"Failed to parse grammar","type":"x"}}"#, status: 400)
        let error = try await modelError(answer, schema: try WeatherTool.place())
        guard case .unsupportedGenerationGuide(let details) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(details.schemaName == "Place")
        #expect(try await self.error(answer) is ApusError)
    }

    static let others: [(answer: String, text: String)] = [
        (
            ChatServer.document(
                #"{"error":{"message":"secret words","code":"invalid_api_key"}}"#, status: 401),
            "found status 401, `invalid_api_key`; check the key in the additional header "
                + "`Authorization`"
        ),
        (
            ChatServer.document(#"{"detail":"Not Found"}"#, status: 404),
            "found status 404; check the address and the name of the model"
        ),
        (
            ChatServer.document("<h1>secret words</h1>", status: 502, type: "text/html"),
            "found status 502; try again later"
        ),
        (
            ChatServer.document(#"{"error":"secret words"}"#, status: 400), "found status 400"
        ),
        (
            ChatServer.document(
                #"{"error":{"type":"secret words, with blanks","code":7}}"#, status: 418),
            "found status 418"
        ),
        (
            ChatServer.document("", status: 302, fields: ["Location: http://127.0.0.1:1/"]),
            "found status 302; redirects are not followed; give the final address"
        ),
        (
            ChatServer.document("", status: 301),
            "found status 301; redirects are not followed; give the final address"
        ),
        (ChatServer.document("", status: 204), "found status 204"),
        (
            "HTTP/1.1 500 Oops\r\nContent-Length: 99\r\n\r\nhalf",
            "found status 500; try again later"
        ),
        (
            ChatServer.stream(
                ChatServer.text("a"),
                #"data: {"error":{"message":"secret words","type":"server_error","code":500}}"#
                    + "\n\n"),
            "found status 500, `server_error`; try again later"
        ),
        (
            ChatServer.stream(
                "error: {\"code\":503,\"message\":\"secret words\",\"type\":\"unavailable_error\"}\n\n"
            ),
            "found status 503, `unavailable_error`; try again later"
        ),
        (ChatServer.stream(#"data: {"error":{"code":7,"type":"odd"}}"# + "\n\n"), "found `odd`"),
        (
            ChatServer.document(
                #"{"object":"error","message":"secret words","type":"BadRequestError","code":400}"#),
            "found status 400, `BadRequestError`"
        ),
    ]

    @Test(arguments: others.indices) func namesOtherRefusals(index: Int) async throws {
        let (answer, text) = Self.others[index]
        let found = try await error(answer)
        let error = try #require(found as? ApusError, "\(found)")
        #expect(error.code == .requestRefused)
        let end = text.replacing("found ", with: "", maxReplacements: 1)
        #expect(error.description == "the server `\(error.subject)` refuses the request: \(end)")
        #expect(!"\(String(reflecting: error)) \(error.localizedDescription)".contains("secret"))
    }

    @Test func keepsTheServersWordsWithoutKeys() async throws {
        let error = try await error(
            ChatServer.document(
                #"{"error":{"message":"Incorrect API key provided: geheim-1","code":"geheim-1"}}"#,
                status: 401),
            headers: ["Authorization": "Bearer geheim-1"])
        #expect(!"\(error)".contains("geheim"))
        let message =
            (error as? ApusError)?.underlying as? ChatCompletionsLanguageModel.ServerMessage
        #expect(message?.text == "Incorrect API key provided: …")
        #expect(message?.description == "a message of 31 bytes from the server")
    }

    @Test func doesNotFollowRedirects() async throws {
        let other = try ChatServer(
            answers: ChatServer.stream(ChatServer.text("a"), ChatServer.end()))
        defer { other.stop() }
        let target = try other.model().url
        for status in [301, 302, 303, 307, 308] {
            _ = try await error(
                ChatServer.document("", status: status, fields: ["Location: \(target)"]),
                headers: ["Authorization": "Bearer geheim-1"])
        }
        #expect(other.requests.isEmpty)
    }
}
