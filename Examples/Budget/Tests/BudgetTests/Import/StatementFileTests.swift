import Budget
import Foundation
import Recipes
import Testing

@Suite struct StatementFileTests {
    /// A file of that text in an encoding.
    private static func read(
        _ text: String, _ options: ImportOptions = ImportOptions(currency: .euro)
    ) throws(BudgetError) -> StatementFile {
        try StatementFile(Array(text.utf8), options: options)
    }

    private static func lines(_ file: StatementFile) -> [String] {
        file.movements.map { "\($0.day) \($0.amount)" }
    }

    @Test(arguments: [
        // German: preamble, semicolons, decimal comma, points in groups.
        (
            """
            "Konto";"DE02 1203"
            "Kontostand vom 31.07.2026:";"1.000,00 €"

            "Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Betrag (€)"
            "31.07.26";"31.07.26";"Gebucht";"Mara";"REWE";"Einkauf";"-1.234,50"
            "30.07.26";"30.07.26";"Vorgemerkt";"Verlag";"Mara";"Lohn";"2.000,00"
            """, ["2026-07-31 -1234.50 EUR", "2026-07-30 2000.00 EUR"]
        ),
        // British: two columns, balance.
        (
            """
            Date,Type,Description,Money Out,Money In,Balance
            01/07/2026,VIS,"TESCO, LEEDS",12.30,,987.70
            13/07/2026,CR,SALARY,,"1,000.00","1,987.70"
            """, ["2026-07-01 -12.30 EUR", "2026-07-13 1000.00 EUR"]
        ),
        // Italian: dates with slashes, currency in a column headed as value dates are.
        (
            """
            Data contabile;Descrizione;Importo;Valuta
            01/07/2026;PAGAMENTO POS;-5,00;EUR
            02/07/2026;BONIFICO;1.200,00;EUR
            """, ["2026-07-01 -5.00 EUR", "2026-07-02 1200.00 EUR"]
        ),
        // American: month first, decided by the 13th.
        (
            """
            Transaction Date,Description,Amount
            07/01/2026,COFFEE,-4.50
            07/13/2026,REFUND,4.50
            """, ["2026-07-01 -4.50 EUR", "2026-07-13 4.50 EUR"]
        ),
        // French and Spanish.
        (
            "Date opération\tLibellé\tDébit\tCrédit\n03/07/2026\tCB MONOPRIX\t12,00\t\n04/07/2026\tVIR\t\t1 200,50\n",
            ["2026-07-03 -12.00 EUR", "2026-07-04 1200.50 EUR"]
        ),
        (
            "Fecha;Concepto;Importe;Saldo\n05-07-2026;MERCADONA;-20,15;79,85\n06-07-2026;NOMINA;100,00;179,85\n",
            ["2026-07-05 -20.15 EUR", "2026-07-06 100.00 EUR"]
        ),
        // A column that says which way the money goes.
        (
            "Buchungstag;Text;Betrag;Soll/Haben\n01.07.2026;Miete;800,00;S\n02.07.2026;Lohn;900,00;H\n",
            ["2026-07-01 -800.00 EUR", "2026-07-02 900.00 EUR"]
        ),
        // No header: the balance tells which column is the amount.
        (
            "2026-07-01,COFFEE,-4.50,95.50\n2026-07-02,PAY,10.00,105.50\n2026-07-03,BUS,-2.00,103.50\n",
            ["2026-07-01 -4.50 EUR", "2026-07-02 10.00 EUR", "2026-07-03 -2.00 EUR"]
        ),
        // Month names, signs behind, parentheses.
        (
            "Date;Details;Amount\n1 Jul 2026;A;5.00-\n12 Aug 2026;B;(7.25)\n",
            ["2026-07-01 -5.00 EUR", "2026-08-12 -7.25 EUR"]
        ),
    ])
    func readsLayoutsOfBanks(text: String, expected: [String]) throws {
        let file = try Self.read(text)
        #expect(Self.lines(file) == expected)
        #expect(file.rejects.isEmpty)
    }

    @Test(arguments: [
        ("utf8", TextEncoding.utf8), ("utf16", .utf16LittleEndian), ("1252", .windows1252),
    ])
    func findsTheEncoding(name: String, encoding: TextEncoding) throws {
        let text = "Datum;Empfänger;Betrag (€)\n01.07.2026;Müller;-5,00\n"
        let bytes: [UInt8] =
            switch encoding {
            case .utf16LittleEndian:
                [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            case .windows1252:
                text.unicodeScalars.map { $0 == "€" ? 0x80 : UInt8($0.value) }
            default: Array(text.utf8)
            }
        let file = try StatementFile(bytes)
        #expect(file.encoding == encoding)
        #expect(file.movements.first?.payee == "Müller")
        #expect(file.movements.first?.amount.description == "-5.00 EUR")
    }

    @Test func refusesDatesOfTwoReadings() throws {
        let text = "Date,Description,Amount\n03/04/2026,A,-1.00\n05/04/2026,B,-2.00\n"
        let error = #expect(throws: BudgetError.self) { try Self.read(text) }
        #expect(error?.code == .ambiguousColumn)
        #expect(
            error?.description == """
                A column can be read in two ways at the column of dates: expected one order of day \
                and month, found `03/04/2026`, which is 2026-04-03 or 2026-03-04
                """)
        let british = try Self.read(text, ImportOptions(dateOrder: .dayFirst, currency: .euro))
        #expect(Self.lines(british) == ["2026-04-03 -1.00 EUR", "2026-04-05 -2.00 EUR"])
        let american = try Self.read(text, ImportOptions(dateOrder: .monthFirst, currency: .euro))
        #expect(Self.lines(american) == ["2026-03-04 -1.00 EUR", "2026-05-04 -2.00 EUR"])
    }

