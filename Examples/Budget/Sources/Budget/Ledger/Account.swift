/// An account whose transactions are in a ledger.
public struct Account: Hashable, Sendable {
    /// The name, unique in its ledger.
    public let name: String
    /// The currency in which the bank keeps it.
    public let currency: Currency
    /// The number of its transactions.
    public let transactionCount: Int
    /// The sum of its transactions; what stood on it before is unknown to the ledger.
    public let sum: Money
}
