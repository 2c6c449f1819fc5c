import Foundation

/// A day of the Gregorian calendar, without a time or a time zone.
public struct CalendarDay: Hashable, Sendable {
    /// The years that can be written: those of the Gregorian calendar with four digits.
    public static let years = 1583...9999

    /// The year, in ``years``.
    public let year: Int
    /// The month, 1 to 12.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// The day of that date, or nil if there is none (such as 31 February).
    ///
    /// - Parameters:
    ///   - year: The year, in ``years``.
    ///   - month: The month, 1 to 12.
    ///   - day: The day of the month, from 1.
    public init?(year: Int, month: Int, day: Int) {
        guard Self.years.contains(year), (1...12).contains(month),
            day >= 1, day <= Self.dayCount(year: year, month: month)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// The number of days of a month.
    static func dayCount(year: Int, month: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CalendarDay: Comparable {
    /// Whether the first day comes before the second.
    public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

extension CalendarDay: CustomStringConvertible {
    /// The day as ISO 8601 writes it, such as `2018-12-25`.
    public var description: String {
        func digits(_ number: Int, _ count: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
    }
}
