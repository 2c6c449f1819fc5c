import Foundation

/// What a question asks of the calendar.
struct CalendarQuestion {
    let arguments: CalendarTool.Arguments
    /// Whether the question asks for it in so many words: how many days, how old, which weekday.
    let isExplicit: Bool

    init?(_ question: Question) {
        guard let today = question.today,
            let arguments = Self.arguments(question, today)
        else { return nil }
        self.arguments = arguments
        isExplicit =
            arguments.question == .age || arguments.question == .difference
            || question.asks(question.language.weekday)
    }

    private static func arguments(
        _ question: Question, _ today: CalendarDay
    ) -> CalendarTool.Arguments? {
        let language = question.language
        let asksWeekday = question.asks(language.weekday)
        if !asksWeekday, question.asks(language.age), let birthday = birthday(question, today) {
            return .init(question: .age, date: birthday.description)
        }
        let asksDay = question.asks(language.day)
        if let shifted = shifted(question, today, isAsked: asksDay || asksWeekday) {
            var arguments = shifted
            if asksWeekday { arguments.question = .weekday }
            return arguments
        }
        guard let first = question.days.first else { return nil }
        if let counted = counted(question, first) { return counted }
        guard question.days.count == 1 || asksWeekday else { return nil }
        // A day that is named by distance is asked for as a date, other ones by their weekday.
        if asksWeekday {
            let named = question.days.first { !$0.isNear } ?? first
            return .init(question: .weekday, date: named.day.description)
        }
        guard asksDay else { return nil }
        let asksDate = first.isDistance || isWhen(question, first)
        return .init(question: asksDate ? .date : .weekday, date: first.day.description)
    }

    /// Whether the question asks when a holiday or a named day is.
    private static func isWhen(_ question: Question, _ day: DayReader.Found) -> Bool {
        // A day without digits and without a month, such as Easter or next Friday.
        let tokens = question.tokens[day.tokens]
        guard let asked = question.language.day.firstRange(in: question.tokens[...]) else {
            return false
        }
        let words = question.tokens[asked].map(\.text).joined(separator: " ")
        let asksDate = [
            "date", "datum", "data", "fecha", "dato", "when", "wann", "quand", "quando", "cuando",
            "wanneer", "kiedy", "nar",
        ]
        .contains { words.contains($0) }
        return asksDate && (day.isNear || !tokens.contains { $0.kind == .number })
    }

    /// The latest day that an age is counted from.
    private static func birthday(_ question: Question, _ today: CalendarDay) -> CalendarDay? {
        let days = DayReader(locale: question.locale, today: today, direction: .past)
            .days(in: question.text, question.tokens).filter { !$0.isNear && !$0.isDistance }
        return days.first { $0.day <= today }?.day
    }

    // MARK: - Counting

    /// `how many days until 3 May`, `how many weeks between …`, `how long until …`.
    private static func counted(
        _ question: Question, _ first: DayReader.Found
    ) -> CalendarTool.Arguments? {
        let language = question.language
        let tokens = question.tokens
        let units = Language.of(question.locale).units
        var unit: CalendarUnit?
        for index in tokens.indices {
            guard let (_, end) = language.howMany.match(tokens[index...]),
                let found = unitSoon(units, tokens, end)
            else { continue }
            unit = found
            break
        }
        if unit == nil, question.asks(language.howLong) { unit = .day }
        guard let unit else { return nil }
        let others = question.days.dropFirst()
        if others.isEmpty {
            // A bare number may stand before the only date: `between 4 and 17 July`.
            let other = earlier(question, first)
            let day = isSince(question, first) ? past(question, first) ?? first.day : first.day
            return .init(
                question: .difference, date: day.description, otherDate: other?.description,
                unit: .init(unit))
        }
        let last = others[others.startIndex]
        // Days without a year are those of one span: the first one comes before the last.
        let start =
            first.day > last.day && !namesYear(question, first) && !first.isNear
            ? first.day.adding(-1, .year) ?? first.day : first.day
        return .init(
            question: .difference, date: start.description, otherDate: last.day.description,
            unit: .init(unit))
    }

    private static func namesYear(_ question: Question, _ day: DayReader.Found) -> Bool {
        question.tokens[day.tokens].contains { $0.isNumber(digits: 4) }
    }

