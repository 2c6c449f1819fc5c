/// A value of a statement: what the store uses of SQLite's types.
enum SQLValue: Hashable, Sendable {
    case null
    case integer(Int)
    case text(String)

    /// The value of a text that may be missing.
    init(_ text: String?) { self = text.map(SQLValue.text) ?? .null }

    /// The value of a number that may be missing.
    init(_ integer: Int?) { self = integer.map(SQLValue.integer) ?? .null }
}

extension SQLValue: CustomStringConvertible {
    /// The value as a literal of SQL.
    var description: String {
        switch self {
        case .null: "NULL"
        case .integer(let value): String(value)
        case .text(let value): "'" + value.replacing("'", with: "''") + "'"
        }
    }
}
