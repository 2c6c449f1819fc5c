import OrderedJSON

extension JSONValue {
    /// The value as constraints have it written, in UTF-8.
    ///
    /// The text is compact, has only the escapes that JSON demands, and has integral numbers as
    /// integers: `1.0` and `1e0` are `1`.
    public var compactText: [UInt8] { withIntegralNumbersAsIntegers.jsonBytes() }

    private var withIntegralNumbersAsIntegers: JSONValue {
        switch self {
        case .number(let number): .number(number.asIntegerIfIntegral)
        case .array(let elements): .array(elements.map(\.withIntegralNumbersAsIntegers))
        case .object(let object):
            .object(JSONObject(object.map { ($0.key, $0.value.withIntegralNumbersAsIntegers) }))
        default: self
        }
    }
}

extension JSONNumber {
    /// More digits than this are left as they are written.
    private static let mostDigits = 400

    /// The same number, without fraction and exponent if it is integral.
    fileprivate var asIntegerIfIntegral: JSONNumber {
        guard !isWrittenAsInteger else { return self }
        let parts = rawText.lowercased().split(separator: "e")
        let mantissa = parts[0].drop { $0 == "-" }.split(separator: ".")
        let fraction = mantissa.count > 1 ? mantissa[1] : ""
        guard let exponent = parts.count > 1 ? Int(parts[1]) : 0,
            abs(exponent) <= Self.mostDigits
        else { return self }
        var digits = Array(mantissa[0] + fraction)
        // Where the point stands among the digits.
        let point = mantissa[0].count + exponent
        if point < digits.count {
            guard digits[max(point, 0)...].allSatisfy({ $0 == "0" }) else { return self }
            digits.removeLast(digits.count - max(point, 0))
        } else {
            digits += [Character](repeating: "0", count: point - digits.count)
        }
        let significant = String(digits.drop { $0 == "0" })
        guard !significant.isEmpty else { return JSONNumber(0) }
        return JSONNumber(rawText: (rawText.hasPrefix("-") ? "-" : "") + significant) ?? self
    }
}