    /// Whether the only day is one from which one counts up to today.
    private static func isSince(_ question: Question, _ day: DayReader.Found) -> Bool {
        let tokens = question.tokens
        let isBefore = (max(day.tokens.lowerBound - 2, 0)...day.tokens.lowerBound).contains {
            question.language.since.match(tokens[$0...]).map { $0.end >= day.tokens.lowerBound }
                ?? false
        }
        return isBefore && day.day > (question.today ?? day.day)
    }

    private static func past(_ question: Question, _ day: DayReader.Found) -> CalendarDay? {
        question.today.flatMap { today in
            DayReader(locale: question.locale, today: today, direction: .past)
                .days(in: question.text, question.tokens)
                .first { $0.tokens.overlaps(day.tokens) }?.day
        }
    }

    /// The unit within the next two words: `how many whole weeks`.
    private static func unitSoon(
        _ units: WordTable<CalendarUnit>, _ tokens: [Token], _ start: Int
    ) -> CalendarUnit? {
        (start..<min(start + 3, tokens.count)).lazy
            .compactMap { units.match(tokens[$0...])?.value }.first
    }

    private static func earlier(
        _ question: Question, _ day: DayReader.Found
    ) -> CalendarDay? {
        let start = day.tokens.lowerBound
        let tokens = question.tokens
        guard start >= 2, question.language.between.match(tokens[(start - 1)...])?.end == start,
            tokens[start - 2].isNumber(digits: 1...2), let number = tokens[start - 2].number
        else { return nil }
        return CalendarDay(year: day.day.year, month: day.day.month, day: number)
            .flatMap { $0 < day.day ? $0 : nil }
    }

    // MARK: - Days later

    /// `90 days after 3 May`, `two weeks before Christmas`, `in 45 days`.
    private static func shifted(
        _ question: Question, _ today: CalendarDay, isAsked: Bool
    ) -> CalendarTool.Arguments? {
        guard let (count, unit, range) = distance(question) else { return nil }
        let language = question.language
        // The day of `was für ein Tag` is no distance.
        let asked = [language.day, language.weekday].compactMap {
            $0.firstRange(in: question.tokens[...])
        }
        guard !asked.contains(where: range.overlaps) else { return nil }
        let tokens = question.tokens
        guard
            let base = question.days.first(where: { !$0.tokens.overlaps(range) && !$0.isDistance })
        else { return nil }
        // Between the count and the day, or on both sides of the day: `30 Tage nach`, `3 May plus`.
        let between =
            range.upperBound <= base.tokens.lowerBound
            ? range.upperBound..<base.tokens.lowerBound
            : base.tokens.upperBound..<range.lowerBound
        guard between.lowerBound <= between.upperBound else { return nil }
        let near = tokens[between]
        let isLater =
            language.after.occurs(in: near)
            || day(base, startsWith: language.after, question)
            || tokens[range.upperBound...].first.map { _ in
                language.after.match(tokens[range.upperBound...]) != nil
            } ?? false
        let isEarlier =
            language.before.occurs(in: near)
            || day(base, startsWith: language.before, question)
        guard isLater || isEarlier || isAsked && between.count <= 2 else { return nil }
        return .init(
            question: .date, date: base.day.description, count: isEarlier ? -count : count,
            unit: .init(unit))
    }

    private static func day(
        _ day: DayReader.Found, startsWith words: WordTable<Void>, _ question: Question
    ) -> Bool { words.match(question.tokens[day.tokens]) != nil }

    /// A count of units that is no day of its own.
    private static func distance(
        _ question: Question
    ) -> (count: Int, unit: CalendarUnit, tokens: Range<Int>)? {
        let language = Language.of(question.locale)
        let tokens = question.tokens
        for index in tokens.indices {
            let count: (value: Int, end: Int)?
            if tokens[index].isNumber(digits: 1...5), let value = tokens[index].number {
                count = (value, index + 1)
            } else if let found = question.numbers.match(tokens[index...], in: question.text),
                found.value >= 1, found.value <= 99_999, tokens[index].kind == .word
            {
                count = (NSDecimalNumber(decimal: found.value).intValue, found.end)
            } else {
                count = language.counts.match(tokens[index...])
            }
            guard let count, let (unit, end) = language.units.match(tokens[count.end...]) else {
                continue
            }
            return (count.value, unit, index..<end)
        }
        return nil
    }
}
