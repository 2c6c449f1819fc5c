/// Rows of texts in aligned columns.
struct TextTable {
    let header: [String]
    var rows: [[String]] = []
    /// The columns whose texts end below each other, as numbers do.
    var numericColumns: Set<Int> = []

    /// The lines with two spaces between columns and none at the end.
    var text: String {
        let lines = [header] + rows
        let widths = header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        return lines.map { line in
            let cells = line.indices.map { column in
                let padding = String(repeating: " ", count: widths[column] - line[column].count)
                return numericColumns.contains(column)
                    ? padding + line[column] : line[column] + padding
            }
            let joined = cells.joined(separator: "  ")
            return String(joined.reversed().drop { $0 == " " }.reversed()) + "\n"
        }.joined()
    }
}
