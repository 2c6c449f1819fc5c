extension PeriodParser {
    /// The periods that a phrase says, the preferred one first.
    func periods(_ meaning: SaidPeriod, _ values: Phrase.Values) -> [ClosedRange<CalendarDay>] {
        let periods: [ClosedRange<CalendarDay>?] =
            switch meaning {
            case .unit(let unit, let from): [self.unit(unit, from: from)]
            case .toDate(let unit): [self.unit(unit, from: 0).map { $0.lowerBound...today }]
            case .weekend(let from): [weekend(from: from)]
            case .nextWeekend(let prefersNextWeek): nextWeekend(prefersNextWeek)
            case .last: last(values.count, values.unit)
            case .month: [nearest { month(values.month, of: $0) }]
            case .monthOfYear(let from): [month(values.month, of: today.year + from)]
            case .monthAndYear: [month(values.month, of: values.year)]
            case .quarter: [nearest { quarter(values.quarter, of: $0) }]
            case .quarterOfYear(let from): [quarter(values.quarter, of: today.year + from)]
            case .quarterAndYear: [quarter(values.quarter, of: values.year)]
            case .quarterFromNow(let from):
                [months(from: (today.month - 1) / 3 * 3 + 1 + from * 3, count: 3, of: today.year)]
            case .halfAndYear(let half):
                [months(from: half * 6 - 5, count: 6, of: values.year)]
            case .year: [months(from: 1, count: 12, of: values.year)]
            }
        return periods.compactMap { $0 }
    }

    /// The months from one of a year on; a month past the year is one of the next.
    private func months(from month: Int, count: Int, of year: Int) -> ClosedRange<CalendarDay>? {
        guard
            let start = CalendarDay(year: year, month: 1, day: 1)?.adding(month - 1, .month),
            let end = start.adding(count - 1, .month)
        else { return nil }
        let days = CalendarDay.dayCount(year: end.year, month: end.month)
        return CalendarDay(year: end.year, month: end.month, day: days).map { start...$0 }
    }

    /// A month of a year.
    func month(_ month: Int, of year: Int) -> ClosedRange<CalendarDay>? {
        months(from: month, count: 1, of: year)
    }

    private func quarter(_ quarter: Int, of year: Int) -> ClosedRange<CalendarDay>? {
        months(from: quarter * 3 - 2, count: 3, of: year)
    }

    /// The period of this year, or of the one before or after, that is nearest in the direction.
    private func nearest(
        _ period: (_ year: Int) -> ClosedRange<CalendarDay>?
    ) -> ClosedRange<CalendarDay>? {
        guard let thisYear = period(today.year) else { return nil }
        switch direction {
        case .past: return thisYear.lowerBound <= today ? thisYear : period(today.year - 1)
        case .future: return thisYear.upperBound >= today ? thisYear : period(today.year + 1)
        }
    }

    /// The unit that contains today, or one so many units later.
    private func unit(_ unit: CalendarUnit, from: Int) -> ClosedRange<CalendarDay>? {
        switch unit {
        case .day: return today.adding(from, .day).map { $0...$0 }
        case .week:
            let start = (today.weekdayIndex - conventions.firstWeekday + 7) % 7
            return days(from: from * 7 - start, count: 7)
        case .month: return months(from: today.month + from, count: 1, of: today.year)
        case .year: return months(from: 1, count: 12, of: today.year + from)
        }
    }

    private func days(from: Int, count: Int) -> ClosedRange<CalendarDay>? {
        guard let start = today.adding(from, .day), let end = start.adding(count - 1, .day) else {
            return nil
        }
        return start...end
    }

    /// Saturday and Sunday of the week from Monday that contains today, or of another week.
    private func weekend(from: Int) -> ClosedRange<CalendarDay>? {
        days(from: 5 - today.weekdayIndex + from * 7, count: 2)
    }

    private func nextWeekend(_ prefersNextWeek: Bool) -> [ClosedRange<CalendarDay>?] {
        // On a weekend the next one is the one of next week.
        if today.weekdayIndex >= 5 { return [weekend(from: 1)] }
        let both = [weekend(from: 0), weekend(from: 1)]
        return prefersNextWeek ? both.reversed() : both
    }

    /// The units up to today, and as many whole ones before the one that contains today.
    private func last(_ count: Int, _ unit: CalendarUnit) -> [ClosedRange<CalendarDay>?] {
        guard count > 0 else { return [] }
        let rolling = today.adding(-count, unit)?.adding(1, .day)
        let first = self.unit(unit, from: -count)
        let last = self.unit(unit, from: -1)
        return [
            rolling.map { $0...today },
            first.flatMap { first in last.map { first.lowerBound...$0.upperBound } },
        ]
    }
}
