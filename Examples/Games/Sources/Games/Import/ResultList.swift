import OrderedJSON

/// Reads whole sets of results: a row a medal, of one or several Games.
public enum ResultList {
    /// A row that was not taken.
    public struct Reject: Sendable, Hashable {
        /// The line of the file; of JSON, the number of the row.
        public let line: Int
        /// What is wrong with it.
        public let reason: String
    }

    /// What came of a list.
    public struct Report: Sendable {
        /// The results.
        public let data: GamesData
        /// How many rows were taken.
        public let accepted: Int
        /// The rows that were not.
        public let rejects: [Reject]
    }

    static let columns = [
        "season", "year", "medal", "country_code", "country", "athletes", "games", "sport",
        "event_gender", "event_name",
    ]
    /// Columns that rows may be without.
    static let optional: Set<String> = ["season", "games", "country"]
    /// The most rows of a list.
    public static let mostRows = 200_000

    /// Reads a list: comma-separated values with a line of names, an array of objects with these names,
    /// or a file in the format of the bundled one.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - name: What it is called in errors.
    ///   - vocabulary: Data whose names of sports and countries are kept to.
    /// - Returns: The results, and the rows that were rejected.
    /// - Throws: ``GamesError`` for a file that has no result that can be used.
    public static func read(
        _ bytes: [UInt8], name: String, vocabulary: GamesData
    ) throws(GamesError) -> Report {
        let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
        if first == 0x7B {
            let data = try GamesData(json: bytes, name: name)
            return Report(
                data: data, accepted: data.events.flatMap(\.placements).count, rejects: [])
        }
        let rows = first == 0x5B ? try objects(bytes, name) : try table(bytes, name)
        guard rows.count <= mostRows else {
            throw GamesError(.tooLarge, subject: name, expected: "at most \(mostRows) rows")
        }
        var builder = ResultListBuilder(vocabulary)
        for row in rows { builder.add(row.values, line: row.line) }
        guard builder.accepted > 0 else {
            let reason = builder.rejects.first.map { "line \($0.line): \($0.reason)" }
            throw GamesError(.noResults, subject: name, found: reason)
        }
        return Report(
            data: try builder.data(), accepted: builder.accepted, rejects: builder.rejects)
    }

    private typealias Row = (line: Int, values: [String: String])

    private static func table(_ bytes: [UInt8], _ name: String) throws(GamesError) -> [Row] {
        let records = try DelimitedText.records(of: bytes, name: name)
        guard let header = records.first else {
            throw GamesError(.noResults, subject: name, found: "nothing")
        }
        let names = header.fields.map { $0.folded.trimmed }
        for column in columns where !optional.contains(column) && !names.contains(column) {
            throw GamesError(
                .invalidTable, subject: name, line: header.line, expected: "a column `\(column)`")
        }
        return records.dropFirst().map { record in
            var values: [String: String] = [:]
            for (column, field) in zip(names, record.fields) where values[column] == nil {
                values[column] = field.trimmed
            }
            return (record.line, values)
        }
    }

    private static func objects(_ bytes: [UInt8], _ name: String) throws(GamesError) -> [Row] {
        var rows: [Row] = []
        for (number, element) in try DocumentCursor(bytes, name: name).elements().enumerated() {
            var values: [String: String] = [:]
            for (key, cursor) in element.value.objectValue ?? JSONObject() {
                if let text = cursor.stringValue { values[key.folded] = text.trimmed }
                if let number = cursor.intValue { values[key.folded] = "\(number)" }
            }
            rows.append((number + 1, values))
        }
        return rows
    }
}

extension String {
    /// The text without white space around it.
    var trimmed: String {
        guard let start = firstIndex(where: { !$0.isWhitespace }),
            let end = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[start...end])
    }
}
