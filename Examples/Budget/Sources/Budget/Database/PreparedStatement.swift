import CSQLite

/// A compiled statement of a ``Database``, which it must not outlive.
final class PreparedStatement {
    private let handle: OpaquePointer
    private let database: Database
    /// SQLite copies what is bound under this mark (`SQLITE_TRANSIENT`, a macro that Swift lacks).
    private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    /// The path of the file, for errors.
    var path: String { database.path }

    /// Compiles one statement.
    init(_ sql: String, in database: Database) throws(BudgetError) {
        var handle: OpaquePointer?
        let result = sqlite3_prepare_v3(
            database.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
        guard result == SQLITE_OK, let handle else { throw database.failure(result) }
        self.handle = handle
        self.database = database
    }

    deinit { sqlite3_finalize(handle) }

    /// Makes the statement ready to run again, with these values for `?1`, `?2` and so on.
    func bind(_ values: [SQLValue]) throws(BudgetError) {
        sqlite3_reset(handle)
        for (index, value) in values.enumerated() {
            let position = Int32(index + 1)
            let result =
                switch value {
                case .null: sqlite3_bind_null(handle, position)
                case .integer(let number): sqlite3_bind_int64(handle, position, Int64(number))
                case .text(let text): Self.bind(text, to: handle, at: position)
                }
            guard result == SQLITE_OK else { throw database.failure(result) }
        }
    }

    private static func bind(_ text: String, to handle: OpaquePointer, at position: Int32) -> Int32
    {
        var text = text
        // By length, for a text may contain NUL.
        return text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                sqlite3_bind_text64(
                    handle, position, characters.baseAddress ?? UnsafePointer(bitPattern: 1),
                    UInt64(characters.count), copied, UInt8(SQLITE_UTF8))
            }
        }
    }

    /// Goes to the next row; false when there is none.
    func step() throws(BudgetError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE:
            sqlite3_reset(handle)
            return false
        case let result:
            let failure = database.failure(result)
            sqlite3_reset(handle)
            throw failure
        }
    }

    /// Runs the statement to its end with these values.
    func run(_ values: [SQLValue]) throws(BudgetError) {
        try bind(values)
        while try step() {}
    }

    /// The number in a column of the row, 0 for NULL.
    func integer(_ column: Int) -> Int { Int(sqlite3_column_int64(handle, Int32(column))) }

    /// The text in a column of the row; nil for NULL.
    func text(_ column: Int) -> String? {
        guard let bytes = sqlite3_column_text(handle, Int32(column)) else { return nil }
        let count = Int(sqlite3_column_bytes(handle, Int32(column)))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    /// Whether a column of the row is NULL.
    func isNull(_ column: Int) -> Bool {
        sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL
    }
}
