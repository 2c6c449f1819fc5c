import Apus
import ChatTemplates
import Inference
import Testing

/// What a real model answers; greedy, so always the same.
@Suite struct AnswerTests {
    private func load(_ model: TestModel, threads: Int? = nil) async throws -> LoadedModel {
        var options = LoadOptions()
        options.threads = threads
        return try LoadedModel.load(try await model.url(), options: options)
    }

    private func options(_ maximum: Int) -> DecodingOptions {
        var options = DecodingOptions()
        options.maximumTokens = maximum
        return options
    }

    @Test func smollm2KnowsTheCapitalOfFrance() async throws {
        let model = try await load(.smollm2)
        let prompt = try model.prompt([
            ChatMessage(role: "user", content: "What is the capital of France?")
        ])
        let result = try await model.generate(prompt, options: options(40))
        #expect(result.text.contains("Paris"))
        #expect(result.finishReason == .endOfTurn)
    }

    @Test func leavesOutACharacterThatALimitCutInTwo() async throws {
        let model = try await load(.smollm2)
        // The likeliest continuation begins with another emoji, whose first token is half of it.
        let result = try await model.generate(model.rawPrompt("😀"), options: options(1))
        let bytes = result.tokens.flatMap { model.tokenizer.bytes(of: $0) }
        #expect(String(validating: bytes, as: UTF8.self) == nil)
        #expect(result.text.isEmpty)
    }

    @Test func numberOfThreadsChangesNothing() async throws {
        let question = ChatMessage(role: "user", content: "Name three rivers of Italy.")
        var options = options(48)
        options.sampling.temperature = 0.8
        options.sampling.topP = 0.95
        options.sampling.seed = 3
        var answers: [[Int]] = []
        for threads in [1, 2, 3] {
            let model = try await load(.smollm2, threads: threads)
            let prompt = try model.prompt([question])
            answers.append(try await model.generate(prompt, options: options).tokens)
        }
        #expect(answers[0] == answers[1] && answers[0] == answers[2])
    }
}

@Suite struct ChoosingTests {
    @Test func sharesOneAmongTheLabelsMostProbableFirst() async throws {
        let model = try LoadedModel.load(try await TestModel.smollm2.url())
        let prompt = try model.prompt([
            ChatMessage(role: "user", content: "What is the capital of France?")
        ])
        let labels = ["Paris", "The capital of France is", "Atlantis"]
        let result = try await model.choose(among: labels, after: prompt)
        let choices = result.choices
        #expect(Set(choices.map(\.label)) == Set(labels))
        #expect(abs(choices.reduce(0) { $0 + $1.probability } - 1) < 1e-9)
        #expect(choices.map(\.probability) == choices.map(\.probability).sorted(by: >))
        // What the model says when it is free is the most probable, long as it is.
        #expect(result.text == "The capital of France is")
        #expect(result.text == choices[0].label)
        #expect(result.tokens == model.tokens(of: result.text))
    }

    @Test func drawsLabelsByTheirProbabilities() async throws {
        let model = try LoadedModel.load(try await TestModel.smollm2.url())
        let prompt = try model.prompt([ChatMessage(role: "user", content: "Heads or tails?")])
        var counts: [String: Int] = [:]
        var sampling = SamplingOptions()
        sampling.temperature = 1
        var share = 0.0
        for seed in 0..<200 as Range<UInt64> {
            sampling.seed = seed
            let result = try await model.choose(
                among: ["Heads", "Tails"], after: prompt, sampling: sampling)
            counts[result.text, default: 0] += 1
            share = result.choices.first { $0.label == "Heads" }?.probability ?? 0
        }
        // Five standard deviations of a binomial distribution.
        let deviation = (200 * share * (1 - share)).squareRoot()
        #expect(abs(Double(counts["Heads", default: 0]) - 200 * share) <= 5 * deviation)
    }

    @Test(arguments: [[], ["a", "b", "a"]])
    func refusesLabelsThatAreNotDifferent(labels: [String]) async throws {
        let model = try LoadedModel.load(try await TestModel.smollm2.url())
        let error = await #expect(throws: ApusError.self) {
            try await model.choose(among: labels, after: [1])
        }
        #expect(error?.code == .invalidChoices)
    }
}
