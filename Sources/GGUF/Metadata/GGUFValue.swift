/// One metadata value, in the type the file gives it.
public enum GGUFValue: Sendable {
    /// An unsigned 8-bit integer.
    case uint8(UInt8)
    /// A signed 8-bit integer.
    case int8(Int8)
    /// An unsigned 16-bit integer.
    case uint16(UInt16)
    /// A signed 16-bit integer.
    case int16(Int16)
    /// An unsigned 32-bit integer.
    case uint32(UInt32)
    /// A signed 32-bit integer.
    case int32(Int32)
    /// A single-precision number.
    case float32(Float)
    /// A truth value.
    case bool(Bool)
    /// Text.
    case string(String)
    /// A list of values of one type.
    case array(GGUFArray)
    /// An unsigned 64-bit integer.
    case uint64(UInt64)
    /// A signed 64-bit integer.
    case int64(Int64)
    /// A double-precision number.
    case float64(Double)

    /// The value's type.
    public var type: GGUFValueType {
        switch self {
        case .uint8: .uint8
        case .int8: .int8
        case .uint16: .uint16
        case .int16: .int16
        case .uint32: .uint32
        case .int32: .int32
        case .float32: .float32
        case .bool: .bool
        case .string: .string
        case .array: .array
        case .uint64: .uint64
        case .int64: .int64
        case .float64: .float64
        }
    }

    /// The value of any integer type, or nil for another type or one that does not fit in `Int`.
    public var integer: Int? {
        switch self {
        case .uint8(let value): Int(value)
        case .int8(let value): Int(value)
        case .uint16(let value): Int(value)
        case .int16(let value): Int(value)
        case .uint32(let value): Int(exactly: value)
        case .int32(let value): Int(value)
        case .uint64(let value): Int(exactly: value)
        case .int64(let value): Int(exactly: value)
        case .float32, .float64, .bool, .string, .array: nil
        }
    }

    /// The value of a floating-point type, or of an integer that `Double` holds exactly, else nil.
    public var double: Double? {
        switch self {
        case .float32(let value): Double(value)
        case .float64(let value): value
        case .uint64(let value): Double(exactly: value)
        default: integer.flatMap { Double(exactly: $0) }
        }
    }

    /// The truth value, or nil for another type.
    public var bool: Bool? {
        guard case .bool(let value) = self else { return nil }
        return value
    }

    /// The text, or nil for another type.
    public var string: String? {
        guard case .string(let value) = self else { return nil }
        return value
    }

    /// The array, or nil for another type.
    public var array: GGUFArray? {
        guard case .array(let value) = self else { return nil }
        return value
    }
}
