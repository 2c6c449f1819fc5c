import Recipes

/// A month of a ledger: what came in, what was spent on what, and how it compares.
///
/// Each currency stands by itself; nothing is added across currencies.
public struct MonthReport: Hashable, Sendable {
    /// The first day of the month.
    public let month: CalendarDay
    /// The currencies with movements up to the end of the month, in the order of their codes.
    public let currencies: [CurrencyReport]
    /// The budgets of the month.
    public let budgets: [BudgetState]
}

/// What a month brought in one currency.
public struct CurrencyReport: Hashable, Sendable {
    /// An amount with a name.
    public struct NamedAmount: Hashable, Sendable {
        /// The name of a category or merchant.
        public let name: String
        /// The amount.
        public let amount: Money
    }

    /// An amount with a month.
    public struct MonthAmount: Hashable, Sendable {
        /// The first day of the month.
        public let month: CalendarDay
        /// The amount.
        public let amount: Money
    }

    /// The currency.
    public let currency: Currency
    /// The money that came in.
    public let income: Money
    /// The money that was spent, less refunds.
    public let spending: Money
    /// The share of the income that was not spent, in tenths of a percent; nil without income.
    public let permille: Int?
    /// Spending by category, the greatest first.
    public let categories: [NamedAmount]
    /// The merchants where most was spent, the greatest first.
    public let merchants: [NamedAmount]
    /// Spending of the months up to this one.
    public let months: [MonthAmount]
    /// All movements up to the end of each of these months, added up.
    public let balances: [MonthAmount]
}
