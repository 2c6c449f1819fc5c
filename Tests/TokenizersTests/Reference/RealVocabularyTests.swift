import TestSupport
import Testing
import Tokenizers

/// What must hold for every text, tried with real vocabularies and random texts.
@Suite(.needsReference("tokenizers")) struct RealVocabularyTests {
    @Test(arguments: ReferenceVocabulary.available)
    func decodingGivesBackTheText(_ vocabulary: ReferenceVocabulary) throws {
        let tokenizer = try vocabulary.tokenizer()
        let missing = Set(tokenizer.inexpressibleBytes)
        let description = try vocabulary.description()
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<10_000 {
            let text = RandomText.make(upTo: 24, using: &generator)
            var expected = Array(text.utf8)
            if description.model == .sentencePiece {
                expected = replacingSpaceMarks(in: expected)
                if description.addsSpacePrefix, !text.isEmpty { expected.insert(0x20, at: 0) }
            } else {
                expected.removeAll(where: missing.contains)
            }
            let tokens = tokenizer.encode(text)
            let bytes = tokens.flatMap { tokenizer.bytes(of: $0) }
            #expect(bytes == expected, "\(text.debugDescription)")
            var decoder = tokenizer.makeDecoder()
            let streamed = tokens.map { decoder.push($0) }.joined() + decoder.finish()
            #expect(Array(streamed.utf8) == Array(tokenizer.decode(tokens).utf8))
        }
    }

    /// U+2581 is how SentencePiece writes a space, so the two are one to it.
    private func replacingSpaceMarks(in bytes: [UInt8]) -> [UInt8] {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.reduce(into: [UInt8]()) {
            result, scalar in
            result.append(contentsOf: scalar == "\u{2581}" ? [0x20] : Array(String(scalar).utf8))
        }
    }

    @Test(arguments: ReferenceVocabulary.available)
    func textNeverYieldsControlTokens(_ vocabulary: ReferenceVocabulary) throws {
        let tokenizer = try vocabulary.tokenizer()
        let controls = (0..<tokenizer.vocabularySize).filter(tokenizer.isControl)
        #expect(!controls.isEmpty)
        for control in controls {
            let text = tokenizer.text(of: control)
            for text in [text, "a\(text)", " \(text)\n", text + text] {
                #expect(!tokenizer.encode(text).contains(where: tokenizer.isControl), "\(text)")
            }
            #expect(tokenizer.specialToken(text) == control)
            let piece = Tokenizer.Piece(text: text, allowsSpecialTokens: true)
            #expect(tokenizer.encode([piece]) == [control])
        }
    }

    @Test(arguments: ReferenceVocabulary.available)
    func piecesOfPlainTextAreOneText(_ vocabulary: ReferenceVocabulary) throws {
        let tokenizer = try vocabulary.tokenizer()
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<2_000 {
            let text = RandomText.make(upTo: 16, using: &generator)
            let whole = tokenizer.encode(text)
            let scalars = Array(text.unicodeScalars)
            let cut = Int.random(in: 0...scalars.count, using: &generator)
            let pieces = [scalars[..<cut], scalars[cut...]].map { part in
                Tokenizer.Piece(
                    text: String(String.UnicodeScalarView(part)), allowsSpecialTokens: false)
            }
            #expect(tokenizer.encode(pieces) == whole, "\(text.debugDescription) at \(cut)")
        }
    }

    @Test(arguments: ReferenceVocabulary.available)
    func everyTokenIsFoundByItsBytes(_ vocabulary: ReferenceVocabulary) throws {
        let tokenizer = try vocabulary.tokenizer()
        for token in 0..<tokenizer.vocabularySize where !tokenizer.isControl(token) {
            let bytes = tokenizer.bytes(of: token)
            let found = try #require(tokenizer.token(for: bytes), "\(token)")
            // Another token may stand for the same bytes, such as a byte token and a character.
            #expect(tokenizer.bytes(of: found) == bytes)
        }
    }

    @Test(.timeLimit(.minutes(2)), arguments: ReferenceVocabulary.available)
    func longTextsWithoutBreaksTakeLinearTime(_ vocabulary: ReferenceVocabulary) throws {
        try encodeLongTexts(vocabulary, size: 100_000)
    }

    @Test(.isLong, .timeLimit(.minutes(5)), arguments: ReferenceVocabulary.available)
    func megabytesWithoutBreaksTakeLinearTime(_ vocabulary: ReferenceVocabulary) throws {
        try encodeLongTexts(vocabulary, size: 1_000_000)
    }

    private func encodeLongTexts(_ vocabulary: ReferenceVocabulary, size: Int) throws {
        let tokenizer = try vocabulary.tokenizer()
        for part in ["a", " ", "\n", "\t", "abcdefghij0.", "漢", "'", "<", "0", "a ", "\u{301}"] {
            let text = String(repeating: part, count: size / part.utf8.count)
            let tokens = tokenizer.encode(text)
            let bytes = tokens.reduce(0) { $0 + tokenizer.bytes(of: $1).count }
            #expect((0...1).contains(bytes - text.utf8.count), "\(part.debugDescription)")
        }
    }
}
