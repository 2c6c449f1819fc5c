extension Ledger {
    /// Adds the sample: its rules, its files and its budgets.
    ///
    /// - Parameters:
    ///   - sample: The sample.
    ///   - progress: Told the name of each file.
    /// - Returns: What each file changed.
    /// - Throws: `BudgetError` when the ledger cannot be written.
    @discardableResult
    public func add(
        _ sample: SampleLedger, progress: (String) -> Void = { _ in }
    ) throws(BudgetError) -> [ImportReport] {
        try add(
            sample.rules.map {
                CategoryRule(words: $0.words, category: $0.category, merchant: $0.merchant)
            })
        var reports: [ImportReport] = []
        for file in sample.files {
            progress(file.name)
            let options = ImportOptions(currency: Currency(code: file.currency))
            let statement = try StatementFile(file.bytes, options: options)
            reports.append(try add(statement, to: file.account, name: file.name))
        }
        try set(
            sample.budgets.compactMap { budget in
                Currency(code: budget.currency).map {
                    MonthlyBudget(
                        category: budget.category,
                        amount: Money(minorUnits: budget.amount, currency: $0))
                }
            })
        return reports
    }
}
