/// Python's notation of floating-point numbers.
enum PythonFloat {
    /// The shortest text that reads back as `value`, as `repr` lays it out.
    ///
    /// An exponent is written if it is below -4 or at least 16.
    static func description(_ value: Double) -> String {
        if value.isNaN { return "nan" }
        if value.isInfinite { return value < 0 ? "-inf" : "inf" }
        let sign = value.sign == .minus ? "-" : ""
        let (digits, exponent) = shortestDigits(value.magnitude)
        if value == 0 { return sign + "0.0" }
        if exponent < -4 || exponent >= 16 {
            let fraction = digits.dropFirst()
            let magnitude = String(exponent.magnitude)
            return sign + digits.prefix(1) + (fraction.isEmpty ? "" : "." + fraction)
                + (exponent < 0 ? "e-" : "e+") + (magnitude.count < 2 ? "0" : "") + magnitude
        }
        if exponent < 0 {
            return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits
        }
        let whole = digits.prefix(exponent + 1)
        let zeros = String(repeating: "0", count: exponent + 1 - whole.count)
        let fraction = digits.dropFirst(exponent + 1)
        return sign + whole + zeros + "." + (fraction.isEmpty ? "0" : fraction)
    }

    /// The significant digits and the power of ten of the first of them.
    private static func shortestDigits(_ value: Double) -> (digits: String, exponent: Int) {
        var mantissa = value.description
        var exponent = 0
        if let mark = mantissa.firstIndex(of: "e") {
            exponent = Int(mantissa[mantissa.index(after: mark)...]) ?? 0
            mantissa = String(mantissa[..<mark])
        }
        let parts = mantissa.split(separator: ".", omittingEmptySubsequences: false)
        let whole = String(parts[0])
        let fraction = parts.count > 1 ? String(parts[1]) : ""
        var digits = whole + fraction
        exponent += whole.count - 1
        while digits.hasPrefix("0"), digits.count > 1 {
            digits.removeFirst()
            exponent -= 1
        }
        while digits.hasSuffix("0"), digits.count > 1 { digits.removeLast() }
        return (digits, exponent)
    }
}
