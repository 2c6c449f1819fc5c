import Foundation
import GGUF
import OrderedJSON
import TestSupport
import Testing

@testable import ApusCommandLine

struct ModelFileSummaryTests {
    private func summary(_ path: String) throws -> ModelFileSummary {
        try ModelFileSummary(GGUFFile(url: ReferenceData.url(path)))
    }

    /// The counts follow from the shapes: 320×64 embeddings twice, and for each of 3 layers
    /// 64×64 + 2×(64×32) + 64×64 attention, 3×(64×160) feed-forward and 2×64 norms, and a norm.
    @Test(.needsReference("tiny-models"))
    func countsParameters() throws {
        let summary = try summary("tiny-models/llama.gguf")
        let layer = 64 * 64 + 2 * 64 * 32 + 64 * 64 + 3 * 64 * 160 + 2 * 64
        #expect(summary.parameterCount == 2 * 320 * 64 + 3 * layer + 64)
        #expect(summary.types.map(\.type) == [.f32])
    }

    @Test(.needsReference("tiny-models"))
    func describesModelWithoutVocabulary() throws {
        let path = ReferenceData.url("tiny-models/llama.gguf").path
        #expect(
            try summary("tiny-models/llama.gguf").text == """
                name            llama
                architecture    llama
                parameters      170432
                context length  512 tokens
                tokenizer       none
                vocabulary      not stated
                chat template   no
                tensors         30
                tensor types    F32 (30 tensors, 681.7 kB)
                format          GGUF 3
                size            684.0 kB
                file            \(path)

                """)
    }

    @Test(.needsReference("tokenizers/ggml-vocab-qwen2.gguf"))
    func writesVocabularyAsJSON() throws {
        let json = try summary("tokenizers/ggml-vocab-qwen2.gguf")
            .json(metadata: true, tensors: true)
        #expect(json["vocabulary_size"]?.intValue == 151_936)
        #expect(json["tokenizer"]?.stringValue == "gpt2")
        #expect(json["pre_tokenizer"]?.stringValue == "qwen2")
        #expect(json["tensors"]?.arrayValue?.count == 0)
        #expect(json["metadata"]?["tokenizer.ggml.tokens"]?.arrayValue?.count == 151_936)
        #expect(try JSONValue(parsing: json.jsonText(.pretty)) == json)
    }

    @Test(.needsReference("tiny-models"))
    func listsMetadataAndTensorsInFileOrder() throws {
        let summary = try summary("tiny-models/llama.gguf")
        let lines = summary.metadataText.split(separator: "\n")
        #expect(lines.count == summary.file.metadata.count)
        #expect(lines.contains("llama.context_length = 512"))
        #expect(lines.contains("llama.attention.layer_norm_rms_epsilon = 1e-05"))
        #expect(lines.contains("general.architecture = \"llama\""))
        #expect(summary.tensorText.split(separator: "\n").count == summary.file.tensors.count + 1)
    }
}
