import Foundation
import Recipes

extension SignalReader {
    /// The most words of a period.
    private static let longestPeriod = 9

    /// Finds the periods that are said, the longest phrase at each place.
    func readPeriods(_ signals: inout QuestionSignals) {
        let words = ValueWords.of(signals.language)
        let compares = hasComparison(signals)
        var start = 0
        while start < signals.text.tokens.count {
            let longest = min(Self.longestPeriod, signals.text.tokens.count - start)
            var end: Int?
            for length in stride(from: longest, through: 1, by: -1) {
                let range = start..<start + length
                guard signals.isFree(range) else { continue }
                let texts = signals.text.tokens[range].map(\.text)
                if let relative = match(texts, words.relativePeriods) {
                    signals.relativePeriods.append(.init(value: relative, tokens: range))
                } else if let period = period(signals, range, texts, words, compares) {
                    signals.periods.append(.init(value: period, tokens: range))
                } else {
                    continue
                }
                signals.claim(range, as: .period)
                end = range.upperBound
                break
            }
            start = end ?? start + 1
        }
    }

    private func match<Meaning>(
        _ texts: [String], _ table: [(words: [Set<String>], meaning: Meaning)]
    ) -> Meaning? {
        table.first { entry in
            entry.words.count == texts.count
                && zip(entry.words, texts).allSatisfy { $0.contains($1) }
        }?.meaning
    }

    private func period(
        _ signals: QuestionSignals, _ range: Range<Int>, _ texts: [String], _ words: ValueWords,
        _ compares: Bool
    ) -> ClosedRange<CalendarDay>? {
        guard let first = texts.first, let last = texts.last, !words.periodFillers.contains(first)
        else { return nil }
        if let english = match(texts, words.periodPhrases.map { ($0.words, $0.english) }) {
            return calendars[.english]?.parse(english)?.preferred
        }
        let isDated = texts.contains(where: words.periodWords.contains) || isDate(texts)
        guard isDated, !words.andWords.contains(first), !words.andWords.contains(last),
            !words.comparisonWords.contains(last)
        else { return nil }
        if compares,
            texts.contains(where: {
                words.andWords.contains($0) || words.comparisonWords.contains($0) && $0 != "im"
            })
        {
            return nil
        }
        if texts.count == 1, !standsAlone(signals, range.lowerBound, words) { return nil }
        guard let reading = calendars[signals.language]?.parse(signals.text.words(range)) else {
            return nil
        }
        return preferred(reading, texts, signals.language)
    }

    /// Of `last 3 months` the whole months count, of `last 30 days` the days up to today.
    private func preferred(
        _ reading: Reading<ClosedRange<CalendarDay>>, _ texts: [String],
        _ language: QuestionLanguage
    ) -> ClosedRange<CalendarDay> {
        let days: Set<String> = ["day", "days", "tag", "tage", "tagen", "giorno", "giorni"]
        if case .ambiguous(let rolling, let others) = reading, rolling.upperBound == today,
            let whole = others.first, !texts.contains(where: days.contains)
        {
            return whole
        }
        return reading.preferred
    }

    /// A date in digits: `3.5.2026`, `2026-05-03`, or a year alone.
    private func isDate(_ texts: [String]) -> Bool {
        let numbers = texts.filter { $0.first?.isNumber == true }
        if texts.count == 1, let year = Int(texts[0]), texts[0].count == 4 {
            return (1990...2099).contains(year)
        }
        if texts.count == 2, let year = Int(texts[1]), (1990...2099).contains(year),
            ["since", "seit", "dal", "year", "jahr", "anno"].contains(texts[0])
        {
            return true
        }
        return numbers.count >= 3 && numbers.count == texts.count
            || texts.count == 1 && texts[0].count { $0 == "." } == 2
    }

    /// Whether one word is a period by itself: `may` is often none.
    private func standsAlone(_ signals: QuestionSignals, _ index: Int, _ words: ValueWords) -> Bool
    {
        let token = signals.text.tokens[index]
        if token.isNumber { return token.text.count == 4 || token.text.contains(".") }
        guard words.periodWords.contains(token.text) else { return false }
        if ["marzo", "mar"].contains(token.text), token.text == "mar" { return false }
        if token.text == "may" || token.text == "march" {
            let before = index > 0 ? signals.text.tokens[index - 1].text : ""
            let isLast = index == signals.text.tokens.count - 1
            let leads: Set<String> = [
                "in", "for", "during", "since", "and", "vs", "versus", "to", "of", "than", "with",
                "from", "until", "last", "or", "against", "on", "about",
            ]
            return leads.contains(before) || isLast || token.isCapitalised && index > 0
                || token.text == "march"
        }
        return token.text.count > 4 || words.shortMonths.contains(token.text)
            || ["heute", "oggi", "ieri"].contains(token.text)
    }

    /// Whether the words compare: then `June and July` are two periods.
    private func hasComparison(_ signals: QuestionSignals) -> Bool {
        let words: [CueWord] = signals.text.tokens.map { CueWord(text: $0.text, kind: nil) }
        let compares = CueTable.of(signals.language).cues.contains { cue in
            cue.intent == .compare && !cue.pattern.hasKinds
                && cue.pattern.firstMatch(in: words) != nil
        }
        let than: Set<String> = ["than", "als", "rispetto", "vs", "versus", "gegenuber", "contro"]
        return compares || words.contains { $0.text.map(than.contains) == true }
    }
}
