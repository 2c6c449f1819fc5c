import Foundation

/// Reads dates with a year, as receipts, letters and files print them.
///
/// ```swift
/// let malaysian = PrintedDateParser(locale: Locale(identifier: "en_MY"))
/// malaysian.parse("25/12/2018 8:13:39 PM")   // day 2018-12-25, time 20:13:39
/// malaysian.parse("03/04/18")?.day           // .ambiguous(preferred: 2018-04-03, others: [2018-03-04])
/// malaysian.parse("31/02/2018")              // nil: there is no such day
/// ```
///
/// Numbers stand in the order of the locale (day, month; month, day; or ISO 8601) or in the other one,
/// with `.`, `/`, `-` or spaces between; a month may be a name or an abbreviation of the locale's
/// language or of English. A day of the week has to be right, and decides between readings. What is
/// understood per language is listed in `Documentation/Normalisers.md`.
public struct PrintedDateParser: Sendable {
    let language: Language
    let conventions: LocaleConventions
    let reader: ClockReader
    let firstTwoDigitYear: Int
    let repairsDigits: Bool

    /// Creates a parser of the language and the customs of a locale.
    ///
    /// - Parameters:
    ///   - locale: Whose words are read and whose order of day and month is preferred.
    ///   - firstTwoDigitYear: The first of the hundred years that two digits mean. 1969 is what
    ///     POSIX's `strptime` says of `%y`: 69 is 1969, 68 is 2068.
    ///   - repairsDigits: Whether letters that look like digits are read as such where the text is
    ///     otherwise no date, as ``DigitRepair`` says.
    public init(locale: Locale, firstTwoDigitYear: Int = 1969, repairsDigits: Bool = true) {
        self.init(
            .of(locale), LocaleConventions(locale), firstTwoDigitYear: firstTwoDigitYear,
            repairsDigits: repairsDigits)
    }

    init(
        _ language: Language, _ conventions: LocaleConventions, firstTwoDigitYear: Int = 1969,
        repairsDigits: Bool
    ) {
        self.language = language
        self.conventions = conventions
        reader = ClockReader(
            language: language, usesTwentyFourHours: conventions.usesTwentyFourHours)
        // Years outside those of the calendar are refused when the day is made.
        self.firstTwoDigitYear = min(max(firstTwoDigitYear, 0), CalendarDay.years.upperBound)
        self.repairsDigits = repairsDigits
    }

    /// The date that a text prints, and the time beside it if there is one.
    ///
    /// - Parameter text: One date, with or without a weekday and a time; words without digits may
    ///   stand around it, as in `DATE: 25/12/2018`.
    /// - Returns: nil when there is no date, more than one, or other numbers beside it.
    /// - Complexity: O(*n*) in the length of the text, at most ``NormaliserLimits/valueLength``.
    public func parse(_ text: String) -> DayAndTime? {
        guard text.utf8.count <= NormaliserLimits.valueLength else { return nil }
        if let found = parse(Token.list(of: text)) { return found }
        let repaired = DigitRepair.repair(text)
        guard repairsDigits, !repaired.repairs.isEmpty else { return nil }
        return parse(Token.list(of: repaired.text))
    }

    /// The date among tokens.
    ///
    /// - Parameters:
    ///   - tokens: What the text consists of.
    ///   - allowsLabels: Whether words that say nothing of dates may stand around it.
    /// - Returns: nil when there is none, or anything unclear beside it.
    func parse(_ tokens: [Token], allowsLabels: Bool = true) -> DayAndTime? {
        var rest = tokens[...]
        var weekday: Int?
        var time: ClockReader.Spoken?
        while let first = rest.first {
            if let (candidates, end) = date(rest) {
                guard isApart(tokens, rest.startIndex, end), isDate(tokens, rest.startIndex) else {
                    return nil
                }
                return finish(candidates, weekday, time, tokens[end...], allowsLabels)
            }
            if let (day, end) = language.weekdays.match(rest)
                ?? Language.english.weekdays.match(rest)
            {
                weekday = day
                rest = rest[end...]
            } else if first.kind == .number {
                // A time may precede the date; any other number makes the text unclear.
                guard time == nil, let (found, end) = printedTime(rest) else { return nil }
                time = found
                rest = rest[end...]
            } else {
                guard let end = skip(rest, allowsLabels) else { return nil }
                if isLabel(rest) { weekday = nil }
                rest = rest[end...]
            }
        }
        return nil
    }

    /// Whether the tokens start with a word that parts a weekday from a date: `SUN MART 25/12/2018`.
    private func isLabel(_ tokens: ArraySlice<Token>) -> Bool {
        tokens.first?.kind == .word && language.dayFillers.match(tokens) == nil
    }

