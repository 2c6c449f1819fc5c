import Apus
import Foundation
import GGUF
import Inference
import TestSupport
import Testing

/// Whole models compute the same bits however a text is cut, on any number of threads, with and
/// without what is cached.
@Suite("Bit equality", .serialized) struct BitEqualityTests {
    @Test func smollm2() async throws { try await compare(.smollm2, tokens: 100, [1, 7, 512]) }

    @Test(.isLong, arguments: TestModel.allCases)
    func everyModel(_ model: TestModel) async throws {
        try await compare(model, tokens: 600, [1, 2, 7, 16, 512])
    }

    /// What the layers remember of all positions, and the logits of the last.
    private struct Bits: Equatable {
        var rows: [[UInt8]] = []
        var logits: [UInt32] = []

        init(_ decoder: Decoder) {
            decoder.withRows { rows.append(Array($0)) }
            logits = decoder.logits.map(\.bitPattern)
        }
    }

    private func compare(_ model: TestModel, tokens count: Int, _ batches: [Int]) async throws {
        let url = try await model.url()
        let text = try String(
            contentsOf: ReferenceData.packageRoot.appending(path: "README.md"), encoding: .utf8)
        let tokens = Array(try LoadedModel.load(url).tokens(of: text).prefix(count))
        #expect(tokens.count == count)
        let weights = try InferenceModel(GGUFFile(path: url.path))
        func decoder(_ threads: Int) throws -> Decoder {
            try Decoder(weights, contextLength: 1024, threads: threads)
        }
        let reference = try decoder(1)
        try reference.append(tokens)
        let expected = Bits(reference)
        for batch in batches {
            for threads in [1, 2] {
                let decoder = try decoder(threads)
                try decoder.append(tokens, batch: batch)
                #expect(Bits(decoder) == expected, "batches of \(batch), \(threads) threads")
            }
        }
        // A prompt that goes on from the middle of what is cached.
        let cached = try decoder(2)
        try cached.append(tokens.dropLast(30) + [1, 2, 3])
        let outcome = try cached.generate(
            GenerationRequest(prompt: tokens, maximumTokens: 1))
        #expect(outcome.cachedTokens == count - 30)
        #expect(Bits(cached) == expected)
    }
}
