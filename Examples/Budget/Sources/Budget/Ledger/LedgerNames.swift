/// The names that a question about a ledger can mean.
public struct LedgerNames: Hashable, Sendable {
    /// The merchants, the most frequent first.
    public var merchants: [String]
    /// The categories that are in use.
    public var categories: [String]
    /// The accounts.
    public var accounts: [String]

    /// The names given.
    ///
    /// - Parameters:
    ///   - merchants: The merchants, the most frequent first.
    ///   - categories: The categories in use.
    ///   - accounts: The accounts.
    public init(merchants: [String], categories: [String], accounts: [String]) {
        self.merchants = merchants
        self.categories = categories
        self.accounts = accounts
    }
}
