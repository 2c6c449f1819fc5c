/// How a file of comma-separated values is built: separator, header and columns.
struct CSVLayout {
    /// The separator.
    let delimiter: UInt8
    /// The line of the header; nil without one.
    let headerLine: Int?
    /// The headings; empty texts without a header.
    let headings: [String]
    /// What each column holds.
    let roles: [ColumnRole]
    /// The language of most headings that tell one.
    let language: String?

    /// How many lines are looked at.
    private static let sampleLines = 200
    /// A header stands in one of these lines.
    private static let preambleLines = 60

    /// Finds how a file is built; nil if it is not made of columns with a day and an amount.
    init?(_ bytes: [UInt8], limits: ImportLimits) {
        let candidates = [";", ",", "\t", "|"].compactMap { mark -> (CSVLayout, Int)? in
            guard let delimiter = mark.utf8.first else { return nil }
            var reader = CSVReader(bytes, delimiter: delimiter, limits: limits)
            var lines: [CSVReader.Line] = []
            while lines.count < Self.sampleLines, let line = reader.next() { lines.append(line) }
            return Self.withHeader(lines, delimiter) ?? Self.withoutHeader(lines, delimiter)
        }
        guard let best = candidates.max(by: { $0.1 < $1.1 }) else { return nil }
        self = best.0
    }

    private init(
        delimiter: UInt8, headerLine: Int?, headings: [String], roles: [ColumnRole],
        language: String?
    ) {
        self.delimiter = delimiter
        self.headerLine = headerLine
        self.headings = headings
        self.roles = roles
        self.language = language
    }

    /// The first column with that role.
    func column(_ role: ColumnRole) -> Int? { roles.firstIndex(of: role) }

    /// All columns with that role.
    func columns(_ role: ColumnRole) -> [Int] { roles.indices.filter { roles[$0] == role } }

    private static func isComplete(_ roles: [ColumnRole]) -> Bool {
        roles.contains(.date)
            && (roles.contains(.amount) || (roles.contains(.debit) && roles.contains(.credit)))
    }

    private static func withHeader(
        _ lines: [CSVReader.Line], _ delimiter: UInt8
    ) -> (CSVLayout, Int)? {
        var best: (CSVLayout, Int)?
        for (index, line) in lines.prefix(preambleLines).enumerated() where line.fields.count >= 2 {
            let meanings = line.fields.map(HeaderWords.meaning)
            let below = lines[(index + 1)...].filter { $0.fields.count >= 2 }
            let roles = ColumnRoles.resolved(meanings.map { $0?.role ?? .ignored }, below)
            guard isComplete(roles) else { continue }
            let score = 1000 + 20 * meanings.count { $0 != nil } + line.fields.count
            guard score > best?.1 ?? 0 else { continue }
            var counts: [String: Int] = [:]
            for language in meanings.compactMap({ $0?.language }) {
                counts[language, default: 0] += 1
            }
            let language = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
            best = (
                CSVLayout(
                    delimiter: delimiter, headerLine: line.number, headings: line.fields,
                    roles: roles, language: language), score
            )
        }
        return best
    }

    private static func withoutHeader(
        _ lines: [CSVReader.Line], _ delimiter: UInt8
    ) -> (CSVLayout, Int)? {
        let counts = Dictionary(grouping: lines, by: \.fields.count).mapValues(\.count)
        guard
            let columns = counts.filter({ $0.key >= 3 })
                .max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key
        else { return nil }
        let rows = lines.filter { $0.fields.count == columns }.map(\.fields)
        guard let roles = ColumnRoles.found(in: rows), isComplete(roles) else { return nil }
        return (
            CSVLayout(
                delimiter: delimiter, headerLine: nil,
                headings: Array(repeating: "", count: columns), roles: roles, language: nil),
            rows.count
        )
    }
}