    @Test func refusesAmountsOfTwoReadings() throws {
        let text = "Date;Description;Amount\n2026-07-01;A;-1.234\n2026-07-02;B;-2.000\n"
        let error = #expect(throws: BudgetError.self) { try Self.read(text) }
        #expect(error?.code == .ambiguousColumn)
        #expect(error?.hint == "Say the mark: `--decimal comma` or `--decimal point`")
        let file = try Self.read(text, ImportOptions(decimalMark: .comma, currency: .euro))
        #expect(Self.lines(file) == ["2026-07-01 -1234.00 EUR", "2026-07-02 -2000.00 EUR"])
    }

    @Test func rejectsLinesWithTheirReason() throws {
        let file = try Self.read(
            """
            Date,Description,Amount,Currency
            2026-07-01,A,-1.00,EUR
            2026-02-30,B,-1.00,EUR
            2026-07-02,C,1e308,EUR
            2026-07-03,D,-1.00,XYZ
            2026-07-04,E,-1.005,EUR
            2026-07-05,"F,-1.00,EUR
            2026-07-06,G,-1.00,EUR
            2026-07-07,H,99999999999999999999.00,EUR
            """)
        #expect(file.movements.map(\.line) == [2, 8])
        #expect(
            file.rejects == [
                "3 column 1 is not a day", "4 the amount is not a number of EUR in this layout",
                "5 the currency is not one of ISO 4217",
                "6 the amount is not a number of EUR in this layout",
                "7 a quotation mark is not closed",
                "9 the amount is not a number of EUR in this layout",
            ])
    }

    @Test func rejectsAmountsThatDoNotLeadToTheirBalance() throws {
        let rows = (1...12).map { "\(String(format: "2026-07-%02d", $0)),X,-1.00,\(100 - $0).00" }
        var lines = ["Date,Description,Amount,Balance"] + rows
        lines[6] = "2026-07-06,X,-7.00,94.00"
        let file = try Self.read(lines.joined(separator: "\n"))
        #expect(file.balanceConfirms == true)
        #expect(file.movements.count == 11)
        #expect(
            file.rejects == ["7 the amount does not lead from the balance before it to its own"])
    }

    @Test func readsDigitsOfTheCurrency() throws {
        let file = try Self.read(
            "Date;Description;Amount;Currency\n2026-07-01;A;-1,500;JPY\n2026-07-02;B;-1.234;BHD\n2026-07-03;C;-1,234.50;USD\n"
        )
        #expect(
            Self.lines(file) == [
                "2026-07-01 -1500 JPY", "2026-07-02 -1.234 BHD", "2026-07-03 -1234.50 USD",
            ])
    }

    @Test(arguments: [
        "", "\u{0}\u{0}\u{0}", "hello", "a,b,c\n1,2,3\n", String(repeating: "\"", count: 10_000),
        String(repeating: ",", count: 10_000) + "\nx\n", String(repeating: "<OFX>", count: 5_000),
        "Date,Amount\n" + String(repeating: "\"\n", count: 2_000),
        String(repeating: "1;", count: 20_000),
    ])
    func survivesHostileFiles(text: String) {
        // Refused or empty: nothing that is no transaction becomes one.
        let file = try? Self.read(text)
        #expect(file?.movements.isEmpty ?? true)
    }

    @Test func refusesFieldsBeyondTheLimits() throws {
        let long = String(repeating: "x", count: 1 << 20)
        let wide = String(repeating: ",", count: 10_000)
        let file = try Self.read(
            "Date,Description,Amount\n2026-07-01,\(long),-1.00\n2026-07-02,A,-1.00\(wide)\n2026-07-03,A\u{0}B,-1.00\n2026-07-04,B,-1.00\n"
        )
        #expect(file.movements.map(\.line) == [5])
        #expect(
            file.rejects == [
                "2 a field has more than 16384 bytes", "3 the line has more than 256 columns",
                "4 a field has a NUL character",
            ])
        var options = ImportOptions(currency: .euro)
        options.limits.fileBytes = 10
        #expect(throws: BudgetError(.limitExceeded, expected: "at most 10 bytes", found: "11")) {
            try Self.read("hello world", options)
        }
    }
}

/// Rejected lines as short texts, for tables.
private func == (left: [RejectedLine], right: [String]) -> Bool {
    left.map { "\($0.line) \($0.reason)" } == right
}