    /// The index after what may stand beside a date.
    private func skip(_ tokens: ArraySlice<Token>, _ allowsLabels: Bool) -> Int? {
        guard let first = tokens.first, first.kind != .number else { return nil }
        // The T of ISO 8601 stands between a date and its time.
        if allowsLabels || first.kind == .sign || first.isGlued && first.text == "t" {
            return tokens.startIndex + 1
        }
        let words = [language.dayFillers, language.timeFillers, language.hourMarks]
        return words.lazy.compactMap { $0.match(tokens)?.end }.first
    }

    /// Whether eight digits are a date rather than a number of something: alone or behind `Date`.
    private func isDate(_ tokens: [Token], _ start: Int) -> Bool {
        guard tokens[start].isNumber(digits: 8) else { return true }
        let labels = tokens[..<start].filter { $0.kind == .word }
        return labels.isEmpty
            || labels.contains { ["date", "datum", "data", "fecha", "dato"].contains($0.text) }
    }

    /// Whether no letter or bar touches the digits of a date: `l2/05/2018` has a digit misread.
    private func isApart(_ tokens: [Token], _ start: Int, _ end: Int) -> Bool {
        func isPart(_ token: Token) -> Bool {
            token.isSign("|") || token.kind == .word && token.text.utf8.count <= 2
        }
        if start > 0, tokens[start].kind == .number, tokens[start].isGlued,
            isPart(tokens[start - 1])
        {
            return false
        }
        guard end < tokens.count, tokens[end].isGlued, isPart(tokens[end]) else { return true }
        return tokens[end].text == "t"
    }

    /// The date with what follows it: a weekday, a time and words, but no more numbers.
    private func finish(
        _ candidates: [CalendarDay], _ weekday: Int?, _ earlier: ClockReader.Spoken?,
        _ rest: ArraySlice<Token>, _ allowsLabels: Bool
    ) -> DayAndTime? {
        var rest = rest
        var weekday = weekday
        var time = earlier
        var offset: Int?
        var isBeside = true
        while !rest.isEmpty {
            if time == nil, let (found, end) = printedTime(rest) ?? markedHour(rest) {
                time = found
                rest = rest[end...]
                if let (seconds, end) = self.offset(rest) {
                    offset = seconds
                    rest = rest[end...]
                }
            } else if weekday == nil, isBeside,
                let (day, end) = language.weekdays.match(rest)
                    ?? Language.english.weekdays.match(rest)
            {
                weekday = day
                rest = rest[end...]
            } else {
                guard let end = skip(rest, allowsLabels) else { return nil }
                if isLabel(rest) { isBeside = false }
                rest = rest[end...]
            }
        }
        let days = candidates.filter { weekday == nil || $0.weekdayIndex == weekday }
        guard let day = Reading(candidates: days) else { return nil }
        guard let time else { return DayAndTime(day: day) }
        guard let reading = Reading(candidates: time.candidates) else { return nil }
        return DayAndTime(day: day, time: reading, secondsFromGMT: offset)
    }

    /// A time in digits with minutes, `am` or a word for hours, and the index after it.
    func printedTime(_ tokens: ArraySlice<Token>) -> (ClockReader.Spoken, Int)? {
        guard let (clock, end) = reader.digits(tokens) else { return nil }
        let part = reader.meridiem(tokens[end...])
        guard part != nil || end > tokens.startIndex + 1 else { return nil }
        return (ClockReader.Spoken(clock: clock, part: part?.value), part?.end ?? end)
    }

    /// A last bare hour behind a word for it, as in `ore 18`.
    private func markedHour(_ tokens: ArraySlice<Token>) -> (ClockReader.Spoken, Int)? {
        guard let (_, start) = language.timeFillers.match(tokens),
            let (clock, end) = reader.digits(tokens[start...]), end == tokens.endIndex
        else { return nil }
        return (ClockReader.Spoken(clock: clock, part: nil), end)
    }

    /// The offset from GMT after a time: `Z`, `+02:00` or `+0200`.
    private func offset(_ tokens: ArraySlice<Token>) -> (seconds: Int, end: Int)? {
        guard let first = tokens.first else { return nil }
        if first.text == "z", first.isGlued { return (0, tokens.startIndex + 1) }
        let rest = tokens.dropFirst()
        guard first.isSign("+-"), let hours = rest.first, hours.isGlued, let number = hours.number
        else {
            return nil
        }
        let sign = first.text == "-" ? -60 : 60
        let tail = rest.dropFirst()
        if hours.isNumber(digits: 4), number / 100 <= 14, number % 100 < 60 {
            return (sign * (number / 100 * 60 + number % 100), tail.startIndex)
        }
        guard hours.isNumber(digits: 2), number <= 14, tail.first?.isSign(":") == true,
            let last = tail.dropFirst().first, last.isNumber(digits: 2), let minutes = last.number,
            minutes < 60
        else { return nil }
        return (sign * (number * 60 + minutes), tail.startIndex + 2)
    }
}
