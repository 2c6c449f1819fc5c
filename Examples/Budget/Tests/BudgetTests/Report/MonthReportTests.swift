import Budget
import Recipes
import Testing

@Suite struct MonthReportTests {
    private static let july = CalendarDay(year: 2026, month: 7, day: 15)

    /// A ledger of two accounts, with a shop that would like to be markup.
    private static func ledger() throws -> Ledger {
        let ledger = try Ledger.inMemory()
        _ = try ledger.add([
            CategoryRule(words: "evil", category: "Groceries", merchant: "<script>\"&'"),
            CategoryRule(words: "aldi", category: "Groceries", merchant: "Aldi"),
        ])
        let euros = """
            Date,Payee,Purpose,Amount,Currency
            2026-05-31,Employer,Salary,1000.00,EUR
            2026-06-10,Aldi,Groceries,-50.00,EUR
            2026-07-01,Employer,Salary,2000.00,EUR
            2026-07-13,Aldi,Groceries,-100.10,EUR
            2026-07-14,Aldi,Groceries refund,20.00,EUR
            2026-07-31,evil,evil,-0.05,EUR
            2026-08-01,Aldi,Groceries,-7.00,EUR
            """
        let pounds = """
            Date,Payee,Purpose,Amount,Currency
            2026-07-30,Tesco,Groceries,-12.34,GBP
            """
        for (text, account) in [(euros, "Euros"), (pounds, "Pounds")] {
            _ = try ledger.add(StatementFile(Array(text.utf8)), to: account)
        }
        return ledger
    }

    private static func report() throws -> MonthReport {
        try ledger().report(of: #require(july))
    }

    @Test func keepsCurrenciesApart() throws {
        let report = try Self.report()
        #expect(report.currencies.map(\.currency.code) == ["EUR", "GBP"])
        let euros = try #require(report.currencies.first)
        #expect(euros.income.description == "2000.00 EUR")
        #expect(euros.spending.description == "80.15 EUR")
        // (2000 − 80.15) / 2000 = 0.959925
        #expect(euros.permille == 960)
        let pounds = try #require(report.currencies.last)
        #expect(pounds.spending.description == "12.34 GBP")
        #expect(pounds.permille == nil)
    }

    @Test func looksBackTwelveMonths() throws {
        let euros = try #require(try Self.report().currencies.first)
        #expect(euros.months.count == 12)
        #expect(euros.months.first?.month.description == "2025-08-01")
        #expect(euros.months.map(\.amount.minorUnits).suffix(3) == [0, 5000, 8015])
        #expect(
            euros.balances.map(\.amount.minorUnits).suffix(3) == [100_000, 95_000, 286_985])
    }

    @Test func pageHasNoMarkupOfOthers() throws {
        let page = try Self.report().html
        #expect(!page.contains("<script"))
        #expect(page.contains("&lt;script&gt;&quot;&amp;&#39;"))
        #expect(page.contains("data-minor=\"8015\""))
        #expect(page.contains("£12.34"))
    }

    @Test func everyChartHasATitleAndATable() throws {
        let page = try Self.report().html
        let charts = page.matches(of: #/<svg [^>]*aria-labelledby="([a-z-]+)-title /#)
        #expect(charts.count == 6)
        for chart in charts {
            #expect(page.contains("<title id=\"\(chart.output.1)-title\">"))
            #expect(page.contains("<table id=\"\(chart.output.1)\">"))
        }
    }

    @Test func textSaysTheSame() throws {
        let text = try Self.report().text
        #expect(text.hasPrefix("Report of July 2026"))
        #expect(text.contains("€80.15"))
        #expect(text.contains("Not spent: 96.0 % of the income"))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test func emptyLedgersHaveEmptyReports() throws {
        let report = try Ledger.inMemory().report(of: #require(Self.july))
        #expect(report.currencies.isEmpty)
        #expect(report.text.contains("No transactions"))
        #expect(report.html.contains("No transactions"))
    }
}
