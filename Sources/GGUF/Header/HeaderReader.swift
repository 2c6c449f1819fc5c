/// A position in a file's header that moves forward over checked little-endian values.
///
/// Nothing is read without comparing its length with the bytes that remain.
struct HeaderReader {
    private let bytes: UnsafeRawBufferPointer
    /// The path of the file, for error texts.
    let path: String?

    /// Where the next value begins, in bytes from the start of the file.
    private(set) var offset: Int

    /// Starts at `offset` of `bytes`, which must outlive the reader.
    init(_ bytes: UnsafeRawBufferPointer, offset: Int = 0, path: String?) {
        self.bytes = bytes
        self.offset = offset
        self.path = path
    }

    /// How many bytes remain.
    var remaining: Int { bytes.count - offset }

    /// Reads an integer; `what` names it in the error of a file that ends before it does.
    mutating func readInteger<Value: FixedWidthInteger & BitwiseCopyable>(
        _: Value.Type, _ what: StaticString
    ) throws(GGUFError) -> Value {
        let size = MemoryLayout<Value>.size
        guard size <= remaining else { throw truncated(what, needed: UInt64(size)) }
        defer { offset += size }
        return Value(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Value.self))
    }

    /// Reads a byte that must be 0 or 1.
    mutating func readBool() throws(GGUFError) -> Bool {
        let start = offset
        switch try readInteger(UInt8.self, "a bool") {
        case 0: return false
        case 1: return true
        case let found: throw .invalidBool(found, offset: start, path: path)
        }
    }

    /// Reads a 64-bit length and passes over as many bytes.
    ///
    /// - Returns: Where those bytes are.
    mutating func readStringRange(_ what: StaticString) throws(GGUFError) -> Range<Int> {
        let length = try readInteger(UInt64.self, what)
        guard length <= UInt64(remaining) else { throw truncated(what, needed: length) }
        let start = offset
        offset += Int(length)
        return start..<offset
    }

    /// Reads a string that must be UTF-8 and no longer than `limit` bytes.
    mutating func readString(
        _ what: StaticString, limit: Int
    ) throws(GGUFError) -> String {
        let start = offset
        let range = try readStringRange(what)
        guard range.count <= limit else {
            throw .tooLong(
                what, limit: limit, found: range.count, offset: start, path: path)
        }
        let text = UnsafeRawBufferPointer(rebasing: bytes[range])
        guard let string = String(validating: text, as: UTF8.self) else {
            throw .invalidUTF8(what, offset: range.lowerBound, path: path)
        }
        return string
    }

    /// Reads the number of a value type.
    mutating func readValueType() throws(GGUFError) -> GGUFValueType {
        let start = offset
        let number = try readInteger(UInt32.self, "a value type")
        guard let type = GGUFValueType(rawValue: number) else {
            throw .unknownValueType(number, offset: start, path: path)
        }
        return type
    }

    /// Reads a count of things that take at least `minimumByteCount` bytes each.
    mutating func readCount(
        _ what: StaticString, minimumByteCount: Int
    ) throws(GGUFError) -> Int {
        let start = offset
        let count = try readInteger(UInt64.self, what)
        guard count <= UInt64(remaining / minimumByteCount) else {
            throw .countTooLarge(
                what, count: count, limit: remaining / minimumByteCount, offset: start, path: path)
        }
        return Int(count)
    }

    /// Passes over `count` elements of an array, checking everything that reading them relies on.
    ///
    /// - Parameters:
    ///   - type: The type of the elements.
    ///   - count: How many there are, as `readArrayHead` returned it.
    ///   - levels: How many levels of arrays may lie below.
    /// - Throws: ``GGUFError`` if an element is malformed.
    mutating func skipElements(
        _ type: GGUFValueType, count: Int, levels: Int
    ) throws(GGUFError) {
        switch type {
        case .string:
            for _ in 0..<count { _ = try readStringRange("a string in an array") }
        case .array:
            for _ in 0..<count { try skipArray(levels: levels) }
        case .bool:
            for _ in 0..<count { _ = try readBool() }
        default:
            // `readCount` has compared the product with the bytes that remain.
            offset += count * type.minimumByteCount
        }
    }

    /// Reads the type and count of an array's elements.
    mutating func readArrayHead() throws(GGUFError) -> (type: GGUFValueType, count: Int) {
        let type = try readValueType()
        let count = try readCount("array elements", minimumByteCount: type.minimumByteCount)
        return (type, count)
    }

    /// The error of an array below the last level allowed.
    var arrayTooDeep: GGUFError { .arrayTooDeep(offset: offset, path: path) }

    private mutating func skipArray(levels: Int) throws(GGUFError) {
        guard levels > 0 else { throw arrayTooDeep }
        let (type, count) = try readArrayHead()
        try skipElements(type, count: count, levels: levels - 1)
    }

    private func truncated(_ what: StaticString, needed: UInt64) -> GGUFError {
        .truncatedHeader(what, needed: needed, remaining: remaining, offset: offset, path: path)
    }
}
