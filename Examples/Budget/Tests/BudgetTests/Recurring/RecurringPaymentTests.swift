import Budget
import Recipes
import Testing

@Suite struct RecurringPaymentTests {
    private static func payments(_ rows: [String], today: String) throws -> [String] {
        let ledger = try Ledger.inMemory()
        let text = (["Date;Description;Amount"] + rows).joined(separator: "\n")
        let file = try StatementFile(Array(text.utf8), options: ImportOptions(currency: .euro))
        _ = try ledger.add(file, to: "Giro")
        let names = try ledger.names().merchants.sorted()
        let today = try #require(CalendarDay(iso: today))
        return try names.flatMap { name -> [String] in
            let question = FinanceQuestion(.recurring, merchant: name)
            guard case .recurring(let found) = try ledger.answer(question, today: today).result
            else {
                return []
            }
            return found.map {
                "\($0.merchant) \($0.interval.rawValue) \($0.amount) \($0.nextDay?.description ?? "ended")"
            }
        }
    }

    @Test func findsIntervalsAndWhenTheNextIsDue() throws {
        let found = try Self.payments(
            [
                "2026-04-09;NETFLIX;-12.99", "2026-05-09;NETFLIX;-12.99",
                "2026-06-09;NETFLIX;-13.99",
                "2026-01-31;FITX;-24.00", "2026-02-28;FITX;-24.00", "2026-03-31;FITX;-24.00",
                "2024-06-04;ADAC;-94.00", "2025-06-04;ADAC;-99.00",
                "2025-12-15;BVG;-55.00", "2026-03-15;BVG;-55.00", "2026-06-15;BVG;-55.00",
                "2026-06-01;REWE;-12.00", "2026-06-03;REWE;-80.00", "2026-06-17;REWE;-45.00",
                "2026-05-18;KFC;-9.00", "2026-05-25;KFC;-9.00", "2026-06-01;KFC;-9.00",
                "2026-06-08;KFC;-9.00", "2026-06-15;KFC;-9.00",
            ], today: "2026-06-20")
        #expect(
            found == [
                "ADAC yearly 99.00 EUR ended", "BVG quarterly 55.00 EUR 2026-09-15",
                "FitX monthly 24.00 EUR ended", "KFC weekly 9.00 EUR 2026-06-22",
                "Netflix monthly 13.99 EUR 2026-07-09",
            ])
    }
}
