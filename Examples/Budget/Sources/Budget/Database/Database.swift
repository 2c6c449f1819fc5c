import CSQLite
import Foundation

/// A connection to a file of SQLite.
///
/// `@unchecked Sendable`: the connection is opened with `SQLITE_OPEN_FULLMUTEX`, its pointer never
/// changes, and everything that takes more than one call runs inside ``exclusively(_:)``.
final class Database: @unchecked Sendable {
    /// The connection of SQLite.
    let handle: OpaquePointer
    /// The path, for errors.
    let path: String
    private let lock = NSRecursiveLock()

    /// Opens a file, `:memory:` for none, and makes it if it may be made.
    init(path: String, mayCreate: Bool) throws(BudgetError) {
        var handle: OpaquePointer?
        let flags =
            SQLITE_OPEN_READWRITE | SQLITE_OPEN_FULLMUTEX | (mayCreate ? SQLITE_OPEN_CREATE : 0)
        let result = sqlite3_open_v2(path, &handle, flags, nil)
        guard let handle else { throw BudgetError(.cannotOpen, at: path) }
        self.handle = handle
        self.path = path
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, Self.busyMilliseconds)
        guard result == SQLITE_OK else {
            throw failure(result)
        }
    }

    deinit { sqlite3_close_v2(handle) }

    /// How long a statement waits for another program.
    private static let busyMilliseconds: Int32 = 2000

    /// Runs the closure while no other thread uses the connection.
    func exclusively<Value>(
        _ body: () throws(BudgetError) -> Value
    ) throws(BudgetError) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    /// Runs the closure in a transaction: all of it is kept, or nothing when it throws.
    func transaction<Value>(
        _ body: () throws(BudgetError) -> Value
    ) throws(BudgetError) -> Value {
        try exclusively { () throws(BudgetError) in
            try execute("BEGIN IMMEDIATE")
            do throws(BudgetError) {
                let value = try body()
                try execute("COMMIT")
                return value
            } catch {
                // The first failure is what matters; SQLite may have rolled back already.
                sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
                throw error
            }
        }
    }

    /// Runs statements that have no values and no rows of interest.
    func execute(_ sql: String) throws(BudgetError) {
        let result = sqlite3_exec(handle, sql, nil, nil, nil)
        guard result == SQLITE_OK else { throw failure(result) }
    }

    /// Compiles a statement.
    func prepare(_ sql: String) throws(BudgetError) -> PreparedStatement {
        try PreparedStatement(sql, in: self)
    }

    /// Runs a statement once.
    func run(_ sql: String, _ values: [SQLValue] = []) throws(BudgetError) {
        try prepare(sql).run(values)
    }

    /// The rows of a statement, each as the closure reads it.
    func rows<Row>(
        _ sql: String, _ values: [SQLValue] = [],
        _ row: (PreparedStatement) throws(BudgetError) -> Row
    ) throws(BudgetError) -> [Row] {
        try exclusively { () throws(BudgetError) in
            let statement = try prepare(sql)
            try statement.bind(values)
            var rows: [Row] = []
            while try statement.step() { rows.append(try row(statement)) }
            return rows
        }
    }

    /// The number in the first row and column, 0 if there is none.
    func integer(_ sql: String, _ values: [SQLValue] = []) throws(BudgetError) -> Int {
        try rows(sql, values) { $0.integer(0) }.first ?? 0
    }

    /// The number of the row that was inserted last.
    var lastRow: Int { Int(sqlite3_last_insert_rowid(handle)) }

    /// How many rows the latest statement changed.
    var changeCount: Int { Int(sqlite3_changes(handle)) }
}
