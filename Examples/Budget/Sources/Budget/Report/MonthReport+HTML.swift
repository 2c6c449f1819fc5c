extension MonthReport {
    /// The report as a page that needs nothing else: no scripts, no files, light and dark.
    public var html: String {
        let title = "Report of \(ReportText.month(month))"
        let empty: [HTML] =
            currencies.isEmpty ? ["<p>No transactions up to the end of this month.</p>"] : []
        let page: HTML = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" \
            content="default-src 'none'; style-src 'unsafe-inline'">
            <title>\(title)</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <main>
            <h1>\(title)</h1>
            \(empty)\(currencies.map(section))\(budgetSection)</main>
            </body>
            </html>

            """
        return page.source
    }

    private func section(_ report: CurrencyReport) -> HTML {
        let code = report.currency.code
        let id = code.lowercased()
        let past = ReportText.month(report.months.first?.month ?? month)
        let rate: [HTML] =
            report.permille.map {
                ["<div><dt>Not spent</dt><dd>\(ReportText.share(permille: $0))</dd></div>"]
            } ?? []
        let balance: [HTML] =
            report.balances.last.map {
                [Self.figure("Balance", $0.amount, key: "balance")]
            } ?? []
        let categories = report.categories.map {
            ReportChart.Item(label: $0.name, amount: $0.amount)
        }
        let months = report.months.map {
            ReportChart.Item(label: ReportText.shortMonth($0.month), amount: $0.amount)
        }
        let balances = report.balances.map {
            ReportChart.Item(label: ReportText.shortMonth($0.month), amount: $0.amount)
        }
        return """
            <section aria-labelledby="\(id)" data-currency="\(code)">
            <h2 id="\(id)">\(code)</h2>
            <dl>
            \(Self.figure("Income", report.income, key: "income"))
            \(Self.figure("Spending", report.spending, key: "spending"))
            \(rate)\(balance)</dl>
            \(Self.chart("Spending by category", categories, "Category", id: "\(id)-category", ReportChart.rows))
            \(Self.chart("Spending by month since \(past)", months, "Month", id: "\(id)-month", ReportChart.columns))
            \(Self.chart("Balance of all movements at the end of each month", balances, "Month", id: "\(id)-balance", ReportChart.line))
            \(Self.table(report.merchants.map { ($0.name, $0.amount) }, caption: "Merchants where most was spent", head: "Merchant", id: "\(id)-merchant"))
            </section>
            """
    }

    private static func figure(_ name: String, _ money: Money, key: String) -> HTML {
        """
        <div><dt>\(name)</dt><dd data-key="\(key)" data-minor="\(money.minorUnits)">\
        \(ReportText.amount(money))</dd></div>
        """
    }

    private static func chart(
        _ title: String, _ items: [ReportChart.Item], _ head: String, id: String,
        _ draw: ([ReportChart.Item], _ id: String, _ title: String) -> HTML
    ) -> HTML {
        guard !items.isEmpty else { return "" }
        return """
            <figure>
            <figcaption>\(title)</figcaption>
            \(draw(items, id, title))
            \(table(items.map { ($0.label, $0.amount) }, caption: title, head: head, id: id))
            </figure>
            """
    }

    private static func table(
        _ rows: [(name: String, amount: Money)], caption: String, head: String, id: String
    ) -> HTML {
        guard !rows.isEmpty else { return "" }
        let cells = rows.map { name, amount -> HTML in
            """
            <tr><th scope="row">\(name)</th><td data-minor="\(amount.minorUnits)">\
            \(ReportText.amount(amount))</td></tr>
            """
        }
        return """
            <table id="\(id)">
            <caption>\(caption)</caption>
            <thead><tr><th scope="col">\(head)</th><th scope="col">Amount</th></tr></thead>
            <tbody>
            \(cells)</tbody>
            </table>
            """
    }

    private var budgetSection: [HTML] {
        guard !budgets.isEmpty else { return [] }
        let rows = budgets.map { state -> HTML in
            """
            <tr><th scope="row">\(state.category ?? "All spending")</th>\
            <td>\(ReportText.amount(state.amount))</td><td>\(ReportText.amount(state.spent))</td>\
            <td data-minor="\(state.left.minorUnits)">\(ReportText.amount(state.left))</td></tr>
            """
        }
        return [
            """
            <section aria-labelledby="budgets-heading">
            <h2 id="budgets-heading">Budgets</h2>
            <table id="budgets">
            <caption>What is left of the budgets</caption>
            <thead><tr><th scope="col">Category</th><th scope="col">Budget</th>\
            <th scope="col">Spent</th><th scope="col">Left</th></tr></thead>
            <tbody>
            \(rows)</tbody>
            </table>
            </section>
            """
        ]
    }
}
