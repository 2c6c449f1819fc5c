@testable import Constraints

/// The spans that a rule allows, found by trying every pair of positions.
struct VerbatimOracle {
    /// A scalar of the random texts, and what it is to the rules if it begins a cluster.
    enum Kind { case letter, digit, separator, other, blank, newline }

    /// Scalars chosen to meet every rule, with their kinds assigned by hand.
    static let alphabet: [(scalar: Unicode.Scalar, kind: Kind)] = [
        ("a", .letter), ("B", .letter), ("\u{E9}", .letter), ("\u{44F}", .letter),
        ("\u{5D0}", .letter), ("\u{639}", .letter), ("\u{915}", .letter), ("\u{93F}", .letter),
        ("\u{BD}", .letter), ("\u{16EE}", .letter),
        ("1", .digit), ("2", .digit), ("\u{663}", .digit), ("\u{967}", .digit),
        ("\u{FF13}", .digit),
        (".", .separator), (",", .separator), (":", .separator), ("/", .separator),
        ("'", .separator), ("\u{2019}", .separator), ("\u{66B}", .separator),
        ("\u{FF0C}", .separator),
        ("-", .other), ("_", .other), ("$", .other), ("\"", .other), ("\\", .other),
        ("\u{6F22}", .other), ("\u{304B}", .other), ("\u{30AB}", .other), ("\u{D55C}", .other),
        ("\u{E01}", .other), ("\u{301}", .other), ("\u{94D}", .other), ("\u{20E3}", .other),
        ("\u{1F469}", .other), ("\u{1F680}", .other), ("\u{1F3FD}", .other),
        ("\u{1F1E9}", .other), ("\u{1F1EA}", .other), ("\u{3B1}", .letter),
        (" ", .blank), ("\t", .blank), ("\u{A0}", .blank), ("\u{200B}", .blank),
        ("\u{200D}", .blank), ("\u{FE0F}", .blank), ("\u{200F}", .blank), ("\u{0}", .blank),
        ("\u{8}", .blank), ("\u{1F}", .blank), ("\u{7F}", .blank),
        ("\n", .newline), ("\r", .newline), ("\u{C}", .newline), ("\u{2028}", .newline),
    ]
    private static let kinds = Dictionary(
        uniqueKeysWithValues: alphabet.map { ($0.scalar, $0.kind) })

    private let characters: [Character]
    private let kinds: [Kind]
    /// The position in bytes of each character, and the end.
    private let offsets: [Int]

    init(_ text: String) {
        characters = Array(text)
        kinds = characters.map {
            Self.kinds[$0.unicodeScalars[$0.unicodeScalars.startIndex]] ?? .other
        }
        offsets = characters.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
    }

    /// The positions in bytes of the spans that a rule without a pattern allows.
    func spans(_ rule: VerbatimRule) -> [Range<Int>] {
        var spans: [Range<Int>] = []
        for first in characters.indices {
            var scalars = 0
            for last in first..<characters.count {
                scalars += characters[last].unicodeScalars.count
                if scalars < rule.minimumLength || scalars > rule.maximumLength ?? scalars {
                    continue
                }
                if isAllowed(first, last, rule.boundary) {
                    spans.append(offsets[first]..<offsets[last + 1])
                }
            }
        }
        return spans
    }

    private func isAllowed(_ first: Int, _ last: Int, _ boundary: VerbatimBoundary) -> Bool {
        switch boundary {
        case .anywhere: return true
        case .word:
            return !isBlank(first) && !isBlank(last) && !isInside(first) && !isInside(last + 1)
        case .line:
            let holdsNewline = kinds[first...last].contains(.newline)
            let isWholeBefore = kinds[..<first].reversed().prefix { $0 != .newline }
                .allSatisfy { $0 == .blank }
            let isWholeAfter = kinds[(last + 1)...].prefix { $0 != .newline }
                .allSatisfy { $0 == .blank }
            return !isBlank(first) && !isBlank(last) && !holdsNewline && isWholeBefore
                && isWholeAfter
        }
    }

    private func isBlank(_ index: Int) -> Bool {
        kinds[index] == .blank || kinds[index] == .newline
    }

    /// Whether a word or a number goes on from the character before an index to the one at it.
    private func isInside(_ index: Int) -> Bool {
        let isWord = { kind($0) == .letter || kind($0) == .digit }
        if isWord(index - 1), isWord(index) { return true }
        let joins = { (middle: Int) in
            kind(middle - 1) == .digit && kind(middle) == .separator && kind(middle + 1) == .digit
                && characters[middle].unicodeScalars.count == 1
        }
        return joins(index) || joins(index - 1)
    }

    private func kind(_ index: Int) -> Kind? { kinds.indices.contains(index) ? kinds[index] : nil }
}

extension VerbatimOracle {
    /// A text as it stands between the quotes of a JSON string, written out by the contract.
    static func escaped(_ text: some Sequence<UInt8>) -> [UInt8] {
        text.flatMap { byte -> [UInt8] in
            switch byte {
            case 0x22: return Array(#"\""#.utf8)
            case 0x5C: return Array(#"\\"#.utf8)
            case 0x08: return Array(#"\b"#.utf8)
            case 0x09: return Array(#"\t"#.utf8)
            case 0x0A: return Array(#"\n"#.utf8)
            case 0x0C: return Array(#"\f"#.utf8)
            case 0x0D: return Array(#"\r"#.utf8)
            case ..<0x10: return Array(#"\u000"#.utf8) + Array(String(byte, radix: 16).utf8)
            case ..<0x20: return Array(#"\u00"#.utf8) + Array(String(byte, radix: 16).utf8)
            default: return [byte]
            }
        }
    }

    /// A random text over the alphabet, or over a few of its scalars so that much repeats.
    static func randomText(
        _ count: Int, isRepetitive: Bool, using generator: inout some RandomNumberGenerator
    ) -> String {
        var scalars = alphabet.map(\.scalar)
        if isRepetitive {
            scalars.shuffle(using: &generator)
            scalars = Array(scalars.prefix(4))
        }
        var text = String.UnicodeScalarView()
        for _ in 0..<count { text.append(scalars.randomElement(using: &generator) ?? "a") }
        return String(text)
    }
}
