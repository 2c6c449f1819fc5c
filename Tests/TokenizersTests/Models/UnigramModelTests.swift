import TestSupport
import Testing

@testable import Tokenizers

@Suite struct UnigramModelTests {
    private let pieces: [(text: String, score: Float)] = [
        ("▁", -2), ("a", -3), ("b", -3), ("ab", -4), ("▁a", -4.5), ("abb", -9), ("▁▁", -10),
    ]
    // 259 ▁, 260 a, 261 b, 262 ab, 263 ▁a, 264 abb, 265 ▁▁

    private func tokenizer(
        addsSpacePrefix: Bool = false, removesExtraWhitespace: Bool = false
    ) throws -> Tokenizer {
        try Tokenizer(
            TinyVocabularies.sentencePiece(
                pieces, special: [("<x>", .userDefined)], model: .unigram,
                addsSpacePrefix: addsSpacePrefix, removesExtraWhitespace: removesExtraWhitespace))
    }

    @Test func findsTheBestSum() throws {
        let tokenizer = try tokenizer()
        #expect(tokenizer.encode("ab") == [262])  // -4 against -6
        #expect(tokenizer.encode("abb") == [262, 261])  // -7 against -9 in one
        #expect(tokenizer.encode(" ab") == [259, 262])  // -6 against -7.5
        #expect(tokenizer.encode("  ") == [259, 259])  // -4 against -10
        #expect(tokenizer.encode("") == [])
    }

    @Test func treatsSpacesAsItIsTold() throws {
        #expect(try tokenizer(addsSpacePrefix: true).encode("ab") == [259, 262])
        #expect(try tokenizer(addsSpacePrefix: true).encode("ab b") == [259, 262, 259, 261])
        let merging = try tokenizer(removesExtraWhitespace: true)
        #expect(merging.encode("  ab   b  ") == [259, 262, 259, 261])
        #expect(merging.encode("   ") == [])
    }

    @Test func writesUnknownCharactersAsBytesOrOneUnknownToken() throws {
        #expect(try tokenizer().encode("aéb") == [260, 3 + 0xC3, 3 + 0xA9, 261])
        let description = TokenizerDescription(
            model: .unigram, tokens: ByteStrings(["<unk>", "a"].map(\.utf8)),
            kinds: [.unknown, .normal], scores: [0, -1], unknownToken: 0)
        #expect(try Tokenizer(description).encode("aé漢a漢") == [1, 0, 1, 0])
    }

    @Test func findsUserDefinedTokensFirst() throws {
        #expect(try tokenizer().encode("a<x>b") == [260, 266, 261])
    }

    /// What SentencePiece 0.2.3 gives for a unigram model of these pieces and scores, with byte
    /// fallback, a dummy prefix and no normalisation.
    @Test(
        .needsReference("tokenizers"),
        arguments: [
            ("Hello, world!", [379, 295, 417, 29892, 281, 272, 430, 29991]),
            ("  two  spaces ", [259, 260, 827, 29871, 805, 562, 267, 29871]),
            ("naïve façade", [1055, 30085, 345, 2258, 4277, 311]),
            ("漢字とカナ", [29871, 31652, 30578, 30364, 30439, 30576]),
            ("🙂 emoji", [29871, 243, 162, 156, 133, 321, 4346, 2397]),
            ("a\n\nb", [263, 13, 13, 29890]),
            ("internationalization", [297, 725, 271, 291, 284, 466, 271, 291]),
        ])
    func equalsSentencePiece(_ text: String, _ expected: [Int]) throws {
        var description = try ReferenceVocabulary.llamaSentencePiece.description()
        description.model = .unigram
        #expect(try Tokenizer(description).encode(text) == expected)
    }

    @Test func agreesWithTryingAllSegmentations() throws {
        var generator = SeededGenerator(seed: 9)
        for _ in 0..<300 {
            // Powers of two as scores, so that sums are exact and never tie.
            var pieces: [(text: String, score: Float)] = []
            for text in ["a", "b", "aa", "ab", "ba", "bb", "aab", "bab", "abab"].shuffled(
                using: &generator)
            {
                pieces.append((text, -1 - Float(1 << pieces.count) / 4096))
            }
            let tokenizer = try Tokenizer(TinyVocabularies.sentencePiece(pieces, model: .unigram))
            let length = Int.random(in: 1...7, using: &generator)
            let text = (0..<length).map { _ in Bool.random(using: &generator) ? "a" : "b" }.joined()
            let best = segmentations(of: text[...], pieces).max { $0.score < $1.score }
            let found = tokenizer.encode(text).reduce(0) { $0 + Double(pieces[$1 - 259].score) }
            #expect(found == best?.score)
            #expect(tokenizer.decode(tokenizer.encode(text)) == text)
        }
    }

    private func segmentations(
        of text: Substring, _ pieces: [(text: String, score: Float)]
    ) -> [(score: Double, count: Int)] {
        guard !text.isEmpty else { return [(0, 0)] }
        return pieces.filter { text.hasPrefix($0.text) }.flatMap { piece in
            segmentations(of: text.dropFirst(piece.text.count), pieces).map {
                ($0.score + Double(piece.score), $0.count + 1)
            }
        }
    }
}
