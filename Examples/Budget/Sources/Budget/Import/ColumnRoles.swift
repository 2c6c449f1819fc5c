/// Decides between headings of the same meaning, and what columns without headings hold.
enum ColumnRoles {
    /// The roles of headings, so that each role that may be only once is only once.
    ///
    /// - Parameters:
    ///   - roles: The roles by the headings.
    ///   - below: The lines below the header.
    /// - Returns: As many roles as headings.
    static func resolved(_ roles: [ColumnRole], _ below: [CSVReader.Line]) -> [ColumnRole] {
        var roles = roles
        func values(_ column: Int) -> [String] {
            below.compactMap { column < $0.fields.count ? $0.fields[column] : nil }
                .filter { !$0.isEmpty }
        }
        for column in roles.indices where roles[column] == .valueDate {
            // `Valuta` is a currency too, in Italian.
            let values = values(column)
            if !values.isEmpty, values.allSatisfy({ Currency(code: $0) != nil }) {
                roles[column] = .currency
            }
        }
        for role in [
            ColumnRole.date, .valueDate, .amount, .debit, .credit, .balance, .currency,
            .direction, .status, .kind,
        ] {
            let columns = roles.indices.filter { roles[$0] == role }
            // Of several, the first that has values in most lines.
            let kept = columns.first { values($0).count * 2 > below.count } ?? columns.first
            for column in columns where column != kept { roles[column] = .ignored }
        }
        if !roles.contains(.date), let column = roles.firstIndex(of: .valueDate) {
            roles[column] = .date
        }
        if roles.contains(.amount), roles.contains(.debit) != roles.contains(.credit) {
            // A lone heading such as `Payments` beside an amount says nothing.
            for column in roles.indices where [.debit, .credit].contains(roles[column]) {
                roles[column] = .ignored
            }
        } else if roles.contains(.debit), roles.contains(.credit),
            let amount = roles.firstIndex(of: .amount)
        {
            roles[amount] = .ignored
        }
        return roles
    }

    /// The roles of columns by what they hold; nil if no day or no single amount is among them.
    ///
    /// Of two columns of amounts, one has to be the balance: each line's is that of a line beside
    /// it with the amount added.
    static func found(in rows: [[String]]) -> [ColumnRole]? {
        guard let first = rows.first else { return nil }
        var roles = Array(repeating: ColumnRole.ignored, count: first.count)
        func share(_ column: Int, _ test: (String) -> Bool) -> Bool {
            let values = rows.map { $0[column] }.filter { !$0.isEmpty }
            return values.count * 2 > rows.count
                && values.count(where: test) * 10 >= values.count * 9
        }
        var amounts: [Int] = []
        for column in first.indices {
            if share(column, { NumericDate($0) != nil }) {
                roles[column] = roles.contains(.date) ? .valueDate : .date
            } else if share(column, { NumericAmount($0) != nil }) {
                amounts.append(column)
            } else if share(column, { Currency(code: $0) != nil }) {
                roles[column] = .currency
            } else if share(column, { $0.contains(where: \.isLetter) }) {
                roles[column] = .purpose
            }
        }
        // Whole numbers beside amounts with decimals are identifiers.
        let decimals = amounts.filter { column in
            rows.contains { NumericAmount($0[column])?.evidence != NumericAmount.Evidence.none }
        }
        if !decimals.isEmpty { amounts = decimals }
        switch amounts.count {
        case 1: roles[amounts[0]] = .amount
        case 2:
            let pairs = [(amounts[0], amounts[1]), (amounts[1], amounts[0])].filter {
                Self.isBalance($0.1, of: $0.0, rows)
            }
            guard pairs.count == 1 else { return nil }
            roles[pairs[0].0] = .amount
            roles[pairs[0].1] = .balance
        default: return nil
        }
        return roles
    }

    private static func isBalance(_ balance: Int, of amount: Int, _ rows: [[String]]) -> Bool {
        guard
            let column = try? AmountColumn(rows.flatMap { [$0[amount], $0[balance]] }, option: nil)
        else { return false }
        let values = rows.compactMap { row -> (Int, Int)? in
            guard let value = column.minorUnits(row[amount], .euro),
                let after = column.minorUnits(row[balance], .euro)
            else { return nil }
            return (value, after)
        }
        guard values.count >= 2 else { return false }
        let pairs = zip(values, values.dropFirst())
        let down = pairs.count { $1.1 == $0.1 + $1.0 }
        let up = pairs.count { $0.1 == $1.1 + $0.0 }
        return max(down, up) * 10 >= (values.count - 1) * 8
    }
}
