extension SaidDateParser {
    /// The days of a phrase that says them by distance or by weekday.
    func days(_ meaning: SaidDay, _ values: Phrase.Values) -> [CalendarDay] {
        let days: [CalendarDay?] =
            switch meaning {
            case .today(let plus): [today.adding(plus, .day)]
            case .oneOf(let distances): distances.map { today.adding($0, .day) }
            case .after: [today.adding(values.count, values.unit)]
            case .before: [today.adding(-values.count, values.unit)]
            case .weekday(let choice): weekday(values.weekday, choice)
            case .dayOfMonth, .dayOfMonthFromNow, .dayAndMonth: []
            }
        return days.compactMap { $0 }
    }

    /// The days of a weekday that are meant, the preferred one first.
    private func weekday(_ weekday: Int, _ choice: WeekdayChoice) -> [CalendarDay?] {
        let ahead = (weekday - today.weekdayIndex + 7) % 7
        let coming = today.adding(ahead == 0 ? 7 : ahead, .day)
        let latest = today.adding(ahead - 7, .day)
        func ofWeek(_ weeks: Int) -> CalendarDay? {
            let first = conventions.firstWeekday
            let start = (today.weekdayIndex - first + 7) % 7
            return today.adding((weekday - first + 7) % 7 - start + weeks * 7, .day)
        }
        switch choice {
        case .bare:
            switch direction {
            case .future: return ahead == 0 ? [coming, today] : [coming]
            case .past: return ahead == 0 ? [today, latest] : [latest]
            }
        case .this:
            let day = ofWeek(0)
            // The day of this week may be over; then the coming one may be meant.
            return day.map { $0 < today } == true ? [coming, day] : [day]
        case .coming: return [coming]
        case .next(let prefersNextWeek):
            return prefersNextWeek ? [ofWeek(1), coming] : [coming, ofWeek(1)]
        case .ofNextWeek: return [ofWeek(1)]
        case .weekAfterComing:
            let later = coming?.adding(7, .day)
            return ahead == 0 ? [coming, later] : [later]
        case .last: return [latest, ofWeek(-1)]
        case .ofLastWeek: return [ofWeek(-1)]
        }
    }

    /// A day of the month some months from now; nil if the month has none.
    func dayOfMonth(_ day: Int, monthsFromNow months: Int) -> CalendarDay? {
        let month = CalendarDay(year: today.year, month: today.month, day: 1)?
            .adding(months, .month)
        return month.flatMap { CalendarDay(year: $0.year, month: $0.month, day: day) }
    }

    /// The nearest day of that number in the direction; none if its month has no such day, or if it
    /// is another weekday.
    func dayOfMonth(_ day: Int, weekday: Int?) -> [CalendarDay] {
        let isReached = direction == .future ? day >= today.day : day <= today.day
        let months = isReached ? 0 : direction == .future ? 1 : -1
        let found = [dayOfMonth(day, monthsFromNow: months)].compactMap { $0 }
        return found.filter { weekday == nil || $0.weekdayIndex == weekday }
    }

    /// The nearest day of that month and day in the direction; none if that year has no such day.
    func year(of month: Int, _ day: Int, weekday: Int?) -> [CalendarDay] {
        let isLater = (month, day) >= (today.month, today.day)
        let isSame = (month, day) == (today.month, today.day)
        let year =
            switch direction {
            case .future: isLater ? today.year : today.year + 1
            case .past: isLater && !isSame ? today.year - 1 : today.year
            }
        guard let found = CalendarDay(year: year, month: month, day: day),
            weekday == nil || found.weekdayIndex == weekday
        else { return [] }
        return [found]
    }
}
