/// The types of metadata values, with their numbers from the file.
public enum GGUFValueType: UInt32, Sendable, Hashable, CaseIterable {
    /// An unsigned 8-bit integer.
    case uint8 = 0
    /// A signed 8-bit integer.
    case int8 = 1
    /// An unsigned 16-bit integer.
    case uint16 = 2
    /// A signed 16-bit integer.
    case int16 = 3
    /// An unsigned 32-bit integer.
    case uint32 = 4
    /// A signed 32-bit integer.
    case int32 = 5
    /// IEEE 754 single precision.
    case float32 = 6
    /// One byte, 0 or 1.
    case bool = 7
    /// A 64-bit length in bytes, then UTF-8.
    case string = 8
    /// An element type, a 64-bit count, then the elements.
    case array = 9
    /// An unsigned 64-bit integer.
    case uint64 = 10
    /// A signed 64-bit integer.
    case int64 = 11
    /// IEEE 754 double precision.
    case float64 = 12

    /// Whether this is one of the eight integer types.
    public var isInteger: Bool {
        switch self {
        case .uint8, .int8, .uint16, .int16, .uint32, .int32, .uint64, .int64: true
        case .float32, .float64, .bool, .string, .array: false
        }
    }

    /// The size of every value of this type in bytes, or nil where it varies.
    var fixedByteCount: Int? {
        switch self {
        case .uint8, .int8, .bool: 1
        case .uint16, .int16: 2
        case .uint32, .int32, .float32: 4
        case .uint64, .int64, .float64: 8
        case .string, .array: nil
        }
    }

    /// The size of the smallest value of this type in bytes: an empty string or array if it varies.
    var minimumByteCount: Int {
        switch self {
        case .string: 8
        case .array: 12
        default: fixedByteCount ?? 1
        }
    }
}

extension GGUFValueType: CustomStringConvertible {
    /// The type's name as the GGUF specification writes it, in lower case.
    public var description: String {
        switch self {
        case .uint8: "uint8"
        case .int8: "int8"
        case .uint16: "uint16"
        case .int16: "int16"
        case .uint32: "uint32"
        case .int32: "int32"
        case .float32: "float32"
        case .bool: "bool"
        case .string: "string"
        case .array: "array"
        case .uint64: "uint64"
        case .int64: "int64"
        case .float64: "float64"
        }
    }
}
