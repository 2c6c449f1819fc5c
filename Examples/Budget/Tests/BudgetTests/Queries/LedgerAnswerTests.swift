import Budget
import Foundation
import Recipes
import Testing

/// A small ledger whose answers were computed by hand.
@Suite struct LedgerAnswerTests {
    private let ledger: Ledger
    private let today = CalendarDay(iso: "2026-07-20")

    init() throws {
        ledger = try Ledger.inMemory()
        let euro = """
            Date;Payee;Description;Amount
            2026-05-02;REWE;a;-10.00
            2026-05-27;ACME;Salary;1000.00
            2026-06-03;REWE;b;-30.05
            2026-06-10;Zalando;c;-80.00
            2026-06-20;Zalando;Retoure;20.00
            2026-06-27;ACME;Salary;1000.00
            2026-06-28;Mara;Own account;-200.00
            2026-07-03;REWE;d;-15.00
            2026-07-04;Starbucks;e;-4.50
            """
        let pound =
            "Date;Payee;Description;Amount\n2026-06-05;Tesco;f;-40.00\n2026-07-05;Tesco;g;-8.00\n"
        for (text, account, code) in [(euro, "Giro", "EUR"), (pound, "Sterling", "GBP")] {
            let file = try StatementFile(
                Array(text.utf8), options: ImportOptions(currency: Currency(code: code)))
            _ = try ledger.add(file, to: account)
        }
        try ledger.set([
            MonthlyBudget(category: "Groceries", amount: Money(minorUnits: 2000, currency: .euro)),
            MonthlyBudget(category: nil, amount: Money(minorUnits: 10_000, currency: .euro)),
        ])
    }

    private static func month(_ text: String) throws -> ClosedRange<CalendarDay> {
        let first = try #require(CalendarDay(iso: text + "-01"))
        return first...first.endOfMonth
    }

