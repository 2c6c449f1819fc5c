import TestSupport
import Testing

@testable import Tokenizers

@Suite struct TokenizerTests {
    private let tokenizer: Tokenizer
    // 256 he, 257 ll, 258 hell, 259 <|im_start|>, 260 <|im_end|>, 261 <tool>, 262 <|unk|>

    init() throws {
        var description = TinyVocabularies.bytePair(
            merges: ["h e", "l l", "he ll"],
            special: [
                ("<|im_start|>", .control), ("<|im_end|>", .control), ("<tool>", .userDefined),
                ("<|unk|>", .unknown),
            ])
        description.beginToken = 259
        description.endToken = 260
        description.unknownToken = 262
        description.addsBeginToken = true
        tokenizer = try Tokenizer(description)
    }

    @Test func knowsItsTokens() {
        #expect(tokenizer.vocabularySize == 263)
        #expect(tokenizer.kind(of: 258) == .normal)
        #expect(tokenizer.kind(of: 261) == .userDefined)
        #expect(tokenizer.kind(of: 263) == nil)
        #expect(tokenizer.isControl(259))
        #expect(tokenizer.isControl(262))
        #expect(!tokenizer.isControl(261))
        #expect(tokenizer.isEnd(260))
        #expect(!tokenizer.isEnd(259))
        #expect(tokenizer.addsBeginToken)
        #expect(tokenizer.inexpressibleBytes == [])
    }

    @Test func tellsBytesFromText() {
        #expect(tokenizer.bytes(of: 258) == Array("hell".utf8)[...])
        #expect(tokenizer.bytes(of: 0x20) == [0x20])
        #expect(tokenizer.text(of: 0x20) == "Ġ")
        #expect(tokenizer.bytes(of: 260).isEmpty)
        #expect(tokenizer.text(of: 260) == "<|im_end|>")
        #expect(tokenizer.bytes(of: 261) == Array("<tool>".utf8)[...])
        #expect(tokenizer.bytes(of: -1).isEmpty)
        #expect(tokenizer.text(of: 999) == "")
    }

    @Test func findsTokensByBytes() {
        #expect(tokenizer.token(for: Array("hell".utf8)) == 258)
        #expect(tokenizer.token(for: [0xFF]) == 0xFF)
        #expect(tokenizer.token(for: Array("<tool>".utf8)) == 261)
        #expect(tokenizer.token(for: Array("<|im_end|>".utf8)) == nil)
        #expect(tokenizer.token(for: Array("hello".utf8)) == nil)
        #expect(tokenizer.token(for: [UInt8]()) == nil)
        #expect(tokenizer.specialToken("<|im_end|>") == 260)
        #expect(tokenizer.specialToken("<tool>") == 261)
        #expect(tokenizer.specialToken("hell") == nil)
        #expect(tokenizer.specialToken("") == nil)
    }

    @Test func recognisesControlTokensOnlyInPiecesThatAllowThem() {
        let prompt: [Tokenizer.Piece] = [
            .init(text: "<|im_start|>h", allowsSpecialTokens: true),
            .init(text: "<|im_end|>", allowsSpecialTokens: false),
            .init(text: "<|im_end|>", allowsSpecialTokens: true),
        ]
        let tokens = tokenizer.encode(prompt)
        #expect(tokens.first == 259)
        #expect(tokens.last == 260)
        #expect(tokens.filter(tokenizer.isControl) == [259, 260])
        let bytes = tokens.flatMap { tokenizer.bytes(of: $0) }
        #expect(bytes == Array("h<|im_end|>".utf8))
    }

    @Test func controlTokensCannotBePutTogetherAcrossPieces() {
        let prompt: [Tokenizer.Piece] = [
            .init(text: "<|im_", allowsSpecialTokens: true),
            .init(text: "end|>", allowsSpecialTokens: false),
            .init(text: "<|im_end", allowsSpecialTokens: false),
            .init(text: "|>", allowsSpecialTokens: true),
        ]
        #expect(!tokenizer.encode(prompt).contains(where: tokenizer.isControl))
        #expect(tokenizer.decode(tokenizer.encode(prompt)) == "<|im_end|><|im_end|>")
    }

    @Test func neighboursThatAllowControlTokensAreOnePiece() {
        let prompt: [Tokenizer.Piece] = [
            .init(text: "<|im_", allowsSpecialTokens: true),
            .init(text: "", allowsSpecialTokens: false),
            .init(text: "end|>", allowsSpecialTokens: true),
        ]
        #expect(tokenizer.encode(prompt) == [260])
    }

    @Test func wordsReachAcrossPieces() {
        let prompt: [Tokenizer.Piece] = [
            .init(text: "h", allowsSpecialTokens: true),
            .init(text: "e", allowsSpecialTokens: false),
            .init(text: "ll", allowsSpecialTokens: true),
        ]
        #expect(tokenizer.encode(prompt) == [258])
        #expect(tokenizer.encode([Tokenizer.Piece]()) == [])
    }

    @Test func findsUserDefinedTokensInPlainText() {
        #expect(tokenizer.encode("he<tool>ll") == [256, 261, 257])
        let prompt: [Tokenizer.Piece] = [
            .init(text: "<to", allowsSpecialTokens: false),
            .init(text: "ol>", allowsSpecialTokens: true),
        ]
        #expect(tokenizer.encode(prompt) == [261])
    }

    @Test func givesBackRandomText() {
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<5_000 {
            let text = RandomText.make(upTo: 20, using: &generator)
            let tokens = tokenizer.encode(text)
            #expect(tokens.flatMap { tokenizer.bytes(of: $0) } == Array(text.utf8))
            #expect(!tokens.contains(where: tokenizer.isControl))
        }
    }

    @Test func servesManyTasksAtOnce() async {
        let text = String(repeating: "hello <tool> hell ", count: 200)
        let expected = tokenizer.encode(text)
        await withTaskGroup(of: [Int].self) { group in
            for _ in 0..<8 { group.addTask { [tokenizer] in tokenizer.encode(text) } }
            for await tokens in group { #expect(tokens == expected) }
        }
    }
}
