import Apus
import LanguageModelAPI
import OrderedJSON
import Testing

@testable import ApusServer

struct ChatCompletionsTests {
    private static let path = "/v1/chat/completions"
    private static let question = #""messages": [{"role": "user", "content": "Hi"}]"#

    @Test func answersWithTextAndUsage() async throws {
        let turn: ScriptedLanguageModel.Turn = [
            .text("Hello", " you"), .usage(input: 5, output: 2),
        ]
        let answer = try await TestServer.scripted([turn]) {
            try await $0.post(Self.path, "{\(Self.question)}")
        }
        #expect(answer.status == 200)
        let choice = answer.json["choices"]?[0]
        #expect(choice?["message"]?["content"] == "Hello you")
        #expect(choice?["finish_reason"] == "stop")
        #expect(answer.json["usage"]?["total_tokens"] == 7)
    }

    @Test func streamsChunksThenUsageThenDone() async throws {
        let turn: ScriptedLanguageModel.Turn = [.text("Hel", "lo"), .usage(input: 5, output: 2)]
        let answer = try await TestServer.scripted([turn]) {
            try await $0.post(
                Self.path,
                "{\(Self.question), \"stream\": true, \"stream_options\": {\"include_usage\": true}}"
            )
        }
        #expect(answer.field("content-type") == "text/event-stream")
        let deltas = answer.events.map { $0["choices"]?[0]?["delta"]?["content"]?.stringValue }
        #expect(deltas == ["", "Hel", "lo", nil, nil])
        let ends = answer.events.suffix(2)
        #expect(ends.first?["choices"]?[0]?["finish_reason"] == "stop")
        #expect(ends.last?["usage"]?["completion_tokens"] == 2)
        #expect(answer.body.hasSuffix("data: [DONE]\n\n"))
    }

    @Test func returnsCallsToTheClient() async throws {
        let turn: ScriptedLanguageModel.Turn = [
            .toolCall(id: "c1", name: "weather", arguments: #"{"city": "#, #""Rome"}"#)
        ]
        let body = """
            {\(Self.question), "tools": [{"type": "function", "function": {"name": "weather"}}]}
            """
        let answer = try await TestServer.scripted([turn]) { try await $0.post(Self.path, body) }
        let choice = answer.json["choices"]?[0]
        #expect(choice?["finish_reason"] == "tool_calls")
        #expect(choice?["message"]?["content"] == .null)
        let call = choice?["message"]?["tool_calls"]?[0]
        #expect(call?["id"] == "c1")
        #expect(call?["function"] == ["name": "weather", "arguments": #"{"city": "Rome"}"#])
    }

    @Test func goesOnAfterTheOutputOfATool() async throws {
        let model = ScriptedLanguageModel(["It is warm."])
        let body = """
            {"messages": [
              {"role": "system", "content": "Be brief."},
              {"role": "user", "content": "Weather?"},
              {"role": "assistant", "content": null, "tool_calls": [{"id": "c1", "type": "function",
               "function": {"name": "weather", "arguments": "{}"}}]},
              {"role": "tool", "tool_call_id": "c1", "content": "25 degrees"}]}
            """
        let answer = try await TestServer.with(ServedModel(model, name: "scripted")) {
            try await $0.post(Self.path, body)
        }
        #expect(answer.json["choices"]?[0]?["message"]?["content"] == "It is warm.")
        let entries = try #require(model.requests.first).transcript
        #expect(entries.count == 4)
        guard case .toolOutput(let output)? = entries.last else {
            Issue.record("the last entry is no output")
            return
        }
        #expect(output.toolName == "weather")
    }

    @Test func givesAsManyAnswersAsAsked() async throws {
        let answer = try await TestServer.scripted(["one", "two"]) {
            try await $0.post(Self.path, "{\(Self.question), \"n\": 2}")
        }
        let texts = (answer.json["choices"]?.arrayValue ?? []).map { $0["message"]?["content"] }
        #expect(texts == ["one", "two"])
    }

    @Test func passesOptionsOn() async throws {
        let model = ScriptedLanguageModel(["x"])
        let body = """
            {\(Self.question), "temperature": 0.5, "top_p": 0.9, "seed": 7, "max_tokens": 9,
             "stop": ["a", "b"], "response_format": {"type": "json_schema", "json_schema":
             {"name": "n", "schema": {"type": "object", "x-verbatim": false}}}}
            """
        _ = try await TestServer.with(ServedModel(model, name: "scripted")) {
            try await $0.post(Self.path, body)
        }
        let request = try #require(model.requests.first)
        let extra = try LocalGenerationOptions(metadata: request.metadata)
        #expect(extra.stopStrings == ["a", "b"])
        #expect(extra.jsonSchema == #"{"type":"object","x-verbatim":false}"#)
        #expect(request.generationOptions.temperature == 0.5)
        #expect(request.generationOptions.maximumResponseTokens == 9)
        #expect(
            request.generationOptions.samplingMode == .random(probabilityThreshold: 0.9, seed: 7))
    }

