import Foundation

/// A unit, by how it comes from the base unit of its dimension.
///
/// The factors are the exact decimals by which the units are defined (SI Brochure, 9th edition; for
/// imperial and US customary units the yard and pound agreement of 1959, NIST SP 811 appendix B).
/// Foundation's `Measurement` computes in binary floating point, which makes 76.2 cm of 30 inches
/// 76.19999999999999 and whose stone is 0.157473 kg, so it is not used.
struct ConvertibleUnit: Sendable, Hashable {
    enum Dimension: Sendable {
        case length, mass, temperature, volume, area, speed, data, time, energy, pressure
    }

    let symbol: String
    let dimension: Dimension
    /// What one unit is in the base unit, as a fraction.
    let numerator: Decimal
    let denominator: Decimal
    /// What is added to a quantity first: Fahrenheit's and Kelvin's zero lies elsewhere.
    let offset: Decimal

    init(
        _ symbol: String, _ dimension: Dimension, _ numerator: String,
        per denominator: String = "1",
        offset: String = "0"
    ) {
        func decimal(_ text: String) -> Decimal {
            Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) ?? .nan
        }
        self.symbol = symbol
        self.dimension = dimension
        self.numerator = decimal(numerator)
        self.denominator = decimal(denominator)
        self.offset = decimal(offset)
    }

    /// A quantity in another unit of the dimension; NaN if it is too large.
    func convert(_ amount: Decimal, to other: ConvertibleUnit) -> Decimal {
        let scaled = (amount + offset) * (numerator * other.denominator)
        return scaled / (denominator * other.numerator) - other.offset
    }
}
