import Testing

@testable import Tokenizers

@Suite struct BytePairModelTests {
    private let merges = ["h e", "l l", "he ll", "hell o", "Ġ w", "Ã ©"]

    @Test func mergesByRank() throws {
        let tokenizer = try Tokenizer(TinyVocabularies.bytePair(merges: merges))
        // 256 he, 257 ll, 258 hell, 259 hello, 260 " w", 261 é
        #expect(tokenizer.encode("hello") == [259])
        #expect(tokenizer.encode("hell w") == [258, 260])
        #expect(tokenizer.encode("lll") == [257, 0x6C])
        #expect(tokenizer.encode("é") == [261])
        #expect(tokenizer.encode("e\u{301}") == [0x65, 0xCC, 0x81])
        #expect(tokenizer.encode("") == [])
        #expect(tokenizer.encode("\u{0}") == [0])
    }

    @Test func doesNotMergeAcrossWords() throws {
        let tokenizer = try Tokenizer(TinyVocabularies.bytePair(merges: ["a Ġ", "Ġ b"]))
        #expect(tokenizer.encode("a b") == [0x61, 257])
    }

    @Test func keepsWholeTokensOnlyWhereTheRuleSays() throws {
        // `abc` is a token that no merge leads to.
        let special: [(String, TokenizerDescription.TokenKind)] = [("abc", .normal)]
        let llama = TinyVocabularies.bytePair(
            merges: ["b c"], special: special, preTokenizer: "llama-bpe")
        #expect(try Tokenizer(llama).encode("abc") == [257])
        let qwen = TinyVocabularies.bytePair(
            merges: ["b c"], special: special, preTokenizer: "qwen2")
        #expect(try Tokenizer(qwen).encode("abc") == [0x61, 256])
    }

    @Test func neverMergesToControlTokens() throws {
        var description = TinyVocabularies.bytePair(
            merges: ["a b", "ab c"], preTokenizer: "llama-bpe")
        description.kinds[257] = .control
        #expect(try Tokenizer(description).encode("abc") == [256, 0x63])
        description.kinds[257] = .normal
        description.endToken = 257
        let tokenizer = try Tokenizer(description)
        #expect(tokenizer.encode("abc") == [256, 0x63])
        #expect(tokenizer.isControl(257))
    }

    @Test func leavesOutBytesWithoutToken() throws {
        var description = TinyVocabularies.bytePair()
        description.tokens = ByteStrings(description.tokens.dropFirst(7))
        description.kinds.removeFirst(7)
        let tokenizer = try Tokenizer(description)
        #expect(tokenizer.inexpressibleBytes == [0, 1, 2, 3, 4, 5, 6])
        #expect(tokenizer.encode("a\u{4}b") == [0x61 - 7, 0x62 - 7])
    }

    @Test func writesTheUnknownTokenForBytesWithoutToken() throws {
        var description = TinyVocabularies.bytePair(special: [("<unk>", .unknown)])
        description.tokens = ByteStrings(description.tokens.dropFirst())
        description.kinds.removeFirst()
        description.unknownToken = 255
        let tokenizer = try Tokenizer(description)
        #expect(tokenizer.encode("a\u{0}") == [0x60, 255])
        #expect(tokenizer.bytes(of: 255).isEmpty)
    }
}
