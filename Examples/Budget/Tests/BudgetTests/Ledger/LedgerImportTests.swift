import Budget
import Testing

@Suite struct LedgerImportTests {
    private static func file(_ rows: [String]) throws -> StatementFile {
        let text = (["Date;Payee;Description;Amount;Status"] + rows).joined(separator: "\n")
        return try StatementFile(Array(text.utf8), options: ImportOptions(currency: .euro))
    }

    private static func counts(_ report: ImportReport) -> [Int] {
        [report.added, report.known, report.settled]
    }

    @Test func addsNothingTwice() throws {
        let ledger = try Ledger.inMemory()
        let rows = [
            "2026-07-01;REWE;A;-5.00;", "2026-07-01;REWE;A;-5.00;", "2026-07-02;REWE;B;-5.00;",
        ]
        #expect(Self.counts(try ledger.add(Self.file(rows), to: "Giro")) == [3, 0, 0])
        #expect(Self.counts(try ledger.add(Self.file(rows), to: "Giro")) == [0, 3, 0])
        // An export that overlaps, with case and spaces as another program writes them.
        let later = ["2026-07-02;Rewe;b ;-5.00;", "2026-07-03;REWE;C;-5.00;"]
        #expect(Self.counts(try ledger.add(Self.file(later), to: "Giro")) == [1, 1, 0])
        // The same movements of another account are others.
        #expect(Self.counts(try ledger.add(Self.file(rows), to: "Card")) == [3, 0, 0])
    }

    @Test func booksWhatWasPending() throws {
        let ledger = try Ledger.inMemory()
        let pending = ["2026-07-01;REWE MUENCHEN;A;-5.00;pending"]
        #expect(Self.counts(try ledger.add(Self.file(pending), to: "Giro")) == [1, 0, 0])
        let booked = [
            "2026-07-03;REWE SAGT DANKE 123;B;-5.00;booked", "2026-07-03;REWE;C;-6.00;booked",
        ]
        #expect(Self.counts(try ledger.add(Self.file(booked), to: "Giro")) == [1, 0, 1])
        #expect(Self.counts(try ledger.add(Self.file(pending), to: "Giro")) == [0, 1, 0])
        let all = try ledger.transactions(matching: FinanceQuestion(.search))
        #expect(
            all.map { "\($0.day) \($0.amount) \($0.isPending)" }
                == ["2026-07-03 -6.00 EUR false", "2026-07-03 -5.00 EUR false"])
    }

    @Test func keepsTwoCoffeesApart() throws {
        let ledger = try Ledger.inMemory()
        let pending = [
            "2026-07-01;STARBUCKS;A;-3.00;pending", "2026-07-02;STARBUCKS;B;-3.00;pending",
        ]
        _ = try ledger.add(Self.file(pending), to: "Giro")
        let booked = [
            "2026-07-03;STARBUCKS;C;-3.00;", "2026-07-03;STARBUCKS;D;-3.00;",
            "2026-07-03;STARBUCKS;E;-3.00;",
        ]
        #expect(Self.counts(try ledger.add(Self.file(booked), to: "Giro")) == [1, 0, 2])
    }

    @Test func appliesRulesToThePast() throws {
        let ledger = try Ledger.inMemory()
        _ = try ledger.add(Self.file(["2026-07-01;Hofladen Mooseder;Eier;-5.00;"]), to: "Giro")
        let rule = CategoryRule(words: "HOFLADEN MOOSEDER", category: "Gifts", merchant: "Mooseder")
        #expect(try ledger.add([rule]) == 1)
        #expect(try ledger.names().merchants == ["Mooseder"])
        #expect(
            try ledger.transactions(matching: FinanceQuestion(.search)).first?.category == "Gifts")
        #expect(try ledger.removeRule(words: "HOFLADEN MOOSEDER") == 1)
        #expect(try ledger.names().merchants == ["Hofladen Mooseder"])
        #expect(throws: BudgetError.self) {
            try ledger.add([CategoryRule(words: "X", category: "Nonsense")])
        }
        #expect(try ledger.rules().isEmpty)
    }

    @Test func importsTheWholeSampleOnce() throws {
        let ledger = try Ledger.inMemory()
        let sample = SampleLedger()
        let first = try ledger.add(sample)
        #expect(first.allSatisfy { $0.rejects.isEmpty })
        let names = try ledger.names()
        #expect(Set(names.accounts) == Set(SampleLedger.accounts.map(\.name)))
        #expect(Set(names.merchants) == Set(sample.merchants.map(\.name)))
        let second = try ledger.add(sample)
        #expect(second.allSatisfy { $0.added == 0 && $0.settled == 0 })
        // Each merchant has the category that its list says.
        let categories = Dictionary(
            sample.merchants.map { ($0.name, $0.category) }, uniquingKeysWith: { first, _ in first }
        )
        #expect(try ledger.merchants().allSatisfy { categories[$0.name] == $0.category })
    }
}
