extension HeaderReader {
    /// Reads a metadata value of `type`.
    ///
    /// - Parameters:
    ///   - type: The value's type, which comes before it.
    ///   - file: The file that an array keeps alive and reads from later.
    ///   - limits: What the file may ask for.
    /// - Returns: The value.
    /// - Throws: ``GGUFError`` if the value is malformed.
    mutating func readValue(
        _ type: GGUFValueType, in file: FileBytes, limits: GGUFLimits
    ) throws(GGUFError) -> GGUFValue {
        let what: StaticString = "a metadata value"
        switch type {
        case .uint8: return .uint8(try readInteger(UInt8.self, what))
        case .int8: return .int8(try readInteger(Int8.self, what))
        case .uint16: return .uint16(try readInteger(UInt16.self, what))
        case .int16: return .int16(try readInteger(Int16.self, what))
        case .uint32: return .uint32(try readInteger(UInt32.self, what))
        case .int32: return .int32(try readInteger(Int32.self, what))
        case .uint64: return .uint64(try readInteger(UInt64.self, what))
        case .int64: return .int64(try readInteger(Int64.self, what))
        case .float32: return .float32(Float(bitPattern: try readInteger(UInt32.self, what)))
        case .float64: return .float64(Double(bitPattern: try readInteger(UInt64.self, what)))
        case .bool: return .bool(try readBool())
        case .string:
            return .string(try readString("a string", limit: limits.stringBytes))
        case .array:
            return .array(try readArray(in: file, levels: limits.arrayDepth))
        }
    }

    /// Reads an array's head and passes over its elements.
    ///
    /// - Parameters:
    ///   - file: The file that the array keeps alive and reads from later.
    ///   - levels: How many levels of arrays there may be, this one included.
    /// - Returns: The array.
    /// - Throws: ``GGUFError`` if the array is malformed.
    mutating func readArray(in file: FileBytes, levels: Int) throws(GGUFError) -> GGUFArray {
        guard levels > 0 else { throw arrayTooDeep }
        let (type, count) = try readArrayHead()
        let start = offset
        try skipElements(type, count: count, levels: levels - 1)
        return GGUFArray(
            elementType: type, count: count, levels: levels, range: start..<offset, file: file)
    }
}
