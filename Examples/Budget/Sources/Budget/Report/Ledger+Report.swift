import Recipes

extension Ledger {
    /// The months that a report looks back on, its own included.
    static let reportMonths = 12
    /// The merchants that a report names for each currency.
    static let reportMerchants = 10

    /// The report of a month, by the same queries that answer questions.
    ///
    /// - Parameter month: A day of the month.
    /// - Returns: The report.
    /// - Throws: `BudgetError` when the ledger cannot be read or a sum is too great.
    public func report(of month: CalendarDay) throws(BudgetError) -> MonthReport {
        let month = month.startOfMonth
        let days = month...month.endOfMonth
        let months = (0..<Self.reportMonths).reversed().compactMap { month.adding(-$0, .month) }
        let past = (months.first ?? month)...days.upperBound
        func result(
            _ intent: FinanceQuestion.Intent, _ period: ClosedRange<CalendarDay>
        ) throws(BudgetError) -> FinanceAnswer.Result {
            try answer(FinanceQuestion(intent, period: period), today: days.upperBound).result
        }
        let rates = try result(.savingsRate, days).rates
        let categories = try result(.byCategory, days).shares
        let merchants = try result(.byMerchant, days).shares
        let trend = try result(.trend, past).trend
        let balances = try balances(at: months)
        let currencies = try currencies(until: days.upperBound).map { currency in
            let none = Money(minorUnits: 0, currency: currency)
            let rate = rates.first { $0.income.currency == currency }
            return CurrencyReport(
                currency: currency, income: rate?.income ?? none, spending: rate?.spending ?? none,
                permille: rate?.permille, categories: categories.amounts(in: currency),
                merchants: Array(
                    merchants.amounts(in: currency).prefix(Self.reportMerchants)),
                months: months.map { month in
                    let amounts = trend.first { $0.month == month }?.amounts
                    return CurrencyReport.MonthAmount(
                        month: month, amount: amounts?.first { $0.currency == currency } ?? none)
                },
                balances: zip(months, balances).map { month, amounts in
                    CurrencyReport.MonthAmount(month: month, amount: amounts[currency] ?? none)
                })
        }
        return MonthReport(
            month: month, currencies: currencies, budgets: try result(.remaining, days).budgets)
    }

    private func currencies(until day: CalendarDay) throws(BudgetError) -> [Currency] {
        try database.rows(
            "SELECT DISTINCT currency FROM entry WHERE day <= ?1 ORDER BY currency",
            [.text(day.description)]
        ) { row throws(BudgetError) in try row.currency(0) }
    }

    /// All movements up to the end of each month, added up by currency.
    private func balances(
        at months: [CalendarDay]
    ) throws(BudgetError) -> [[Currency: Money]] {
        var balances: [[Currency: Money]] = []
        for month in months {
            let sums = try database.rows(
                "SELECT sum(minor), currency FROM entry WHERE day <= ?1 GROUP BY currency",
                [.text(month.endOfMonth.description)]
            ) { row throws(BudgetError) in try row.money(0) }
            balances.append(Dictionary(sums.map { ($0.currency, $0) }) { first, _ in first })
        }
        return balances
    }
}

extension [FinanceAnswer.Share] {
    /// The amounts in one currency, the greatest first.
    fileprivate func amounts(in currency: Currency) -> [CurrencyReport.NamedAmount] {
        compactMap { share in
            share.amounts.first { $0.currency == currency }.map {
                CurrencyReport.NamedAmount(name: share.name, amount: $0)
            }
        }
        .sorted { ($1.amount.minorUnits, $0.name) < ($0.amount.minorUnits, $1.name) }
    }
}

extension FinanceAnswer.Result {
    fileprivate var rates: [FinanceAnswer.SavingsRate] {
        if case .savingsRate(let rates) = self { rates } else { [] }
    }

    fileprivate var shares: [FinanceAnswer.Share] {
        if case .shares(let shares) = self { shares } else { [] }
    }

    fileprivate var trend: [FinanceAnswer.MonthAmounts] {
        if case .trend(let months) = self { months } else { [] }
    }

    fileprivate var budgets: [BudgetState] {
        if case .remaining(let states) = self { states } else { [] }
    }
}
