import TestSupport

/// Text that mixes what tokenizers find hard.
enum RandomText {
    private static let parts: [String] = [
        "a", "e", "the", "The", "ing", " ", " ", "  ", "    ", "\n", "\n\n", "\r\n", "\r", "\t",
        "\u{0}",
        "\u{1}", "\u{7F}", "'s", "'re", "'LL", "'", "\"", "!", "?!", "...", "#", "{", "}", "/",
        "\\",
        "0", "7", "12345", "٣", "५", "½", "Ⅷ", "²", "é", "e\u{301}", "\u{301}", "ß", "ſ", "K", "İ",
        "漢字", "かな", "カナ", "한국어", "ไทย", "नमस्ते", "ខ្មែរ", "שלום", "مرحبا", "\u{202E}", "\u{200B}",
        "\u{200D}", "\u{FEFF}", "\u{A0}", "\u{2003}", "\u{3000}", "\u{85}", "\u{2028}", "\u{1680}",
        "🙂", "👩‍👩‍👧‍👦", "🏳️‍🌈", "👍🏽", "🇩🇪", "\u{E000}", "\u{F8FF}", "\u{F0000}", "\u{10FFFD}",
        noncharacter(0xFFFE), noncharacter(0xFDD0), noncharacter(0x10FFFF), "\u{FFFD}", "𝔘", "𐀀",
        "<", ">", "<s>", "</s>", "<unk>",
        "<0x0A>", "<|im_start|>", "<|endoftext|>", "<tool_call>", "[PAD151646]", "<div>", "Ġ", "Ċ",
        "\u{2581}", "▁▁",
    ]

    /// A scalar that cannot be written as a literal.
    private static func noncharacter(_ value: UInt32) -> String {
        Unicode.Scalar(value).map { String(Character($0)) } ?? ""
    }

    /// Up to `count` parts, among them scalars of all of Unicode.
    static func make(upTo count: Int, using generator: inout SeededGenerator) -> String {
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...count, using: &generator) {
            if Int.random(in: 0..<4, using: &generator) > 0,
                let part = parts.randomElement(using: &generator)
            {
                text.append(contentsOf: part.unicodeScalars)
            } else if let scalar = Unicode.Scalar(
                UInt32.random(in: 0...0x10FFFF, using: &generator))
            {
                text.append(scalar)
            }
        }
        return String(text)
    }
}
