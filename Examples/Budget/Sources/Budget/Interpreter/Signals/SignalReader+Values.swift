import Foundation
import Recipes

extension SignalReader {
    /// `top 5`, `the three largest`, `le 3 spese più alte`.
    func readLimit(_ signals: inout QuestionSignals) {
        let words = ValueWords.of(signals.language)
        let tokens = signals.text.tokens
        for index in tokens.indices where signals.isFree(index..<index + 1) {
            guard let number = Self.count(tokens[index], words) else { continue }
            let before = tokens[max(0, index - 1)..<index].map(\.text)
            let after = tokens[(index + 1)..<min(tokens.count, index + 5)].map(\.text)
            // `top 5 shops`, `5 shops with the largest sums`, but not `over 3 months`.
            if let next = after.first, Self.timeUnits.contains(next) { continue }
            let isCounted = after.first.map(words.countedWords.contains) == true
            let isRanked = after.dropFirst().contains(where: words.superlatives.contains)
            let isTop =
                before.last.map { words.superlatives.contains($0) && $0 != "piu" } == true
                || isCounted && isRanked
                || after.prefix(signals.language == .italian ? 4 : 2).contains(
                    where: words.superlatives.contains)
            guard isTop, number <= 100 else { continue }
            signals.limit = .init(value: number, tokens: index..<index + 1)
            signals.claim(index..<index + 1, as: .limit)
            return
        }
    }

    private static let timeUnits = ValueWords.set(
        "month months day days week weeks year years monat monate monaten tag tage tagen woche wochen jahr jahre jahren mese mesi giorno giorni settimana settimane anno anni quarters trimestri quartale"
    )

    private static func count(_ token: QuestionToken, _ words: ValueWords) -> Int? {
        if let number = Int(token.text), number > 0, token.text.count <= 3 { return number }
        return words.numbers[token.text].flatMap { $0 > 1 ? $0 : nil }
    }

    /// `over 100 euros`, `under 20`, `between 50 and 100`.
    func readAmounts(_ signals: inout QuestionSignals) {
        let words = ValueWords.of(signals.language)
        readBetween(&signals, words)
        for (phrases, isMinimum) in [(words.minimumPhrases, true), (words.maximumPhrases, false)] {
            for start in signals.text.tokens.indices {
                guard isMinimum ? signals.minimum == nil : signals.maximum == nil else { break }
                for phrase in phrases {
                    let end = start + phrase.count
                    guard end < signals.text.tokens.count, signals.isFree(start..<end),
                        signals.text.tokens[start..<end].map(\.text) == phrase,
                        let (value, last) = amount(
                            signals, at: end, words, isWeak: Self.isWeak(phrase))
                    else { continue }
                    let found = QuestionSignals.Found(value: value, tokens: start..<last)
                    if isMinimum { signals.minimum = found } else { signals.maximum = found }
                    signals.claim(start..<last, as: .amount)
                    break
                }
            }
        }
    }

    /// Words that are in front of periods as well need a currency behind the number.
    private static func isWeak(_ phrase: [String]) -> Bool {
        [
            ["from"], ["ab"], ["bis"], ["over", "the"], ["da"], ["entro", "i"], ["up", "to"],
            ["bis", "zu"], ["fino", "a"],
        ]
        .contains(phrase)
    }

    private func readBetween(_ signals: inout QuestionSignals, _ words: ValueWords) {
        for start in signals.text.tokens.indices {
            guard signals.isFree(start..<start + 1),
                words.betweenWords.contains(signals.text.tokens[start].text),
                let (low, middle) = amount(signals, at: start + 1, words, isWeak: false),
                middle < signals.text.tokens.count,
                words.andWords.contains(signals.text.tokens[middle].text),
                let (high, end) = amount(signals, at: middle + 1, words, isWeak: false), low <= high
            else { continue }
            let written = signals.text.writing(start..<end)
            let isYears = low >= 1900 && high < 2100
            let hasCurrency =
                written.contains(where: { "€£$".contains($0) })
                || end > start && words.currencyWords.contains(signals.text.tokens[end - 1].text)
            // `between 3 and 10 March` is a period.
            let isPeriod =
                end < signals.text.tokens.count
                && words.periodWords.contains(signals.text.tokens[end].text)
            guard hasCurrency || !isYears && !isPeriod else { continue }
            signals.minimum = .init(value: low, tokens: start..<middle)
            signals.maximum = .init(value: high, tokens: middle..<end)
            signals.claim(start..<end, as: .amount)
            return
        }
    }

    /// The amount that begins at a token, and where it ends.
    private func amount(
        _ signals: QuestionSignals, at start: Int, _ words: ValueWords, isWeak: Bool
    ) -> (Decimal, Int)? {
        let tokens = signals.text.tokens
        var index = start
        var hasCurrency = false
        if index < tokens.count, words.currencyWords.contains(tokens[index].text) {
            hasCurrency = true
            index += 1
        }
        guard index < tokens.count, signals.isFree(index..<index + 1) else { return nil }
        var value: Decimal
        if tokens[index].isNumber {
            let parser = AmountParser(locale: signals.language.locale, repairsDigits: false)
            guard
                let amount = parser.parse(String(signals.text.text[tokens[index].range]))?.preferred
            else { return nil }
            value = amount.value
        } else if let number = words.numbers[tokens[index].text] {
            value = Decimal(number)
        } else if ["hundred", "hundert", "cento"].contains(tokens[index].text) {
            value = 100
        } else if ["thousand", "tausend", "mille"].contains(tokens[index].text) {
            value = 1000
        } else {
            return nil
        }
        let signs = (
            signals.text.text[..<tokens[index].range.lowerBound].last,
            signals.text.text[tokens[index].range.upperBound...].first { $0 != " " }
        )
        if signs.0.map({ "€£$".contains($0) }) == true
            || signs.1.map({ "€£$".contains($0) }) == true
        {
            hasCurrency = true
        }
        index += 1
        if index < tokens.count {
            let next = tokens[index].text
            if ["k", "thousand", "tausend", "mila"].contains(next) {
                value *= 1000
                index += 1
            } else if ["hundred", "hundert"].contains(next) {
                value *= 100
                index += 1
            }
        }
        if index < tokens.count {
            let next = tokens[index].text
            if words.currencyWords.contains(next) {
                hasCurrency = true
                index += 1
            } else if words.countedWords.contains(next)
                || words.periodWords.contains(next) && next != "may"
            {
                return nil
            }
        }
        let isYear = value >= 1990 && value < 2100
        guard hasCurrency || !isWeak && !isYear, value >= 0 else { return nil }
        return (value, index)
    }
}
