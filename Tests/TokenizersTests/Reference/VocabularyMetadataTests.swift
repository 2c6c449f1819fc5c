import TestSupport
import Testing
import Tokenizers

@Suite(.needsReference("tokenizers")) struct VocabularyMetadataTests {
    @Test(
        .needsModels,
        arguments: [
            (ReferenceVocabulary.smolLM2, 49_152, 1, 2, [0, 2], false),
            (.gemma3, 262_144, 2, 1, [106], true),
            (.qwenCoder, 151_936, 151_643, 151_645, [151_643, 151_645], false),
        ])
    func readsModelFiles(
        _ vocabulary: ReferenceVocabulary, _ size: Int, _ begin: Int, _ end: Int, _ turns: [Int],
        _ addsBegin: Bool
    ) throws {
        try check(vocabulary, size, begin, end, turns, addsBegin)
    }

    @Test(arguments: [
        (ReferenceVocabulary.gpt2, 50_257, 50_256, 50_256, [50_256], false),
        (.llamaBytePair, 128_256, 128_000, 128_001, [128_001, 128_009], true),
        (.qwen2, 151_936, 151_643, 151_643, [151_643, 151_645], false),
        (.llamaSentencePiece, 32_000, 1, 2, [], true),
    ])
    func readsVocabularyFiles(
        _ vocabulary: ReferenceVocabulary, _ size: Int, _ begin: Int, _ end: Int, _ turns: [Int],
        _ addsBegin: Bool
    ) throws {
        try check(vocabulary, size, begin, end, turns, addsBegin)
    }

    private func check(
        _ vocabulary: ReferenceVocabulary, _ size: Int, _ begin: Int, _ end: Int, _ turns: [Int],
        _ addsBegin: Bool
    ) throws {
        let tokenizer = try vocabulary.tokenizer()
        #expect(tokenizer.vocabularySize == size)
        #expect(tokenizer.beginToken == begin)
        #expect(tokenizer.endToken == end)
        #expect(tokenizer.endOfTurnTokens == turns)
        #expect(tokenizer.addsBeginToken == addsBegin)
        #expect(!tokenizer.addsEndToken)
        #expect(tokenizer.isControl(begin) && tokenizer.isControl(end))
    }

    @Test(.needsModels) func knowsWhatSmolLM2CannotExpress() throws {
        // Bytes that no valid text has are of no interest.
        let missing = try ReferenceVocabulary.smolLM2.tokenizer().inexpressibleBytes
        #expect(
            missing.filter { $0 < 0xF5 && $0 != 0xC0 && $0 != 0xC1 } == [
                4, 6, 0x13, 0x14, 0x16, 0x1D, 0xF1, 0xF2,
            ])
        #expect(try ReferenceVocabulary.gemma3.tokenizer().inexpressibleBytes == [])
        #expect(try ReferenceVocabulary.qwenCoder.tokenizer().inexpressibleBytes == [])
    }

    @Test(.needsModels) func gemmaFindsRunsAndTagsFirst() throws {
        let tokenizer = try ReferenceVocabulary.gemma3.tokenizer()
        #expect(tokenizer.encode("\n\n\n") == [109])
        #expect(tokenizer.encode("   ") == [139])
        #expect(tokenizer.bytes(of: 139) == [0x20, 0x20, 0x20])
        #expect(tokenizer.token(for: [0x0A]) == 107)
    }
}
