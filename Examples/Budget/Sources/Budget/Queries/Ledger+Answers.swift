import Recipes

extension Ledger {
    /// The answer to a question, by SQL alone.
    ///
    /// Spending is what leaves in categories of spending, less what is refunded in them; income is
    /// what comes in in those of income. Transfers between own accounts are neither. A question
    /// that names a category of income or transfers is about that money instead.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - today: The day that counts as today; months after it do not count in averages.
    /// - Returns: The answer with its statements and transactions.
    /// - Throws: `BudgetError` for a name that is not in the ledger, a missing period of a
    ///   comparison, or a sum that is too great.
    public func answer(
        _ question: FinanceQuestion, today: CalendarDay
    ) throws(BudgetError) -> FinanceAnswer {
        try database.exclusively { () throws(BudgetError) in
            let run = try QueryRun(question, today: today, database)
            return switch question.intent {
            case .total: try run.total()
            case .byCategory: try run.shares(by: "category.name")
            case .byMerchant: try run.shares(by: "merchant.name")
            case .compare: try run.comparison()
            case .average: try run.average()
            case .largest: try run.largest()
            case .count: try run.count()
            case .trend: try run.trend()
            case .remaining: try run.remaining()
            case .recurring: try run.recurring()
            case .firstTime: try run.edge("entry.day, entry.id")
            case .lastTime: try run.edge("entry.day DESC, entry.id DESC")
            case .income: try run.income()
            case .savingsRate: try run.savingsRate()
            case .search: try run.search()
            case .explain: try run.explanation()
            }
        }
    }

    /// The transactions of a filter, the latest first.
    ///
    /// - Parameter question: Its names, period, amounts, words and limit narrow the list; its
    ///   intent does not matter.
    /// - Returns: The transactions of all kinds of money.
    /// - Throws: `BudgetError` for a name that is not in the ledger.
    public func transactions(
        matching question: FinanceQuestion
    ) throws(BudgetError) -> [Transaction] {
        try database.exclusively { () throws(BudgetError) in
            let today = CalendarDay(year: 9999, month: 12, day: 31)
            guard let today else { return [] }
            let run = try QueryRun(question, today: today, database)
            return try run.found(by: run.filter(question.period))
        }
    }
}
