import OrderedJSON

/// The ways to write numbers in JSON, as automata over the bytes as they stand in the document.
enum NumberLanguage {
    /// Every number (RFC 8259, section 6).
    static let number = automaton("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?")
    /// Every number that has no exponent.
    static let plainNumber = automaton("-?(0|[1-9][0-9]*)(\\.[0-9]+)?")
    /// Every integer, written with neither fraction nor exponent.
    static let integer = automaton("-?(0|[1-9][0-9]*)")

    /// The numbers within bounds.
    ///
    /// Values are compared exactly, as decimal fractions. Integers are written with neither
    /// fraction nor exponent; other numbers without exponent as soon as there is a bound or a
    /// multiple. `-0` is zero.
    ///
    /// - Parameters:
    ///   - isInteger: Whether only integers are meant.
    ///   - minimum: The least value; nil for none.
    ///   - maximum: The greatest value; nil for none.
    ///   - isExclusiveMinimum: Whether the minimum itself is left out.
    ///   - isExclusiveMaximum: Whether the maximum itself is left out.
    ///   - multipleOf: What the value has to be a multiple of, each of them.
    ///   - maximumDigits: The most digits before and after the point, as far as the bounds can be
    ///     met with so few, and with it two digits in an exponent; nil for no limit.
    ///     ``AutomatonLimits/numberDigits`` limits it in turn.
    /// - Returns: The automaton; the empty language if no number is within the bounds.
    /// - Throws: An error of code `tooLarge`, or `invalidSchema` for a multiple that is not
    ///   positive.
    static func dfa(
        isInteger: Bool = false, minimum: JSONNumber? = nil, maximum: JSONNumber? = nil,
        isExclusiveMinimum: Bool = false, isExclusiveMaximum: Bool = false,
        multipleOf: [JSONNumber] = [], maximumDigits: Int? = nil
    ) throws(ConstraintError) -> DFA {
        let maximumDigits = maximumDigits.map { min(max(1, $0), AutomatonLimits.numberDigits) }
        if minimum == nil, maximum == nil, multipleOf.isEmpty {
            return try unbounded(isInteger: isInteger, maximumDigits: maximumDigits)
        }
        var builder = try NumberAutomatonBuilder(
            isInteger: isInteger,
            minimum: minimum.map { value throws(ConstraintError) in try DecimalDigits(value) },
            maximum: maximum.map { value throws(ConstraintError) in try DecimalDigits(value) },
            isExclusiveMinimum: isExclusiveMinimum, isExclusiveMaximum: isExclusiveMaximum,
            multipleOf: multipleOf, maximumDigits: maximumDigits)
        return try builder.automaton()
    }

    private static func unbounded(
        isInteger: Bool, maximumDigits: Int?
    ) throws(ConstraintError) -> DFA {
        guard let digits = maximumDigits else { return isInteger ? integer : number }
        let integer = "-?(0|[1-9][0-9]{0,\(digits - 1)})"
        let rest = isInteger ? "" : "(\\.[0-9]{1,\(digits)})?([eE][+-]?[0-9]{1,2})?"
        return try Regex(integer + rest).dfa(anchored: true)
    }

    private static func automaton(_ pattern: String) -> DFA {
        do {
            return try Regex(pattern).dfa(anchored: true)
        } catch {
            preconditionFailure("a built-in pattern does not compile: \(error)")
        }
    }
}
