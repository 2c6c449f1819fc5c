import Foundation
import GGUF
import Inference
import TestSupport
import Testing

@Suite struct ChoiceTests {
    private let prompt = Array("Which?".utf8).map(Int.init)
    private let end = 257

    private func decoder() throws -> Decoder {
        try Decoder(
            InferenceModel(GGUFFile(bytes: SmallModel(architecture: "qwen3").writer().bytes())))
    }

    private func probabilities(_ labels: [String]) throws -> [Double] {
        let decoder = try decoder()
        var cached = 0
        return try #require(
            try decoder.probabilities(
                of: labels.map { $0.utf8.map(Int.init) }, after: prompt, stopTokens: [end],
                cachedTokens: &cached))
    }

    /// The probability of `token` among `tokens` after a text, the plain way.
    private func share(_ token: Int, of tokens: [Int], after text: String) throws -> Double {
        let decoder = try decoder()
        try decoder.append(prompt + text.utf8.map(Int.init))
        let weights = tokens.map { exp(Double(decoder.logits[$0])) }
        return exp(Double(decoder.logits[token])) / weights.reduce(0, +)
    }

    @Test func scalesTheBranchesOfTheFirstToken() throws {
        let found = try probabilities(["a", "b", "c"])
        for (label, probability) in zip([97, 98, 99], found) {
            #expect(abs(probability - (try share(label, of: [97, 98, 99], after: ""))) < 1e-9)
        }
    }

    @Test func tokensWithoutAnAlternativeCostNothing() throws {
        let short = try probabilities(["a", "b"])
        let long = try probabilities(["axxxxxxxx", "bxxxxxxxxxxxxxxxxxxxxxxx"])
        #expect(zip(short, long).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test func theEndIsABranchToo() throws {
        let found = try probabilities(["ya", "yab"])
        let stop = try share(end, of: [end, 98], after: "ya")
        #expect(abs(found[0] - stop) < 1e-9 && abs(found[1] - (1 - stop)) < 1e-9)
    }

    @Test func multipliesAlongTheTree() throws {
        let found = try probabilities(["xa", "xb", "y"])
        let x = try share(120, of: [120, 121], after: "")
        let a = try share(97, of: [97, 98], after: "x")
        for (value, expected) in zip(found, [x * a, x * (1 - a), 1 - x]) {
            #expect(abs(value - expected) < 1e-9)
        }
    }

    @Test func addsUpToOne() throws {
        let found = try probabilities(["red", "green", "blue", "re", "grey", "black", "b"])
        #expect(abs(found.reduce(0, +) - 1) < 1e-9)
    }

    @Test func saysHowMuchOfThePromptWasCached() throws {
        let decoder = try decoder()
        for expected in [0, prompt.count - 1] {
            var cached = -1
            _ = try decoder.probabilities(
                of: [[97], [98]], after: prompt, stopTokens: [end], cachedTokens: &cached)
            #expect(cached == expected)
        }
    }

    @Test func aSingleChoiceIsCertain() throws {
        #expect(try probabilities(["only"]) == [1])
    }

    @Test func saysWhenALabelDoesNotFit() throws {
        let error = #expect(throws: InferenceError.self) {
            try probabilities(["a", String(repeating: "b", count: 200)])
        }
        #expect(error?.code == .contextExceeded)
    }
}
