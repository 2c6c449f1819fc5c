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
        /// The first, second and last number of the first tensor.
        let embeddings: [Float]
        let fields: [String: Int]
        var testDescription: String { name }
    }

    static let expectations = [
        Expectation(
            name: "gemma3", metadataCount: 15, tensorCount: 93, dataOffset: 6112,
            lastOffset: 1_096_672,
            embeddings: [-0.19553734362125397, -0.052415188401937485, -0.17798727750778198],
            fields: [
                "gemma3.block_count": 7, "gemma3.embedding_length": 64,
                "gemma3.attention.sliding_window": 16,
            ]),
        Expectation(
            name: "lfm2", metadataCount: 13, tensorCount: 48, dataOffset: 3456,
            lastOffset: 844_416,
            embeddings: [-0.8019314408302307, -1.3243589401245117, -0.4500119686126709],
            fields: ["lfm2.block_count": 5, "lfm2.shortconv.l_cache": 3]),
        Expectation(
            name: "llama", metadataCount: 13, tensorCount: 30, dataOffset: 2304,
            lastOffset: 643_072,
            embeddings: [0.3455841839313507, 0.8216181397438049, 0.15176868438720703],
            fields: ["llama.block_count": 3, "llama.rope.dimension_count": 16]),
        Expectation(
            name: "qwen2", metadataCount: 12, tensorCount: 26, dataOffset: 1984,
            lastOffset: 331_712,
            embeddings: [0.18905338644981384, -0.5227484703063965, 0.6098867058753967],
            fields: ["qwen2.block_count": 2, "qwen2.attention.head_count_kv": 1]),
        Expectation(
            name: "qwen3", metadataCount: 14, tensorCount: 35, dataOffset: 2624,
            lastOffset: 644_160,
            embeddings: [2.040919065475464, -2.5556650161743164, 0.5674156546592712],
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
        let numbers = embeddings.withUnsafeBytes { bytes in
            [0, 1, 20_479].map { bytes.load(fromByteOffset: 4 * $0, as: Float.self) }
        }
        #expect(numbers == expectation.embeddings)
    }
}

@Suite struct VocabularyFileTests {
    struct Expectation: Sendable, CustomTestStringConvertible {
        let name: String
        let metadataCount: Int
        let tokenCount: Int
        /// The bytes of all tokens together.
        let tokenBytes: Int
        /// The token with number 100, and the last one.
        let tokens: (String, String)
        let typeSum: Int
        let mergeCount: Int?
        let lastMerge: String?
        var testDescription: String { name }
    }

    static let expectations = [
        Expectation(
            name: "gpt-2", metadataCount: 16, tokenCount: 50_257, tokenBytes: 356_735,
            tokens: ("§", "<|endoftext|>"), typeSum: 50_259, mergeCount: 50_000,
            lastMerge: "Ġg azed"),
        Expectation(
            name: "llama-bpe", metadataCount: 20, tokenCount: 128_256, tokenBytes: 1_073_445,
            tokens: ("§", "<|reserved_special_token_250|>"), typeSum: 128_768,
            mergeCount: 280_147, lastMerge: "éĶ ¦"),
        Expectation(
            name: "llama-spm", metadataCount: 22, tokenCount: 32_000, tokenBytes: 210_919,
            tokens: ("<0x61>", "给"), typeSum: 33_285, mergeCount: nil, lastMerge: nil),
        Expectation(
            name: "qwen2", metadataCount: 20, tokenCount: 151_936, tokenBytes: 1_372_708,
            tokens: ("§", "[PAD151935]"), typeSum: 152_812, mergeCount: 151_387,
            lastMerge: "â½ Ĺ"),
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
        #expect(bytes.count == expectation.tokenBytes)
        #expect(bytes[offsets[100]..<offsets[101]].elementsEqual(expectation.tokens.0.utf8))
        #expect(
            bytes[offsets[tokens.count - 1]...].elementsEqual(expectation.tokens.1.utf8))
        #expect(tokens.strings()?.last == expectation.tokens.1)
        let types = try file.metadata.requireArray("tokenizer.ggml.token_type")
        #expect(types.integers()?.count == expectation.tokenCount)
        #expect(types.integers()?.reduce(0, +) == expectation.typeSum)
        let merges = try file.metadata.array("tokenizer.ggml.merges")
        #expect(merges?.count == expectation.mergeCount)
        #expect(merges?.strings()?.last == expectation.lastMerge)
    }
}
