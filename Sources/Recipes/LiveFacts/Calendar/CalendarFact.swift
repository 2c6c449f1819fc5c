import Foundation

/// What the calendar says.
public enum CalendarFact: LiveFact, Hashable {
    /// A day.
    case date(CalendarDay)
    /// The weekday of a day.
    case weekday(of: CalendarDay)
    /// Whole units from one day to another.
    case difference(from: CalendarDay, to: CalendarDay, count: Int, unit: CalendarTool.Unit)
    /// Years since a day of birth.
    case age(birthday: CalendarDay, years: Int)

    /// The ISO 8601 day, the English weekday, or a count with an English unit such as `81 days`.
    public var value: String {
        switch self {
        case .date(let day): day.description
        case .weekday(let day): Self.weekday(day, Locale(identifier: "en_GB"))
        case .difference(_, _, let count, let unit):
            "\(count) \(count == 1 ? String(unit.rawValue.dropLast()) : unit.rawValue)"
        case .age(_, let years): "\(years) \(years == 1 ? "year" : "years")"
        }
    }

    /// The value as people say it.
    ///
    /// - Parameter locale: The language.
    /// - Returns: The sentence.
    public func sentence(in locale: Locale) -> String {
        let table = SentenceTable.of(locale)
        switch self {
        case .date(let day):
            return table.date
                .replacing("{weekday}", with: Self.weekday(day, locale))
                .replacing("{date}", with: Self.text(day, locale))
        case .weekday(let day):
            return table.weekday
                .replacing("{weekday}", with: Self.weekday(day, locale))
                .replacing("{date}", with: Self.text(day, locale))
        case .difference(let from, let to, let count, let unit):
            return table.difference
                .replacing("{from}", with: Self.text(from, locale))
                .replacing("{to}", with: Self.text(to, locale))
                .replacing("{count}", with: table.count(count, unit, locale))
        case .age(_, let years):
            return table.age.replacing("{count}", with: table.count(years, .years, locale))
        }
    }

    static func weekday(_ day: CalendarDay, _ locale: Locale) -> String {
        format(day, locale, "EEEE", isTemplate: false)
    }

    static func text(_ day: CalendarDay, _ locale: Locale) -> String {
        format(day, locale, "dMMMMy", isTemplate: true)
    }

    private static func format(
        _ day: CalendarDay, _ locale: Locale, _ format: String, isTemplate: Bool
    ) -> String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.timeZone = .gmt
        if isTemplate {
            formatter.setLocalizedDateFormatFromTemplate(format)
        } else {
            formatter.dateFormat = format
        }
        return formatter.string(from: day.instant)
    }
}
