import Recipes

/// Reads the lines below a header into movements.
struct CSVRowReader {
    /// A movement with the balance behind it, if the file has one.
    struct Row {
        let movement: Movement
        let balance: Int?
    }

    /// Why a line is not a movement.
    struct Problem: Error {
        let reason: String
    }

    /// The dates of the file.
    private(set) var dates: DateColumn
    /// The amounts of the file.
    let amounts: AmountColumn
    private let layout: CSVLayout
    private let currency: Currency?
    private let isCharge: Bool
    private let dateColumn: Int

    /// Decides how dates and amounts are written.
    init(
        _ lines: [CSVReader.Line], _ layout: CSVLayout, _ options: ImportOptions
    ) throws(BudgetError) {
        func texts(_ roles: [ColumnRole]) -> [String] {
            let columns = roles.flatMap { layout.columns($0) }
            return lines.flatMap { line in
                columns.compactMap { $0 < line.fields.count ? line.fields[$0] : nil }
            }
        }
        self.layout = layout
        dateColumn = layout.column(.date) ?? 0
        dates = try DateColumn(
            texts([.date]), language: layout.language, option: options.dateOrder)
        amounts = try AmountColumn(
            texts([.amount, .debit, .credit, .balance]), option: options.decimalMark)
        currency = Self.headingCurrency(layout) ?? options.currency
        isCharge = layout.headings.contains {
            FoldedText($0).text == "APPEARS ON YOUR STATEMENT AS"
        }
        guard currency != nil || layout.column(.currency) != nil else {
            throw BudgetError(
                .unknownFormat, at: "the header", expected: "a currency", found: "none",
                hint: "Say the currency, such as `--currency EUR`")
        }
    }

    /// The currency that the heading of an amount names, as in `Betrag (EUR)`.
    private static func headingCurrency(_ layout: CSVLayout) -> Currency? {
        for (heading, role) in zip(layout.headings, layout.roles)
        where [.amount, .debit, .credit].contains(role) {
            if heading.contains("€") { return .euro }
            if heading.contains("£") { return Currency(code: "GBP") }
            let words = heading.split { !($0.isLetter) }.dropFirst()
            for word in words where word.allSatisfy(\.isUppercase) {
                if let currency = Currency(code: word) { return currency }
            }
        }
        return nil
    }

    /// The movement of a line.
    mutating func read(_ line: CSVReader.Line) -> Result<Row, Problem> {
        func field(_ role: ColumnRole) -> String? {
            layout.column(role).flatMap { $0 < line.fields.count ? line.fields[$0] : nil }
        }
        guard dateColumn < line.fields.count else {
            return .failure(Problem(reason: "the line has only \(line.fields.count) columns"))
        }
        guard let day = dates.day(line.fields[dateColumn]) else {
            return .failure(Problem(reason: "column \(dateColumn + 1) is not a day"))
        }
        let named = field(.currency).flatMap { $0.isEmpty ? nil : $0 }
        guard let currency = named.map({ Currency(code: $0) }) ?? currency else {
            return .failure(Problem(reason: "the currency is not one of ISO 4217"))
        }
        guard var amount = amount(field, currency) else {
            return .failure(
                Problem(reason: "the amount is not a number of \(currency.code) in this layout"))
        }
        if isCharge { amount = -amount }
        let state = FoldedText(field(.status) ?? "").text
        guard !Self.cancelled.contains(state) else {
            return .failure(Problem(reason: "the movement was not carried out"))
        }
        let parts = [field(.kind), field(.payee)] + layout.columns(.purpose).map { column in
            column < line.fields.count ? line.fields[column] : nil
        }
        let text = parts.compactMap { $0.map(Self.singleSpaced) }.filter { !$0.isEmpty }
            .joined(separator: " · ")
        let description = field(.payee) ?? field(.purpose) ?? ""
        let movement = Movement(
            line: line.number, day: day, amount: Money(minorUnits: amount, currency: currency),
            payee: Self.singleSpaced(description), text: text,
            isPending: Self.pending.contains(state))
        let balance = field(.balance).flatMap { amounts.minorUnits($0, currency) }
        return .success(Row(movement: movement, balance: balance))
    }

    private func amount(_ field: (ColumnRole) -> String?, _ currency: Currency) -> Int? {
        if layout.column(.amount) != nil {
            let direction = FoldedText(field(.direction) ?? "").text
            guard let amount = amounts.minorUnits(field(.amount) ?? "", currency) else {
                return nil
            }
            return Self.outgoing.contains(direction) ? -abs(amount) : amount
        }
        let debit = field(.debit) ?? ""
        let credit = field(.credit) ?? ""
        let out = debit.isEmpty ? 0 : amounts.minorUnits(debit, currency)
        let into = credit.isEmpty ? 0 : amounts.minorUnits(credit, currency)
        guard let out, let into, !(debit.isEmpty && credit.isEmpty) else { return nil }
        // One of them is 0 or empty; debits are written with or without a sign.
        guard out == 0 || into == 0 else { return nil }
        return out == 0 ? into : -abs(out)
    }

    private static let outgoing: Set = ["S", "SOLL", "D", "DR", "DEBIT", "DARE", "DBIT", "OUT"]
    private static let pending: Set = [
        "PENDING", "VORGEMERKT", "UMSATZ VORGEMERKT", "NEIN", "NO", "AUTHORISED", "AUTHORIZED",
        "IN ATTESA", "NON CONTABILIZZATO", "EN ATTENTE", "A VENIR", "PENDIENTE", "AUSSTEHEND",
    ]
    private static let cancelled: Set = [
        "REVERTED", "DECLINED", "FAILED", "CANCELLED", "CANCELED", "ABGELEHNT", "RIFIUTATO",
        "ANNULLATO", "REFUSE", "RECHAZADO",
    ]

    /// The text with each run of white space as one space.
    static func singleSpaced(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
