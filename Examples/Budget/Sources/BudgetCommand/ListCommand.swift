import Budget
import OrderedJSON
import Recipes

/// Lists transactions.
enum ListCommand: Command {
    static let name = "list"
    static let summary = "List transactions, the latest first."
    static let options: [Option] = [
        .value("--from", "DAY", "The first day"),
        .value("--to", "DAY", "The last day"),
        .value("--month", "MONTH", "A month, as 2026-07"),
        .value("--account", "NAME", "Only an account"),
        .value("--category", "NAME", "Only a category"),
        .value("--merchant", "NAME", "Only a merchant"),
        .value("--words", "WORDS", "Only descriptions with these words"),
        .value("--minimum", "AMOUNT", "Only amounts from this one on, without the sign"),
        .value("--maximum", "AMOUNT", "Only amounts up to this one, without the sign"),
        .value("--limit", "COUNT", "At most so many"),
    ]

    static func run(_ arguments: Arguments, _ console: Console) async throws {
        let ledger = try arguments.openLedger()
        let question = FinanceQuestion(
            .search, period: try period(arguments), merchant: arguments.value("--merchant"),
            category: arguments.value("--category"), account: arguments.value("--account"),
            limit: try arguments.count("--limit"), minimum: try arguments.amount("--minimum"),
            maximum: try arguments.amount("--maximum"), words: arguments.value("--words"))
        let transactions = try ledger.transactions(matching: question)
        if console.writesJSON {
            console.print(.array(transactions.map(\.json)))
            return
        }
        for row in transactions {
            let name = row.merchant ?? String(row.text.prefix(30))
            console.print(
                [
                    row.day.description, row.amount.description.leftPadded(14),
                    row.category.padded(18), name.padded(28), row.account,
                ].joined(separator: "  ") + (row.isPending ? "  (pending)" : ""))
        }
    }

    private static func period(
        _ arguments: Arguments
    ) throws(BudgetError) -> ClosedRange<CalendarDay>? {
        if let month = try arguments.month("--month") { return month...month.endOfMonth }
        let from = try arguments.day("--from")
        let to = try arguments.day("--to")
        guard from != nil || to != nil else { return nil }
        let first = from ?? CalendarDay(year: CalendarDay.years.lowerBound, month: 1, day: 1)
        let last = to ?? CalendarDay(year: CalendarDay.years.upperBound, month: 12, day: 31)
        guard let first, let last, first <= last else {
            throw BudgetError(.usage, at: "`--to`", expected: "a day not before `--from`")
        }
        return first...last
    }
}

extension Arguments {
    /// The first day of the month of an option.
    func month(_ name: String) throws(BudgetError) -> CalendarDay? {
        guard let text = value(name) else { return nil }
        guard let month = CalendarDay(iso: text + "-01") else {
            throw BudgetError(.usage, at: "`\(name)`", expected: "a month such as 2026-07")
        }
        return month
    }
}

extension Transaction {
    /// The transaction as JSON; the amount is a text, for it is exact.
    var json: JSONValue {
        [
            "id": .number(.init(id)), "day": .string(day.description),
            "amount": .string(amount.description), "account": .string(account),
            "merchant": merchant.map(JSONValue.string) ?? .null, "category": .string(category),
            "text": .string(text), "pending": .bool(isPending),
        ]
    }
}

extension String {
    /// The text with spaces behind it up to a width.
    func padded(_ width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }

    /// The text with spaces in front of it up to a width.
    func leftPadded(_ width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}
