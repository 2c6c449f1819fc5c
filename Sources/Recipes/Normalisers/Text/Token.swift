import Foundation

/// A piece of text that the normalisers work on: digits, letters or one sign.
struct Token: Sendable {
    enum Kind: Sendable {
        case number
        case word
        case sign
    }

    let kind: Kind
    /// A number's digits in ASCII, a word without case and accents, a sign without variants.
    let text: String
    /// Where the token stands.
    let range: Range<String.Index>
    /// Whether nothing stands between the token and the one before.
    let isGlued: Bool

    /// The value of at most nine digits.
    var number: Int? { kind == .number && text.utf8.count <= 9 ? Int(text) : nil }

    func isSign(_ signs: String) -> Bool { kind == .sign && signs.contains(text) }

    func isNumber(digits: ClosedRange<Int>) -> Bool {
        kind == .number && digits.contains(text.utf8.count)
    }

    func isNumber(digits: Int) -> Bool { isNumber(digits: digits...digits) }
}

extension Token {
    /// The tokens of a text; nothing but spaces and marks without a shape is left out.
    ///
    /// The full stop of an abbreviation (`Jan.`, `p.m.`) belongs to its word.
    ///
    /// - Complexity: O(*n*) time and memory in the length of the text.
    static func list(of text: String) -> [Token] {
        var tokens: [Token] = []
        let scalars = text.unicodeScalars
        var start = scalars.startIndex
        var isGlued = false
        while start < scalars.endIndex {
            let kind = Shape(scalars[start])
            var end = scalars.index(after: start)
            switch kind {
            case .space:
                isGlued = false
            case .invisible:
                break
            case .digit, .letter:
                while end < scalars.endIndex, Shape(scalars[end]).continues(kind) {
                    end = scalars.index(after: end)
                }
                let content = scalars[start..<end]
                let text = kind == .digit ? digits(content) : folded(String(content))
                tokens.append(
                    Token(
                        kind: kind == .digit ? .number : .word, text: text, range: start..<end,
                        isGlued: isGlued))
                isGlued = true
                if kind == .letter, end < scalars.endIndex, scalars[end] == "." {
                    end = scalars.index(after: end)
                }
            case .sign:
                let text = signVariants[scalars[start]] ?? String(scalars[start])
                let isWord = text.first?.isLetter == true
                tokens.append(
                    Token(
                        kind: isWord ? .word : .sign, text: text, range: start..<end,
                        isGlued: isGlued))
                isGlued = true
            }
            start = end
        }
        return tokens
    }

    private static func digits(_ content: Substring.UnicodeScalarView) -> String {
        String(
            content.compactMap { scalar -> Character? in
                scalar.properties.numericValue.flatMap { "\(Int($0))".first }
            })
    }

    /// A word as it is compared: without case, accents, width and ligatures.
    static func folded(_ word: String) -> String {
        let isASCII = word.utf8.allSatisfy { $0 < 0x80 }
        if isASCII { return word.lowercased() }
        let folded = word.folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        return String(folded.flatMap { letterVariants[$0] ?? String($0) })
    }

    private static let letterVariants: [Character: String] = [
        "ł": "l", "ø": "o", "æ": "ae", "œ": "oe", "ß": "ss", "đ": "d", "ı": "i",
    ]

    /// Signs that mean the same as another one; those for ordinals are letters.
    private static let signVariants: [Unicode.Scalar: String] = [
        "\u{2010}": "-", "\u{2011}": "-", "\u{2012}": "-", "\u{2013}": "-", "\u{2014}": "-",
        "\u{2015}": "-", "\u{2212}": "-", "\u{FE63}": "-", "\u{FF0D}": "-",
        "\u{2018}": "'", "\u{2019}": "'", "\u{02BC}": "'", "\u{2032}": "'", "`": "'", "´": "'",
        "\u{FF07}": "'", "\u{2044}": "/", "\u{2215}": "/", "\u{FF0F}": "/", "\u{FF0E}": ".",
        "\u{FF0C}": ",", "\u{FF1A}": ":", "\u{2236}": ":", "\u{FF08}": "(", "\u{FF09}": ")",
        "\u{FF04}": "$", "\u{FFE5}": "¥", "º": "o", "ª": "a", "°": "o",
    ]

    /// What a scalar can be part of.
    private enum Shape {
        case digit, letter, sign, space, invisible

        init(_ scalar: Unicode.Scalar) {
            switch scalar {
            case "0"..."9": self = .digit
            case "a"..."z", "A"..."Z": self = .letter
            case "\u{00AA}", "\u{00BA}": self = .sign
            // The letter-like modifiers that serve as apostrophes.
            case "\u{02BC}": self = .sign
            default:
                let properties = scalar.properties
                switch properties.generalCategory {
                case .decimalNumber: self = .digit
                case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter,
                    .otherLetter, .nonspacingMark, .spacingMark, .enclosingMark:
                    self = .letter
                case .format: self = .invisible
                default: self = properties.isWhitespace ? .space : .sign
                }
            }
        }

        func continues(_ shape: Shape) -> Bool {
            switch (self, shape) {
            case (.digit, .digit), (.letter, .letter): true
            default: false
            }
        }
    }
}
