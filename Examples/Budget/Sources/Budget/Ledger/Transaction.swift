import Recipes

/// A booked or pending movement of an account.
public struct Transaction: Hashable, Sendable, Identifiable {
    /// The number of the transaction in its ledger.
    public let id: Int
    /// The name of the account.
    public let account: String
    /// The day of booking.
    public let day: CalendarDay
    /// The amount, below zero for money that leaves the account.
    public let amount: Money
    /// What the bank wrote.
    public let text: String
    /// The cleaned name of the other side, if it has one.
    public let merchant: String?
    /// The name of the category.
    public let category: String
    /// Whether the bank has not booked it yet.
    public let isPending: Bool

    /// A transaction with the given members.
    ///
    /// - Parameters:
    ///   - id: The number in its ledger.
    ///   - account: The name of the account.
    ///   - day: The day of booking.
    ///   - amount: The amount, below zero for money that leaves.
    ///   - text: What the bank wrote.
    ///   - merchant: The cleaned name of the other side.
    ///   - category: The name of the category.
    ///   - isPending: Whether it is not booked yet.
    public init(
        id: Int, account: String, day: CalendarDay, amount: Money, text: String,
        merchant: String?, category: String, isPending: Bool = false
    ) {
        self.id = id
        self.account = account
        self.day = day
        self.amount = amount
        self.text = text
        self.merchant = merchant
        self.category = category
        self.isPending = isPending
    }
}
