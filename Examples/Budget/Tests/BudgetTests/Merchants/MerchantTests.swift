import Budget
import Testing

/// Names and categories as an import gives them.
@Suite struct MerchantTests {
    @Test(arguments: [
        ("REWE SAGT DANKE 1234//MUENCHEN/DE", "REWE", "Groceries"),
        ("ALDI SUED", "Aldi Süd", "Groceries"), ("Aldi Süd 12", "Aldi Süd", "Groceries"),
        ("CARD PAYMENT TO TESCO STORES 4821,LEEDS ON 01-07-2026", "Tesco", "Groceries"),
        ("PAYPAL *SPOTIFY 35314369001", "Spotify", "Subscriptions"),
        (
            "PAGAMENTO POS DEL 01/07/2026 ORE 10:11 CARTA *8841 PRESSO ESSELUNGA MILANO",
            "Esselunga", "Groceries"
        ),
        ("SumUp  *Bäckerei Huber München", "Bäckerei Huber", "Groceries"),
        ("GASTHAUS LINDENHOF GMBH 77 AUGSBURG", "Gasthaus Lindenhof", "Restaurants"),
        ("SQ *THE CROOKED TEAPOT LONDON", "The Crooked Teapot", "Other"),
        ("Kartenzahlung SHELL 0815 KOELN", "Shell", "Fuel"),
        ("CASH WITHDRAWAL BARCLAYS LEEDS ON 01-07-2026", "Barclays", "Cash"),
        ("ZAHNARZT DR WEISS", "Zahnarzt Dr Weiss", "Health"),
        ("COMPRA TARJETA MERCADONA VALENCIA", "Mercadona", "Groceries"),
        ("PAIEMENT CB MONOPRIX PARIS", "Monoprix", "Groceries"),
    ])
    func namesShopsAndCategories(text: String, merchant: String, category: String) throws {
        let ledger = try Ledger.inMemory()
        let file = try StatementFile(
            Array("Date;Description;Amount\n2026-07-01;\"\(text)\";-5.00\n".utf8),
            options: ImportOptions(currency: .euro))
        _ = try ledger.add(file, to: "Giro")
        let found = try ledger.transactions(matching: FinanceQuestion(.search)).first
        #expect(found?.merchant == merchant)
        #expect(found?.category == category)
    }

    @Test(arguments: [
        ("ACME GMBH Lohn/Gehalt 07/2026", "Salary"), ("ZALANDO Retoure", "Clothing"),
        ("Something else", "Other income"), ("Umbuchung Sparkonto", "Transfers"),
    ])
    func tellsMoneyThatComesIn(text: String, category: String) throws {
        let ledger = try Ledger.inMemory()
        let file = try StatementFile(
            Array("Date;Description;Amount\n2026-07-01;\"\(text)\";5.00\n".utf8),
            options: ImportOptions(currency: .euro))
        _ = try ledger.add(file, to: "Giro")
        #expect(
            try ledger.transactions(matching: FinanceQuestion(.search)).first?.category == category)
    }
}
