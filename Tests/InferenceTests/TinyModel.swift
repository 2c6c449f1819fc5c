import Foundation
import GGUF
import Inference
import TestSupport

/// The reference data's random-weight models, and what a peer computed for each position.
enum TinyModel: String, CaseIterable {
    case llama, qwen2, qwen3, gemma3, lfm2

    static func tokens() throws -> [Int] {
        try JSONDecoder().decode(
            [Int].self, from: Data(contentsOf: ReferenceData.url("tiny-models/tokens.json")))
    }

    func model() throws -> InferenceModel {
        try InferenceModel(GGUFFile(path: ReferenceData.url("tiny-models/\(rawValue).gguf").path))
    }

    /// One row of logits a position.
    func referenceLogits() throws -> [[Float]] {
        let text = try String(
            contentsOf: ReferenceData.url("tiny-models/\(rawValue).logits.txt"), encoding: .utf8)
        return text.split(separator: "\n").map { $0.split(separator: " ").compactMap { Float($0) } }
    }
}

extension Decoder {
    /// The logits of every position of `tokens`, fed in batches of `batch`.
    func allLogits(_ tokens: [Int], batch: Int) throws -> [[Float]] {
        var rows: [[Float]] = []
        try appendEach(tokens, batch: batch) { rows.append(Array($1)) }
        return rows
    }
}

/// The bits of each number, so that equality tells even zeros and NaNs apart.
func bits(_ rows: [[Float]]) -> [[UInt32]] { rows.map { $0.map(\.bitPattern) } }
