import GGUF
import Inference
import TestSupport
import Testing

@Suite struct GenerationTests {
    private func model(_ architecture: String = "llama") throws -> InferenceModel {
        try InferenceModel(
            GGUFFile(bytes: SmallModel(architecture: architecture).writer().bytes()))
    }

    private let prompt = Array("The quick brown fox jumps".utf8).map(Int.init)

    private func request(_ prompt: [Int], _ maximum: Int?) -> GenerationRequest {
        GenerationRequest(prompt: prompt, maximumTokens: maximum)
    }

    @Test(arguments: SmallModel.all.map(\.architecture))
    func greedyTakesTheLargestLogitOfEachStep(_ architecture: String) throws {
        let model = try model(architecture)
        let tokens = try Decoder(model).generate(request(prompt, 12)).tokens
        // The slow way: the whole sequence anew for every token.
        var sequence = prompt
        for _ in 0..<12 {
            let decoder = try Decoder(model, threads: 1)
            try decoder.append(sequence, batch: 1)
            let logits = Array(decoder.logits)
            sequence.append(logits.indices.max { logits[$0] < logits[$1] } ?? -1)
        }
        #expect(prompt + tokens == sequence)
    }

    @Test(arguments: SmallModel.all.map(\.architecture))
    func sameSeedGivesSameTokensOnAnyNumberOfThreads(_ architecture: String) throws {
        let model = try model(architecture)
        var request = request(prompt, 20)
        request.sampling.temperature = 1
        request.sampling.seed = 11
        let first = try Decoder(model, threads: 1).generate(request).tokens
        #expect(try Decoder(model, threads: 3).generate(request).tokens == first)
        request.sampling.seed = 12
        #expect(try Decoder(model, threads: 1).generate(request).tokens != first)
    }

    @Test(arguments: SmallModel.all.map(\.architecture))
    func cachedPrefixChangesNothing(_ architecture: String) throws {
        let model = try model(architecture)
        let fresh = try Decoder(model).generate(request(prompt, 8))
        let decoder = try Decoder(model)
        _ = try decoder.generate(request(Array(prompt.prefix(11)) + [1, 2, 3], 8))
        let again = try decoder.generate(request(prompt, 8))
        #expect(again.tokens == fresh.tokens)
        #expect(fresh.cachedTokens == 0)
        #expect(again.cachedTokens == 11)
    }

    @Test func alwaysComputesThePromptsLastToken() throws {
        let decoder = try Decoder(model())
        let first = try decoder.generate(request(prompt, 4))
        let second = try decoder.generate(request(prompt, 4))
        #expect(second.cachedTokens == prompt.count - 1)
        #expect(second.tokens == first.tokens)
    }

    @Test func endsAtTheLimit() throws {
        let outcome = try Decoder(model()).generate(request(prompt, 5))
        #expect(outcome.tokens.count == 5)
        #expect(outcome.finishReason == .maximumTokens)
        let none = try Decoder(model()).generate(request(prompt, 0))
        #expect(none.tokens.isEmpty)
        #expect(none.finishReason == .maximumTokens)
    }

    @Test func endsAtAStopTokenWithoutIt() throws {
        let free = try Decoder(model()).generate(request(prompt, 10)).tokens
        var request = request(prompt, 10)
        request.stopTokens = [free[3]]
        let outcome = try Decoder(model()).generate(request)
        let expected = Array(free.prefix { $0 != free[3] })
        #expect(outcome.tokens == expected)
        #expect(outcome.finishReason == .endOfTurn)
    }

    @Test func endsWhenTheCallerHasEnough() throws {
        var seen = 0
        let outcome = try Decoder(model()).generate(request(prompt, 10)) { _, _ in
            seen += 1
            return seen < 4
        }
        #expect(outcome.tokens.count == 4)
        #expect(outcome.finishReason == .stopString)
    }

    @Test func saysThatTheContextIsFull() throws {
        let decoder = try Decoder(model(), contextLength: 30)
        let outcome = try decoder.generate(request(prompt, nil))
        #expect(outcome.finishReason == .contextFull)
        // The last generated token needs no room of its own: nothing follows it.
        #expect(outcome.tokens.count == 30 - prompt.count + 1)
    }

    @Test func refusesAPromptThatDoesNotFitBeforeComputing() throws {
        let decoder = try Decoder(model(), contextLength: 10)
        let error = #expect(throws: InferenceError.self) {
            try decoder.generate(request(prompt, 1))
        }
        #expect(error?.code == .contextExceeded)
        #expect(
            error?.description
                == """
                too long for the context: `25 tokens`: expected at most 10; \
                shorten the input or ask for a longer context
                """)
        #expect(decoder.tokens.isEmpty)
    }

    @Test func cancellationStopsWithinATokenAndLeavesTheCacheUsable() throws {
        let model = try model()
        let decoder = try Decoder(model)
        var asked = 0
        let outcome = try decoder.generate(
            request(prompt, 50),
            isCancelled: {
                asked += 1
                return asked > 20
            })
        #expect(outcome.finishReason == .cancelled)
        // The prompt asks once a layer and once more, each token but the last once a layer: 4 + 5 * 3
        // are 19 times, and the 21st stops the sixth token's own layers.
        #expect(outcome.tokens.count == 6)
        let again = try decoder.generate(request(prompt, 6))
        #expect(again.tokens == (try Decoder(model).generate(request(prompt, 6)).tokens))
    }

    @Test func cancellationDuringPrefillGivesNoTokens() throws {
        let outcome = try Decoder(model()).generate(request(prompt, 5), isCancelled: { true })
        #expect(outcome.tokens.isEmpty)
        #expect(outcome.finishReason == .cancelled)
    }

    @Test(arguments: [-1, 259, .max, .min])
    func refusesTokensOutsideTheVocabulary(_ token: Int) throws {
        let error = #expect(throws: InferenceError.self) {
            try Decoder(model()).append([1, token])
        }
        #expect(error?.code == .invalidToken)
    }

    @Test(arguments: [0, -1, 129])
    func refusesAContextTheModelWasNotMadeFor(_ length: Int) throws {
        let error = #expect(throws: InferenceError.self) {
            try Decoder(model(), contextLength: length)
        }
        #expect(
            error?.description
                == """
                invalid option `context`: expected 1 to 128, which the model was made for, \
                found \(length)
                """)
    }
}
