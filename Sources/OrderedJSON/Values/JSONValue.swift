/// A JSON value that keeps the order of object members and the exact text of numbers.
///
/// Equality is exact: strings and keys are compared as UTF-8 bytes, numbers by their text, and
/// objects member by member in order. Use ``isEquivalent(to:)`` for equality as JSON defines it.
public enum JSONValue: Sendable {
    /// The literal `null`.
    case null
    /// The literal `true` or `false`.
    case bool(Bool)
    /// A number, as written.
    case number(JSONNumber)
    /// A string.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object, in member order.
    case object(JSONObject)
}

extension JSONValue: Hashable {
    /// Whether both values have the same text, apart from white space and escapes.
    public static func == (left: JSONValue, right: JSONValue) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.string(let left), .string(let right)): left.hasSameBytes(as: right)
        case (.array(let left), .array(let right)): left == right
        case (.object(let left), .object(let right)): left == right
        default: false
        }
    }

    /// Feeds the value's exact text into the hasher.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(0 as UInt8)
        case .bool(let value): hasher.combine(value)
        case .number(let number): hasher.combine(number)
        case .string(let text): text.hashBytes(into: &hasher)
        case .array(let elements): hasher.combine(elements)
        case .object(let object): hasher.combine(object)
        }
    }

    /// Whether both values mean the same: numbers by value, objects whatever their order.
    ///
    /// This is the equality of JSON Schema 2020-12, section 4.2.2.
    ///
    /// - Parameter other: The value to compare with.
    /// - Returns: Whether the values are equal as JSON.
    public func isEquivalent(to other: JSONValue) -> Bool {
        switch (self, other) {
        case (.number(let left), .number(let right)):
            return left.isNumericallyEqual(to: right)
        case (.array(let left), .array(let right)):
            guard left.count == right.count else { return false }
            return zip(left, right).allSatisfy { $0.isEquivalent(to: $1) }
        case (.object(let left), .object(let right)):
            guard left.count == right.count else { return false }
            return left.allSatisfy { key, value in
                right[key].map { value.isEquivalent(to: $0) } ?? false
            }
        default:
            return self == other
        }
    }
}
