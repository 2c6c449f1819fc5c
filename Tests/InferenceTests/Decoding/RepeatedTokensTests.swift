import GGUF
import TestSupport
import Testing

@testable import Inference

@Suite struct RepeatedTokensTests {
    @Test(arguments: [
        ([1, 2, 3, 4, 5, 1, 2, 3], 2, [4, 5]),
        ([1, 2, 3, 4, 5, 1, 2, 3], 9, [4, 5, 1, 2, 3]),
        // The later of two places is taken.
        ([1, 2, 3, 4, 1, 2, 3, 5, 1, 2, 3], 1, [5]),
        // What repeats itself goes on repeating itself.
        ([7, 7, 7, 7], 5, [7]),
        ([1, 2, 3, 4, 9, 2, 3], 4, []),
        ([1, 2, 3], 4, []),
        ([], 4, []),
        ([1, 2, 3, 4, 1, 2, 3], 0, []),
    ])
    func guessesWhatFollowedBefore(history: [Int], limit: Int, guess: [Int]) {
        #expect(Array(RepeatedTokens.continuation(of: history, limit: limit)) == guess)
    }

    @Test(arguments: [0.0, 0.7, 2])
    func guessesFromThePromptNeverChangeTheResult(temperature: Double) throws {
        let file = try GGUFFile(bytes: SmallModel(architecture: "llama").writer().bytes())
        var drafted = 0
        for seed in 0..<20 as Range<UInt64> {
            func generate(draftLimit: Int) throws -> GenerationOutcome {
                var request = GenerationRequest(
                    prompt: Array(repeating: [9, 8, 7, 6, 5], count: 8).flatMap(\.self),
                    maximumTokens: 40, stopTokens: [Int(seed)])
                request.sampling.temperature = temperature
                request.sampling.seed = seed
                request.draftLimit = draftLimit
                return try Decoder(InferenceModel(file), contextLength: 128, threads: 1)
                    .generate(request)
            }
            let plain = try generate(draftLimit: 0)
            let guessed = try generate(draftLimit: 8)
            #expect(guessed.tokens == plain.tokens, "seed \(seed)")
            #expect(guessed.finishReason == plain.finishReason)
            #expect(plain.draftedTokens == 0)
            drafted += guessed.draftedTokens
        }
        #expect(drafted > 0)
    }
}
