import TestSupport
import Testing

@testable import Tokenizers

@Suite struct SentencePieceModelTests {
    private let pieces: [(text: String, score: Float)] = [
        ("▁", -1), ("a", -2), ("b", -3), ("▁a", -4), ("ab", -5), ("▁ab", -6), ("▁▁", -7), ("漢", -8),
    ]
    // 259 ▁, 260 a, 261 b, 262 ▁a, 263 ab, 264 ▁ab, 265 ▁▁, 266 漢

    @Test func mergesByScore() throws {
        let tokenizer = try Tokenizer(TinyVocabularies.sentencePiece(pieces))
        #expect(tokenizer.encode("ab") == [263])
        #expect(tokenizer.encode(" ab") == [264])
        #expect(tokenizer.encode("a b") == [260, 259, 261])
        #expect(tokenizer.encode("   ") == [265, 259])
        #expect(tokenizer.encode("") == [])
    }

    @Test func mergesTheLeftmostOfEqualScores() throws {
        let tokenizer = try Tokenizer(
            TinyVocabularies.sentencePiece([("a", 0), ("b", 0), ("ab", 0), ("ba", -0.0)]))
        #expect(tokenizer.encode("aba") == [261, 259])
        #expect(tokenizer.encode("bab") == [262, 260])
    }

    @Test func addsASpaceInFrontAndAfterSpecialTokens() throws {
        var description = TinyVocabularies.sentencePiece(
            pieces, special: [("<x>", .userDefined)], addsSpacePrefix: true)
        let tokenizer = try Tokenizer(description)
        #expect(tokenizer.encode("ab") == [264])
        #expect(tokenizer.encode("ab<x>a") == [264, 267, 262])
        #expect(tokenizer.encode("<x>") == [267])
        #expect(tokenizer.decode([264]) == " ab")
        let prompt: [Tokenizer.Piece] = [
            .init(text: "<s>", allowsSpecialTokens: true),
            .init(text: "ab", allowsSpecialTokens: false),
        ]
        #expect(tokenizer.encode(prompt) == [1, 264])
        description.addsSpacePrefix = false
        #expect(try Tokenizer(description).encode("ab<x>a") == [263, 267, 260])
    }

    @Test func writesUnknownCharactersAsBytes() throws {
        let tokenizer = try Tokenizer(TinyVocabularies.sentencePiece(pieces))
        #expect(tokenizer.encode("é漢\n") == [3 + 0xC3, 3 + 0xA9, 266, 3 + 0x0A])
        #expect(tokenizer.decode(tokenizer.encode("é漢\n")) == "é漢\n")
    }

    @Test func findsTokensByTheBytesTheyStandFor() throws {
        let tokenizer = try Tokenizer(TinyVocabularies.sentencePiece(pieces))
        #expect(tokenizer.token(for: Array(" a".utf8)) == 262)
        #expect(tokenizer.token(for: Array(" ".utf8)) == 259)
        #expect(tokenizer.token(for: Array("\n".utf8)) == 3 + 0x0A)
        #expect(tokenizer.token(for: Array("▁".utf8)) == nil)
        #expect(tokenizer.token(for: Array("<s>".utf8)) == nil)
        #expect(tokenizer.token(for: Array("<0x0A>".utf8)) == nil)
    }

    @Test func neverMergesToControlOrByteTokens() throws {
        // All that `</s>` and `<0x41>` could merge from.
        let texts = [
            "<", "/", "s", ">", "</", "</s", "s>", "0", "x", "4", "1", "<0", "<0x", "<0x4", "<0x41",
        ]
        let tokenizer = try Tokenizer(
            TinyVocabularies.sentencePiece(texts.enumerated().map { ($1, -Float($0)) }))
        for text in ["</s>", "<0x41>"] {
            let tokens = tokenizer.encode(text)
            #expect(tokenizer.decode(tokens) == text)
            #expect(tokens.allSatisfy { $0 >= 259 })
        }
    }

    @Test func writesTheUnknownTokenWithoutByteTokens() throws {
        let tokens = ["<unk>", "a"]
        let description = TokenizerDescription(
            model: .sentencePiece, tokens: ByteStrings(tokens.map(\.utf8)),
            kinds: [.unknown, .normal], scores: [0, -1], unknownToken: 0)
        #expect(try Tokenizer(description).encode("aé") == [1, 0, 0])
        #expect(try Tokenizer(description).inexpressibleBytes.count == 255)
    }

    /// Merging word by word must equal merging the whole text, whatever the vocabulary.
    @Test func agreesWithMergingTheWholeText() throws {
        var generator = SeededGenerator(seed: 8)
        let letters = ["▁", "a", "b"]
        for _ in 0..<500 {
            var pieces: [(text: String, score: Float)] = [("▁", -1), ("a", -1), ("b", -1)]
            for _ in 0..<Int.random(in: 0...10, using: &generator) {
                let length = Int.random(in: 2...4, using: &generator)
                let text = (0..<length).map { _ in letters[Int.random(in: 0...2, using: &generator)]
                }.joined()
                guard !pieces.contains(where: { $0.text == text }) else { continue }
                pieces.append((text, Float(Int.random(in: -5...0, using: &generator))))
            }
            let tokenizer = try Tokenizer(TinyVocabularies.sentencePiece(pieces))
            for _ in 0..<10 {
                let length = Int.random(in: 0...16, using: &generator)
                let symbols = (0..<length).map { _ in
                    letters[Int.random(in: 0...2, using: &generator)]
                }
                let text = symbols.joined().replacing("▁", with: " ")
                let expected = mergePlainly(symbols, pieces).compactMap { part in
                    pieces.firstIndex { $0.text == part }.map { $0 + 259 }
                }
                #expect(tokenizer.encode(text) == expected, "\(text.debugDescription) \(pieces)")
            }
        }
    }

    private func mergePlainly(_ symbols: [String], _ pieces: [(text: String, score: Float)])
        -> [String]
    {
        var parts = symbols
        while true {
            var best: (score: Float, index: Int)?
            for index in parts.indices.dropLast() {
                let joined = parts[index] + parts[index + 1]
                guard let score = pieces.first(where: { $0.text == joined })?.score else {
                    continue
                }
                if best.map({ score > $0.score }) ?? true { best = (score, index) }
            }
            guard let best else { return parts }
            parts[best.index] += parts.remove(at: best.index + 1)
        }
    }
}
