import Recipes

/// Periods that are seen from another one.
enum PeriodArithmetic {
    typealias Period = ClosedRange<CalendarDay>

    /// The period of a kind before another one.
    static func period(_ relative: RelativePeriod, before period: Period) -> Period? {
        let start = period.lowerBound
        switch relative {
        case .week: return shifted(period, by: -1, .week)
        case .month:
            guard let month = start.startOfMonth.adding(-1, .month) else { return nil }
            return month...month.endOfMonth
        case .quarter:
            let first = (start.month - 1) / 3 * 3 + 1
            guard let day = CalendarDay(year: start.year, month: first, day: 1)?.adding(-3, .month),
                let last = day.adding(2, .month)
            else { return nil }
            return day...last.endOfMonth
        case .year:
            return months(of: period) == nil
                ? shifted(period, by: -1, .year) : shiftedMonths(period, by: -12)
        case .same:
            if let count = months(of: period) { return shiftedMonths(period, by: -count) }
            var length = 1
            while let day = start.adding(length, .day), day <= period.upperBound, length < 4000 {
                length += 1
            }
            return shifted(period, by: -length, .day)
        }
    }

    /// How many whole months a period is; nil if it is no whole months.
    static func months(of period: Period) -> Int? {
        let (start, end) = (period.lowerBound, period.upperBound)
        guard start.day == 1, end == end.endOfMonth else { return nil }
        return (end.year - start.year) * 12 + end.month - start.month + 1
    }

    private static func shifted(_ period: Period, by value: Int, _ unit: CalendarUnit) -> Period? {
        guard let start = period.lowerBound.adding(value, unit),
            let end = period.upperBound.adding(value, unit)
        else { return nil }
        return start...end
    }

    private static func shiftedMonths(_ period: Period, by value: Int) -> Period? {
        guard
            let moved = shifted(
                period.lowerBound...period.upperBound.startOfMonth, by: value, .month)
        else { return nil }
        return moved.lowerBound...moved.upperBound.endOfMonth
    }
}
