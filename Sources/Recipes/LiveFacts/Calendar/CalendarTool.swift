import Foundation
import FoundationModels

/// Finds weekdays, ages, the days between two days, and days so long after another one.
public struct CalendarTool: Tool {
    /// What is asked of the calendar.
    @Generable
    public enum Question: String, Sendable, Hashable {
        /// The day itself.
        case date
        /// The day of the week.
        case weekday
        /// How long it is between two days.
        case difference
        /// How old somebody born on the day is.
        case age
    }

    /// A unit that days are counted in.
    @Generable
    public enum Unit: String, Sendable, Hashable {
        /// A day.
        case days
        /// Seven days.
        case weeks
        /// A month of the calendar.
        case months
        /// A year of the calendar.
        case years
    }

    /// What to find out.
    @Generable
    public struct Arguments: Sendable {
        /// What is asked.
        public var question: Question
        /// The day.
        @Guide(description: "The day, as YYYY-MM-DD or in words")
        public var date: String
        /// The other day of a difference.
        @Guide(description: "For a difference, the other day; today if absent")
        public var otherDate: String?
        /// How many units to add to the day first.
        @Guide(description: "How many units later, less than 0 for earlier")
        public var count: Int?
        /// The unit.
        @Guide(description: "What to count in or to add; days if absent")
        public var unit: Unit?

        /// Asks something of the calendar.
        ///
        /// - Parameters:
        ///   - question: What is asked.
        ///   - date: The day, as ISO 8601 or in words of the tool's language.
        ///   - otherDate: The other day of a difference; today if nil.
        ///   - count: How many units to add to the day first, less than 0 for earlier.
        ///   - unit: What to count in or to add; days if nil.
        public init(
            question: Question, date: String, otherDate: String? = nil, count: Int? = nil,
            unit: Unit? = nil
        ) {
            self.question = question
            self.date = date
            self.otherDate = otherDate
            self.count = count
            self.unit = unit
        }
    }

    /// The name by which models call it.
    public let name = LiveTool.calendar.rawValue
    /// What it does, for models.
    public let description = "Computes with days: weekdays, ages, time between days, days later"
    /// The day that said dates and ages are seen from.
    public let today: CalendarDay
    /// Whose words and order of day and month are read.
    public let locale: Locale

    /// Creates the tool.
    ///
    /// - Parameters:
    ///   - today: The day that said dates and ages are seen from.
    ///   - locale: Whose words and order of day and month are read.
    public init(today: CalendarDay, locale: Locale = Locale(identifier: "en_GB")) {
        self.today = today
        self.locale = locale
    }

    /// Finds out what is asked.
    ///
    /// - Parameter arguments: The question; see ``Arguments``.
    /// - Returns: What the calendar says.
    /// - Throws: ``LiveFactsError`` for what is no date, or lies outside ``CalendarDay/years``.
    public func call(arguments: Arguments) async throws -> CalendarFact {
        let unit = arguments.unit ?? .days
        var date = try day(arguments.date, "date", isPast: arguments.question == .age)
        if let count = arguments.count, count != 0 {
            guard let later = date.adding(count, unit.calendarUnit) else { throw outOfRange }
            date = later
        }
        switch arguments.question {
        case .date: return .date(date)
        case .weekday: return .weekday(of: date)
        case .age:
            guard date <= today else {
                throw LiveFactsError(
                    .invalidArgument, tool: .calendar, subject: "date",
                    expected: "a day before today")
            }
            return .age(birthday: date, years: CalendarTool.count(.years, from: date, to: today))
        case .difference:
            let other = try arguments.otherDate.map { try day($0, "otherDate", isPast: false) }
            let days = [date, other ?? today].sorted()
            return .difference(
                from: days[0], to: days[1], count: Self.count(unit, from: days[0], to: days[1]),
                unit: unit)
        }
    }

    private var outOfRange: LiveFactsError {
        LiveFactsError(
            .outOfRange, tool: .calendar, subject: "a day that far away",
            expected: "years \(CalendarDay.years.lowerBound) to \(CalendarDay.years.upperBound)")
    }

    private func day(
        _ text: String, _ argument: String, isPast: Bool
    ) throws(LiveFactsError) -> CalendarDay {
        let reader = DayReader(
            locale: locale, today: today, direction: isPast ? .past : .future)
        guard let day = reader.day(text) else {
            throw LiveFactsError(
                .invalidArgument, tool: .calendar, subject: argument, expected: "a date")
        }
        return day
    }

    /// How many whole units it is from one day to a later one.
    static func count(_ unit: Unit, from: CalendarDay, to: CalendarDay) -> Int {
        switch unit {
        case .days: return from.days(to: to)
        case .weeks: return from.days(to: to) / 7
        case .months:
            let months = (to.year - from.year) * 12 + to.month - from.month
            // The 31st has its month's day in shorter months too.
            return from.adding(months, .month).map { $0 > to } == true ? months - 1 : months
        case .years:
            let years = to.year - from.year
            return (to.month, to.day) < (from.month, from.day) ? years - 1 : years
        }
    }
}

extension CalendarTool.Unit {
    var calendarUnit: CalendarUnit {
        switch self {
        case .days: .day
        case .weeks: .week
        case .months: .month
        case .years: .year
        }
    }

    init(_ unit: CalendarUnit) {
        switch unit {
        case .day: self = .days
        case .week: self = .weeks
        case .month: self = .months
        case .year: self = .years
        }
    }
}

extension CalendarDay {
    /// The days to another day, less than 0 for an earlier one.
    func days(to other: CalendarDay) -> Int {
        Int((other.instant.timeIntervalSince(instant) / 86400).rounded())
    }
}
