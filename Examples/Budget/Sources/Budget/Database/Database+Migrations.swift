import CSQLite

extension Database {
    /// Marks the file as a ledger: `BUDG` in ASCII, in the header's application ID.
    private static let applicationID = 0x4255_4447

    /// Checks whose file it is and brings it to the latest version.
    ///
    /// - Throws: `BudgetError` for a file of another program or of a later version.
    func migrate() throws(BudgetError) {
        try execute("PRAGMA foreign_keys = ON")
        let owner = try integer("PRAGMA application_id")
        let version = try integer("PRAGMA user_version")
        let objectCount = try integer("SELECT count(*) FROM sqlite_schema")
        guard owner == Self.applicationID || (owner == 0 && version == 0 && objectCount == 0)
        else {
            throw BudgetError(
                .foreignFile, at: path, hint: "Choose another file with `--ledger`")
        }
        guard version <= Schema.migrations.count else {
            throw BudgetError(
                .newerFile, at: path, expected: "version \(Schema.migrations.count) or earlier",
                found: "version \(version)", hint: "Update `budget`")
        }
        guard version < Schema.migrations.count else { return }
        try execute("PRAGMA journal_mode = WAL")
        try transaction { () throws(BudgetError) in
            // Another program may have migrated it in the meantime.
            let version = try integer("PRAGMA user_version")
            for migration in Schema.migrations.dropFirst(version) { try execute(migration) }
            try execute("PRAGMA application_id = \(Self.applicationID)")
            try execute("PRAGMA user_version = \(Schema.migrations.count)")
        }
    }
}
