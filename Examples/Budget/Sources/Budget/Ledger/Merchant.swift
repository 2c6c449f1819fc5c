import Recipes

/// Somebody who was paid or who paid, under one name whatever the bank wrote.
public struct Merchant: Hashable, Sendable {
    /// The name, unique in its ledger.
    public let name: String
    /// The category of its latest transaction.
    public let category: String
    /// The number of its transactions.
    public let transactionCount: Int
    /// The day of its latest transaction.
    public let lastDay: CalendarDay
}
