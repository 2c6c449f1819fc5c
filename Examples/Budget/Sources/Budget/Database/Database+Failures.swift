import CSQLite

extension Database {
    /// The error of a result code of SQLite, with its message; statements and values are left out.
    func failure(_ result: Int32) -> BudgetError {
        let message = String(cString: sqlite3_errmsg(handle))
        switch result & 0xff {
        case SQLITE_BUSY, SQLITE_LOCKED:
            return BudgetError(
                .locked, at: path, hint: "End the other program or try again later")
        case SQLITE_READONLY:
            return BudgetError(
                .readOnly, at: path, hint: "Check the rights of the file and its folder")
        case SQLITE_FULL: return BudgetError(.diskFull, at: path)
        case SQLITE_CORRUPT, SQLITE_NOTADB:
            return BudgetError(
                .damagedFile, at: path,
                hint: "Restore a copy, or choose another file with `--ledger`")
        case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH, SQLITE_IOERR:
            return BudgetError(.cannotOpen, at: path, found: "`\(message)`")
        case SQLITE_ERROR where message == "integer overflow":
            return BudgetError(.overflow, at: path)
        default:
            return BudgetError(.statement, at: path, found: "`\(message)` (code \(result))")
        }
    }
}
