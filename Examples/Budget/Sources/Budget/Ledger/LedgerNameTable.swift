/// The rows of merchants and categories by their names, kept in memory while many are needed.
final class LedgerNameTable {
    private let database: Database
    private var merchants: [String: Int] = [:]
    private var categories: [String: Int] = [:]

    init(_ database: Database) throws(BudgetError) {
        self.database = database
        for (id, name) in try database.rows("SELECT id, name FROM merchant", [], Self.pair) {
            merchants[FoldedText(name).text] = id
        }
        for (id, name) in try database.rows("SELECT id, name FROM category", [], Self.pair) {
            categories[name] = id
        }
    }

    private static func pair(_ row: PreparedStatement) -> (Int, String) {
        (row.integer(0), row.text(1) ?? "")
    }

    /// The row of a merchant, which is made if there is none; case and accents do not count.
    func merchant(_ name: String) throws(BudgetError) -> Int {
        let key = FoldedText(name).text
        if let id = merchants[key] { return id }
        try database.run("INSERT INTO merchant (name) VALUES (?1)", [.text(name)])
        merchants[key] = database.lastRow
        return database.lastRow
    }

    /// The row of a category.
    func category(_ name: String) throws(BudgetError) -> Int {
        guard let id = categories[name] else {
            throw BudgetError(
                .unknownName, expected: "a category of the ledger", found: "`\(name)`",
                hint: "`budget categories` lists them")
        }
        return id
    }
}
