import OrderedJSON

/// A multiple that numbers read digit by digit have to be of: an integer over a power of ten.
struct Divisor {
    /// The integer, at least 1.
    private let factor: UInt128
    /// The power of ten, which is also how many digits behind the point may differ from zero.
    let fractionDigits: Int
    /// One remainder of each kind that the digits to come can tell apart.
    private var remainders: [UInt128] = [0]
    private var numbers: [[UInt128?]: Int32] = [:]

    /// The remainder before the first digit.
    static let start: Int32 = 0

    /// Creates the least common multiple of several multiples.
    ///
    /// - Parameters:
    ///   - multiples: Values of `multipleOf`.
    ///   - isInteger: Whether there will be no digits behind the point.
    /// - Throws: An error of code `invalidSchema` for a multiple that is not positive and of code
    ///   `tooLarge` for one that takes too many states.
    init(_ multiples: [JSONNumber], isInteger: Bool) throws(ConstraintError) {
        var decimals: [DecimalDigits] = []
        for multiple in multiples { decimals.append(try DecimalDigits(multiple)) }
        let fractionDigits = decimals.map(\.fraction.count).max() ?? 0
        var factor: UInt128 = 1
        for decimal in decimals {
            guard !decimal.isZero, !decimal.isNegative else { throw .notPositive() }
            let zeros = [UInt8](repeating: 0, count: fractionDigits - decimal.fraction.count)
            let other = try Self.value(of: decimal.integer + decimal.fraction + zeros)
            factor = try Self.product(factor / Self.divisor(factor, other), other)
        }
        if isInteger {
            var power: UInt128 = 1
            for _ in 0..<fractionDigits { power = try Self.product(power, 10) }
            factor /= Self.divisor(factor, power)
        }
        self.factor = factor
        self.fractionDigits = isInteger ? 0 : fractionDigits
        try checkStateCount()
        numbers[signature(of: 0)] = 0
    }

    /// How many digits the integer has.
    var digitCount: Int { String(factor).utf8.count }

    /// The remainder after one more digit.
    mutating func after(_ digit: UInt8, _ remainder: Int32) -> Int32 {
        let next = (remainders[Int(remainder)] * 10 + UInt128(digit)) % factor
        let signature = signature(of: next)
        if let known = numbers[signature] { return known }
        let number = Int32(remainders.count)
        numbers[signature] = number
        remainders.append(next)
        return number
    }

    /// Whether a number that ends here, after so many digits behind the point, is a multiple.
    func allowsEnd(_ remainder: Int32, fractionDigits count: Int) -> Bool {
        var value = remainders[Int(remainder)]
        for _ in min(count, fractionDigits)..<fractionDigits where value != 0 {
            value = value * 10 % factor
        }
        return value == 0
    }

    /// What decides about every continuation: the digits of each length that lead to a multiple.
    ///
    /// There is at most one continuation of *n* digits as long as 10ⁿ is below the factor; the
    /// first length that reaches every remainder stands for all longer ones.
    private func signature(of remainder: UInt128) -> [UInt128?] {
        var signature: [UInt128?] = []
        var value = remainder
        var power: UInt128 = 1
        while true {
            let wanted = value == 0 ? 0 : factor - value
            signature.append(wanted < power ? wanted : nil)
            if power >= factor { return signature }
            value = value * 10 % factor
            power *= 10
        }
    }

    /// Digits tell apart at least the remainders of what is left without factors 2 and 5.
    private func checkStateCount() throws(ConstraintError) {
        var rest = factor
        while rest % 2 == 0 { rest /= 2 }
        while rest % 5 == 0 { rest /= 5 }
        guard rest <= UInt128(AutomatonLimits.states) else { throw .tooManyStates() }
    }

    private static func value(of digits: [UInt8]) throws(ConstraintError) -> UInt128 {
        var value: UInt128 = 0
        for digit in digits { value = try product(value, 10) + UInt128(digit) }
        return value
    }

    /// The product, with room for ten times as much.
    private static func product(_ left: UInt128, _ right: UInt128) throws(ConstraintError)
        -> UInt128
    {
        let (product, overflows) = left.multipliedReportingOverflow(by: right)
        guard !overflows, product < UInt128.max / 100 else { throw .tooManyDigits() }
        return product
    }

    private static func divisor(_ left: UInt128, _ right: UInt128) -> UInt128 {
        var (left, right) = (left, right)
        while right != 0 { (left, right) = (right, left % right) }
        return left
    }
}

extension ConstraintError {
    static func notPositive() -> Self {
        Self(
            .invalidSchema, keyword: "multipleOf", expected: "a number above zero",
            found: "another one")
    }
}
