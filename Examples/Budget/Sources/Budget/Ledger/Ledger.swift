import Foundation
import Recipes

/// Accounts, transactions, categories, budgets and rules in one file of SQLite.
///
/// Every method may be called from any thread; each is one transaction.
public final class Ledger: Sendable {
    let database: Database

    private init(_ database: Database) throws(BudgetError) {
        self.database = database
        try database.migrate()
        try addStandardCategories()
    }

    /// Opens the ledger in a file, and makes it if there is none.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - mayCreate: Whether the file may be made.
    /// - Throws: `BudgetError` when the file cannot be opened or is not a ledger of this version.
    public convenience init(path: String, mayCreate: Bool = true) throws(BudgetError) {
        try self.init(Database(path: path, mayCreate: mayCreate))
    }

    /// A ledger in memory, for tests and trials.
    ///
    /// - Returns: An empty ledger.
    /// - Throws: `BudgetError` when SQLite refuses.
    public static func inMemory() throws(BudgetError) -> Ledger {
        try Ledger(Database(path: ":memory:", mayCreate: true))
    }

    private func addStandardCategories() throws(BudgetError) {
        let standard = Category.standard
        let count = try database.integer("SELECT count(*) FROM category")
        guard count < standard.count else { return }
        try database.transaction { () throws(BudgetError) in
            for category in standard {
                try database.run(
                    "INSERT INTO category (name, kind) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
                    [.text(category.name), .text(category.kind.rawValue)])
            }
        }
    }
}
