/// The kinds of characters that pre-tokenizers tell apart.
///
/// The classes are those of Unicode 15.1, which the reference outputs were made with. Characters
/// that later versions added count as unassigned, so that the tokens of a text do not depend on the
/// Unicode version of the system.
struct CharacterClass: OptionSet, Sendable {
    let rawValue: UInt8

    /// General category L.
    static let letter = CharacterClass(rawValue: 1)
    /// General category M.
    static let mark = CharacterClass(rawValue: 2)
    /// General category N.
    static let number = CharacterClass(rawValue: 4)
    /// Property White_Space, whatever the category.
    static let whitespace = CharacterClass(rawValue: 8)
    /// General category P.
    static let punctuation = CharacterClass(rawValue: 16)
    /// General category S.
    static let symbol = CharacterClass(rawValue: 32)
    /// Everything else: controls, formats, private use, unassigned.
    static let other = CharacterClass(rawValue: 64)

    /// The classes of ASCII, the common case.
    private static let ascii: [CharacterClass] = (UInt8(0)..<128).map { byte in
        CharacterClass(Unicode.Scalar(byte))
    }

    @inline(__always)
    init(ascii byte: UInt8) { self = Self.ascii[Int(byte)] }

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ scalar: Unicode.Scalar) {
        self = Self.classify(scalar.properties)
    }

    private static func classify(_ properties: Unicode.Scalar.Properties) -> CharacterClass {
        if let age = properties.age, age > (major: 15, minor: 1) { return .other }
        return switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            .letter
        case .nonspacingMark, .spacingMark, .enclosingMark:
            .mark
        case .decimalNumber, .letterNumber, .otherNumber:
            .number
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
            .initialPunctuation, .finalPunctuation, .otherPunctuation:
            .punctuation
        case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            .symbol
        case .spaceSeparator, .lineSeparator, .paragraphSeparator:
            .whitespace
        case .control:
            // Of the controls, only these have White_Space: U+0009 to U+000D and U+0085.
            properties.isWhitespace ? .whitespace : .other
        default:
            .other
        }
    }
}
