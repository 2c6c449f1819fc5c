import Foundation

/// An exact amount of one currency.
public struct Money: Hashable, Sendable, Codable {
    /// The amount in the currency's minor unit, such as cents.
    public let minorUnits: Int
    /// The currency.
    public let currency: Currency

    /// That many minor units of a currency.
    ///
    /// - Parameters:
    ///   - minorUnits: The amount in the minor unit.
    ///   - currency: The currency.
    public init(minorUnits: Int, currency: Currency) {
        self.minorUnits = minorUnits
        self.currency = currency
    }

    /// The amount of that value; nil if it has more digits than the currency or is too great.
    ///
    /// - Parameters:
    ///   - value: The amount in the major unit.
    ///   - currency: The currency.
    public init?(_ value: Decimal, currency: Currency) {
        guard !value.isNaN else { return nil }
        let scaled = value * Decimal(currency.minorUnitsPerUnit)
        guard !scaled.isNaN, abs(scaled) <= Decimal(Self.greatest) else { return nil }
        let units = NSDecimalNumber(decimal: scaled).int64Value
        guard Decimal(units) == scaled else { return nil }
        self.init(minorUnits: Int(units), currency: currency)
    }

    /// The greatest number of minor units of one transaction, without its sign.
    ///
    /// A million such amounts still add up without overflow.
    public static let greatest = 1_000_000_000_000

    /// The amount in the major unit, exact.
    public var decimal: Decimal {
        Decimal(minorUnits) / Decimal(currency.minorUnitsPerUnit)
    }

    /// The amount without its sign.
    public var magnitude: Money {
        Money(minorUnits: minorUnits == .min ? .max : abs(minorUnits), currency: currency)
    }

    /// The amount with the other sign.
    public var negated: Money {
        Money(minorUnits: minorUnits == .min ? .max : -minorUnits, currency: currency)
    }
}

extension Money: CustomStringConvertible {
    /// The amount with a decimal point and the code: `-12.50 EUR`.
    public var description: String {
        guard currency.digits > 0 else { return "\(minorUnits) \(currency.code)" }
        let digits = String(minorUnits.magnitude)
        let zeros = String(repeating: "0", count: max(0, currency.digits + 1 - digits.count))
        let padded = zeros + digits
        let sign = minorUnits < 0 ? "-" : ""
        return "\(sign)\(padded.dropLast(currency.digits)).\(padded.suffix(currency.digits)) "
            + currency.code
    }
}
