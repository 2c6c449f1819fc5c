import OrderedJSON

/// The exact value of a JSON number, written out without an exponent.
struct DecimalDigits {
    /// Whether the value is below zero.
    let isNegative: Bool
    /// The digits before the point, without leading zeros; empty below 1.
    let integer: [UInt8]
    /// The digits after the point, without trailing zeros.
    let fraction: [UInt8]

    /// Whether the value is zero.
    var isZero: Bool { integer.isEmpty && fraction.isEmpty }

    init(isNegative: Bool, integer: [UInt8], fraction: [UInt8]) {
        self.isNegative = isNegative
        self.integer = integer
        self.fraction = fraction
    }

    /// Writes out a number.
    ///
    /// - Parameter number: The number, with or without an exponent.
    /// - Throws: An error of code `tooLarge` if that takes too many digits.
    init(_ number: JSONNumber) throws(ConstraintError) {
        var digits: [UInt8] = []
        var integerCount: Int?
        var rest = number.rawText.utf8[...]
        let hasSign = rest.first == UInt8(ascii: "-")
        if hasSign { rest = rest.dropFirst() }
        while let byte = rest.first, byte | 0x20 != UInt8(ascii: "e") {
            if byte == UInt8(ascii: ".") {
                integerCount = digits.count
            } else {
                digits.append(byte - UInt8(ascii: "0"))
            }
            rest = rest.dropFirst()
        }
        let leadingZeros = digits.prefix { $0 == 0 }.count
        if leadingZeros == digits.count {
            (isNegative, integer, fraction) = (false, [], [])
            return
        }
        let exponent = rest.isEmpty ? 0 : Int(String(decoding: rest.dropFirst(), as: UTF8.self))
        let limit = AutomatonLimits.numberDigits
        guard let exponent, exponent.magnitude <= limit, digits.count <= limit else {
            throw .tooManyDigits()
        }
        // How many of the digits, counted from the first that is not zero, come before the point.
        let point = (integerCount ?? digits.count) - leadingZeros + exponent
        var significant = Array(digits.dropFirst(leadingZeros))
        while significant.last == 0 { significant.removeLast() }
        let padded = significant + [UInt8](repeating: 0, count: max(0, point - significant.count))
        isNegative = hasSign
        integer = Array(padded.prefix(max(0, point)))
        fraction =
            [UInt8](repeating: 0, count: max(0, -point)) + padded.dropFirst(max(0, point))
    }
}

extension ConstraintError {
    static func tooManyDigits() -> Self {
        Self(
            .tooLarge,
            expected: "a number of at most `\(AutomatonLimits.numberDigits)` digits, written out",
            found: "a longer one")
    }
}
