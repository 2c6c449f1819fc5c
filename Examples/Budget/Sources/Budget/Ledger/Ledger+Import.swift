import Recipes

extension Ledger {
    /// Adds the movements of a file to an account, all of them or, when it throws, none.
    ///
    /// A movement that the ledger has already is not added again: one of the same day, amount and
    /// description, or one that was only announced before. The same movement twice in one file
    /// counts twice.
    ///
    /// - Parameters:
    ///   - file: What was read of the file.
    ///   - account: The name of the account; it is made if the ledger has none of that name.
    ///   - name: The name of the file.
    ///   - progress: Told from time to time how many movements are done.
    /// - Returns: What changed.
    /// - Throws: `BudgetError` when the name is empty or the ledger cannot be
    ///   written.
    public func add(
        _ file: StatementFile, to account: String, name: String = "",
        progress: (Int) -> Void = { _ in }
    ) throws(BudgetError) -> ImportReport {
        try database.transaction { () throws(BudgetError) in
            let accountID = try self.accountID(
                account, currency: file.movements.first?.amount.currency)
            try database.run("INSERT INTO import (name, added) VALUES (?1, 0)", [.text(name)])
            let importID = database.lastRow
            let importer = try LedgerImporter(
                database, rules: rules(), accountID: accountID, importID: importID)
            for (index, movement) in file.movements.enumerated() {
                try importer.add(movement)
                if index % 1000 == 999 { progress(index + 1) }
            }
            try database.run(
                "UPDATE import SET added = ?1 WHERE id = ?2",
                [.integer(importer.added), .integer(importID)])
            return ImportReport(
                account: account, added: importer.added, known: importer.known,
                settled: importer.settled, rejects: file.rejects)
        }
    }

    /// The row of an account, which is made if there is none.
    private func accountID(_ name: String, currency: Currency?) throws(BudgetError) -> Int {
        guard !name.isEmpty, !name.utf8.contains(0) else {
            throw BudgetError(.invalidValue, at: "the account", expected: "a name")
        }
        let found = try database.rows(
            "SELECT id FROM account WHERE name = ?1", [.text(name)]
        ) { $0.integer(0) }
        if let id = found.first { return id }
        try database.run(
            "INSERT INTO account (name, currency) VALUES (?1, ?2)",
            [.text(name), .text((currency ?? .euro).code)])
        return database.lastRow
    }

    /// The currency of an account; nil if the ledger has none of that name.
    ///
    /// - Parameter account: The name.
    /// - Returns: The currency in which the bank keeps it.
    /// - Throws: `BudgetError` when the ledger cannot be read.
    public func currency(of account: String) throws(BudgetError) -> Currency? {
        try database.rows(
            "SELECT currency FROM account WHERE name = ?1", [.text(account)]
        ) { row throws(BudgetError) in try row.currency(0) }.first
    }
}
