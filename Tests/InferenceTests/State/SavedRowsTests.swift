import GGUF
import TestSupport
import Testing

@testable import Inference

/// Rows of a sequence that are kept outside of the decoder and put back.
@Suite struct SavedRowsTests {
    private static let architectures = SmallModel.all.map(\.architecture)
    private let prefix = Array("Be brief and kind. Answer in words. ".utf8).map(Int.init)
    private let rest = Array("Why?".utf8).map(Int.init)

    private func model(_ architecture: String) throws -> InferenceModel {
        try InferenceModel(
            GGUFFile(bytes: SmallModel(architecture: architecture).writer().bytes()))
    }

    private func rows(of decoder: Decoder) -> [[UInt8]] {
        var rows: [[UInt8]] = []
        decoder.withRows { rows.append(Array($0)) }
        return rows
    }

    private func fill(_ regions: [UnsafeMutableRawBufferPointer], with rows: [[UInt8]]) {
        for (region, bytes) in zip(regions, rows) { region.copyBytes(from: bytes) }
    }

    @Test(arguments: architectures, CacheFormat.allCases)
    func giveTheSameBits(_ architecture: String, format: CacheFormat) throws {
        let model = try model(architecture)
        let first = try Decoder(model, threads: 2, cacheFormat: format)
        #expect(try first.hold(prefix))
        let saved = rows(of: first)
        #expect(saved.map(\.count) == first.rowBytes.map { $0 * prefix.count })

        let second = try Decoder(model, threads: 1, cacheFormat: format)
        try second.adopt(prefix) { fill($0, with: saved) }
        let cached = second.reuse(prefix + rest)
        #expect(cached == prefix.count)
        try second.append(rest)
        let whole = try Decoder(model, threads: 1, cacheFormat: format)
        try whole.append(prefix + rest, batch: 7)
        #expect(second.logits.map(\.bitPattern) == whole.logits.map(\.bitPattern))
    }

    @Test func holdComputesOnlyWhatIsNotCached() throws {
        let decoder = try Decoder(model("llama"), threads: 1)
        try decoder.append(prefix + rest)
        var asked = 0
        #expect(
            try decoder.hold(prefix) {
                asked += 1
                return false
            })
        #expect(asked == 0 && decoder.tokens == prefix)
        #expect(
            try decoder.hold(prefix + [1, 2]) {
                asked += 1
                return false
            })
        #expect(asked > 0 && decoder.tokens == prefix + [1, 2])
        #expect(try !decoder.hold([9, 8, 7]) { true })
    }

    @Test func whatFailsLeavesNothingBehindAndTheOthersAlone() throws {
        struct Failure: Error {}
        let decoder = try Decoder(model("llama"), threads: 1, cacheBytes: 1 << 20)
        try decoder.append(prefix)
        #expect(throws: Failure.self) {
            try decoder.adopt([5, 6, 7]) { _ in throw Failure() }
        }
        #expect(decoder.tokens.isEmpty)
        #expect(decoder.reuse(prefix + rest) == prefix.count)
    }

    @Test func whatIsCachedIsNotReadAgain() throws {
        let decoder = try Decoder(model("llama"), threads: 1)
        try decoder.append(prefix + rest)
        try decoder.adopt(prefix) { _ in Issue.record("nothing was to be filled") }
        #expect(decoder.tokens == prefix + rest)
    }

    @Test func refusesWhatDoesNotFit() throws {
        let decoder = try Decoder(model("llama"), contextLength: 16, threads: 1)
        for (tokens, code) in [
            ([], InferenceError.Code.emptyPrompt), ([-1], .invalidToken),
            ([1 << 20], .invalidToken), (Array(repeating: 1, count: 17), .contextExceeded),
        ] {
            let adopting = #expect(throws: InferenceError.self) {
                try decoder.adopt(tokens) { _ in }
            }
            let holding = #expect(throws: InferenceError.self) { try decoder.hold(tokens) }
            #expect(adopting?.code == code && holding?.code == code)
        }
    }

    @Test func countsHitsAndMisses() throws {
        let decoder = try Decoder(model("llama"), threads: 1)
        func ask(_ prompt: [Int]) throws {
            _ = try decoder.generate(GenerationRequest(prompt: prompt, maximumTokens: 1))
        }
        try ask(prefix)
        try ask(prefix + rest)
        try ask([200, 201])
        let usage = decoder.cacheUsage
        #expect(usage.hits == 1 && usage.misses == 2)
        #expect(usage.cachedTokens == prefix.count)
        #expect(usage.missedTokens == prefix.count + rest.count + 2)
        #expect(usage.heldTokens >= 2 && usage.sequences >= 1)
    }
}
