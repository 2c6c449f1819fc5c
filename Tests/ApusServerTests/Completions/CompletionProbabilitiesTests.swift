import Foundation
import OrderedJSON
import Testing

/// Probabilities of tokens, whole and in streams, of a model whose tokens are bytes.
struct CompletionProbabilitiesTests {
    private static let chat =
        #""messages": [{"role": "user", "content": "Hi"}], "temperature": 0, "max_tokens": 12"#
    private static let raw = #""prompt": "Hi", "temperature": 0, "max_tokens": 12"#

    @Test func completionsHaveThemInFourLists() async throws {
        try await SmallServedModel.with { server in
            let answer = try await server.post("/v1/completions", "{\(Self.raw), \"logprobs\": 2}")
            #expect(answer.status == 200)
            let logs = try #require(answer.json["choices"]?[0]?["logprobs"])
            let count = try #require(answer.json["usage"]?["completion_tokens"]?.intValue)
            for name in ["tokens", "token_logprobs", "top_logprobs", "text_offset"] {
                #expect(logs[name]?.arrayValue?.count == count)
            }
            for index in 0..<count {
                let token = try #require(logs["tokens"]?[index]?.stringValue)
                let logarithm = try #require(logs["token_logprobs"]?[index]?.doubleValue)
                let top = try #require(logs["top_logprobs"]?[index]?.objectValue)
                #expect(logarithm < 0)
                // At temperature 0 the token is one of the likeliest.
                #expect(top.count == 2)
                #expect(top[token]?.doubleValue == logarithm)
                #expect(top.allSatisfy { ($0.value.doubleValue ?? 0) <= logarithm })
            }
            let offsets = (logs["text_offset"]?.arrayValue ?? []).compactMap(\.intValue)
            #expect(offsets.first == 0 && offsets == offsets.sorted())
        }
    }

    @Test func theTokenIsListedEvenWithoutOthers() async throws {
        try await SmallServedModel.with { server in
            let answer = try await server.post("/v1/completions", "{\(Self.raw), \"logprobs\": 0}")
            let top = answer.json["choices"]?[0]?["logprobs"]?["top_logprobs"]?[0]
            #expect(top?.objectValue?.count == 1)
        }
    }

    @Test(arguments: ["", #", "stop": ["e"]"#, #", "n": 2, "temperature": 1, "seed": 5"#])
    func aStreamOfACompletionHasTheSame(options: String) async throws {
        try await SmallServedModel.with { server in
            let members = "\(Self.raw), \"logprobs\": 3\(options)"
            let whole = try await server.post("/v1/completions", "{\(members)}")
            let stream = try await server.post("/v1/completions", "{\(members), \"stream\": true}")
            for (index, choice) in (whole.json["choices"]?.arrayValue ?? []).enumerated() {
                let chunks = stream.events.compactMap { $0["choices"]?[0] }
                    .filter { $0["index"]?.intValue == index }
                for name in ["tokens", "token_logprobs", "top_logprobs", "text_offset"] {
                    let parts = chunks.flatMap { $0["logprobs"]?[name]?.arrayValue ?? [] }
                    #expect(JSONValue.array(parts) == choice["logprobs"]?[name])
                }
                let text = chunks.compactMap { $0["text"]?.stringValue }.joined()
                #expect(text == choice["text"]?.stringValue)
            }
        }
    }

    @Test(arguments: ["", #", "stop": ["e"]"#, #", "n": 2, "temperature": 1, "seed": 5"#])
    func aStreamOfAChatHasThemWithTheirTokens(options: String) async throws {
        try await SmallServedModel.with { server in
            let members = "\(Self.chat), \"logprobs\": true, \"top_logprobs\": 2\(options)"
            let whole = try await server.post("/v1/chat/completions", "{\(members)}")
            let stream = try await server.post(
                "/v1/chat/completions", "{\(members), \"stream\": true}")
            for (index, choice) in (whole.json["choices"]?.arrayValue ?? []).enumerated() {
                let chunks = stream.events.compactMap { $0["choices"]?[0] }
                    .filter { $0["index"]?.intValue == index }
                let parts = chunks.compactMap { $0["logprobs"]?["content"]?.arrayValue }
                #expect(JSONValue.array(parts.flatMap(\.self)) == choice["logprobs"]?["content"])
                // One chunk for all would be no stream.
                #expect(parts.count > 2)
                let text = chunks.compactMap { $0["delta"]?["content"]?.stringValue }.joined()
                #expect(text == choice["message"]?["content"]?.stringValue)
            }
        }
    }

    @Test(arguments: [
        (#""logprobs": 21"#, "logprobs"), (#""logprobs": true"#, "logprobs"),
        (#""logprobs": 1, "echo": true"#, "echo"), (#""suffix": "a""#, "suffix"),
        (#""best_of": 2"#, "best_of"),
    ])
    func namesTheMemberThatIsWrong(members: String, parameter: String) async throws {
        try await SmallServedModel.with { server in
            let answer = try await server.post("/v1/completions", "{\(Self.raw), \(members)}")
            #expect(answer.status == 400)
            #expect(answer.parameter == parameter)
        }
    }
}
