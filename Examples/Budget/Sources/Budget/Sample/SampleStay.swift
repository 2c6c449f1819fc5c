/// Where the ledger's owner is when she is not at home in Munich.
struct SampleStay {
    let days: ClosedRange<Int>
    let country: String
    let city: String
    /// The currency and what a euro buys of it, in hundredths.
    var currency = "EUR"
    var rate = 100

    /// The stay of a day, if it is not spent at home.
    static func of(day: Int) -> SampleStay? { all.first { $0.days.contains(day) } }

    /// Journeys, weeks at the family's flat in Verona and working visits to London.
    static let all: [SampleStay] = [
        "IT VERONA 2023-12-22 2024-01-06", "IT VERONA 2024-03-28 2024-04-07",
        "IT PESCHIERA 2024-06-13 2024-06-17", "IT VERONA 2024-08-03 2024-08-23",
        "IT MILANO 2024-11-14 2024-11-18", "IT VERONA 2024-12-22 2025-01-06",
        "IT VERONA 2025-04-16 2025-04-25", "IT PESCHIERA 2025-06-19 2025-06-23",
        "IT VERONA 2025-08-02 2025-08-22", "IT BOLOGNA 2025-11-13 2025-11-16",
        "IT VERONA 2025-12-21 2026-01-05", "IT VERONA 2026-04-02 2026-04-09",
        "IT VERONA 2026-08-01 2026-08-23", "IT VERONA 2026-10-08 2026-10-12",
        "IT VERONA 2026-11-06 2026-11-09",
        "GB LONDON 2024-01-18 2024-01-23", "GB LONDON 2024-03-07 2024-03-12",
        "GB LONDON 2024-05-20 2024-05-26", "GB LONDON 2024-07-05 2024-07-10",
        "GB LONDON 2024-10-12 2024-10-19", "GB LONDON 2024-11-27 2024-12-02",
        "GB LONDON 2025-01-20 2025-01-26", "GB LONDON 2025-03-10 2025-03-16",
        "GB LONDON 2025-05-22 2025-05-28", "GB OXFORD 2025-07-08 2025-07-12",
        "GB LONDON 2025-09-10 2025-09-17", "GB LONDON 2025-11-24 2025-11-30",
        "GB LONDON 2026-01-19 2026-01-25", "GB BRIGHTON 2026-03-09 2026-03-15",
        "GB LONDON 2026-06-15 2026-06-21", "GB LONDON 2026-09-07 2026-09-14",
        "AT MAYRHOFEN 2024-02-17 2024-02-24", "AT MAYRHOFEN 2025-02-22 2025-03-01",
        "AT SALZBURG 2026-02-14 2026-02-19", "PT LISBOA 2024-05-01 2024-05-08",
        "FR PARIS 2024-09-20 2024-09-26", "ES MADRID 2025-05-01 2025-05-09",
        "NL AMSTERDAM 2025-07-24 2025-07-29", "FR PARIS 2026-05-13 2026-05-18",
        "CH ZUERICH 2024-07-25 2024-07-29 CHF 96", "CH INTERLAKEN 2026-07-10 2026-07-15 CHF 94",
        "US NEW YORK 2025-10-03 2025-10-14 USD 117", "JP TOKYO 2026-04-16 2026-04-28 JPY 17200",
    ].compactMap(SampleStay.init)

    private init?(_ text: String) {
        var words = text.split(separator: " ").map(String.init)
        if words.count > 4, let rate = Int(words[words.count - 1]) {
            self.rate = rate
            currency = words[words.count - 2]
            words.removeLast(2)
        }
        guard words.count >= 4,
            let first = SampleCalendar.number(words[words.count - 2]),
            let last = SampleCalendar.number(words[words.count - 1]), first <= last
        else { return nil }
        country = words[0]
        city = words[1..<(words.count - 2)].joined(separator: " ")
        days = first...last
    }
}
