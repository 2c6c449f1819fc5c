import Foundation

/// What a locale says of dates and times in digits; Foundation's data decide.
struct LocaleConventions: Sendable {
    /// Whether the month stands before the day where both are numbers.
    private(set) var isMonthFirst: Bool
    /// Whether dates in digits start with the year, even with two digits.
    private(set) var isYearFirst: Bool
    /// What stands between a day and a month in numbers, besides the slash.
    let separators: String
    /// Whether `7:30` is in the morning.
    ///
    /// English leaves that open in every region.
    private(set) var usesTwentyFourHours: Bool
    /// The first day of the week: 0 for Monday.
    let firstWeekday: Int

    init(_ locale: Locale) {
        let full =
            DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: locale) ?? "d/M/y"
        let short =
            DateFormatter.dateFormat(fromTemplate: "Md", options: 0, locale: locale) ?? "d/M"
        isMonthFirst = short.first { $0 == "d" || $0 == "M" } == "M"
        separators = short.filter { "./-".contains($0) } + "/"
        isYearFirst = full.hasPrefix("y")
        usesTwentyFourHours =
            locale.hourCycle == .zeroToTwentyThree && locale.language.languageCode != .english
        let weekdays: [Locale.Weekday] = [
            .monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday,
        ]
        firstWeekday = weekdays.firstIndex(of: locale.firstDayOfWeek) ?? 0
    }

    /// Whether numbers are read in the preferred order alone.
    var isStrict = false

    /// The customs with one order of numbers and 24 hours, as machines write them.
    func machineWritten(_ order: DateOrder) -> LocaleConventions {
        var copy = self
        copy.isMonthFirst = order == .monthDayYear
        copy.isYearFirst = order == .yearMonthDay
        copy.usesTwentyFourHours = true
        copy.isStrict = true
        return copy
    }

    /// The orders of numbers, the preferred one first; years of four digits lead in any of them.
    var orders: [DateOrder] {
        let last: [DateOrder] =
            isMonthFirst ? [.monthDayYear, .dayMonthYear] : [.dayMonthYear, .monthDayYear]
        return isYearFirst ? [.yearMonthDay] + last : last
    }

    /// The dates that two numbers can be, in a year that may change with the order.
    func days(_ first: Int, _ second: Int, year: Int) -> [CalendarDay] {
        let dayFirst = CalendarDay(year: year, month: second, day: first)
        let monthFirst = CalendarDay(year: year, month: first, day: second)
        let days = isMonthFirst ? [monthFirst, dayFirst] : [dayFirst, monthFirst]
        return days.prefix(isStrict ? 1 : 2).compactMap { $0 }
    }
}

/// An order of the numbers of a date.
enum DateOrder: Sendable, CaseIterable {
    case dayMonthYear, monthDayYear, yearMonthDay
}
