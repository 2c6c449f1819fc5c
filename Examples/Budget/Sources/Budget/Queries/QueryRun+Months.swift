import Recipes

extension QueryRun {
    /// The days of the period up to today, or, without a period, those of the ledger.
    private func daysSoFar(_ filter: EntryFilter) throws(BudgetError) -> ClosedRange<CalendarDay>? {
        if let period = question.period {
            return period.lowerBound > today
                ? period : period.lowerBound...min(period.upperBound, max(today, period.lowerBound))
        }
        return try rows(
            """
            SELECT min(entry.day), max(entry.day) FROM \(EntryFilter.tables) \
            WHERE \(filter.sql) HAVING count(*) > 0
            """, filter.values
        ) { row throws(BudgetError) in try row.day(0)...row.day(1) }.first
    }

    /// The first days of the months that a period touches.
    private static func months(_ period: ClosedRange<CalendarDay>) -> [CalendarDay] {
        var months: [CalendarDay] = []
        var month: CalendarDay? = period.lowerBound.startOfMonth
        while let first = month, first <= period.upperBound {
            months.append(first)
            month = first.adding(1, .month)
        }
        return months
    }

    /// The spending of a month on average.
    func average() throws(BudgetError) -> FinanceAnswer {
        let filter = moneyFilter(question.period)
        let sums = try amounts(filter, sum: sum)
        guard !sums.isEmpty, let days = try daysSoFar(filter) else { return answer(.nothing, []) }
        let months = Self.months(days).count
        let averages = sums.map {
            Money(minorUnits: Self.rounded($0.minorUnits, by: months), currency: $0.currency)
        }
        return answer(.averages(averages, months: months), try transactions(filter))
    }

    /// The spending of each month.
    func trend() throws(BudgetError) -> FinanceAnswer {
        let filter = moneyFilter(question.period)
        let sums = try rows(
            """
            SELECT substr(entry.day, 1, 7) || '-01', \(sum), entry.currency \
            FROM \(EntryFilter.tables) WHERE \(filter.sql) \
            GROUP BY 1, entry.currency ORDER BY 1, entry.currency
            """, filter.values
        ) { row throws(BudgetError) in (month: try row.day(0), amount: try row.money(1)) }
        guard !sums.isEmpty, let days = try daysSoFar(filter), let last = sums.last?.month else {
            return answer(.nothing, [])
        }
        let byMonth = Dictionary(grouping: sums, by: \.month)
        let months = Self.months(days.lowerBound...max(days.upperBound, last)).map { month in
            FinanceAnswer.MonthAmounts(month: month, amounts: byMonth[month]?.map(\.amount) ?? [])
        }
        return answer(.trend(months), try transactions(filter))
    }

    /// What is left of the budgets of a month.
    func remaining() throws(BudgetError) -> FinanceAnswer {
        let month = (question.period?.lowerBound ?? today).startOfMonth
        var conditions = EntryFilter()
        conditions.add("budget.first_month <= ?", .text(month.description))
        if let category = question.category { conditions.add("category.name = ?", .text(category)) }
        let budgets = try rows(
            """
            SELECT category.name, budget.minor, budget.currency, max(budget.first_month) \
            FROM budget LEFT JOIN category ON category.id = budget.category_id \
            WHERE \(conditions.sql) GROUP BY budget.category_id, budget.currency \
            ORDER BY category.id, budget.currency
            """, conditions.values
        ) { row throws(BudgetError) in
            MonthlyBudget(category: row.text(0), amount: try row.money(1))
        }
        guard !budgets.isEmpty else { return answer(.nothing, []) }
        let days = month...month.endOfMonth
        var states: [BudgetState] = []
        var payments: [Transaction] = []
        for budget in budgets {
            var filter = filter(days)
            filter.add("category.kind = 'spending'")
            filter.add("entry.currency = ?", .text(budget.amount.currency.code))
            if let category = budget.category { filter.add("category.name = ?", .text(category)) }
            let spent = try amounts(filter, sum: "-sum(entry.minor)").first
            let units = spent?.minorUnits ?? 0
            let (left, overflow) = budget.amount.minorUnits.subtractingReportingOverflow(units)
            guard !overflow else { throw BudgetError(.overflow, at: "the budget") }
            states.append(
                BudgetState(
                    category: budget.category, month: month, amount: budget.amount,
                    spent: spent ?? Money(minorUnits: 0, currency: budget.amount.currency),
                    left: Money(minorUnits: left, currency: budget.amount.currency)))
            payments += try transactions(filter)
        }
        var seen: Set<Int> = []
        return answer(.remaining(states), payments.filter { seen.insert($0.id).inserted })
    }
}
