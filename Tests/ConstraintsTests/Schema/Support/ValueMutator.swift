import OrderedJSON
import TestSupport

/// Makes values that nearly meet a schema: known values with small changes.
struct ValueMutator {
    private var generator: SeededGenerator
    /// Values to put in the place of others.
    private let pool: [JSONValue]
    /// Keys to add to objects.
    private let keys: [String]

    /// Creates a mutator with the values and keys of a schema and its instances.
    init(seed: UInt64, schema: JSONValue, instances: [JSONValue]) {
        generator = SeededGenerator(seed: seed)
        var pool: [JSONValue] = [
            .null, true, false, 0, 1, -1, 2, 3, 7, 100, "", "a", "foo", "1", "2024-02-29", [], [:],
            [1], ["a", "a"], ["a": 1], [1, "a", nil],
        ]
        var keys: [String] = ["a", "b", "foo", "bar", "x-y", "ключ", "q\"\\"]
        for value in [schema] + instances { Self.collect(value, &pool, &keys) }
        self.pool = pool
        self.keys = keys
    }

    private static func collect(
        _ value: JSONValue, _ pool: inout [JSONValue], _ keys: inout [String]
    ) {
        guard pool.count < 400 else { return }
        switch value {
        case .object(let object):
            for (key, member) in object {
                keys.append(key)
                collect(member, &pool, &keys)
            }
            if object.count < 4 { pool.append(value) }
        case .array(let elements):
            for element in elements {
                collect(element, &pool, &keys)
                if let text = element.stringValue { keys.append(text) }
            }
            if elements.count < 4 { pool.append(value) }
        case .number(let number):
            pool.append(value)
            if let integer = number.intValue, abs(integer) < 1 << 40 {
                pool += [integer - 1, integer + 1].map { .number(JSONNumber($0)) }
                pool += ["\(integer).5"].compactMap { JSONNumber(rawText: $0).map { .number($0) } }
            }
        case .string(let text):
            guard text.utf8.count < 80 else { return }
            pool += [value, .string(text + "z"), .string(String(text.dropLast()))]
        default: break
        }
    }

    /// The value with one to three changes.
    mutating func mutated(_ value: JSONValue) -> JSONValue {
        var value = value
        for _ in 0..<Int.random(in: 1...3, using: &generator) { value = changed(value) }
        return value
    }

    private mutating func changed(_ value: JSONValue) -> JSONValue {
        switch value {
        case .object(var object) where !chance(8):
            if object.isEmpty || chance(4) {
                object[keys.randomElement(using: &generator) ?? "a"] = randomValue()
                return .object(object)
            }
            let key = object.keys[Int.random(in: 0..<object.count, using: &generator)]
            if chance(4) {
                object[key] = nil
            } else if let member = object[key] {
                object[key] = changed(member)
            }
            return .object(object)
        case .array(var elements) where !chance(8):
            if elements.isEmpty || chance(4) {
                elements.append(chance(2) ? randomValue() : elements.last ?? randomValue())
                return .array(elements)
            }
            let index = Int.random(in: 0..<elements.count, using: &generator)
            if chance(4) {
                elements.remove(at: index)
            } else {
                elements[index] = changed(elements[index])
            }
            return .array(elements)
        case .string(let text) where chance(2):
            return .string(chance(2) ? text + "é" : String(text.dropFirst()))
        default:
            return randomValue()
        }
    }

    private mutating func randomValue() -> JSONValue {
        pool.randomElement(using: &generator) ?? .null
    }

    private mutating func chance(_ count: Int) -> Bool {
        Int.random(in: 0..<count, using: &generator) == 0
    }
}
