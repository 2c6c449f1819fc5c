import Foundation

/// Reads days as people say and write them, seen from a given day: `tomorrow`, `next Friday`, `3/4`.
///
/// ```swift
/// let today = CalendarDay(year: 2026, month: 6, day: 3)!   // a Wednesday
/// let english = SaidDateParser(locale: Locale(identifier: "en_GB"), today: today)
/// english.parse("tomorrow")?.day      // .certain(2026-06-04)
/// english.parse("next Friday")?.day   // .ambiguous(preferred: 2026-06-12, others: [2026-06-05])
/// english.parse("tonight at 8")       // day 2026-06-03, time 20:00
/// ```
///
/// Dates with a year are read as ``PrintedDateParser`` reads them. What is understood per language is
/// listed in `Documentation/Normalisers.md`.
public struct SaidDateParser: Sendable {
    let language: Language
    let conventions: LocaleConventions
    let reader: ClockReader
    let printed: PrintedDateParser
    let today: CalendarDay
    let direction: DateDirection

    /// The most tokens of a said date.
    private static let longest = 32

    /// Creates a parser that sees everything from a day.
    ///
    /// - Parameters:
    ///   - locale: Whose words are read, and whose weeks and order of day and month count.
    ///   - today: The day on which the text is said, such as the sending day of a message.
    ///   - direction: Where days without a year are looked for.
    public init(locale: Locale, today: CalendarDay, direction: DateDirection = .future) {
        language = .of(locale)
        conventions = LocaleConventions(locale)
        reader = ClockReader(
            language: language, usesTwentyFourHours: conventions.usesTwentyFourHours)
        printed = PrintedDateParser(language, conventions, repairsDigits: true)
        self.today = today
        self.direction = direction
    }

    /// Creates a parser that sees everything from the day of an instant.
    ///
    /// The result is nil for an instant outside ``CalendarDay/years``.
    ///
    /// - Parameters:
    ///   - locale: Whose words are read, and whose weeks and order of day and month count.
    ///   - now: The instant at which the text is said.
    ///   - timeZone: Where it is said, which decides what day it is.
    ///   - direction: Where days without a year are looked for.
    public init?(locale: Locale, now: Date, timeZone: TimeZone, direction: DateDirection = .future)
    {
        guard let today = CalendarDay(now, in: timeZone) else { return nil }
        self.init(locale: locale, today: today, direction: direction)
    }

    /// The day that a text says, and the time beside it if there is one.
    ///
    /// - Parameter text: One day, with or without a time before or behind it and words such as `on`.
    /// - Returns: nil when the text isn't understood, or says a day that there is none of.
    /// - Complexity: O(*n*²) in the number of words, at most 32.
    public func parse(_ text: String) -> DayAndTime? {
        guard let all = TimeParser.tokens(of: text), all.count <= Self.longest else { return nil }
        if let found = printed.parse(Array(all), allowsLabels: false) { return found }
        // The full stop may be that of an ordinal.
        if let last = all.last, last.kind == .number,
            text.unicodeScalars[last.range.upperBound...].first == "."
        {
            let end = last.range.upperBound
            let stop = Token(kind: .sign, text: ".", range: end..<end, isGlued: true)
            if let found = parse(rewritten(all) + [stop]) { return found }
        }
        return parse(rewritten(all))
    }

    private func parse(_ all: [Token]) -> DayAndTime? {
        let tokens = all[...]
        for end in stride(from: tokens.endIndex, to: tokens.startIndex, by: -1)
        where isBoundary(tokens, end) {
            guard let day = day(trimmed(tokens[..<end])) else { continue }
            guard let found = join(day, trimmed(tokens[end...])) else { continue }
            return isNumberOfTime(tokens, before: end) ? nil : found
        }
        for start in tokens.indices.dropFirst() where isBoundary(tokens, start) {
            guard let day = day(trimmed(tokens[start...])) else { continue }
            if let found = join(day, trimmed(tokens[..<start])) { return found }
        }
        return nil
    }

    /// Whether the number before the rest may belong to it, as the 12 of `Friday 12 noon`.
    private func isNumberOfTime(_ tokens: ArraySlice<Token>, before end: Int) -> Bool {
        guard end < tokens.endIndex, end - 1 > tokens.startIndex, tokens[end - 1].kind == .number,
            isBoundary(tokens, end - 1), let day = day(trimmed(tokens[..<(end - 1)]))
        else { return false }
        return join(day, tokens[(end - 1)...]) != nil
    }

    /// Whether a day and a time may meet at an index: not inside `5.6`.
    private func isBoundary(_ tokens: ArraySlice<Token>, _ index: Int) -> Bool {
        guard index < tokens.endIndex else { return true }
        return !tokens[index].isGlued || tokens[index].isSign(",") || tokens[index - 1].isSign(",")
    }