    @Test func saysInAStreamThatTheAnswerFailed() async throws {
        let turn: ScriptedLanguageModel.Turn = [.text("Hel"), .failure(ServerError(.timedOut))]
        let answer = try await TestServer.scripted([turn]) {
            try await $0.post(Self.path, "{\(Self.question), \"stream\": true}")
        }
        #expect(answer.status == 200)
        #expect(answer.events.last?["error"]?["code"] == "timeout")
        #expect(!answer.body.contains("[DONE]"))
    }

    @Test func answersAnErrorBeforeTheFirstTokenWithItsStatus() async throws {
        let answer = try await TestServer.scripted([[.failure(ServerError(.timedOut))]]) {
            try await $0.post(Self.path, "{\(Self.question), \"stream\": true}")
        }
        #expect(answer.status == 503)
        #expect(answer.error == "timeout")
    }

    @Test(arguments: [
        (#"{"messages": []}"#, "messages"),
        (#"{}"#, "messages"),
        (#"{"messages": [{"role": "user"}]}"#, "messages[0].content"),
        (#"{"messages": [{"role": "alien", "content": "x"}]}"#, "messages[0].role"),
        (#"{"messages": [{"role": "assistant", "content": "x"}]}"#, "messages[0].role"),
        (
            #"{"messages": [{"role": "tool", "tool_call_id": "a", "content": "x"}]}"#,
            "messages[0].tool_call_id"
        ),
        (
            #"{"messages": [{"role": "user", "content": [{"type": "image_url"}]}]}"#,
            "messages[0].content[0].type"
        ),
        (#"{"messages": [{"role": "user", "content": "x", "extra": 1}]}"#, "messages[0].extra"),
        (#"{Q, "temperature": 3}"#, "temperature"), (#"{Q, "temperature": "hot"}"#, "temperature"),
        (#"{Q, "frequency_penalty": 1}"#, "frequency_penalty"),
        (#"{Q, "logit_bias": {"5": 1}}"#, "logit_bias"), (#"{Q, "n": 0}"#, "n"),
        (#"{Q, "n": 1e9}"#, "n"), (#"{Q, "unknown": null}"#, "unknown"),
        (#"{Q, "top_logprobs": 2}"#, "top_logprobs"),
        (#"{Q, "stream_options": {}}"#, "stream_options"),
        (#"{Q, "max_tokens": 1, "max_completion_tokens": 2}"#, "max_tokens"),
        (#"{Q, "tool_choice": "required"}"#, "tool_choice"),
        (#"{Q, "tools": [{"type": "web_search"}]}"#, "tools[0].type"),
        (
            #"{Q, "tools": [{"type": "function", "function": {"name": "a b"}}]}"#,
            "tools[0].function.name"
        ),
        (#"{Q, "response_format": {"type": "xml"}}"#, "response_format.type"),
        (
            #"{Q, "response_format": {"type": "json_schema", "json_schema": {"name": "n"}}}"#,
            "response_format.json_schema.schema"
        ),
        (#"{Q, "reasoning_effort": "low"}"#, "reasoning_effort"), (#"{Q, "store": true}"#, "store"),
        (#"{Q, "model": "gpt-4"}"#, "model"),
    ])
    func namesTheMemberThatIsWrong(body: String, parameter: String) async throws {
        let answer = try await TestServer.scripted([]) {
            try await $0.post(Self.path, body.replacing("Q", with: Self.question))
        }
        #expect(answer.status == (parameter == "model" ? 404 : 400))
        #expect(answer.parameter == parameter)
    }

    @Test func takesMembersThatChangeNothing() async throws {
        let answer = try await TestServer.scripted(["x"]) {
            try await $0.post(
                Self.path,
                """
                {\(Self.question), "frequency_penalty": 0, "presence_penalty": 0.0, "logit_bias": {},
                 "store": false, "service_tier": "auto", "tools": null, "user": "u"}
                """)
        }
        #expect(answer.status == 200)
    }
}
