import OrderedJSON

@testable import Constraints

extension JSONValue {
    /// The value as constraints have it written: compact, with integral numbers as integers.
    var canonicalText: [UInt8] { withPlainIntegers.jsonBytes() }

    private var withPlainIntegers: JSONValue {
        switch self {
        case .number(let number):
            guard let value = ExactDecimal(number), value.isInteger, value.exponent < 400 else {
                return self
            }
            let digits = value.isZero ? "0" : value.digits.map(String.init).joined()
            let zeros = String(repeating: "0", count: value.exponent)
            let text = (value.isNegative ? "-" : "") + digits + zeros
            return JSONNumber(rawText: text).map { .number($0) } ?? self
        case .array(let elements): return .array(elements.map(\.withPlainIntegers))
        case .object(let object):
            return .object(JSONObject(object.map { ($0.key, $0.value.withPlainIntegers) }))
        default: return self
        }
    }
}
