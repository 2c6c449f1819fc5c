/// A bound on the magnitude of a number that is read digit by digit.
struct DecimalBound {
    /// How what has been read compares with as much of the bound.
    struct Comparison: Hashable {
        /// How many digits of the current part of the number have been read, as far as it matters.
        var position: Int16 = 0
        /// Negative if the number is less, positive if it is greater, else 0.
        var order: Int8 = 0
    }

    private let integer: [UInt8]
    private let fraction: [UInt8]
    private let isUpper: Bool
    private let isExclusive: Bool

    /// Creates a bound; the sign of the value is left out.
    init(_ value: DecimalDigits, isUpper: Bool, isExclusive: Bool) {
        integer = value.integer
        fraction = value.fraction
        self.isUpper = isUpper
        self.isExclusive = isExclusive
    }

    /// The comparison after a digit before the point other than a single zero.
    func afterIntegerDigit(_ digit: UInt8, _ comparison: Comparison) -> Comparison {
        let position = Int(comparison.position)
        guard position < integer.count else {
            // The number has more digits than the bound, none of them a leading zero.
            return Comparison(position: Int16(integer.count + 1), order: 1)
        }
        var next = comparison
        next.position += 1
        if next.order == 0 { next.order = order(digit, integer[position]) }
        return next
    }

    /// The comparison at the point.
    func atPoint(_ comparison: Comparison) -> Comparison {
        let count = Int(comparison.position)
        return Comparison(
            order: count < integer.count ? -1 : count > integer.count ? 1 : comparison.order)
    }

    /// The comparison after a digit behind the point.
    func afterFractionDigit(_ digit: UInt8, _ comparison: Comparison) -> Comparison {
        guard comparison.order == 0 else { return Comparison(order: comparison.order) }
        let position = Int(comparison.position)
        let order = order(digit, position < fraction.count ? fraction[position] : 0)
        if order != 0 { return Comparison(order: order) }
        return Comparison(position: Int16(min(position + 1, fraction.count)), order: 0)
    }

    /// Whether a number that ends here is within the bound.
    func allowsEnd(_ comparison: Comparison, hasFraction: Bool) -> Bool {
        let last = hasFraction ? comparison : atPoint(comparison)
        let isShort = last.order == 0 && Int(last.position) < fraction.count
        let order = isShort ? -1 : last.order
        return order == 0 ? !isExclusive : (order < 0) == isUpper
    }

    private func order(_ digit: UInt8, _ other: UInt8) -> Int8 {
        digit < other ? -1 : digit > other ? 1 : 0
    }
}
