import Foundation
import OrderedJSON

/// A number with all of its digits, which a `Double` could not hold.
enum GeneratedNumber: Sendable {
    /// A number that JSON can write, as written.
    case decimal(JSONNumber)
    /// An infinity or not-a-number, for which JSON has no text.
    case nonFinite(Double)

    init(_ value: Int) { self = .decimal(JSONNumber(value)) }

    init(_ value: Double) {
        // Below this bound, every whole number is exact and is written without an exponent.
        if value == value.rounded(.towardZero), value.magnitude < 0x1p53 {
            self = .decimal(JSONNumber(Int(value)))
        } else {
            self = JSONNumber(value).map(GeneratedNumber.decimal) ?? .nonFinite(value)
        }
    }

    init(_ value: Float) {
        if value == value.rounded(.towardZero), value.magnitude < 0x1p24 {
            self = .decimal(JSONNumber(Int(value)))
        } else {
            // The shortest text that reads back as this `Float` is not that of the same `Double`.
            self =
                JSONNumber(rawText: value.description).map(GeneratedNumber.decimal)
                ?? .nonFinite(Double(value))
        }
    }

    init(_ value: Decimal) {
        self =
            JSONNumber(rawText: value.description).map(GeneratedNumber.decimal)
            ?? .nonFinite(.nan)
    }

    /// The nearest floating-point number.
    var doubleValue: Double {
        switch self {
        case .decimal(let number): number.doubleValue
        case .nonFinite(let value): value
        }
    }

    /// The nearest floating-point number of single precision, rounded once.
    var floatValue: Float {
        switch self {
        case .decimal(let number): Float(number.rawText) ?? .nan
        case .nonFinite(let value): Float(value)
        }
    }

    /// The integer, if the number is whole and `Int` can hold it.
    var intValue: Int? {
        if case .decimal(let number) = self { number.intValue } else { nil }
    }

    /// The nearest decimal number, if `Decimal` has one.
    var decimalValue: Decimal? {
        guard case .decimal(let number) = self else { return nil }
        let value = Decimal(string: number.rawText, locale: Locale(identifier: "en_US_POSIX"))
        return value.flatMap { $0.isNaN ? nil : $0 }
    }

    /// The JSON, in which whole numbers have no fraction; `null` for infinities and not-a-number.
    var jsonValue: JSONValue {
        guard case .decimal(let number) = self else { return .null }
        return .number(number.withoutZeroFraction)
    }
}

extension GeneratedNumber: Equatable {
    /// Whether both have the same value, compared exactly; not-a-number is equal to itself.
    static func == (left: GeneratedNumber, right: GeneratedNumber) -> Bool {
        switch (left, right) {
        case (.decimal(let left), .decimal(let right)): left.isNumericallyEqual(to: right)
        case (.nonFinite(let left), .nonFinite(let right)):
            left == right || left.isNaN && right.isNaN
        default: false
        }
    }
}

extension JSONNumber {
    /// The number, written without a fraction that is zero: `3.0` as `3`.
    fileprivate var withoutZeroFraction: JSONNumber {
        let parts = rawText.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1)
        guard parts.count == 2, parts[1].allSatisfy({ $0 == UInt8(ascii: "0") }) else {
            return self
        }
        return JSONNumber(rawText: String(decoding: parts[0], as: UTF8.self)) ?? self
    }
}
