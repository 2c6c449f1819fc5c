import OrderedJSON

/// A number's exact decimal value, for comparison and division without rounding.
struct ExactDecimal: Sendable, Hashable {
    let isNegative: Bool
    /// The significant digits, 0–9 each, without zeros at either end; empty for zero.
    let digits: [UInt8]
    /// The power of ten that the digits, read as an integer, are multiplied by.
    let exponent: Int

    /// The longest run of zeros that is written out to divide.
    private static let maximumShift = 100_000

    /// The value of a number; nil if its exponent is beyond ±2³¹.
    init?(_ number: JSONNumber) {
        var significant: [UInt8] = []
        var shift = 0
        var isFraction = false
        var rest = Array(number.rawText.utf8)[...]
        let hasSign = rest.first == UInt8(ascii: "-")
        if hasSign { rest = rest.dropFirst() }
        while let byte = rest.first, byte | 0x20 != UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if byte == UInt8(ascii: ".") {
                isFraction = true
                continue
            }
            if isFraction { shift -= 1 }
            if byte != UInt8(ascii: "0") || !significant.isEmpty {
                significant.append(byte - UInt8(ascii: "0"))
            }
        }
        while significant.last == 0 {
            significant.removeLast()
            shift += 1
        }
        var exponent = 0
        if !rest.isEmpty, !significant.isEmpty {
            guard let written = Int(String(decoding: rest.dropFirst(), as: UTF8.self)),
                abs(written) <= 1 << 31
            else { return nil }
            exponent = written
        }
        isNegative = hasSign && !significant.isEmpty
        digits = significant
        self.exponent = significant.isEmpty ? 0 : exponent + shift
    }

    var isZero: Bool { digits.isEmpty }
    var isPositive: Bool { !isZero && !isNegative }
    var isInteger: Bool { exponent >= 0 }

    /// Whether the value is an integral multiple of another; nil if that is too large to tell.
    func isMultiple(of divisor: ExactDecimal) -> Bool? {
        if isZero { return true }
        if divisor.isZero { return false }
        // Both are scaled to integers; the dividend is then reduced digit by digit.
        let shift = exponent - divisor.exponent
        guard abs(shift) <= Self.maximumShift else { return nil }
        let dividend = digits + [UInt8](repeating: 0, count: max(0, shift))
        let modulus = divisor.digits + [UInt8](repeating: 0, count: max(0, -shift))
        if dividend.count < modulus.count { return false }
        var remainder: [UInt8] = []
        for digit in dividend {
            if !remainder.isEmpty || digit != 0 { remainder.append(digit) }
            while !Self.isLess(remainder, modulus) { Self.subtract(modulus, from: &remainder) }
        }
        return remainder.isEmpty
    }

    private static func isLess(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count < right.count
    }

    private static func subtract(_ right: [UInt8], from left: inout [UInt8]) {
        var borrow = 0
        for offset in 1...left.count {
            let position = left.count - offset
            var digit = Int(left[position]) - borrow
            if offset <= right.count { digit -= Int(right[right.count - offset]) }
            borrow = digit < 0 ? 1 : 0
            left[position] = UInt8(digit < 0 ? digit + 10 : digit)
        }
        let zeros = left.prefix { $0 == 0 }.count
        left.removeFirst(zeros)
    }
}

extension ExactDecimal: Comparable {
    static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
        if left.isNegative != right.isNegative { return left.isNegative }
        return left.isNegative ? right.isSmaller(than: left) : left.isSmaller(than: right)
    }

    /// Whether the value without its sign is below another without its sign.
    private func isSmaller(than other: ExactDecimal) -> Bool {
        if isZero || other.isZero { return isZero && !other.isZero }
        let magnitude = digits.count + exponent
        let otherMagnitude = other.digits.count + other.exponent
        if magnitude != otherMagnitude { return magnitude < otherMagnitude }
        return digits.lexicographicallyPrecedes(other.digits)
    }
}