    /// The day with the time that the other tokens say; nil if they say anything else.
    private func join(_ day: Reading<CalendarDay>, _ rest: ArraySlice<Token>) -> DayAndTime? {
        let isPart = language.parts.value(rest) != nil && !ClockReader.isMeridiem(rest)
        if rest.isEmpty || isPart { return DayAndTime(day: day) }
        // Midnight and the small hours of `Friday night` may be Saturday's.
        guard let spoken = reader.read(rest), !spoken.mayBeNextDay,
            let time = Reading(candidates: spoken.candidates)
        else { return nil }
        return DayAndTime(day: day, time: time)
    }

    private func rewritten(_ tokens: ArraySlice<Token>) -> [Token] {
        var result: [Token] = []
        var rest = tokens
        while let first = rest.first {
            if let (replacement, end) = language.rewrites.match(rest) {
                result += replacement
                rest = rest[end...]
            } else {
                result.append(first)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    private func trimmed(_ tokens: ArraySlice<Token>) -> ArraySlice<Token> {
        var tokens = tokens
        while let first = tokens.first, first.isSign(",;:") { tokens = tokens.dropFirst() }
        while let last = tokens.last, last.isSign(",;:") { tokens = tokens.dropLast() }
        return tokens
    }

    /// The day that exactly these tokens say.
    func day(_ tokens: ArraySlice<Token>) -> Reading<CalendarDay>? {
        var tokens = tokens
        while !tokens.isEmpty {
            if let days = phrase(tokens, weekday: nil) ?? numbers(tokens, weekday: nil) {
                return Reading(candidates: days)
            }
            if let (weekday, end) = language.weekdays.match(tokens), end < tokens.endIndex {
                let rest = strippingFillers(tokens[end...].trimmingPrefix { $0.isSign(",") })
                let days =
                    numberedDay(rest, weekday: weekday) ?? phrase(rest, weekday: weekday)
                    ?? numbers(rest, weekday: weekday)
                if let days {
                    return Reading(candidates: days)
                }
            }
            guard let (_, end) = language.dayFillers.match(tokens), end < tokens.endIndex else {
                return nil
            }
            tokens = tokens[end...]
        }
        return nil
    }

    private func strippingFillers(_ tokens: ArraySlice<Token>) -> ArraySlice<Token> {
        guard let (_, end) = language.dayFillers.match(tokens), end < tokens.endIndex,
            phrase(tokens, weekday: nil) == nil
        else { return tokens }
        return tokens[end...]
    }

    /// The next day of that number if it is one of the weekday, as in `Friday 3`.
    ///
    /// `Friday 7` may as well be a time.
    private func numberedDay(_ tokens: ArraySlice<Token>, weekday: Int) -> [CalendarDay]? {
        guard let (day, end) = language.dayOfMonth(tokens), end == tokens.endIndex else {
            return nil
        }
        let days = dayOfMonth(day, weekday: weekday)
        return days.isEmpty ? nil : days
    }

    /// The days of a phrase of the language; nil if the tokens are none.
    private func phrase(_ tokens: ArraySlice<Token>, weekday: Int?) -> [CalendarDay]? {
        for (phrase, meaning) in language.days {
            guard let values = phrase.match(tokens, language) else { continue }
            switch meaning {
            case .dayOfMonth:
                // A number without an ending or an article is no day.
                if tokens.count == 1, tokens.first?.kind == .number { continue }
                if language.numbers.value(tokens) != nil { continue }
                return dayOfMonth(values.day, weekday: weekday)
            case .dayAndMonth:
                return year(of: values.month, values.day, weekday: weekday)
            case .dayOfMonthFromNow(let months):
                return matching(weekday, dayOfMonth(values.day, monthsFromNow: months))
            default:
                guard weekday == nil else { continue }
                return days(meaning, values)
            }
        }
        return nil
    }

    private func matching(_ weekday: Int?, _ day: CalendarDay?) -> [CalendarDay] {
        [day].compactMap { $0 }.filter { weekday == nil || $0.weekdayIndex == weekday }
    }

    /// `3/4`, `03.04.` in the locale's order and in the other one.
    private func numbers(_ tokens: ArraySlice<Token>, weekday: Int?) -> [CalendarDay]? {
        let tokens = Array(tokens)
        guard tokens.count == 3 || tokens.count == 4 && tokens[3].isSign("."),
            tokens[0].isNumber(digits: 1...2), tokens[1].isSign(conventions.separators),
            tokens[1].isGlued,
            tokens[2].isNumber(digits: 1...2), let first = tokens[0].number,
            let second = tokens[2].number
        else { return nil }
        let dayFirst = year(of: second, first, weekday: weekday)
        // A full stop is that of ordinals, which stand in front of the month.
        if tokens[1].text == "." { return dayFirst }
        let monthFirst = year(of: first, second, weekday: weekday)
        return conventions.isMonthFirst ? monthFirst + dayFirst : dayFirst + monthFirst
    }
}
