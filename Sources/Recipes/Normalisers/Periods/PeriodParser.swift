import Foundation

/// Reads periods as people ask for them: `last month`, `in March`, `Q2 2025`, `since 3 May`.
///
/// ```swift
/// let today = CalendarDay(year: 2026, month: 6, day: 3)!
/// let english = PeriodParser(locale: Locale(identifier: "en_GB"), today: today)
/// english.parse("last month")         // .certain(2026-05-01...2026-05-31)
/// english.parse("the week before last")   // .certain(2026-05-18...2026-05-24)
/// english.parse("since Easter")       // nil: ask
/// ```
///
/// English, German and Italian have phrases of periods; in the other languages a period is a day, a
/// range of days or a year. What is understood is listed in `Documentation/Normalisers.md`.
public struct PeriodParser: Sendable {
    let language: Language
    let conventions: LocaleConventions
    let dates: SaidDateParser
    let today: CalendarDay
    let direction: DateDirection

    /// The most tokens of a period.
    private static let longest = 24

    /// Creates a parser that sees everything from a day.
    ///
    /// - Parameters:
    ///   - locale: Whose words are read, and whose weeks and order of day and month count.
    ///   - today: The day on which the text is said.
    ///   - direction: Where months, quarters and days without a year are looked for.
    public init(locale: Locale, today: CalendarDay, direction: DateDirection = .past) {
        dates = SaidDateParser(locale: locale, today: today, direction: direction)
        language = dates.language
        conventions = dates.conventions
        self.today = today
        self.direction = direction
    }

    /// The days of the period that a text says, the last one included.
    ///
    /// - Parameter text: One period, with or without words such as `in`.
    /// - Returns: nil when the text isn't understood.
    /// - Complexity: O(*n*²) in the number of words, at most 24.
    public func parse(_ text: String) -> Reading<ClosedRange<CalendarDay>>? {
        guard let tokens = TimeParser.tokens(of: text), tokens.count <= Self.longest else {
            return nil
        }
        return Reading(
            candidates: phrase(tokens) ?? since(tokens) ?? range(tokens) ?? day(text) ?? [])
    }

    /// The periods of a phrase of the language, with or without words in front; nil if it is none.
    private func phrase(_ tokens: ArraySlice<Token>) -> [ClosedRange<CalendarDay>]? {
        var tokens = tokens
        while !tokens.isEmpty {
            for (phrase, meaning) in language.periods {
                if let values = phrase.match(tokens, language) { return periods(meaning, values) }
            }
            guard let (_, end) = language.periodFillers.match(tokens) else { return nil }
            tokens = tokens[end...]
        }
        return nil
    }

    /// A single day, without a time.
    private func day(_ text: String) -> [ClosedRange<CalendarDay>]? {
        guard let found = dates.parse(text), found.time == nil else { return nil }
        return found.day.all.map { $0...$0 }
    }

    /// `since March`: from its start until today.
    private func since(_ tokens: ArraySlice<Token>) -> [ClosedRange<CalendarDay>]? {
        guard let (_, end) = language.since.match(tokens), end < tokens.endIndex else { return nil }
        let rest = tokens[end...]
        let starts = bounds(rest)?.map(\.lowerBound)
        return starts?.filter { $0 <= today }.map { $0...today }
    }

    /// `from 3 March to 10 April`, `3–10 March`, `March to May`.
    private func range(_ tokens: ArraySlice<Token>) -> [ClosedRange<CalendarDay>]? {
        for (before, between) in language.ranges {
            var rest = tokens
            if let (_, end) = before.match(rest) { rest = rest[end...] }
            for index in rest.indices.dropFirst() {
                guard let (_, end) = between.match(rest[index...]), end < rest.endIndex else {
                    continue
                }
                if let found = range(rest[..<index], rest[end...]) { return found }
            }
        }
        return nil
    }

    private func range(
        _ left: ArraySlice<Token>, _ right: ArraySlice<Token>
    ) -> [ClosedRange<CalendarDay>]? {
        if let ends = bounds(right) {
            // A start without a year or a month takes those of the end.
            var ranges: [ClosedRange<CalendarDay>] = []
            for end in ends {
                let starts = number(left, of: end) ?? monthBefore(left, end) ?? bounds(left)
                for start in starts ?? [] where start.lowerBound <= end.upperBound {
                    ranges.append(start.lowerBound...end.upperBound)
                }
            }
            return ranges.isEmpty ? nil : ranges
        }
        guard let starts = bounds(left) else { return nil }
        return starts.compactMap { start in
            number(right, of: start)?.first.flatMap {
                start.lowerBound <= $0.upperBound ? start.lowerBound...$0.upperBound : nil
            }
        }
    }

    /// The periods or days that exactly these tokens say.
    private func bounds(_ tokens: ArraySlice<Token>) -> [ClosedRange<CalendarDay>]? {
        phrase(tokens) ?? dates.day(tokens)?.all.map { $0...$0 }
            ?? printed(tokens)
    }

    private func printed(_ tokens: ArraySlice<Token>) -> [ClosedRange<CalendarDay>]? {
        guard let found = dates.printed.parse(Array(tokens), allowsLabels: false), found.time == nil
        else { return nil }
        return found.day.all.map { $0...$0 }
    }

    /// A day of the month of another day: the 3 of `3–10 March`.
    private func number(
        _ tokens: ArraySlice<Token>, of other: ClosedRange<CalendarDay>
    ) -> [ClosedRange<CalendarDay>]? {
        guard other.lowerBound == other.upperBound,
            let (day, end) = language.dayOfMonth(tokens), end == tokens.endIndex
        else { return nil }
        let day0 = other.lowerBound
        return CalendarDay(year: day0.year, month: day0.month, day: day).map { [$0...$0] } ?? []
    }

    /// A month without a year that starts a range: the latest one before its end.
    private func monthBefore(
        _ tokens: ArraySlice<Token>, _ end: ClosedRange<CalendarDay>
    ) -> [ClosedRange<CalendarDay>]? {
        guard let (month, index) = language.months.match(tokens), index == tokens.endIndex else {
            return nil
        }
        let last = end.upperBound
        return self.month(month, of: month <= last.month ? last.year : last.year - 1).map { [$0] }
            ?? []
    }
}
