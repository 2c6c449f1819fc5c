import Foundation
import Recipes

/// The conditions of a question as SQL with its values.
struct EntryFilter {
    /// The tables that the conditions speak of.
    static let tables = """
        entry JOIN account ON account.id = entry.account_id \
        JOIN category ON category.id = entry.category_id \
        LEFT JOIN merchant ON merchant.id = entry.merchant_id
        """

    private var conditions: [String] = []
    /// The values of `?1`, `?2` and so on.
    private(set) var values: [SQLValue] = []

    /// The conditions after `WHERE`.
    var sql: String { conditions.isEmpty ? "TRUE" : conditions.joined(separator: " AND ") }

    /// Adds a condition in which each `?` stands for the next of its values.
    mutating func add(_ condition: String, _ new: SQLValue...) {
        let parts = condition.split(separator: "?", omittingEmptySubsequences: false)
        let numbered = parts.enumerated().map { index, part in
            index == 0 ? String(part) : "?\(values.count + index)\(part)"
        }
        conditions.append(numbered.joined())
        values += new
    }

    /// Keeps the entries of some days.
    mutating func add(_ period: ClosedRange<CalendarDay>?) {
        guard let period else { return }
        add(
            "entry.day BETWEEN ? AND ?", .text(period.lowerBound.description),
            .text(period.upperBound.description))
    }

    /// Keeps the entries of at least and at most some amount, each currency by its own digits.
    mutating func add(minimum: Decimal?, maximum: Decimal?, currencies: [Currency]) {
        func units(_ value: Decimal, _ currency: Currency, _ mode: NSDecimalNumber.RoundingMode)
            -> Int
        {
            var scaled = abs(value) * Decimal(currency.minorUnitsPerUnit)
            var rounded = Decimal()
            NSDecimalRound(&rounded, &scaled, 0, mode)
            let greatest = Decimal(Int32.max) * Decimal(Int32.max)
            return rounded > greatest ? .max : NSDecimalNumber(decimal: rounded).intValue
        }
        guard minimum != nil || maximum != nil else { return }
        var parts: [String] = []
        var new: [SQLValue] = []
        for currency in currencies {
            var part = "entry.currency = ?\(values.count + new.count + 1)"
            new.append(.text(currency.code))
            for (bound, sign, mode) in [(minimum, ">=", NSDecimalNumber.RoundingMode.up),
                (maximum, "<=", .down)]
            {
                guard let bound else { continue }
                part += " AND abs(entry.minor) \(sign) ?\(values.count + new.count + 1)"
                new.append(.integer(units(bound, currency, mode)))
            }
            parts.append("(\(part))")
        }
        conditions.append(parts.isEmpty ? "FALSE" : "(\(parts.joined(separator: " OR ")))")
        values += new
    }
}
