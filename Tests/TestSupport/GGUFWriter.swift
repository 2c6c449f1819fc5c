/// Builds small GGUF files in memory, sound ones and, on purpose, broken ones.
///
/// It shares no code with the reader, so a mistake in one shows against the other.
public struct GGUFWriter: Sendable {
    /// A metadata value; arrays name the number of their elements' type.
    public indirect enum Value: Sendable {
        case uint8(UInt8), int8(Int8), uint16(UInt16), int16(Int16)
        case uint32(UInt32), int32(Int32), uint64(UInt64), int64(Int64)
        case float32(Float), float64(Double), bool(Bool)
        case string(String)
        case bytes([UInt8])
        case array(UInt32, [Value])
        /// Any type number with any bytes after it.
        case raw(UInt32, [UInt8])
    }

    /// A tensor's description and data.
    public struct Tensor: Sendable {
        /// The name to write.
        public var name: String
        /// The number of the type to write.
        public var type: UInt32
        /// The dimensions to write, the fastest-varying first.
        public var dimensions: [UInt64]
        /// The bytes of the elements, whatever the type and dimensions say.
        public var data: [UInt8]
        /// The offset to write; nil for the place where the data are put.
        public var offset: UInt64?

        /// Describes a tensor.
        public init(
            _ name: String, type: UInt32, dimensions: [UInt64], data: [UInt8],
            offset: UInt64? = nil
        ) {
            self.name = name
            self.type = type
            self.dimensions = dimensions
            self.data = data
            self.offset = offset
        }
    }

    /// The first bytes of the file.
    public var magic: [UInt8] = Array("GGUF".utf8)
    /// The version to write; the layout is the same for 2 and 3.
    public var version: UInt32 = 3
    /// The metadata entries, in order.
    public var metadata: [(key: String, value: Value)] = []
    /// The tensors, in order.
    public var tensors: [Tensor] = []

    /// Where the data are put; written as `general.alignment` unless it is 32.
    public var alignment = 32

    /// The number of tensors to write; nil for the true one.
    public var tensorCount: UInt64?

    /// The number of metadata entries to write; nil for the true one.
    public var metadataCount: UInt64?

    /// Starts with the given contents.
    public init(metadata: [(key: String, value: Value)] = [], tensors: [Tensor] = []) {
        self.metadata = metadata
        self.tensors = tensors
    }

    /// The whole file.
    public func bytes() -> [UInt8] {
        var entries = metadata
        if alignment != 32 {
            entries.append(("general.alignment", .uint32(UInt32(truncatingIfNeeded: alignment))))
        }
        var file = magic
        file.append(version)
        file.append(tensorCount ?? UInt64(tensors.count))
        file.append(metadataCount ?? UInt64(entries.count))
        for (key, value) in entries {
            file.append(text: Array(key.utf8))
            file.append(value.typeNumber)
            file.append(value)
        }
        var offset = 0
        for tensor in tensors {
            file.append(text: Array(tensor.name.utf8))
            file.append(UInt32(tensor.dimensions.count))
            for dimension in tensor.dimensions { file.append(dimension) }
            file.append(tensor.type)
            file.append(tensor.offset ?? UInt64(offset))
            offset = padded(offset + tensor.data.count)
        }
        for tensor in tensors {
            file += [UInt8](repeating: 0, count: padded(file.count) - file.count)
            file += tensor.data
        }
        return file
    }

    private func padded(_ count: Int) -> Int {
        (count + alignment - 1) / alignment * alignment
    }
}

extension GGUFWriter.Value {
    fileprivate var typeNumber: UInt32 {
        switch self {
        case .uint8: 0
        case .int8: 1
        case .uint16: 2
        case .int16: 3
        case .uint32: 4
        case .int32: 5
        case .float32: 6
        case .bool: 7
        case .string, .bytes: 8
        case .array: 9
        case .uint64: 10
        case .int64: 11
        case .float64: 12
        case .raw(let number, _): number
        }
    }
}

extension [UInt8] {
    fileprivate mutating func append<Integer: FixedWidthInteger>(_ integer: Integer) {
        for shift in stride(from: 0, to: Integer.bitWidth, by: 8) {
            append(UInt8(truncatingIfNeeded: integer >> Integer(shift)))
        }
    }

    fileprivate mutating func append(text: [UInt8]) {
        append(UInt64(text.count))
        self += text
    }

    fileprivate mutating func append(_ value: GGUFWriter.Value) {
        switch value {
        case .uint8(let number): append(contentsOf: CollectionOfOne(number))
        case .int8(let number): append(contentsOf: CollectionOfOne(UInt8(bitPattern: number)))
        case .uint16(let number): append(number)
        case .int16(let number): append(number)
        case .uint32(let number): append(number)
        case .int32(let number): append(number)
        case .uint64(let number): append(number)
        case .int64(let number): append(number)
        case .float32(let number): append(number.bitPattern)
        case .float64(let number): append(number.bitPattern)
        case .bool(let truth): append(contentsOf: CollectionOfOne(truth ? 1 : 0))
        case .string(let text): append(text: [UInt8](text.utf8))
        case .bytes(let text): append(text: text)
        case .array(let type, let elements):
            append(type)
            append(UInt64(elements.count))
            for element in elements { append(element) }
        case .raw(_, let bytes): self += bytes
        }
    }
}
