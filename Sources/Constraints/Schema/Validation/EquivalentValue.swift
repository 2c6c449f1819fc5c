import OrderedJSON

/// A value that equals others as JSON defines it, so that sets of values can be searched.
struct EquivalentValue: Hashable {
    let value: JSONValue

    init(_ value: JSONValue) { self.value = value }

    static func == (left: EquivalentValue, right: EquivalentValue) -> Bool {
        left.value.isEquivalent(to: right.value)
    }

    func hash(into hasher: inout Hasher) { Self.hash(value, into: &hasher) }

    private static func hash(_ value: JSONValue, into hasher: inout Hasher) {
        switch value {
        case .number(let number):
            // Numbers too large for this share one place.
            let decimal = ExactDecimal(number)
            hasher.combine(decimal?.digits)
            hasher.combine(decimal?.exponent)
        case .array(let elements):
            hasher.combine(elements.count)
            for element in elements { hash(element, into: &hasher) }
        case .object(let object):
            hasher.combine(object.count)
            // Members may stand in any order.
            let keys = object.keys.map { Array($0.utf8) }
            for key in keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
                hasher.combine(key)
                hash(object[String(decoding: key, as: UTF8.self)] ?? .null, into: &hasher)
            }
        case .null, .bool, .string: hasher.combine(value)
        }
    }
}
