import Foundation

/// Powers and roots of decimals, and their plain text.
enum DecimalFunctions {
    /// A power; NaN if it is not defined, out of range, or has an exponent that is no small integer.
    ///
    /// The exponent 0.5 is the square root.
    static func power(_ base: Decimal, _ exponent: Decimal) -> Decimal {
        if exponent == Decimal(sign: .plus, exponent: -1, significand: 5) {
            return base >= 0 ? squareRoot(base) : .nan
        }
        guard exponent == rounded(exponent, digits: 0),
            abs(exponent) <= Decimal(LiveFactsLimits.exponent)
        else { return .nan }
        if base == 0 { return exponent > 0 ? 0 : exponent == 0 ? 1 : .nan }
        var remaining = NSDecimalNumber(decimal: abs(exponent)).intValue
        var result: Decimal = 1
        var factor = base
        // By squaring: as many steps as the exponent has binary digits.
        while remaining > 0 {
            if remaining & 1 == 1 { result = bounded(result * factor) }
            remaining >>= 1
            if remaining > 0 { factor = bounded(factor * factor) }
            guard result.isFinite, factor.isFinite else { return .nan }
        }
        return exponent < 0 ? (result == 0 ? .nan : 1 / result) : result
    }

    /// The square root of a number that is not negative, by Newton's method; exact if it has an end.
    static func squareRoot(_ value: Decimal) -> Decimal {
        guard value > 0 else { return 0 }
        let estimate = NSDecimalNumber(decimal: value).doubleValue.squareRoot()
        var root = estimate.isFinite && estimate > 0 ? Decimal(estimate) : value
        for _ in 0..<4 { root = (root + value / root) / 2 }
        for digits in [0, 2, 4, 8, 16] {
            let shorter = rounded(root, digits: digits)
            if shorter * shorter == value { return shorter }
        }
        return root
    }

    /// A number with at most 40 decimals; NaN from 10⁴⁰ on.
    ///
    /// Foundation's decimals trap where a product's exponent leaves -128 to 127; products and
    /// quotients of bounded numbers stay within.
    static func bounded(_ value: Decimal) -> Decimal {
        guard value.isFinite, abs(value) < Decimal(sign: .plus, exponent: 40, significand: 1) else {
            return .nan
        }
        return rounded(value, digits: 40)
    }

    /// A number with at most so many decimals.
    static func rounded(_ value: Decimal, digits: Int) -> Decimal {
        var (input, result) = (value, Decimal())
        NSDecimalRound(&result, &input, digits, .plain)
        return result
    }

    /// A number with a point and at most ten decimals; more for numbers near zero.
    static func plainText(_ value: Decimal) -> String {
        let short = rounded(value, digits: 10)
        return
            (abs(short) < Decimal(sign: .plus, exponent: -6, significand: 1)
            ? rounded(value, digits: 28) : short).description
    }

    /// A number as people of a locale write it, with as many decimals as they say.
    static func spoken(_ value: Decimal, _ locale: Locale) -> String {
        let size = abs(value)
        // Decimals beyond these would not be said, unless nothing else is there.
        let digits = size >= 1000 ? 2 : size >= 1 || size == 0 ? 4 : 8
        return rounded(value, digits: digits).formatted(
            .number.locale(locale).precision(.fractionLength(0...digits)))
    }
}