    private func result(_ question: FinanceQuestion) throws -> FinanceAnswer.Result {
        try ledger.answer(question, today: #require(today)).result
    }

    private func texts(_ amounts: [Money]) -> [String] { amounts.map(\.description) }

    private func euro(_ cents: Int) -> Money { Money(minorUnits: cents, currency: .euro) }

    private func pound(_ pence: Int) throws -> Money {
        Money(minorUnits: pence, currency: try #require(Currency(code: "GBP")))
    }

    @Test func addsSpendingWithoutTransfersAndLessRefunds() throws {
        let june = FinanceQuestion(.total, period: try Self.month("2026-06"))
        // 30.05 + 80 - 20; pounds by themselves.
        #expect(try result(june) == .amounts([euro(9005), pound(4000)]))
        #expect(try ledger.answer(june, today: #require(today)).rows.count == 4)
    }

    @Test func narrowsByNamesAndAmounts() throws {
        #expect(try result(FinanceQuestion(.total, merchant: "REWE")) == .amounts([euro(5505)]))
        #expect(try result(FinanceQuestion(.total, account: "Sterling")) == .amounts([pound(4800)]))
        #expect(
            try result(FinanceQuestion(.count, minimum: 15, maximum: Decimal(string: "30.05")))
                == .count(2))
        #expect(
            try result(FinanceQuestion(.total, category: "Salary")) == .amounts([euro(200_000)]))
        #expect(
            try result(FinanceQuestion(.total, category: "Transfers")) == .amounts([euro(20_000)]))
        #expect(try result(FinanceQuestion(.total, period: Self.month("2020-01"))) == .nothing)
    }

    @Test func splitsByCategoryAndMerchant() throws {
        let june = try Self.month("2026-06")
        guard case .shares(let shares) = try result(FinanceQuestion(.byCategory, period: june))
        else {
            Issue.record("no shares")
            return
        }
        #expect(shares.map(\.name) == ["Clothing", "Groceries"])
        #expect(shares.map { texts($0.amounts) } == [["60.00 EUR"], ["30.05 EUR", "40.00 GBP"]])
        let top = FinanceQuestion(.byMerchant, limit: 1)
        let answer = try ledger.answer(top, today: #require(today))
        guard case .shares(let merchants) = answer.result else {
            Issue.record("no shares")
            return
        }
        #expect(merchants.map(\.name) == ["Zalando"])
        #expect(answer.rows.allSatisfy { $0.merchant == "Zalando" })
    }

    @Test func comparesAveragesAndTrends() throws {
        let june = try Self.month("2026-06")
        let july = try Self.month("2026-07")
        #expect(
            try result(FinanceQuestion(.compare, period: july, otherPeriod: june))
                == .comparison(now: [euro(1950), pound(800)], other: [euro(9005), pound(4000)]))
        // 10.00 + 90.05 + 19.50 over May to July, though the year is not over; 39.8500.
        let year =
            try #require(CalendarDay(iso: "2026-05-01"))...#require(CalendarDay(iso: "2026-12-31"))
        #expect(
            try result(FinanceQuestion(.average, period: year, account: "Giro"))
                == .averages([euro(3985)], months: 3))
        guard case .trend(let months) = try result(FinanceQuestion(.trend, merchant: "Tesco"))
        else {
            Issue.record("no trend")
            return
        }
        #expect(
            months.map { "\($0.month) \(texts($0.amounts))" }
                == ["2026-06-01 [\"40.00 GBP\"]", "2026-07-01 [\"8.00 GBP\"]"])
    }

    @Test func findsPayments() throws {
        func days(_ question: FinanceQuestion) throws -> [String] {
            try ledger.answer(question, today: #require(today)).rows.map {
                "\($0.day) \($0.amount)"
            }
        }
        #expect(
            try days(FinanceQuestion(.largest)) == [
                "2026-06-10 -80.00 EUR", "2026-06-05 -40.00 GBP",
            ])
        #expect(
            try days(FinanceQuestion(.firstTime, merchant: "REWE")) == ["2026-05-02 -10.00 EUR"])
        #expect(
            try days(FinanceQuestion(.lastTime, category: "Groceries")) == ["2026-07-05 -8.00 GBP"])
        #expect(try days(FinanceQuestion(.search, words: "retoure")) == ["2026-06-20 20.00 EUR"])
        #expect(try days(FinanceQuestion(.search, words: "\" OR * NEAR(")) == [])
        #expect(
            try days(FinanceQuestion(.explain, period: Self.month("2026-06"), category: "Clothing"))
                == ["2026-06-20 20.00 EUR", "2026-06-10 -80.00 EUR"])
    }

    @Test func tellsBudgetsIncomeAndSavings() throws {
        guard case .remaining(let states) = try result(FinanceQuestion(.remaining)) else {
            Issue.record("no budgets")
            return
        }
        #expect(
            states.map { "\($0.category ?? "all") \($0.spent) \($0.left)" }
                == ["all 19.50 EUR 80.50 EUR", "Groceries 15.00 EUR 5.00 EUR"])
        let june = try Self.month("2026-06")
        #expect(try result(FinanceQuestion(.income, period: june)) == .amounts([euro(100_000)]))
        guard case .savingsRate(let rates) = try result(FinanceQuestion(.savingsRate, period: june))
        else {
            Issue.record("no rates")
            return
        }
        // (1000 - 90.05) / 1000 is 90.995 %.
        #expect(rates.map(\.permille) == [910, nil])
    }

    @Test func saysWhichNameIsUnknownAndShowsItsStatements() throws {
        #expect(throws: BudgetError(.unknownName, at: "the merchant", found: "`Tiffany`")) {
            try ledger.answer(FinanceQuestion(.total, merchant: "Tiffany"), today: #require(today))
        }
        let answer = try ledger.answer(
            FinanceQuestion(.total, merchant: "REWE"), today: #require(today))
        #expect(answer.statements.first?.sql.contains("-sum(entry.minor)") == true)
        #expect(answer.statements.first?.bindings == ["'REWE'", "'spending'"])
    }
}
