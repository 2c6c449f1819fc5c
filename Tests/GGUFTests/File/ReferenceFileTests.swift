import GGUF
import TestSupport
import Testing

// Expected values: what the Python package `gguf` 0.19.0 lists for these files.

@Suite struct TinyModelTests {
    struct Expectation: Sendable, CustomTestStringConvertible {
        let name: String
        let metadataCount: Int
        let tensorCount: Int
        let dataOffset: Int
        let lastOffset: Int
        let fields: [String: Int]
        var testDescription: String { name }
    }

    static let expectations = [
        Expectation(
            name: "gemma3", metadataCount: 15, tensorCount: 93, dataOffset: 6112,
            lastOffset: 1_096_672,
            fields: [
                "gemma3.block_count": 7, "gemma3.embedding_length": 64,
                "gemma3.attention.sliding_window": 16,
            ]),
        Expectation(
            name: "lfm2", metadataCount: 13, tensorCount: 48, dataOffset: 3456,
            lastOffset: 844_416,
            fields: ["lfm2.block_count": 5, "lfm2.shortconv.l_cache": 3]),
        Expectation(
            name: "llama", metadataCount: 13, tensorCount: 30, dataOffset: 2304,
            lastOffset: 643_072,
            fields: ["llama.block_count": 3, "llama.rope.dimension_count": 16]),
        Expectation(
            name: "qwen2", metadataCount: 12, tensorCount: 26, dataOffset: 1984,
            lastOffset: 331_712,
            fields: ["qwen2.block_count": 2, "qwen2.attention.head_count_kv": 1]),
        Expectation(
            name: "qwen3", metadataCount: 14, tensorCount: 35, dataOffset: 2624,
            lastOffset: 644_160,
            fields: ["qwen3.block_count": 3, "qwen3.attention.key_length": 32]),
    ]

    @Test(.needsReference("tiny-models"), arguments: expectations)
    func listsWhatThePythonReaderLists(_ expectation: Expectation) throws {
        let url = ReferenceData.url("tiny-models/\(expectation.name).gguf")
        let file = try GGUFFile(url: url)
        #expect(file.version == 3)
        #expect(file.alignment == 32)
        #expect(file.metadata.count == expectation.metadataCount)
        #expect(file.tensors.count == expectation.tensorCount)
        #expect(file.tensors.first?.fileOffset == expectation.dataOffset)
        #expect(file.tensors.last?.fileOffset == expectation.lastOffset)
        #expect(try file.metadata.requireString("general.architecture") == expectation.name)
        for (key, value) in expectation.fields {
            #expect(try file.metadata.requireInt(key) == value)
        }
        let embeddings = try file.requireWeight(named: "token_embd.weight")
        #expect(embeddings.type == .f32)
        #expect(embeddings.dimensions == [64, 320])
        #expect(embeddings.elementCount == 20_480)
        #expect(embeddings.byteCount == 81_920)
    }
}

@Suite struct VocabularyFileTests {
    struct Expectation: Sendable, CustomTestStringConvertible {
        let name: String
        let metadataCount: Int
        let tokenCount: Int
        let mergeCount: Int?
        var testDescription: String { name }
    }

    static let expectations = [
        Expectation(name: "gpt-2", metadataCount: 16, tokenCount: 50_257, mergeCount: 50_000),
        Expectation(
            name: "llama-bpe", metadataCount: 20, tokenCount: 128_256, mergeCount: 280_147),
        Expectation(name: "llama-spm", metadataCount: 22, tokenCount: 32_000, mergeCount: nil),
        Expectation(name: "qwen2", metadataCount: 20, tokenCount: 151_936, mergeCount: 151_387),
    ]

    @Test(.needsReference("tokenizers"), arguments: expectations)
    func readsTokensAndMerges(_ expectation: Expectation) throws {
        let url = ReferenceData.url("tokenizers/ggml-vocab-\(expectation.name).gguf")
        let file = try GGUFFile(url: url)
        #expect(file.tensors.isEmpty)
        #expect(file.metadata.count == expectation.metadataCount)
        let tokens = try file.metadata.requireArray("tokenizer.ggml.tokens")
        #expect(tokens.elementType == .string)
        #expect(tokens.count == expectation.tokenCount)
        let (bytes, offsets) = try #require(tokens.byteStrings())
        #expect(offsets.count == expectation.tokenCount + 1)
        #expect(offsets.last == bytes.count)
        let types = try file.metadata.requireArray("tokenizer.ggml.token_type")
        #expect(types.integers()?.count == expectation.tokenCount)
        #expect(try file.metadata.array("tokenizer.ggml.merges")?.count == expectation.mergeCount)
    }
}
