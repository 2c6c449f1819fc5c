import OrderedJSON

extension SchemaAlgebra {
    /// The raw numbers that meet a shape.
    ///
    /// - Parameters:
    ///   - shape: What they must meet.
    ///   - maximumDigits: The most digits before and after the point, if that leaves any.
    /// - Returns: The automaton.
    /// - Throws: `tooLarge` if it would outgrow its limits.
    func numberLanguage(
        of shape: NumberShape, maximumDigits: Int? = nil
    ) throws(ConstraintError) -> DFA {
        let request = NumberRequest(shape: shape, maximumDigits: maximumDigits)
        if let known = numberLanguages[request] { return try known.get() }
        let result = Result { () throws(ConstraintError) in
            try makeNumberLanguage(of: shape, maximumDigits)
        }
        numberLanguages[request] = result
        return try result.get()
    }

    private func makeNumberLanguage(
        of shape: NumberShape, _ maximumDigits: Int?
    ) throws(ConstraintError) -> DFA {
        if let constant = shape.constant { return try .texts(constant.spellings) }
        var language = try NumberLanguage.dfa(
            isInteger: shape.isInteger, minimum: shape.lower?.number, maximum: shape.upper?.number,
            isExclusiveMinimum: shape.lower?.isExclusive ?? false,
            isExclusiveMaximum: shape.upper?.isExclusive ?? false, multipleOf: shape.multiples,
            maximumDigits: maximumDigits)
        if language.isEmpty, maximumDigits != nil { return try numberLanguage(of: shape) }
        let exclusions = !shape.excludedMultiples.isEmpty || !shape.excludedValues.isEmpty
        guard exclusions else { return language }
        // Exclusions are of values however they are written, so they need numbers without exponent.
        language = try language.intersection(NumberLanguage.plainNumber)
        for multiple in shape.excludedMultiples {
            language = try language.subtracting(
                NumberLanguage.dfa(multipleOf: [multiple]))
        }
        for value in shape.excludedValues {
            language = try language.subtracting(
                NumberLanguage.dfa(minimum: value, maximum: value))
        }
        return language
    }
}

/// Which numbers are asked for.
struct NumberRequest: Hashable {
    var shape: NumberShape
    var maximumDigits: Int?
}

extension JSONNumber {
    /// The longest plain spelling that a number with an exponent is given.
    private static let maximumPlainDigits = 40

    /// The ways in which a constant may be written: in plain decimals if that is short, and as
    /// the schema writes it unless it is an integer in disguise.
    var spellings: [[UInt8]] {
        guard let value = ExactDecimal(self), let plain = plainSpelling(value) else {
            return [Array(rawText.utf8)]
        }
        if value.isInteger { return [plain] }
        return plain == Array(rawText.utf8) ? [plain] : [plain, Array(rawText.utf8)]
    }

    private func plainSpelling(_ value: ExactDecimal) -> [UInt8]? {
        if value.isZero { return [UInt8(ascii: "0")] }
        guard abs(value.exponent) <= Self.maximumPlainDigits else { return nil }
        var digits = value.digits.map { $0 + UInt8(ascii: "0") }
        if value.exponent >= 0 {
            digits += [UInt8](repeating: UInt8(ascii: "0"), count: value.exponent)
        } else {
            let fraction = -value.exponent
            if digits.count <= fraction {
                digits =
                    [UInt8](repeating: UInt8(ascii: "0"), count: fraction - digits.count + 1)
                    + digits
            }
            digits.insert(UInt8(ascii: "."), at: digits.count - fraction)
        }
        return (value.isNegative ? [UInt8(ascii: "-")] : []) + digits
    }
}
