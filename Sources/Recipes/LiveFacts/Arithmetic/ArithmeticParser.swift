import Foundation

/// Computes expressions of `+ - * / ^ %`, parentheses and `sqrt` in exact decimals.
///
/// `%` behind a number is hundredths; behind `+` or `-` it is a share of what stands before, as on
/// pocket calculators: `1250 - 12%` is 1100. Powers bind to the right, and before signs: `-2^2` is -4.
/// Quotients and roots that have no end are rounded to 38 digits, and numbers to 40 decimals.
struct ArithmeticParser {
    private struct Operand {
        var value: Decimal
        var isPercentage = false
    }

    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0

    private init(_ text: String) { bytes = text.utf8.filter { $0 != UInt8(ascii: " ") } }

    /// The value of an expression.
    ///
    /// - Parameter text: The expression; numbers have a decimal point and no groups.
    /// - Returns: The value.
    /// - Throws: `tooLong`, `invalidExpression`, `undefinedResult` or `outOfRange`.
    /// - Complexity: O(*n*) in the length of the text, but for powers and roots.
    static func value(of text: String) throws(LiveFactsError) -> Decimal {
        guard text.utf8.count <= LiveFactsLimits.expressionLength else {
            throw LiveFactsError(
                .tooLong, tool: .calculator, subject: "expression",
                expected: "at most \(LiveFactsLimits.expressionLength) bytes",
                found: "\(text.utf8.count)")
        }
        var parser = ArithmeticParser(text)
        let operand = try parser.sum()
        guard parser.index == parser.bytes.count else { throw parser.unexpected("an operator") }
        return operand.value
    }

    private mutating func sum() throws(LiveFactsError) -> Operand {
        var left = try product()
        while let sign = take("+-") {
            let right = try product()
            // A share of what stands before.
            var value = right.value
            if right.isPercentage, !left.isPercentage { value = try checked(left.value * value) }
            left.value = try checked(sign == "+" ? left.value + value : left.value - value)
        }
        return left
    }

    private mutating func product() throws(LiveFactsError) -> Operand {
        var left = try signed()
        while let sign = take("*/") {
            let right = try signed()
            if sign == "/" {
                guard right.value != 0 else { throw undefined("a division by zero") }
                left = Operand(value: try checked(left.value / right.value))
            } else {
                left = Operand(value: try checked(left.value * right.value))
            }
        }
        return left
    }

    private mutating func signed() throws(LiveFactsError) -> Operand {
        guard let sign = take("+-") else { return try power() }
        try descend()
        defer { depth -= 1 }
        var operand = try signed()
        if sign == "-" { operand.value.negate() }
        return operand
    }

    private mutating func power() throws(LiveFactsError) -> Operand {
        let base = try postfixed()
        guard take("^") != nil else { return base }
        try descend()
        defer { depth -= 1 }
        let exponent = try signed().value
        return Operand(value: try checked(DecimalFunctions.power(base.value, exponent)))
    }

    private mutating func postfixed() throws(LiveFactsError) -> Operand {
        var operand = try primary()
        while take("%") != nil {
            operand = Operand(value: try checked(operand.value / 100), isPercentage: true)
        }
        return operand
    }

    private mutating func primary() throws(LiveFactsError) -> Operand {
        if bytes[index...].starts(with: "sqrt".utf8) {
            index += 4
            let radicand = try parenthesized().value
            guard radicand >= 0 else { throw undefined("the root of a negative number") }
            return Operand(value: DecimalFunctions.squareRoot(radicand))
        }
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") { return try parenthesized() }
        return Operand(value: try number())
    }

    private mutating func parenthesized() throws(LiveFactsError) -> Operand {
        try descend()
        defer { depth -= 1 }
        guard take("(") != nil else { throw unexpected("`(`") }
        let operand = try sum()
        guard take(")") != nil else { throw unexpected("`)`") }
        return operand
    }

    private mutating func number() throws(LiveFactsError) -> Decimal {
        let start = index
        while index < bytes.count, isDigit(bytes[index]) || bytes[index] == UInt8(ascii: ".") {
            index += 1
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        let points = text.utf8.count { $0 == UInt8(ascii: ".") }
        guard points <= 1, text.utf8.count > points,
            let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
        else {
            index = start
            throw unexpected("a number")
        }
        guard text.utf8.count <= NormaliserLimits.amountDigits else {
            throw LiveFactsError(
                .outOfRange, tool: .calculator, subject: "a number of that many digits")
        }
        return value
    }

    private func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    private mutating func take(_ signs: String) -> Character? {
        guard index < bytes.count, signs.utf8.contains(bytes[index]) else { return nil }
        defer { index += 1 }
        return Character(Unicode.Scalar(bytes[index]))
    }

    private mutating func descend() throws(LiveFactsError) {
        depth += 1
        guard depth <= LiveFactsLimits.expressionDepth else {
            throw LiveFactsError(
                .outOfRange, tool: .calculator, subject: "parentheses or signs that deep",
                expected: "at most \(LiveFactsLimits.expressionDepth) within each other")
        }
    }

    private func checked(_ value: Decimal) throws(LiveFactsError) -> Decimal {
        let value = DecimalFunctions.bounded(value)
        guard value.isFinite else {
            throw LiveFactsError(.outOfRange, tool: .calculator, subject: "a result of that size")
        }
        return value
    }

    private func undefined(_ what: String) -> LiveFactsError {
        LiveFactsError(.undefinedResult, tool: .calculator, subject: what)
    }

    private func unexpected(_ expected: String) -> LiveFactsError {
        LiveFactsError(
            .invalidExpression, tool: .calculator, subject: "byte \(index)", expected: expected,
            found: index < bytes.count ? nil : "the end")
    }
}
