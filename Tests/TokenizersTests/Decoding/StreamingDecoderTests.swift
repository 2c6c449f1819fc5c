import TestSupport
import Testing

@testable import Tokenizers

@Suite struct StreamingDecoderTests {
    /// Every byte is the token with its number.
    private let tokenizer: Tokenizer

    init() throws {
        tokenizer = try Tokenizer(
            TinyVocabularies.bytePair(merges: ["Ã ©"], special: [("<|end|>", .control)]))
    }

    private func stream(_ tokens: [Int]) -> [String] {
        var decoder = tokenizer.makeDecoder()
        return tokens.map { decoder.push($0) } + [decoder.finish()]
    }

    @Test func holdsBackHalfCharacters() {
        #expect(stream([0x61, 0xE6, 0xBC, 0xA2, 0x62]) == ["a", "", "", "漢", "b", ""])
        #expect(stream([0xF0, 0x9F, 0x99, 0x82]) == ["", "", "", "🙂", ""])
        #expect(stream([256]) == ["é", ""])
    }

    @Test func writesReplacementCharactersForInvalidBytes() {
        #expect(stream([0x61, 0xFF]) == ["a", "\u{FFFD}", ""])
        #expect(stream([0xC3, 0x61]) == ["", "\u{FFFD}a", ""])
        #expect(stream([0xE6, 0xBC]) == ["", "", "\u{FFFD}"])
        // ED A0 would be a surrogate, so ED cannot go on.
        #expect(stream([0xED, 0xA0]) == ["", "\u{FFFD}\u{FFFD}", ""])
        #expect(stream([0xF4, 0x90]) == ["", "\u{FFFD}\u{FFFD}", ""])
        #expect(stream([0xC0, 0x80]) == ["\u{FFFD}", "\u{FFFD}", ""])
    }

    @Test func passesOverControlTokensAndForeignIds() {
        #expect(stream([0xC3, 257, -1, 999, 0xA9]) == ["", "", "", "", "é", ""])
        #expect(tokenizer.decode([0x61, 257, -1, .max, 0x62]) == "ab")
    }

    @Test func agreesWithDecodingAtOnce() {
        var generator = SeededGenerator(seed: 10)
        let bytes: [UInt8] = [
            0x61, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2, 0xC3, 0xDF, 0xE0, 0xE6,
            0xED,
            0xEF, 0xF0, 0xF1, 0xF4, 0xF5, 0xFF,
        ]
        for _ in 0..<50_000 {
            let tokens = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
                Int(bytes[Int.random(in: 0..<bytes.count, using: &generator)])
            }
            #expect(Array(stream(tokens).joined().utf8) == Array(tokenizer.decode(tokens).utf8))
        }
    }

    @Test func agreesWithDecodingAtOnceForAllPairsOfBytes() {
        for first in 0..<256 {
            for second in 0..<256 {
                let tokens = [first, second, 0x80]
                #expect(Array(stream(tokens).joined().utf8) == Array(tokenizer.decode(tokens).utf8))
            }
        }
    }
}
