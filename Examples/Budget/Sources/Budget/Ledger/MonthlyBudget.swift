import Recipes

/// The amount that may be spent in a month.
public struct MonthlyBudget: Hashable, Sendable {
    /// The category; nil for all spending together.
    public let category: String?
    /// The amount of one month.
    public let amount: Money
    /// The first month that it counts for, by its first day; nil from the beginning.
    public let firstMonth: CalendarDay?

    /// A budget with the given members.
    ///
    /// - Parameters:
    ///   - category: The category; nil for all spending together.
    ///   - amount: The amount of one month.
    ///   - firstMonth: A day of the first month that it counts for; nil from the beginning.
    public init(category: String?, amount: Money, firstMonth: CalendarDay? = nil) {
        self.category = category
        self.amount = amount
        self.firstMonth = firstMonth?.startOfMonth
    }
}

/// A budget with what has been spent of it in one month.
public struct BudgetState: Hashable, Sendable {
    /// The category; nil for all spending together.
    public let category: String?
    /// The first day of the month.
    public let month: CalendarDay
    /// The amount that may be spent.
    public let amount: Money
    /// What was spent, in the same currency.
    public let spent: Money

    /// What is left; below zero when more was spent.
    public let left: Money
}
