import ChatTemplates
import Foundation
import GGUF
import Inference
import Tokenizers
import TestSupport
import Testing

@testable import Apus

/// Damaged model files: each is refused with a typed error, or runs.
@Suite(.serialized) struct HostileModelTests {
    @Test func survivesDamagedSmallModels() async throws {
        try await damage(files: SmallModel.all.map { $0.writer().bytes() }, rounds: 2_000, seed: 1)
    }

    @Test(.isLong, .needsReference("tiny-models"))
    func survivesTwentyThousandDamagedReferenceModels() async throws {
        let names = ["llama", "qwen2", "qwen3", "gemma3", "lfm2"]
        let tiny = try names.map {
            [UInt8](try Data(contentsOf: ReferenceData.url("tiny-models/\($0).gguf")))
        }
        try await damage(
            files: tiny + SmallModel.all.map { $0.writer().bytes() }, rounds: 20_000, seed: 2)
    }

    private func damage(files: [[UInt8]], rounds: Int, seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let before = MemoryUse.peakBytes
        var refused = 0
        for _ in 0..<rounds {
            let file = files.randomElement(using: &random) ?? []
            if await isRefused(damaged(file, &random)) { refused += 1 }
        }
        #expect(refused > rounds / 4 && refused < rounds, "\(refused) of \(rounds) refused")
        #expect(MemoryUse.peakBytes - before < 1 << 30)
    }

    /// Changes bytes of the header, where every one means something, or cuts the file short.
    private func damaged(_ file: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var file = file
        let header = min(file.count, 12_000)
        switch Int.random(in: 0..<10, using: &random) {
        case 0: file.removeLast(Int.random(in: 1...file.count, using: &random))
        case 1: file.removeSubrange(Int.random(in: 0..<header, using: &random)..<header)
        case 2...5:
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                file[Int.random(in: 0..<header, using: &random)] = .random(
                    in: 0...255, using: &random)
            }
        default:
            // Numbers of a few bytes: lengths, counts, dimensions and hyperparameters.
            let width = [1, 2, 4, 8].randomElement(using: &random) ?? 4
            let place = Int.random(in: 0..<header - 8, using: &random)
            let value: UInt8 = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
            for index in place..<place + width { file[index] = value }
        }
        return file
    }

    /// Whether any part refuses the file; an accepted one renders, tokenises and generates.
    private func isRefused(_ bytes: [UInt8]) async -> Bool {
        do {
            var options = LoadOptions()
            options.threads = 1
            options.contextLength = 64
            let file = try GGUFFile(bytes: bytes)
            // The reference's models have no vocabulary, so only their engine can be tried.
            guard (try? file.metadata.string("tokenizer.ggml.model")) != "none" else {
                let decoder = try Decoder(InferenceModel(file), contextLength: 16, threads: 1)
                _ = try decoder.generate(GenerationRequest(prompt: [1, 2, 3], maximumTokens: 2))
                return false
            }
            let model = try LoadedModel(file, at: URL(filePath: "damaged.gguf"), options)
            let prompt = try model.prompt([ChatMessage(role: "user", content: "Hi <|im_end|>")])
            var generation = DecodingOptions()
            generation.maximumTokens = 2
            _ = try await model.generate(prompt, options: generation)
            return false
        } catch {
            #expect(
                error is GGUFError || error is InferenceError || error is ApusError
                    || error is TokenizerError || error is ChatTemplateError, "\(error)")
            return true
        }
    }
}
