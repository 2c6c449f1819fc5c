import Foundation
import Synchronization

/// The units and their names in a language.
///
/// A name may be another unit in another language (a Swedish `mil` is ten kilometres), so those of the
/// question's language come first, then symbols and English names; those of other languages are none.
struct UnitTable: Sendable {
    /// A unit with its names.
    struct Entry: Sendable {
        let unit: ConvertibleUnit
        /// Symbols and abbreviations, separated by `|`.
        let symbols: String
        /// The names by language.
        let names: [String: String]

        init(_ unit: ConvertibleUnit, _ symbols: String, _ names: [String: String]) {
            self.unit = unit
            self.symbols = symbols
            self.names = names
        }
    }

    private let local: WordTable<ConvertibleUnit>
    private let other: WordTable<ConvertibleUnit>

    private init(language: String) {
        var local = WordTable<ConvertibleUnit>()
        var other = WordTable<ConvertibleUnit>()
        for entry in Self.entries { local.add(entry.names[language] ?? "", entry.unit) }
        for entry in Self.entries { other.add(entry.symbols, entry.unit) }
        for entry in Self.entries { other.add(entry.names["en"] ?? "", entry.unit) }
        self.local = local
        self.other = other
    }

    private static let tables = Mutex<[String: UnitTable]>([:])

    /// The units as a language names them.
    static func of(_ language: String) -> UnitTable {
        tables.withLock { tables in
            if let table = tables[language] { return table }
            let table = UnitTable(language: language)
            tables[language] = table
            return table
        }
    }

    static let entries =
        lengths + masses + temperatures + volumes + areas + speeds + data + times
        + energies + pressures

    /// The unit with the longest name that starts at a token, and the index after it.
    func match(_ tokens: ArraySlice<Token>) -> (unit: ConvertibleUnit, end: Int)? {
        let found = [local.match(tokens), other.match(tokens)].compactMap { $0 }
        guard let longest = found.map(\.end).max() else { return nil }
        return found.first { $0.end == longest }.map { ($0.value, $0.end) }
    }

    /// The unit of exactly this name.
    func unit(named name: String) -> ConvertibleUnit? {
        guard name.utf8.count <= LiveFactsLimits.textLength else { return nil }
        let tokens = Token.list(of: name)
        return match(tokens[...]).flatMap { $0.end == tokens.endIndex ? $0.unit : nil }
    }
}
