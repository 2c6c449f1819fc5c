/// A shop, a service or a payer of the sample ledger.
public struct SampleMerchant: Hashable, Sendable {
    /// The canonical name, as people write it.
    public let name: String
    /// The name of its category.
    public let category: String
    /// The ISO 3166 code of the country where it is met.
    public let country: String
    /// The words by which banks print it, in capital letters of ASCII.
    public let printed: String
    /// Whether only a rule of the user's tells what it is.
    public let needsRule: Bool
    /// What a purchase costs, in hundredths of a euro or pound; nil for standing payments.
    let amounts: ClosedRange<Int>?
}
