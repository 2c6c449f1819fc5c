/// A household's ledger of three years, invented and always the same for a seed: bank files in the
/// layouts of several banks, and what their owner told the app.
///
/// Mara Lindner lives in Munich, keeps her family's flat in Verona and works for a publisher in
/// London. The shops are partly known chains, partly invented; every payment is invented.
public struct SampleLedger: Sendable {
    /// An account of the household.
    public struct Account: Hashable, Sendable {
        /// The name.
        public let name: String
        /// The ISO 4217 code of its currency.
        public let currency: String
    }

    /// A file as a bank or a telephone gives it.
    public struct File: Hashable, Sendable {
        /// The file's name.
        public let name: String
        /// The name of the account that it belongs to.
        public let account: String
        /// The ISO 4217 code of the account's currency.
        public let currency: String
        /// What the file holds.
        public let bytes: [UInt8]
    }

    /// What the owner says of transactions whose description has some words.
    public struct Rule: Hashable, Sendable {
        /// The words, in capital letters.
        public let words: String
        /// The name of the merchant; nil if there is none, as between own accounts.
        public let merchant: String?
        /// The name of the category.
        public let category: String
    }

    /// What may be spent in a month.
    public struct Budget: Hashable, Sendable {
        /// The name of the category.
        public let category: String
        /// Minor units of the currency.
        public let amount: Int
        /// The ISO 4217 code of the currency.
        public let currency: String
    }

    /// The accounts of the household.
    public static let accounts = [
        Account(name: "Girokonto", currency: "EUR"),
        Account(name: "Kreditkarte", currency: "EUR"),
        Account(name: "Sterling account", currency: "GBP"),
        Account(name: "Conto Italia", currency: "EUR"),
    ]

    /// The bank files, in the order in which they are to be imported.
    public let files: [File]

    /// Everybody who is paid or pays, each at least once.
    public var merchants: [SampleMerchant] { SampleMerchants.all }

    /// The owner's rules: shops that no list knows, standing payments and own accounts.
    public var rules: [Rule] {
        let own = [
            "AUSGLEICH KREDITKARTE", "ÜBERTRAG EIGENES KONTO", "TRANSFER OWN ACCOUNT", "GIROCONTO",
        ]
        return own.map { Rule(words: $0, merchant: nil, category: "Transfers") }
            + SampleMerchants.all.filter(\.needsRule).map {
                Rule(words: $0.printed, merchant: $0.name, category: $0.category)
            }
    }

    /// The monthly budgets.
    public let budgets: [Budget] = [
        ("Groceries", 520), ("Restaurants", 260), ("Coffee", 45), ("Transport", 140), ("Fuel", 110),
        ("Clothing", 120), ("Entertainment", 90), ("Home", 150), ("Health", 70), ("Children", 260),
        ("Pets", 40), ("Sport", 80), ("Subscriptions", 90), ("Gifts", 60), ("Travel", 300),
        ("Electronics", 80),
    ].map { Budget(category: $0.0, amount: $0.1 * 100, currency: "EUR") }

    /// The ledger of a seed.
    public init(seed: UInt64 = 2026) {
        let entries = SampleLife(seed: seed).entries
        func rows(_ account: Int, _ first: String, _ last: String) -> [SampleEntry] {
            let first = SampleCalendar.number(first) ?? 0
            let last = SampleCalendar.number(last) ?? SampleCalendar.days.count - 1
            return entries.filter { $0.account == account && (first...last).contains($0.day) }
        }
        func file(_ name: String, _ account: Int, _ bytes: [UInt8]) -> File {
            let account = Self.accounts[account]
            return File(
                name: name, account: account.name, currency: account.currency, bytes: bytes)
        }
        // The exports of a year overlap by some days, as people make them.
        files = [
            file("girokonto-2024.csv", 0, GermanBank.csv(rows(0, "2023-12-01", "2024-12-31"))),
            file("girokonto-2025.csv", 0, GermanBank.csv(rows(0, "2024-12-20", "2025-12-31"))),
            file("girokonto-2026.csv", 0, GermanBank.csv(rows(0, "2025-12-20", "2026-11-15"))),
            file("kreditkarte.csv", 1, GermanCard.csv(rows(1, "2023-12-01", "2026-11-05"))),
            file(
                "kreditkarte-sms.txt", 1, GermanCard.messages(rows(1, "2026-11-06", "2026-11-15"))),
            file("sterling-2024-2025.csv", 2, BritishBank.csv(rows(2, "2023-12-01", "2025-12-31"))),
            file("sterling-2026.ofx", 2, BritishBank.ofx(rows(2, "2026-01-01", "2026-11-15"))),
            file("conto-italia.csv", 3, ItalianBank.csv(rows(3, "2023-12-01", "2026-11-04"))),
            file(
                "conto-italia-sms.txt", 3, ItalianBank.messages(rows(3, "2026-11-05", "2026-11-15"))
            ),
        ]
    }
}
