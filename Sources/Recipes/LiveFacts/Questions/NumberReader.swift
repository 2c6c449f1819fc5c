import Foundation

/// Reads numbers of a question, in digits or in words.
struct NumberReader: Sendable {
    private let grammar: NumberGrammar
    private let words: WordTable<Int>
    private let groupsWithSpaces: Bool

    init(_ locale: Locale) {
        grammar = NumberGrammar(locale)
        words = SpokenNumbers.of(locale)
        groupsWithSpaces = locale.groupingSeparator?.first?.isWhitespace ?? false
    }

    /// The number that starts at a token, by the locale's customs, and the index after it.
    func match(_ tokens: ArraySlice<Token>, in text: String) -> (value: Decimal, end: Int)? {
        guard let first = tokens.first else { return nil }
        if first.kind == .number { return digits(tokens, in: text) }
        // `.5`
        if first.isSign("."), let next = tokens.dropFirst().first, next.kind == .number,
            next.isGlued, !first.isGlued, next.text.utf8.count <= NormaliserLimits.amountDigits
        {
            let value = Decimal(
                string: "0." + next.text, locale: Locale(identifier: "en_US_POSIX"))
            return value.map { ($0, tokens.startIndex + 2) }
        }
        return words.match(tokens).map { (Decimal($0.value), $0.end) }
    }

    private func digits(_ tokens: ArraySlice<Token>, in text: String) -> (Decimal, Int)? {
        var end = tokens.startIndex + 1
        while end < tokens.endIndex {
            let next = tokens[end]
            if next.isSign(".,'"), next.isGlued, end + 1 < tokens.endIndex,
                tokens[end + 1].kind == .number, tokens[end + 1].isGlued
            {
                end += 2
            } else if groupsWithSpaces, next.isNumber(digits: 3), !next.isGlued,
                tokens[end - 1].text.utf8.count <= 3
            {
                end += 1
            } else {
                break
            }
        }
        while end > tokens.startIndex {
            let run = Array(tokens[tokens.startIndex..<end])
            if let number = grammar.number(in: run, text: text), number.range == 0..<run.count {
                return (number.values[0], end)
            }
            end -= 1
        }
        return nil
    }
}
