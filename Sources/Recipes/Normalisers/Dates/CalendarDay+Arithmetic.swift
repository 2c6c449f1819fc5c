import Foundation

extension CalendarDay {
    /// The calendar of the arithmetic: days are instants of its time zone, which has no changes.
    private static let gregorian: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    /// The weekdays in the order of `Calendar`'s numbers, 1 for Sunday.
    private static let weekdays: [Locale.Weekday] = [
        .sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday,
    ]

    /// The day that an instant falls on in a time zone; nil for a year outside ``years``.
    ///
    /// - Parameters:
    ///   - date: The instant.
    ///   - timeZone: Where the day is asked for.
    public init?(_ date: Date, in timeZone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.init(calendar.dateComponents([.era, .year, .month, .day], from: date))
    }

    private init?(_ components: DateComponents) {
        guard components.era == 1, let year = components.year, let month = components.month,
            let day = components.day
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The start of the day in GMT, for arithmetic.
    var instant: Date {
        let components = DateComponents(year: year, month: month, day: day)
        return Self.gregorian.date(from: components) ?? .distantPast
    }

    /// The day of the week.
    public var weekday: Locale.Weekday {
        Self.weekdays[(Self.gregorian.component(.weekday, from: instant) - 1) % 7]
    }

    /// The position in a week that starts on Monday: 0 to 6.
    var weekdayIndex: Int { (Self.gregorian.component(.weekday, from: instant) + 5) % 7 }

    /// The day some days, weeks, months or years later; a day that the month lacks becomes its last.
    ///
    /// One month after 31 January is 28 February, or 29 in a leap year.
    ///
    /// - Parameters:
    ///   - value: How many, less than 0 for earlier.
    ///   - unit: What is added.
    /// - Returns: nil when the result is outside ``years``.
    public func adding(_ value: Int, _ unit: CalendarUnit) -> CalendarDay? {
        guard abs(value) <= 4_000_000 else { return nil }
        let component: (Calendar.Component, Int) =
            switch unit {
            case .day: (.day, value)
            case .week: (.day, value * 7)
            case .month: (.month, value)
            case .year: (.year, value)
            }
        let date = Self.gregorian.date(byAdding: component.0, value: component.1, to: instant)
        return date.flatMap {
            CalendarDay(Self.gregorian.dateComponents([.era, .year, .month, .day], from: $0))
        }
    }
}

/// A unit in which days are counted.
public enum CalendarUnit: Sendable, Hashable, CaseIterable {
    /// A day.
    case day
    /// Seven days.
    case week
    /// A month of the calendar.
    case month
    /// A year of the calendar.
    case year
}
