/// A JSON number that keeps its text, and with it its whole precision.
///
/// Two numbers are equal if their texts are: `1.0` and `1` are different numbers with the same
/// value, which ``isNumericallyEqual(to:)`` tells.
public struct JSONNumber: Sendable, Hashable, CustomStringConvertible {
    /// The number as written, following RFC 8259, section 6.
    public let rawText: String

    /// Creates a number from its text; nil if that does not follow RFC 8259, section 6.
    ///
    /// - Parameter rawText: The text, without white space.
    public init?(rawText: String) {
        let bytes = Array(rawText.utf8)
        guard case .complete(let end) = JSONNumberScanner.scan(bytes, from: 0), end == bytes.count
        else { return nil }
        self.rawText = rawText
    }

    /// Creates a number from text that has been scanned already.
    init(scanned rawText: String) { self.rawText = rawText }

    /// Creates a number from an integer.
    public init(_ value: Int) { rawText = String(value) }

    /// Creates the shortest number that reads back as `value`.
    ///
    /// The result is nil for infinities and not-a-number, which JSON cannot write.
    ///
    /// - Parameter value: A finite number.
    public init?(_ value: Double) {
        guard value.isFinite else { return nil }
        rawText = value.description
    }

    /// The value as an integer, if it is integral and `Int` can hold it: `1e2` is 100.
    public var intValue: Int? {
        if let value = Int(rawText) { return value }
        let decimal = DecimalParts(rawText)
        guard let exponent = decimal.exponent, exponent >= 0, exponent < 20 else {
            return decimal.digits.isEmpty ? 0 : nil
        }
        let text = (decimal.isNegative ? "-" : "") + decimal.digits
        return Int(text + String(repeating: "0", count: exponent))
    }

    /// The nearest floating-point number; infinite if the value is too large.
    public var doubleValue: Double { Double(rawText) ?? .nan }

    /// Whether the text has neither a fraction nor an exponent.
    public var isWrittenAsInteger: Bool {
        rawText.utf8.allSatisfy { $0 != UInt8(ascii: ".") && $0 | 0x20 != UInt8(ascii: "e") }
    }

    /// The number as written.
    public var description: String { rawText }

    /// Whether both numbers have the same value, compared exactly as decimal fractions.
    ///
    /// - Parameter other: The number to compare with.
    /// - Returns: True for `1`, `1.0` and `10e-1`; false for numbers that merely round alike.
    public func isNumericallyEqual(to other: JSONNumber) -> Bool {
        if rawText == other.rawText { return true }
        let left = DecimalParts(rawText)
        let right = DecimalParts(other.rawText)
        if left.digits.isEmpty || right.digits.isEmpty {
            return left.digits.isEmpty && right.digits.isEmpty
        }
        guard let leftExponent = left.exponent, let rightExponent = right.exponent else {
            return false
        }
        return left.isNegative == right.isNegative && leftExponent == rightExponent
            && left.digits == right.digits
    }
}

/// A number's value as an integer without leading or trailing zeros times a power of ten.
private struct DecimalParts {
    /// Whether there is a minus sign.
    var isNegative = false
    /// The significant digits; empty for zero.
    var digits = ""
    /// The power of ten, or nil if `Int` cannot hold it.
    var exponent: Int?

    init(_ text: String) {
        var significant: [UInt8] = []
        var fractionDigits = 0
        var isFraction = false
        var rest = text.utf8[...]
        if rest.first == UInt8(ascii: "-") {
            isNegative = true
            rest = rest.dropFirst()
        }
        while let byte = rest.first, byte | 0x20 != UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if byte == UInt8(ascii: ".") {
                isFraction = true
                continue
            }
            if isFraction { fractionDigits += 1 }
            if byte != UInt8(ascii: "0") || !significant.isEmpty { significant.append(byte) }
        }
        var trailingZeros = 0
        while significant.last == UInt8(ascii: "0") {
            significant.removeLast()
            trailingZeros += 1
        }
        digits = String(decoding: significant, as: UTF8.self)
        let written = rest.isEmpty ? 0 : Int(String(decoding: rest.dropFirst(), as: UTF8.self))
        guard let written else { return }
        let (sum, overflows) = written.addingReportingOverflow(trailingZeros - fractionDigits)
        exponent = overflows ? nil : sum
    }
}
