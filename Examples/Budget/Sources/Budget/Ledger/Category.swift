/// A category of transactions.
public struct Category: Hashable, Sendable {
    /// What the money of a category is to a budget.
    public enum Kind: String, CaseIterable, Sendable, Codable {
        /// Money spent; what comes in is a refund and lessens it.
        case spending
        /// Money earned or received.
        case income
        /// Money moved between own accounts, neither spent nor earned.
        case transfer
    }

    /// The English name, unique in its ledger.
    public let name: String
    /// What its money is.
    public let kind: Kind

    /// A category of that name.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - kind: What its money is.
    public init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }
}
