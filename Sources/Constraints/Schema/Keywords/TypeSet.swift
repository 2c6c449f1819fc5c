/// The types that a schema allows; `integer` is a kind of number.
struct TypeSet: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    static let null = TypeSet(rawValue: 1)
    static let boolean = TypeSet(rawValue: 2)
    static let integer = TypeSet(rawValue: 4)
    static let number = TypeSet(rawValue: 12)
    static let string = TypeSet(rawValue: 16)
    static let array = TypeSet(rawValue: 32)
    static let object = TypeSet(rawValue: 64)
    static let all = TypeSet(rawValue: 127)

    /// The type of a name that `type` may have (JSON Schema 2020-12 validation, section 6.1.1).
    init?(named name: String) {
        switch name {
        case "null": self = .null
        case "boolean": self = .boolean
        case "integer": self = .integer
        case "number": self = .number
        case "string": self = .string
        case "array": self = .array
        case "object": self = .object
        default: return nil
        }
    }

    init(rawValue: UInt8) { self.rawValue = rawValue }
}
