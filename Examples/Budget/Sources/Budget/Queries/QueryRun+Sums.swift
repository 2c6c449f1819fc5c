import Recipes

extension QueryRun {
    /// How much was spent.
    func total() throws(BudgetError) -> FinanceAnswer {
        let filter = moneyFilter(question.period)
        let amounts = try amounts(filter, sum: sum)
        guard !amounts.isEmpty else { return answer(.nothing, []) }
        return answer(.amounts(amounts), try transactions(filter))
    }

    /// What came in, transfers and refunds left out.
    func income() throws(BudgetError) -> FinanceAnswer {
        var filter = filter(question.period)
        filter.add("category.kind = 'income'")
        let amounts = try amounts(filter, sum: "sum(entry.minor)")
        guard !amounts.isEmpty else { return answer(.nothing, []) }
        return answer(.amounts(amounts), try transactions(filter))
    }

    /// Spending split by a column, the greatest first by the currency with most payments.
    func shares(by column: String) throws(BudgetError) -> FinanceAnswer {
        var filter = moneyFilter(question.period)
        filter.add("\(column) IS NOT NULL")
        let found = try rows(
            """
            SELECT \(column), \(sum), entry.currency, count(*) FROM \(EntryFilter.tables) \
            WHERE \(filter.sql) GROUP BY \(column), entry.currency \
            ORDER BY \(column), entry.currency
            """, filter.values
        ) { row throws(BudgetError) in
            (name: row.text(0) ?? "", amount: try row.money(1), count: row.integer(3))
        }
        guard !found.isEmpty else { return answer(.nothing, []) }
        var counts: [Currency: Int] = [:]
        for row in found { counts[row.amount.currency, default: 0] += row.count }
        let currencies = counts.sorted { ($1.value, $0.key.code) < ($0.value, $1.key.code) }.map(\.key)
        let shares = Dictionary(grouping: found, by: \.name).map { name, rows in
            FinanceAnswer.Share(name: name, amounts: rows.map(\.amount))
        }
        .sorted { left, right in
            for currency in currencies {
                let units = [left, right].map { share in
                    share.amounts.first { $0.currency == currency }?.minorUnits ?? 0
                }
                if units[0] != units[1] { return units[0] > units[1] }
            }
            return left.name < right.name
        }
        let kept = Array(shares.prefix(question.limit ?? shares.count))
        let names = Set(kept.map(\.name))
        let rows = try transactions(filter).filter { row in
            column == "category.name"
                ? names.contains(row.category) : row.merchant.map(names.contains) ?? false
        }
        return answer(.shares(kept), rows)
    }

    /// The spending of the period against that of the other one.
    func comparison() throws(BudgetError) -> FinanceAnswer {
        guard let period = question.period, let other = question.otherPeriod else {
            throw BudgetError(.invalidValue, at: "the comparison", expected: "two periods")
        }
        let filters = [moneyFilter(period), moneyFilter(other)]
        let now = try amounts(filters[0], sum: sum)
        let before = try amounts(filters[1], sum: sum)
        guard !now.isEmpty || !before.isEmpty else { return answer(.nothing, []) }
        return answer(
            .comparison(now: now, other: before),
            try transactions(filters[0]) + transactions(filters[1]))
    }

    /// What was earned and spent, and the share that is left.
    func savingsRate() throws(BudgetError) -> FinanceAnswer {
        var filter = filter(question.period)
        filter.add("category.kind <> 'transfer'")
        let rates = try rows(
            """
            SELECT ifnull(sum(CASE category.kind WHEN 'income' THEN entry.minor END), 0), \
            entry.currency, \
            ifnull(-sum(CASE category.kind WHEN 'spending' THEN entry.minor END), 0), \
            entry.currency FROM \(EntryFilter.tables) WHERE \(filter.sql) \
            GROUP BY entry.currency ORDER BY entry.currency
            """, filter.values
        ) { row throws(BudgetError) in
            let income = try row.money(0)
            let spending = try row.money(2)
            return FinanceAnswer.SavingsRate(
                income: income, spending: spending,
                permille: Self.permille(income.minorUnits, spending.minorUnits))
        }
        guard !rates.isEmpty else { return answer(.nothing, []) }
        return answer(.savingsRate(rates), try transactions(filter))
    }

    /// The thousandths of the income that were not spent, rounded half away from zero.
    private static func permille(_ income: Int, _ spending: Int) -> Int? {
        guard income > 0 else { return nil }
        let (left, overflow) = income.subtractingReportingOverflow(spending)
        let (scaled, tooGreat) = left.multipliedReportingOverflow(by: 1000)
        guard !overflow, !tooGreat else { return nil }
        return rounded(scaled, by: income)
    }

    /// A quotient rounded half away from zero.
    static func rounded(_ value: Int, by divisor: Int) -> Int {
        let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
        guard remainder.magnitude >= divisor.magnitude - remainder.magnitude else { return quotient }
        return quotient + value.signum()
    }
}
