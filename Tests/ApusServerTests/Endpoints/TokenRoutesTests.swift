import OrderedJSON
import Testing

/// `POST /tokenize` and `/detokenize`, with a model whose tokens are bytes.
struct TokenRoutesTests {
    @Test func writesATextAsTokensAndBack() async throws {
        try await SmallServedModel.with { server in
            let tokens = try await server.post("/tokenize", #"{"content": "aé"}"#)
            #expect(tokens.status == 200)
            #expect(tokens.json == ["count": 3, "tokens": [97, 195, 169]])
            let text = try await server.post("/detokenize", #"{"tokens": [97, 195, 169]}"#)
            #expect(text.json == ["content": "aé"])
        }
    }

    @Test func givesTheTextsOfTokens() async throws {
        try await SmallServedModel.with { server in
            let answer = try await server.post(
                "/tokenize", #"{"model": "small", "content": "hi", "with_pieces": true}"#)
            #expect(
                answer.json["tokens"] == [["id": 104, "piece": "h"], ["id": 105, "piece": "i"]])
        }
    }

    @Test func takesSpecialTokensInATextAsText() async throws {
        try await SmallServedModel.with { server in
            let answer = try await server.post("/tokenize", #"{"content": "<|im_end|>"}"#)
            #expect(answer.json["count"] == 10)
        }
    }

    @Test(arguments: [
        ("/tokenize", "{}", "content"), ("/tokenize", #"{"content": 1}"#, "content"),
        ("/tokenize", #"{"content": "a", "add_special": true}"#, "add_special"),
        ("/tokenize", #"{"content": "a", "model": "b"}"#, "model"),
        ("/detokenize", "{}", "tokens"), ("/detokenize", #"{"tokens": [259]}"#, "tokens[0]"),
        ("/detokenize", #"{"tokens": [1, -1]}"#, "tokens[1]"),
        ("/detokenize", #"{"tokens": [1.5]}"#, "tokens[0]"),
    ])
    func namesTheMemberThatIsWrong(path: String, body: String, parameter: String) async throws {
        try await SmallServedModel.with { server in
            let answer = try await server.post(path, body)
            #expect((400...404).contains(answer.status))
            #expect(answer.parameter == parameter)
        }
    }
}
