import TestSupport
import Testing
import Tokenizers

@Suite struct StableTokensTests {
    /// Pieces that meet in every awkward way: contractions, runs of digits, marks, spaces, breaks.
    private static let pieces = [
        "{\"", "\":\"", "\",\"", "\"}", "merchant", "total", "date", "'", "'l", "l", "ll", "re",
        "S",
        " ", "  ", "\n", "\r\n", "\t", "1", "23", "456", "é", "日", "本", "🙂", "\u{301}", "<tool",
        "_call>", "<", "a", " a", "A", "!", "...", "-", "12:30", "\u{a0}", "\u{2028}",
    ]

    @Test(.needsReference("tokenizers"), arguments: ReferenceVocabulary.available)
    func noContinuationChangesThem(_ vocabulary: ReferenceVocabulary) throws {
        let tokenizer = try vocabulary.tokenizer()
        var random = SeededGenerator(seed: 5)
        func text() -> String {
            (0..<Int.random(in: 1...6, using: &random)).map { _ in
                Self.pieces.randomElement(using: &random) ?? ""
            }.joined()
        }
        var stable = 0
        for _ in 0..<20_000 {
            let start = text()
            let tokens = tokenizer.stableTokens(of: start)
            stable += tokens.count
            let whole = start + text()
            #expect(
                tokenizer.encode(whole).starts(with: tokens),
                "\(start.debugDescription) in \(whole.debugDescription)")
        }
        // The space that this vocabulary puts before any text makes encoding it alone pointless.
        #expect(vocabulary == .llamaSentencePiece ? stable == 0 : stable > 1_000)
    }

    @Test(.needsReference("tokenizers"))
    func keepsKeysOfJSONWhole() throws {
        let tokenizer = try ReferenceVocabulary.qwen2.tokenizer()
        let tokens = tokenizer.stableTokens(of: "{\"merchant\":\"")
        #expect(
            tokens.map { String(decoding: tokenizer.bytes(of: $0), as: UTF8.self) } == [
                "{\"", "merchant",
            ])
    }
}
