import Apus
import Foundation
import GGUF
import Inference
import TestSupport
import Testing

/// Greedy continuations that a peer computed from the weights dequantised to F32.
private struct Golden: Decodable {
    struct Continuation: Decodable {
        let prompt_ids: [Int]
        let ids: [Int]
        /// For each step, the five likeliest tokens as [id, log-probability].
        let top: [[[Double]]]
    }
    let greedy: [Continuation]
}

/// How a model's log-probabilities compare with the reference's, step by step.
private struct Comparison {
    var steps = 0
    var agreeing = 0
    var clearDisagreements = 0
    var differences: [Double] = []
    var freeRunning = 0

    var medianDifference: Double { differences.sorted()[differences.count / 2] }
}

@Suite("Golden continuations", .needsReference("tokenizers"), .serialized)
struct GoldenContinuationTests {
    @Test func smollm2FollowsTheReference() async throws {
        try await follow(.smollm2, "SmolLM2-135M-Instruct.Q4_1")
    }

    @Test(.isLong) func qwenFollowsTheReference() async throws {
        try await follow(.qwen, "Qwen2.5-Coder-0.5B-Instruct.Q4_K_M")
    }

    @Test(.isLong) func gemmaFollowsTheReference() async throws {
        try await follow(.gemma, "gemma-3-270m.Q4_K_M")
    }

    private func follow(_ model: TestModel, _ name: String) async throws {
        let golden = try JSONDecoder().decode(
            Golden.self,
            from: Data(contentsOf: ReferenceData.url("tokenizers/\(name).golden.json")))
        let decoder = try Decoder(InferenceModel(GGUFFile(path: try await model.url().path)))
        var comparison = Comparison()
        for continuation in golden.greedy {
            try compare(continuation, decoder, &comparison)
        }
        print(
            "\(name): top-1 agrees in \(comparison.agreeing) of \(comparison.steps) steps,",
            "median difference \(comparison.medianDifference),",
            "\(comparison.freeRunning) of \(golden.greedy.count) free-running agree")
        #expect(Double(comparison.agreeing) >= 0.97 * Double(comparison.steps))
        #expect(comparison.clearDisagreements == 0)
        #expect(comparison.medianDifference <= 0.02)
    }

    private func compare(
        _ continuation: Golden.Continuation, _ decoder: Decoder, _ comparison: inout Comparison
    ) throws {
        decoder.rewind(to: 0)
        try decoder.append(continuation.prompt_ids)
        for (token, top) in zip(continuation.ids, continuation.top) {
            let logits = Array(decoder.logits)
            let largest = logits.max() ?? 0
            let logSum =
                log(logits.reduce(0.0) { $0 + exp(Double($1 - largest)) }) + Double(largest)
            let best = logits.firstIndex(of: largest)
            comparison.steps += 1
            if best == token {
                comparison.agreeing += 1
            } else if top[0][1] - top[1][1] >= 1 {
                comparison.clearDisagreements += 1
            }
            for entry in top {
                comparison.differences.append(
                    abs(Double(logits[Int(entry[0])]) - logSum - entry[1]))
            }
            try decoder.append([token])
        }
        let free = try decoder.generate(
            GenerationRequest(
                prompt: continuation.prompt_ids, maximumTokens: continuation.ids.count))
        if free.tokens == continuation.ids { comparison.freeRunning += 1 }
    }
}
