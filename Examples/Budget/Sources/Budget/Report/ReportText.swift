import Foundation
import Recipes

/// The words and numbers of reports, in English.
enum ReportText {
    private static let locale = Locale(identifier: "en_GB")

    /// An amount with its currency: `€1,234.50`.
    static func amount(_ money: Money) -> String {
        money.decimal.formatted(
            .currency(code: money.currency.code).precision(.fractionLength(money.currency.digits))
                .locale(locale))
    }

    /// A month: `July 2026`.
    static func month(_ day: CalendarDay) -> String { "\(names[day.month - 1]) \(day.year)" }

    /// A month for an axis: `Jul 26`.
    static func shortMonth(_ day: CalendarDay) -> String {
        "\(names[day.month - 1].prefix(3)) \(String(day.year).suffix(2))"
    }

    /// A share: `12.5 %`.
    static func share(permille: Int) -> String {
        let sign = permille < 0 ? "−" : ""
        return "\(sign)\(permille.magnitude / 10).\(permille.magnitude % 10) %"
    }

    private static let names = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]
}

extension MonthReport {
    /// The report as plain text, 80 columns wide at most for usual names.
    public var text: String {
        var lines = ["Report of \(ReportText.month(month))"]
        if currencies.isEmpty { lines.append("No transactions up to the end of this month.") }
        for report in currencies { lines += report.lines }
        if !budgets.isEmpty {
            lines += ["", "Budgets"]
            lines += budgets.map { state in
                let name = state.category ?? "All spending"
                return "  " + ReportText.row(name, state.left)
                    + "  left of \(ReportText.amount(state.amount))"
            }
        }
        return lines.joined(separator: "\n")
    }
}

extension CurrencyReport {
    fileprivate var lines: [String] {
        var lines = ["", currency.code, "  " + ReportText.row("Income", income)]
        lines.append("  " + ReportText.row("Spending", spending))
        if let permille {
            lines.append("  Not spent: \(ReportText.share(permille: permille)) of the income")
        }
        if let balance = balances.last {
            lines.append("  " + ReportText.row("Balance of all movements", balance.amount))
        }
        func section(_ title: String, _ rows: [String]) {
            guard !rows.isEmpty else { return }
            lines += ["", "  \(title)"] + rows.map { "    " + $0 }
        }
        section("By category", categories.map { ReportText.row($0.name, $0.amount) })
        section("Merchants", merchants.map { ReportText.row($0.name, $0.amount) })
        section("By month", months.map { ReportText.row(ReportText.month($0.month), $0.amount) })
        return lines
    }
}

extension ReportText {
    /// A name and, in a column of its own, an amount.
    static func row(_ name: String, _ money: Money) -> String {
        let text = amount(money)
        let left = name + String(repeating: " ", count: max(0, 28 - name.count))
        return left + String(repeating: " ", count: max(1, 16 - text.count)) + text
    }
}
