import Recipes

/// What a ledger says to a question, with everything it rests on.
///
/// Amounts of spending are above zero where more was spent than refunded. Each currency has an
/// amount of its own, in the order of the codes; currencies are never added.
public struct FinanceAnswer: Hashable, Sendable {
    /// The question.
    public let question: FinanceQuestion
    /// The statements that were run, for `--explain`.
    public let statements: [Statement]
    /// The transactions that it rests on, in the order of the result.
    public let rows: [Transaction]
    /// What was found.
    public let result: Result

    /// What was found.
    public enum Result: Hashable, Sendable {
        /// One amount a currency.
        case amounts([Money])
        /// The amounts of each name, the greatest first.
        case shares([Share])
        /// The amounts of a period and of the other one.
        case comparison(now: [Money], other: [Money])
        /// The amount of a month on average, rounded to the minor unit, over so many months.
        case averages([Money], months: Int)
        /// The transactions themselves.
        case transactions([Transaction])
        /// A number of payments.
        case count(Int)
        /// The amounts of each month, in their order, months without payments among them.
        case trend([MonthAmounts])
        /// Budgets with what is left of them.
        case remaining([BudgetState])
        /// Payments in regular intervals.
        case recurring([RecurringPayment])
        /// The share of the income that was not spent.
        case savingsRate([SavingsRate])
        /// Nothing fits the question.
        case nothing
    }

    /// The amounts of one name.
    public struct Share: Hashable, Sendable {
        /// The name of a category or merchant.
        public let name: String
        /// One amount a currency.
        public let amounts: [Money]
    }

    /// The amounts of one month.
    public struct MonthAmounts: Hashable, Sendable {
        /// The first day of the month.
        public let month: CalendarDay
        /// One amount a currency; empty when nothing was spent.
        public let amounts: [Money]
    }

    /// What was earned and spent in one currency.
    public struct SavingsRate: Hashable, Sendable {
        /// The money that came in.
        public let income: Money
        /// The money that was spent.
        public let spending: Money
        /// The share that was not spent, in tenths of a percent, rounded; nil without income.
        public let permille: Int?
    }

    /// A statement as it was run.
    public struct Statement: Hashable, Sendable {
        /// The SQL, with `?1` and so on for the values.
        public let sql: String
        /// The values, as SQLite would write them.
        public let bindings: [String]
    }
}
