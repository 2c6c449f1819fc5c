import Apus
import Foundation
import GGUF
import Inference
import TestSupport
import Testing

/// What keeping keys and values in half precision does to what a model says.
@Suite("Cache format", .serialized) struct CacheFormatTests {
    @Test func halfPrecisionChangesSmollm2Little() async throws {
        try await compare(.smollm2, tokens: 400)
    }

    @Test(.isLong, arguments: TestModel.allCases)
    func halfPrecisionChangesLittle(_ model: TestModel) async throws {
        try await compare(model, tokens: 2000)
    }

    /// The text's negative log-likelihood a token, and the likeliest token after each.
    private struct Reading {
        var loss = 0.0
        var likeliest: [Int] = []
        var logProbabilities: [Double] = []

        init(_ tokens: [Int], _ model: InferenceModel, _ format: CacheFormat) throws {
            let decoder = try Decoder(model, contextLength: 2048, cacheFormat: format)
            var reading = (loss: 0.0, likeliest: [Int](), logProbabilities: [Double]())
            try decoder.appendEach(tokens) { position, row in
                guard position + 1 < tokens.count else { return }
                let largest = row.max() ?? 0
                let sum = row.reduce(0.0) { $0 + exp(Double($1 - largest)) }
                let value = Double(row[tokens[position + 1]] - largest) - log(sum)
                reading.loss -= value / Double(tokens.count - 1)
                reading.logProbabilities.append(value)
                reading.likeliest.append(row.firstIndex(of: largest) ?? -1)
            }
            (loss, likeliest, logProbabilities) = reading
        }
    }

    private func compare(_ model: TestModel, tokens count: Int) async throws {
        let url = try await model.url()
        // English prose with tables and code, of this package.
        let text = try ["Documentation/ConstrainedDecoding.md", "README.md"].map {
            try String(
                contentsOf: ReferenceData.packageRoot.appending(path: $0), encoding: .utf8)
        }.joined(separator: "\n")
        let tokens = Array(try LoadedModel.load(url).rawPrompt(text).prefix(count))
        let weights = try InferenceModel(GGUFFile(path: url.path))
        let half = try Reading(tokens, weights, .f16)
        let single = try Reading(tokens, weights, .f32)
        let agreeing = zip(half.likeliest, single.likeliest).count { $0 == $1 }
        let differences = zip(half.logProbabilities, single.logProbabilities)
            .map { abs($0 - $1) }.sorted()
        print(
            "\(model): perplexity \(exp(half.loss)) in F16, \(exp(single.loss)) in F32;",
            "top-1 agrees at \(agreeing) of \(half.likeliest.count) positions,",
            "median difference \(differences[differences.count / 2])")
        #expect(abs(half.loss - single.loss) < 0.002)
        #expect(Double(agreeing) >= 0.98 * Double(half.likeliest.count))
    }
}
