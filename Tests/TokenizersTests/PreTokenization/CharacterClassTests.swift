import Testing

@testable import Tokenizers

@Suite struct CharacterClassTests {
    @Test(
        arguments: [
            ("a", CharacterClass.letter), ("é", .letter), ("漢", .letter), ("ʰ", .letter),
            ("ǅ", .letter),
            ("0", .number), ("٣", .number), ("Ⅷ", .number), ("½", .number), ("²", .number),
            ("\u{301}", .mark), ("\u{20DD}", .mark), ("\u{903}", .mark),
            (" ", .whitespace), ("\n", .whitespace), ("\u{B}", .whitespace),
            ("\u{85}", .whitespace),
            ("\u{A0}", .whitespace), ("\u{2028}", .whitespace), ("\u{3000}", .whitespace),
            ("!", .punctuation), ("_", .punctuation), ("«", .punctuation), ("。", .punctuation),
            ("$", .symbol), ("`", .symbol), ("🙂", .symbol), ("±", .symbol),
            ("\u{0}", .other), ("\u{1C}", .other), ("\u{7F}", .other), ("\u{200B}", .other),
            ("\u{180E}", .other), ("\u{AD}", .other), ("\u{E000}", .other), ("\u{378}", .other),
        ] as [(Unicode.Scalar, CharacterClass)])
    func followsUnicode(_ scalar: Unicode.Scalar, _ expected: CharacterClass) {
        #expect(CharacterClass(scalar) == expected)
    }

    @Test(
        arguments: [
            // Assigned by 15.1, 15.0 and 14.0.
            ("\u{2EBF0}", CharacterClass.letter), ("\u{1E4F0}", .number), ("\u{1FAE0}", .symbol),
            // Assigned by 16.0: a Garay digit, a Cyrillic letter and an emoji.
            ("\u{10D40}", .other), ("\u{1C89}", .other), ("\u{1FAE9}", .other),
        ] as [(Unicode.Scalar, CharacterClass)])
    func knowsUnicode15Point1Only(_ scalar: Unicode.Scalar, _ expected: CharacterClass) {
        #expect(CharacterClass(scalar) == expected)
    }

    @Test func everyScalarHasOneClass() {
        for value in 0...UInt32(0x10FFFF) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            if CharacterClass(scalar).rawValue.nonzeroBitCount != 1 { Issue.record("\(value)") }
        }
    }
}
