import Recipes

/// Adds the movements of one file inside of one transaction.
final class LedgerImporter {
    /// How many transactions are new.
    private(set) var added = 0
    /// How many were in the ledger already.
    private(set) var known = 0
    /// How many that were pending are booked now.
    private(set) var settled = 0

    private let database: Database
    private let accountID: Int
    private let importID: Int
    private let categoriser: Categoriser
    private let names: LedgerNameTable
    private var occurrences: [String: Int] = [:]
    /// The entries that a movement of this file stands for already.
    private var claimed: Set<Int> = []
    private let hasPending: Bool

    private let find: PreparedStatement
    private let insert: PreparedStatement
    private let similar: PreparedStatement
    private let settle: PreparedStatement

    /// How many days a booking may come after its announcement.
    private static let settlementDays = 10

    init(
        _ database: Database, rules: [CategoryRule], accountID: Int, importID: Int
    ) throws(BudgetError) {
        self.database = database
        self.accountID = accountID
        self.importID = importID
        categoriser = Categoriser(rules: rules)
        names = try LedgerNameTable(database)
        hasPending =
            try database.integer(
                "SELECT count(*) FROM entry WHERE account_id = ?1 AND pending = 1",
                [.integer(accountID)]) > 0
        find = try database.prepare(
            "SELECT id, pending FROM entry WHERE account_id = ?1 AND fingerprint = ?2")
        insert = try database.prepare(
            """
            INSERT INTO entry (account_id, day, minor, currency, payee, text, merchant_id,
                category_id, pending, fingerprint, import_id)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
            """)
        similar = try database.prepare(
            """
            SELECT id FROM entry
            WHERE merchant_id = ?1 AND day BETWEEN ?2 AND ?3 AND account_id = ?4 AND minor = ?5
                AND currency = ?6 AND pending = ?7 AND import_id <> ?8
            ORDER BY day, id
            """)
        settle = try database.prepare(
            """
            UPDATE entry SET day = ?2, payee = ?3, text = ?4, pending = 0, fingerprint = ?5
            WHERE id = ?1
            """)
    }

    /// Adds a movement, unless the ledger has it.
    func add(_ movement: Movement) throws(BudgetError) {
        let fingerprint = fingerprint(of: movement)
        try find.bind([.integer(accountID), .text(fingerprint)])
        if try find.step() {
            let id = find.integer(0)
            let isPending = find.integer(1) == 1
            claimed.insert(id)
            if isPending, !movement.isPending {
                try settle(id, movement, fingerprint)
            } else {
                known += 1
            }
            return
        }
        let finding = categoriser.finding(
            payee: movement.payee, text: movement.text,
            isIncoming: movement.amount.minorUnits > 0)
        let merchantID = try finding.merchant.map { name throws(BudgetError) in
            try names.merchant(name)
        }
        if let merchantID, let id = try counterpart(of: movement, merchantID) {
            claimed.insert(id)
            if movement.isPending { known += 1 } else { try settle(id, movement, fingerprint) }
            return
        }
        try insert.run([
            .integer(accountID), .text(movement.day.description),
            .integer(movement.amount.minorUnits), .text(movement.amount.currency.code),
            .text(movement.payee), .text(movement.text), SQLValue(merchantID),
            .integer(try names.category(finding.category)), .integer(movement.isPending ? 1 : 0),
            .text(fingerprint), .integer(importID),
        ])
        added += 1
    }

    /// What makes a movement the same in two files: day, amount, words, and the how many-eth it is.
    private func fingerprint(of movement: Movement) -> String {
        let words = String(decoding: FoldedText(movement.text).bytes, as: UTF8.self)
        let key =
            "\(movement.day) \(movement.amount.minorUnits) \(movement.amount.currency.code) \(words)"
        let occurrence = occurrences[key, default: 0] + 1
        occurrences[key] = occurrence
        return "\(key) \(occurrence)"
    }

    /// The announcement of a booking, or the booking of an announcement, with the same merchant
    /// and amount some days apart.
    private func counterpart(
        of movement: Movement, _ merchantID: Int
    ) throws(BudgetError) -> Int? {
        guard movement.isPending || hasPending else { return nil }
        let days = Self.settlementDays
        let first = movement.isPending ? movement.day : movement.day.adding(-days, .day)
        let last = movement.isPending ? movement.day.adding(days, .day) : movement.day
        guard let first, let last else { return nil }
        try similar.bind([
            .integer(merchantID), .text(first.description), .text(last.description),
            .integer(accountID), .integer(movement.amount.minorUnits),
            .text(movement.amount.currency.code), .integer(movement.isPending ? 0 : 1),
            .integer(importID),
        ])
        while try similar.step() {
            let id = similar.integer(0)
            if !claimed.contains(id) { return id }
        }
        return nil
    }

    private func settle(
        _ id: Int, _ movement: Movement, _ fingerprint: String
    ) throws(BudgetError) {
        try settle.run([
            .integer(id), .text(movement.day.description), .text(movement.payee),
            .text(movement.text), .text(fingerprint),
        ])
        settled += 1
    }
}
