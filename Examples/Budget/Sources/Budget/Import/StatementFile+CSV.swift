import Recipes

extension StatementFile {
    /// Reads comma-separated values of that layout.
    mutating func read(
        _ bytes: [UInt8], _ layout: CSVLayout, _ options: ImportOptions
    ) throws(BudgetError) {
        delimiter = Character(Unicode.Scalar(layout.delimiter))
        headerLine = layout.headerLine
        columns = zip(layout.headings, layout.roles).map { Column(heading: $0, role: $1) }
        let lines = try dataLines(bytes, layout, options)
        var reader = try CSVRowReader(lines, layout, options)
        dateOrder = reader.dates.order
        decimalMark = reader.amounts.mark
        var rows: [CSVRowReader.Row] = []
        rows.reserveCapacity(lines.count)
        for line in lines {
            switch reader.read(line) {
            case .success(let row): rows.append(row)
            case .failure(let problem):
                rejects.append(RejectedLine(line: line.number, reason: problem.reason))
            }
        }
        let check = BalanceCheck(rows)
        balanceConfirms = check?.confirms
        for (index, row) in rows.enumerated() {
            if let reason = check?.problem(of: index) {
                rejects.append(RejectedLine(line: row.movement.line, reason: reason))
            } else {
                movements.append(row.movement)
            }
        }
        rejects.sort { $0.line < $1.line }
    }

    /// The lines below the header that have fields; bad ones are rejected.
    private mutating func dataLines(
        _ bytes: [UInt8], _ layout: CSVLayout, _ options: ImportOptions
    ) throws(BudgetError) -> [CSVReader.Line] {
        var reader = CSVReader(bytes, delimiter: layout.delimiter, limits: options.limits)
        var lines: [CSVReader.Line] = []
        while let line = reader.next() {
            guard line.number > layout.headerLine ?? 0 else { continue }
            if let problem = line.problem {
                rejects.append(RejectedLine(line: line.number, reason: problem))
            } else if line.fields.contains(where: { !$0.isEmpty }) {
                lines.append(line)
            }
            guard lines.count <= options.limits.rows else {
                throw BudgetError(
                    .limitExceeded, expected: "at most \(options.limits.rows) transactions")
            }
        }
        return lines
    }
}
