/// What an extended grapheme cluster is to the rules of boundaries.
enum TextCluster: UInt8, Sendable {
    /// No cluster begins here.
    case continuation
    /// White space, a control character, or invisible.
    case blank
    /// A line's end.
    case newline
    /// A letter, or a number that is no decimal digit, of a script that separates words.
    case letter
    /// A decimal digit.
    case digit
    /// A character that joins digits to numbers, times and dates.
    case separator
    /// Punctuation, a symbol, an emoji, or a letter of a script that does not separate words.
    case other

    /// The kind of a cluster that is one ASCII character.
    init(ascii byte: UInt8) {
        switch byte {
        case 0x0A...0x0D: self = .newline
        case 0...0x20, 0x7F: self = .blank
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
            self = .letter
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "/"),
            UInt8(ascii: "'"):
            self = .separator
        default: self = .other
        }
    }

    /// The kind of any cluster.
    init(_ character: Character) {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else {
            self = .other
            return
        }
        let properties = first.properties
        if character.isNewline {
            self = .newline
        } else if properties.isWhitespace || properties.isDefaultIgnorableCodePoint
            || properties.generalCategory == .control
        {
            self = .blank
        } else if properties.generalCategory == .decimalNumber {
            self = .digit
        } else if Self.separators.contains(first) {
            self = scalars.count == 1 ? .separator : .other
        } else if Self.isUnspaced(first) {
            self = .other
        } else {
            let isNumber =
                properties.generalCategory == .letterNumber
                || properties.generalCategory == .otherNumber
            self = properties.isAlphabetic || isNumber ? .letter : .other
        }
    }

    /// The characters that stand between the digits of one number, time or date.
    private static let separators: Set<Unicode.Scalar> = [
        ".", ",", ":", "/", "'", "\u{2019}", "\u{2044}", "\u{066B}", "\u{066C}",
        "\u{FF0E}", "\u{FF0C}", "\u{FF1A}", "\u{FF0F}",
    ]

    /// Whether a scalar is of a script without spaces between words, or Hangul.
    ///
    /// The scripts are the ideographic ones, those of line breaking class SA and its kin (Unicode
    /// Standard Annex #14), and Hangul; the ranges are their blocks.
    private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.isIdeographic { return true }
        switch scalar.value {
        case 0x0E00...0x0FFF,  // Thai, Lao, Tibetan
            0x1000...0x109F,  // Myanmar
            0x1100...0x11FF,  // Hangul Jamo
            0x1780...0x17FF,  // Khmer
            0x1950...0x19DF,  // Tai Le, New Tai Lue
            0x1A20...0x1AAF,  // Tai Tham
            0x1B00...0x1B7F,  // Balinese
            0x2E80...0x2FDF,  // radicals
            0x3005...0x3007, 0x3021...0x312F,  // Hiragana, Katakana, Bopomofo
            0x3130...0x318F,  // Hangul compatibility Jamo
            0x31A0...0x31BF, 0x31F0...0x31FF,  // Bopomofo and Katakana extensions
            0xA000...0xA4CF,  // Yi
            0xA960...0xA97F,  // Hangul Jamo extended A
            0xA980...0xA9FF,  // Javanese, Myanmar extended B
            0xAA60...0xAADF,  // Myanmar extended A, Tai Viet
            0xAC00...0xD7FF,  // Hangul
            0xFF66...0xFFDC,  // half-width Katakana and Hangul
            0x11700...0x1174F,  // Ahom
            0x1AFF0...0x1B16F:  // Kana extensions
            return true
        default: return false
        }
    }
}
