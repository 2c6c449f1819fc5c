import Foundation

@testable import Recipes

/// Readings as the tables of cases write them: `2026-06-12 | 2026-06-05`, the preferred one first.
enum Outline {
    static func of<Value: CustomStringConvertible>(_ reading: Reading<Value>?) -> String {
        reading?.all.map(\.description).joined(separator: " | ") ?? "nil"
    }

    /// `2018-12-25 at 20:13:39`.
    static func of(_ value: DayAndTime?) -> String {
        guard let value else { return "nil" }
        guard let time = value.time else { return of(value.day) }
        let offset = value.secondsFromGMT.map { " offset \($0)" } ?? ""
        return "\(of(value.day)) at \(of(time))\(offset)"
    }

    /// `1234.56 EUR`, or the number alone.
    static func of(_ reading: Reading<Amount>?) -> String {
        of(
            reading?.map { amount in
                [amount.value.description, amount.currency].compactMap { $0 }.joined(separator: " ")
            })
    }

    /// `18:00-20:00`.
    static func of(_ reading: Reading<TimeRange>?) -> String {
        of(reading?.map { "\($0.start)-\($0.end)" })
    }
}
