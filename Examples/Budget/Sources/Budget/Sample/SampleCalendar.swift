import Recipes

/// The days of the sample ledger, counted from its first.
enum SampleCalendar {
    /// 1 December 2023, a Friday, to 15 November 2026.
    static let days: [CalendarDay] = {
        var days: [CalendarDay] = []
        for year in 2023...2026 {
            for month in 1...12 {
                days += (1...31).compactMap { CalendarDay(year: year, month: month, day: $0) }
            }
        }
        return days.filter { $0.description >= "2023-12-01" && $0.description <= "2026-11-15" }
    }()

    private static let numbers: [String: Int] = Dictionary(
        uniqueKeysWithValues: days.enumerated().map { ($1.description, $0) })

    /// The number of a day written as ISO 8601 has it, if it is one of the ledger's.
    static func number(_ text: String) -> Int? { numbers[text] }

    /// 0 for Monday to 6 for Sunday.
    static func weekday(_ number: Int) -> Int { (number + 4) % 7 }

    /// A day with two digits for day and month, in the order and with the mark of a country.
    static func text(_ number: Int, _ format: String) -> String {
        let day = days[min(max(0, number), days.count - 1)]
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return format.map { letter in
            switch letter {
            case "d": two(day.day)
            case "m": two(day.month)
            case "y": "\(day.year)"
            default: String(letter)
            }
        }.joined()
    }
}
