import Recipes

extension StatementFile {
    /// Reads the transactions of Open Financial Exchange.
    mutating func read(_ reader: OFXReader, _ options: ImportOptions) throws(BudgetError) {
        dateOrder = .yearFirst
        // The currency conversion of `CURRENCY` and `ORIGCURRENCY` aside, an amount is in CURDEF.
        let amounts = try AmountColumn(
            reader.entries.map(\.amount), option: options.decimalMark ?? mark(of: reader))
        decimalMark = amounts.mark
        for entry in reader.entries {
            let day = CalendarDay(iso: Self.iso(entry.day))
            guard let day else {
                rejects.append(RejectedLine(line: entry.line, reason: "`DTPOSTED` is not a day"))
                continue
            }
            let currency = entry.currency.map { Currency(code: $0) } ?? options.currency
            guard let currency else {
                rejects.append(
                    RejectedLine(line: entry.line, reason: "the currency is not one of ISO 4217"))
                continue
            }
            guard let amount = amounts.minorUnits(entry.amount, currency) else {
                rejects.append(
                    RejectedLine(
                        line: entry.line, reason: "`TRNAMT` is not a number of \(currency.code)"))
                continue
            }
            let text = [entry.name, entry.memo].filter { !$0.isEmpty }.joined(separator: " · ")
            guard !text.utf8.contains(0), text.utf8.count <= options.limits.fieldBytes else {
                rejects.append(
                    RejectedLine(line: entry.line, reason: "the description is not a plain text"))
                continue
            }
            movements.append(
                Movement(
                    line: entry.line, day: day,
                    amount: Money(minorUnits: amount, currency: currency), payee: entry.name,
                    text: text, isPending: entry.isPending))
        }
    }

    /// A file with amounts that say nothing has points, as the specification's examples.
    private func mark(of reader: OFXReader) -> ImportOptions.DecimalMark? {
        let isDecided = reader.entries.contains {
            if case .certain = NumericAmount($0.amount)?.evidence { true } else { false }
        }
        return isDecided ? nil : .point
    }

    /// `20260731120000.000[-5:EST]` as `2026-07-31`.
    private static func iso(_ text: String) -> String {
        let digits = text.prefix(8)
        guard digits.utf8.count == 8 else { return "" }
        return "\(digits.prefix(4))-\(digits.dropFirst(4).prefix(2))-\(digits.suffix(2))"
    }
}
