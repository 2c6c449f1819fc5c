import Recipes

extension Ledger {
    /// The names that a question can mean.
    ///
    /// - Returns: Merchants with the most frequent first, categories in use, accounts.
    /// - Throws: `BudgetError` when the ledger cannot be read.
    public func names() throws(BudgetError) -> LedgerNames {
        LedgerNames(
            merchants: try merchants().map(\.name),
            categories: try database.rows(
                """
                SELECT name FROM category
                WHERE id IN (SELECT category_id FROM entry UNION SELECT category_id FROM budget)
                ORDER BY id
                """
            ) { $0.text(0) ?? "" },
            accounts: try accounts().map(\.name))
    }

    /// The accounts by their names, each with its transactions counted and added up.
    ///
    /// - Returns: The accounts.
    /// - Throws: `BudgetError` when the ledger cannot be read or a sum is too great.
    public func accounts() throws(BudgetError) -> [Account] {
        try database.rows(
            """
            SELECT account.name, account.currency, count(entry.id), ifnull(sum(entry.minor), 0)
            FROM account LEFT JOIN entry
                ON entry.account_id = account.id AND entry.currency = account.currency
            GROUP BY account.id ORDER BY account.name
            """
        ) { row throws(BudgetError) in
            let currency = try row.currency(1)
            return Account(
                name: row.text(0) ?? "", currency: currency, transactionCount: row.integer(2),
                sum: Money(minorUnits: row.integer(3), currency: currency))
        }
    }

    /// All categories, whether in use or not.
    ///
    /// - Returns: The categories in the order in which they were made.
    /// - Throws: `BudgetError` when the ledger cannot be read.
    public func categories() throws(BudgetError) -> [Category] {
        try database.rows("SELECT name, kind FROM category ORDER BY id") { row in
            Category(
                name: row.text(0) ?? "",
                kind: Category.Kind(rawValue: row.text(1) ?? "") ?? .spending)
        }
    }

    /// The merchants, the most frequent first.
    ///
    /// - Returns: The merchants that have transactions.
    /// - Throws: `BudgetError` when the ledger cannot be read.
    public func merchants() throws(BudgetError) -> [Merchant] {
        // The bare column comes from the row of the maximum (sqlite.org/lang_select.html, 3.1).
        try database.rows(
            """
            SELECT merchant.name, category.name, count(*) AS total, max(entry.day)
            FROM entry JOIN merchant ON merchant.id = entry.merchant_id
                JOIN category ON category.id = entry.category_id
            GROUP BY merchant.id ORDER BY total DESC, merchant.name
            """
        ) { row throws(BudgetError) in
            Merchant(
                name: row.text(0) ?? "", category: row.text(1) ?? "",
                transactionCount: row.integer(2), lastDay: try row.day(3))
        }
    }
}
