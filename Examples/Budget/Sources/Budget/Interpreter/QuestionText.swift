import Foundation

/// A word or number of a question.
struct QuestionToken: Hashable, Sendable {
    /// Folded: lower case, no accents; a misspelt word as it should be.
    var text: String
    /// Folded, as it was written.
    let written: String
    /// Where it stands.
    let range: Range<String.Index>
    /// Whether it begins with a capital letter.
    let isCapitalised: Bool

    var isNumber: Bool { written.first?.isNumber == true }
}

/// A question, cut into words.
struct QuestionText: Sendable {
    /// The longest question that is read, in characters.
    static let longest = 400

    let text: String
    var tokens: [QuestionToken]

    init(_ text: String) {
        self.text = text
        tokens = Self.tokens(of: text)
    }

    /// The text of some tokens as it was written, but for corrected words.
    func words(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        if tokens[range].allSatisfy({ $0.text == $0.written }) {
            return String(text[tokens[first].range.lowerBound..<tokens[last].range.upperBound])
        }
        return tokens[range].map { $0.text == $0.written ? String(text[$0.range]) : $0.text }
            .joined(separator: " ")
    }

    /// The text of some tokens, exactly as it was written.
    func writing(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        return String(text[tokens[first].range.lowerBound..<tokens[last].range.upperBound])
    }

    /// The folded words of a text.
    static func words(of text: String) -> [String] { tokens(of: text).map(\.text) }

    /// A text in lower case and without accents, for comparisons.
    static func folded(_ text: some StringProtocol) -> String {
        text.lowercased().replacingOccurrences(of: "ß", with: "ss")
            .folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
            .replacingOccurrences(of: "ø", with: "o")
    }

    private static func tokens(of text: String) -> [QuestionToken] {
        var tokens: [QuestionToken] = []
        var index = text.startIndex
        while index < text.endIndex {
            let kind = Kind(text[index])
            guard kind != .other else {
                index = text.index(after: index)
                continue
            }
            var end = text.index(after: index)
            while end < text.endIndex {
                let next = text.index(after: end)
                let isInside =
                    kind == .digit && ".,'’".contains(text[end]) && next < text.endIndex
                    && Kind(text[next]) == .digit
                guard Kind(text[end]) == kind || isInside else { break }
                end = isInside ? text.index(after: next) : next
            }
            let folded = Self.folded(text[index..<end])
            tokens.append(
                QuestionToken(
                    text: folded, written: folded, range: index..<end,
                    isCapitalised: text[index].isUppercase))
            index = end
        }
        return tokens
    }

    private enum Kind {
        case letter, digit, other

        init(_ character: Character) {
            if character.isNumber {
                self = .digit
            } else if character.isLetter {
                self = .letter
            } else {
                self = .other
            }
        }
    }
}
