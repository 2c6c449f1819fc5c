import Foundation

/// An amount of money, or a plain number where no currency stands beside it.
public struct Amount: Hashable, Sendable {
    /// The exact value, less than 0 for a negative amount.
    public let value: Decimal
    /// The ISO 4217 code of the currency, or nil if the text has none or one that could be several.
    public let currency: String?

    /// Creates an amount.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - currency: The ISO 4217 code, if known.
    public init(value: Decimal, currency: String? = nil) {
        self.value = value
        self.currency = currency
    }
}
