/// What an import changed.
public struct ImportReport: Hashable, Sendable {
    /// The account.
    public let account: String
    /// How many transactions are new.
    public let added: Int
    /// How many were in the ledger already.
    public let known: Int
    /// How many that were pending are booked now.
    public let settled: Int
    /// The lines that were not imported.
    public let rejects: [RejectedLine]
}
