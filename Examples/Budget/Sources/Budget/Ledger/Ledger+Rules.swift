extension Ledger {
    /// The user's rules in the order in which they were added.
    ///
    /// - Returns: The rules.
    /// - Throws: `BudgetError` when the ledger cannot be read.
    public func rules() throws(BudgetError) -> [CategoryRule] {
        try database.rows(
            """
            SELECT rule.pattern, category.name, rule.merchant
            FROM rule JOIN category ON category.id = rule.category_id ORDER BY rule.id
            """
        ) { CategoryRule(words: $0.text(0) ?? "", category: $0.text(1) ?? "", merchant: $0.text(2)) }
    }

    /// Adds rules, in place of those with the same words, and applies them to all transactions.
    ///
    /// - Parameter rules: The rules.
    /// - Returns: How many transactions changed.
    /// - Throws: `BudgetError` for a category that the ledger does not have or words without a
    ///   letter or digit.
    @discardableResult
    public func add(_ rules: [CategoryRule]) throws(BudgetError) -> Int {
        try database.transaction { () throws(BudgetError) in
            let names = try LedgerNameTable(database)
            for rule in rules {
                guard FoldedText(rule.words).wordCount > 0, rule.merchant?.isEmpty != true else {
                    throw BudgetError(
                        .invalidValue, at: "the rule", expected: "words with a letter or digit")
                }
                try database.run(
                    """
                    INSERT INTO rule (pattern, category_id, merchant) VALUES (?1, ?2, ?3)
                    ON CONFLICT (pattern) DO UPDATE
                    SET category_id = excluded.category_id, merchant = excluded.merchant
                    """,
                    [
                        .text(rule.words), .integer(try names.category(rule.category)),
                        SQLValue(rule.merchant),
                    ])
            }
            return try recategorise()
        }
    }

    /// Takes a rule away and looks at all transactions again.
    ///
    /// - Parameter words: The words of the rule.
    /// - Returns: How many transactions changed.
    /// - Throws: `BudgetError` when there is no such rule.
    @discardableResult
    public func removeRule(words: String) throws(BudgetError) -> Int {
        try database.transaction { () throws(BudgetError) in
            try database.run("DELETE FROM rule WHERE pattern = ?1", [.text(words)])
            guard database.changeCount == 1 else {
                throw BudgetError(
                    .unknownName, expected: "the words of a rule",
                    hint: "`budget rules` lists them")
            }
            return try recategorise()
        }
    }

    /// Finds the merchant and category of every transaction again.
    private func recategorise() throws(BudgetError) -> Int {
        let categoriser = Categoriser(rules: try rules())
        let names = try LedgerNameTable(database)
        let update = try database.prepare(
            """
            UPDATE entry SET merchant_id = ?2, category_id = ?3
            WHERE id = ?1 AND (merchant_id IS NOT ?2 OR category_id IS NOT ?3)
            """)
        let entries = try database.rows("SELECT id, payee, text, minor FROM entry") {
            (id: $0.integer(0), payee: $0.text(1) ?? "", text: $0.text(2) ?? "", minor: $0.integer(3))
        }
        var changed = 0
        for entry in entries {
            let finding = categoriser.finding(
                payee: entry.payee, text: entry.text, isIncoming: entry.minor > 0)
            let merchant = try finding.merchant.map { name throws(BudgetError) in
                try names.merchant(name)
            }
            try update.run([
                .integer(entry.id), SQLValue(merchant),
                .integer(try names.category(finding.category)),
            ])
            changed += database.changeCount
        }
        try database.run(
            "DELETE FROM merchant WHERE id NOT IN (SELECT merchant_id FROM entry WHERE merchant_id IS NOT NULL)")
        return changed
    }
}
