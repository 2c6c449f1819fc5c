import Recipes

extension Ledger {
    /// The budgets, by category and first month.
    ///
    /// - Returns: The budgets.
    /// - Throws: `BudgetError` when the ledger cannot be read.
    public func budgets() throws(BudgetError) -> [MonthlyBudget] {
        try database.rows(
            """
            SELECT category.name, budget.minor, budget.currency, budget.first_month
            FROM budget LEFT JOIN category ON category.id = budget.category_id
            ORDER BY budget.category_id, budget.currency, budget.first_month
            """
        ) { row throws(BudgetError) in
            let month = row.text(3) ?? ""
            return MonthlyBudget(
                category: row.text(0), amount: try row.money(1),
                firstMonth: month.isEmpty ? nil : try row.day(3))
        }
    }

    /// Sets budgets, in place of those of the same category, currency and first month.
    ///
    /// - Parameter budgets: The budgets; one of 0 is kept and means that nothing may be spent.
    /// - Throws: `BudgetError` for an unknown category or an amount below zero.
    public func set(_ budgets: [MonthlyBudget]) throws(BudgetError) {
        try database.transaction { () throws(BudgetError) in
            let names = try LedgerNameTable(database)
            for budget in budgets {
                guard budget.amount.minorUnits >= 0 else {
                    throw BudgetError(
                        .invalidValue, at: "the budget", expected: "an amount from 0",
                        found: "\(budget.amount)")
                }
                let category = try budget.category.map { name throws(BudgetError) in
                    try names.category(name)
                }
                try database.run(
                    """
                    INSERT INTO budget (category_id, currency, minor, first_month)
                    VALUES (?1, ?2, ?3, ?4)
                    ON CONFLICT (ifnull(category_id, 0), currency, first_month)
                    DO UPDATE SET minor = excluded.minor
                    """,
                    [
                        SQLValue(category), .text(budget.amount.currency.code),
                        .integer(budget.amount.minorUnits),
                        .text(budget.firstMonth?.description ?? ""),
                    ])
            }
        }
    }
}
