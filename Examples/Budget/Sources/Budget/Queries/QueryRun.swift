import Foundation
import Recipes

/// One question on its way to an answer: runs statements and keeps them for the explanation.
final class QueryRun {
    /// The question.
    let question: FinanceQuestion
    /// The day that counts as today.
    let today: CalendarDay
    /// The kind of money that the question is about.
    let kind: Category.Kind
    private let database: Database
    private let currencies: [Currency]
    private var statements: [FinanceAnswer.Statement] = []

    init(
        _ question: FinanceQuestion, today: CalendarDay, _ database: Database
    ) throws(BudgetError) {
        self.question = question
        self.today = today
        self.database = database
        try Self.check(question, database)
        let named = try question.category.flatMap { name throws(BudgetError) in
            try database.rows(
                "SELECT kind FROM category WHERE name = ?1", [.text(name)]
            ) { $0.text(0) ?? "" }
            .first.flatMap(Category.Kind.init)
        }
        kind = named ?? .spending
        currencies = try database.rows(
            "SELECT DISTINCT currency FROM entry ORDER BY currency"
        ) { row throws(BudgetError) in try row.currency(0) }
    }

    private static func check(
        _ question: FinanceQuestion, _ database: Database
    ) throws(BudgetError) {
        for (table, name) in [
            ("merchant", question.merchant), ("category", question.category),
            ("account", question.account),
        ] {
            guard let name else { continue }
            let count = try database.integer(
                "SELECT count(*) FROM \(table) WHERE name = ?1", [.text(name)])
            if count == 0 {
                throw BudgetError(.unknownName, at: "the \(table)", found: "`\(name)`")
            }
        }
        if let limit = question.limit, limit < 1 {
            throw BudgetError(.invalidValue, at: "the limit", expected: "a number from 1")
        }
    }

    /// What of the question is said by all entries that count: names, amounts, period.
    ///
    /// - Parameter period: The days, if not those of the question.
    /// - Returns: The conditions.
    func filter(_ period: ClosedRange<CalendarDay>?) -> EntryFilter {
        var filter = EntryFilter()
        filter.add(period)
        if let name = question.merchant { filter.add("merchant.name = ?", .text(name)) }
        if let name = question.category { filter.add("category.name = ?", .text(name)) }
        if let name = question.account { filter.add("account.name = ?", .text(name)) }
        filter.add(
            minimum: question.minimum, maximum: question.maximum, currencies: currencies)
        return filter
    }

    /// The entries of the question's kind of money: spending unless its category is of another.
    func moneyFilter(_ period: ClosedRange<CalendarDay>?) -> EntryFilter {
        var filter = filter(period)
        filter.add("category.kind = ?", .text(kind.rawValue))
        // Both ends of a transfer may be in the ledger; what leaves is what was moved.
        if kind == .transfer { filter.add("entry.minor < 0") }
        return filter
    }

    /// The sum of the kind of money, above zero in the usual direction.
    var sum: String { kind == .income ? "sum(entry.minor)" : "-sum(entry.minor)" }

    /// Runs a statement and keeps it.
    func rows<Row>(
        _ sql: String, _ values: [SQLValue], _ row: (PreparedStatement) throws(BudgetError) -> Row
    ) throws(BudgetError) -> [Row] {
        statements.append(.init(sql: sql, bindings: values.map(\.description)))
        return try database.rows(sql, values, row)
    }

    /// The sums of a filter, one a currency.
    func amounts(_ filter: EntryFilter, sum: String) throws(BudgetError) -> [Money] {
        try rows(
            """
            SELECT \(sum), entry.currency FROM \(EntryFilter.tables) WHERE \(filter.sql) \
            GROUP BY entry.currency ORDER BY entry.currency
            """, filter.values
        ) { row throws(BudgetError) in try row.money(0) }
    }

    /// The transactions of a filter.
    func transactions(
        _ filter: EntryFilter, order: String = "entry.day, entry.id", limit: Int? = nil
    ) throws(BudgetError) -> [Transaction] {
        try rows(
            """
            SELECT \(Self.columns) FROM \(EntryFilter.tables) WHERE \(filter.sql) \
            ORDER BY \(order)\(limit.map { " LIMIT \($0)" } ?? "")
            """, filter.values, Self.transaction)
    }

    /// The columns that ``transaction(_:)`` reads.
    static let columns = """
        entry.id, account.name, entry.day, entry.minor, entry.currency, entry.text, \
        merchant.name, category.name, entry.pending
        """

    /// The transaction of a row of ``columns``.
    static func transaction(_ row: PreparedStatement) throws(BudgetError) -> Transaction {
        Transaction(
            id: row.integer(0), account: row.text(1) ?? "", day: try row.day(2),
            amount: try row.money(3), text: row.text(5) ?? "", merchant: row.text(6),
            category: row.text(7) ?? "", isPending: row.integer(8) == 1)
    }

    /// The answer with everything that was run.
    func answer(_ result: FinanceAnswer.Result, _ rows: [Transaction]) -> FinanceAnswer {
        FinanceAnswer(question: question, statements: statements, rows: rows, result: result)
    }
}
