import Foundation
import OrderedJSON

/// A number between bounds.
struct NumberForm: Sendable, Hashable {
    /// A bound, in full precision.
    enum Bound: Sendable, Hashable {
        case number(JSONNumber)
        case infinity(isNegative: Bool)
        case notANumber
    }

    var isInteger: Bool
    var minimum: JSONNumber?
    var maximum: JSONNumber?
    /// Why the bounds allow no number, if one of them is not a number itself.
    var contradictionOfBound: String?

    init(isInteger: Bool) { self.isInteger = isInteger }

    mutating func demand(minimum bound: Bound) {
        switch bound {
        case .number(let number):
            minimum = minimum.map { $0.isLess(than: number) ? number : $0 } ?? number
        case .infinity(isNegative: true): break
        case .infinity(isNegative: false): contradictionOfBound = "no number is infinite"
        case .notANumber: contradictionOfBound = "a bound is not a number"
        }
    }

    mutating func demand(maximum bound: Bound) {
        switch bound {
        case .number(let number):
            maximum = maximum.map { number.isLess(than: $0) ? number : $0 } ?? number
        case .infinity(isNegative: false): break
        case .infinity(isNegative: true): contradictionOfBound = "no number is infinite"
        case .notANumber: contradictionOfBound = "a bound is not a number"
        }
    }

    /// Why no number has this form, if none does.
    var contradiction: String? {
        if let contradictionOfBound { return contradictionOfBound }
        if let minimum, let maximum, maximum.isLess(than: minimum) {
            return "a number cannot be at least `\(minimum)` and at most `\(maximum)`"
        }
        return nil
    }
}

extension NumberForm.Bound {
    init(_ number: GeneratedNumber) {
        switch number {
        case .decimal(let number): self = .number(number)
        case .nonFinite(let value):
            self = value.isNaN ? .notANumber : .infinity(isNegative: value < 0)
        }
    }
}

extension JSONNumber {
    /// Whether the number is less than another: exactly for those that `Decimal` holds.
    func isLess(than other: JSONNumber) -> Bool {
        let left = GeneratedNumber.decimal(self)
        let right = GeneratedNumber.decimal(other)
        if let left = left.decimalValue, let right = right.decimalValue { return left < right }
        return left.doubleValue < right.doubleValue
    }
}
