import OrderedJSON

/// A conjunction of what numbers must meet.
struct NumberShape: Hashable {
    /// The only value allowed; it meets everything else.
    var constant: JSONNumber?
    var isInteger = false
    var lower: Bound?
    var upper: Bound?
    /// What the value must be a multiple of.
    var multiples: [JSONNumber] = []
    /// What the value must not be a multiple of.
    var excludedMultiples: [JSONNumber] = []
    /// What the value must not be.
    var excludedValues: [JSONNumber] = []
    var refusals: [ConstraintError] = []

    /// An end of a range.
    struct Bound: Hashable {
        var number: JSONNumber
        var value: ExactDecimal
        var isExclusive: Bool
    }

    static let any = NumberShape()

    /// Whether every number is allowed.
    var isAny: Bool { self == .any }

    /// Whether a value is allowed; nil if that is too large to tell.
    func allows(_ number: JSONNumber) -> Bool? {
        guard let value = ExactDecimal(number) else { return nil }
        if let constant { return constant.isNumericallyEqual(to: number) }
        if isInteger, !value.isInteger { return false }
        if let lower, value < lower.value || lower.isExclusive && value == lower.value {
            return false
        }
        if let upper, upper.value < value || upper.isExclusive && value == upper.value {
            return false
        }
        if excludedValues.contains(where: { $0.isNumericallyEqual(to: number) }) { return false }
        for (divisors, expected) in [(multiples, true), (excludedMultiples, false)] {
            for divisor in divisors {
                guard let divisor = ExactDecimal(divisor),
                    let isMultiple = value.isMultiple(of: divisor)
                else { return nil }
                if isMultiple != expected { return false }
            }
        }
        return true
    }

    /// What meets both; nil if nothing does.
    func intersection(_ other: NumberShape) -> NumberShape? {
        var result = self
        result.refusals += other.refusals
        if let constant = constant ?? other.constant {
            let allowed = constant == self.constant ? other.allows(constant) : allows(constant)
            guard allowed != false else { return nil }
            if allowed == nil { result.refusals.append(.numbersTooFarApart) }
            result = NumberShape(constant: constant, refusals: result.refusals)
            return result
        }
        result.isInteger = isInteger || other.isInteger
        result.lower = Self.tighter(lower, other.lower) { $0.value > $1.value }
        result.upper = Self.tighter(upper, other.upper) { $0.value < $1.value }
        for multiple in other.multiples where !multiples.contains(multiple) {
            result.multiples.append(multiple)
        }
        result.excludedMultiples += other.excludedMultiples.filter {
            !excludedMultiples.contains($0)
        }
        result.excludedValues += other.excludedValues.filter { !excludedValues.contains($0) }
        if let lower = result.lower, let upper = result.upper {
            if upper.value < lower.value { return nil }
            if lower.value == upper.value, lower.isExclusive || upper.isExclusive { return nil }
        }
        return result
    }

    private static func tighter(
        _ left: Bound?, _ right: Bound?, isTighter: (Bound, Bound) -> Bool
    ) -> Bound? {
        guard let left else { return right }
        guard let right else { return left }
        if left.value == right.value { return left.isExclusive ? left : right }
        return isTighter(left, right) ? left : right
    }

    /// What numbers do not meet the shape, as alternatives.
    func complement() -> [NumberShape] {
        if !refusals.isEmpty { return [NumberShape(refusals: refusals)] }
        if let constant { return [NumberShape(excludedValues: [constant])] }
        var alternatives: [NumberShape] = []
        if isInteger { alternatives.append(NumberShape(excludedMultiples: [JSONNumber(1)])) }
        if var bound = lower {
            bound.isExclusive.toggle()
            alternatives.append(NumberShape(upper: bound))
        }
        if var bound = upper {
            bound.isExclusive.toggle()
            alternatives.append(NumberShape(lower: bound))
        }
        for multiple in multiples {
            alternatives.append(NumberShape(excludedMultiples: [multiple]))
        }
        for multiple in excludedMultiples {
            alternatives.append(NumberShape(multiples: [multiple]))
        }
        for value in excludedValues { alternatives.append(NumberShape(constant: value)) }
        return alternatives
    }
}

extension ConstraintError {
    fileprivate static let numbersTooFarApart = ConstraintError(
        .tooLarge, keyword: "multipleOf", expected: "numbers of comparable size",
        found: "numbers too far apart")
}
