import Foundation
import Recipes

/// Amounts, days and numbers as a language writes them.
struct NarratorFormats: Sendable {
    let language: QuestionLanguage

    private var locale: Locale { language.locale }

    /// One text of three.
    func say(_ english: String, _ italian: String, _ german: String) -> String {
        switch language {
        case .english: english
        case .italian: italian
        case .german: german
        }
    }

    /// An amount with its currency: `€12.50`, `12,50 €`.
    func amount(_ money: Money) -> String {
        money.decimal.formatted(.currency(code: money.currency.code).locale(locale))
    }

    /// Amounts of several currencies, side by side.
    func amounts(_ amounts: [Money]) -> String { list(amounts.map(amount)) }

    /// An amount of the question, which has no currency.
    func number(_ value: Decimal) -> String { value.formatted(.number.locale(locale)) }

    func number(_ value: Int) -> String { value.formatted(.number.locale(locale)) }

    /// Tenths of a percent: `23.4%`.
    func percent(permille: Int) -> String {
        let percent = (Decimal(permille) / 10).formatted(.number.locale(locale))
        return language == .english ? "\(percent)%" : "\(percent) %"
    }

    /// `1, 2 and 3`.
    func list(_ parts: [String]) -> String {
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + say(" and ", " e ", " und ") + last
    }

    /// One thing or several.
    func plural(_ count: Int, _ one: String, _ other: String) -> String {
        "\(number(count)) \(count == 1 ? one : other)"
    }

    /// `payment` or `payments` with their number.
    func payments(_ count: Int) -> String {
        plural(
            count, say("payment", "pagamento", "Zahlung"),
            say("payments", "pagamenti", "Zahlungen"))
    }

    /// `3 May 2026`.
    func day(_ day: CalendarDay) -> String {
        let style = Date.FormatStyle(locale: locale, calendar: Self.calendar, timeZone: .gmt)
        return Self.date(of: day).formatted(style.day().month(.wide).year())
    }

    /// `May 2026`.
    func month(_ day: CalendarDay) -> String {
        let style = Date.FormatStyle(locale: locale, calendar: Self.calendar, timeZone: .gmt)
        return Self.date(of: day).formatted(style.month(.wide).year())
    }

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    private static func date(of day: CalendarDay) -> Date {
        calendar.date(from: DateComponents(year: day.year, month: day.month, day: day.day))
            ?? .distantPast
    }

    /// A period by its name, without a preposition: `July 2026`, `2025`, `3 May 2026`.
    func name(of period: ClosedRange<CalendarDay>) -> String {
        let (start, end) = (period.lowerBound, period.upperBound)
        if start == end { return day(start) }
        switch PeriodArithmetic.months(of: period) {
        case 1: return month(start)
        case 12 where start.month == 1: return "\(start.year)"
        default: return "\(day(start)) – \(day(end))"
        }
    }

    /// A period in a sentence: `in July 2026`, `nel 2025`, `vom 1. bis 3. Mai`.
    func during(_ period: ClosedRange<CalendarDay>) -> String {
        let (start, end) = (period.lowerBound, period.upperBound)
        let name = name(of: period)
        if start == end {
            let isElided = [8, 11].contains(start.day)
            return say("on \(name)", isElided ? "l’\(name)" : "il \(name)", "am \(name)")
        }
        switch PeriodArithmetic.months(of: period) {
        case 1: return say("in \(name)", "nel mese di \(name)", "im \(name)")
        case 12 where start.month == 1: return say("in \(name)", "nel \(name)", "im Jahr \(name)")
        default:
            let from = [8, 11].contains(start.day) ? "dall’" : "dal "
            let to = [8, 11].contains(end.day) ? "all’" : "al "
            return say(
                "from \(day(start)) to \(day(end))", "\(from)\(day(start)) \(to)\(day(end))",
                "vom \(day(start)) bis \(day(end))")
        }
    }
}
