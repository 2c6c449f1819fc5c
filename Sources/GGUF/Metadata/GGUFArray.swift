/// An array of a file's metadata, decoded from the file's bytes when asked.
///
/// Opening a file walks over an array's elements to check them but keeps none, so an array costs
/// nothing until it is read. An array keeps the file's bytes alive.
public struct GGUFArray: Sendable {
    /// The type of the elements.
    public let elementType: GGUFValueType

    /// How many elements there are.
    public let count: Int

    /// How many levels of arrays there may be, this one included.
    let levels: Int

    /// Where the elements lie in the file.
    let range: Range<Int>

    let file: FileBytes

    /// The elements of an integer type, or nil for another type.
    ///
    /// - Returns: Nil also if an element does not fit in `Int`.
    /// - Complexity: O(`count`), one allocation.
    public func integers() -> [Int]? {
        switch elementType {
        case .uint8: integers(UInt8.self)
        case .int8: integers(Int8.self)
        case .uint16: integers(UInt16.self)
        case .int16: integers(Int16.self)
        case .uint32: integers(UInt32.self)
        case .int32: integers(Int32.self)
        case .uint64: integers(UInt64.self)
        case .int64: integers(Int64.self)
        case .float32, .float64, .bool, .string, .array: nil
        }
    }

    /// The elements of type `float32`, or of type `float64` rounded to `Float`, or nil.
    ///
    /// - Complexity: O(`count`), one allocation.
    public func floats() -> [Float]? {
        switch elementType {
        case .float32: elements(UInt32.self).map(Float.init(bitPattern:))
        case .float64: elements(UInt64.self).map { Float(Double(bitPattern: $0)) }
        default: nil
        }
    }

    /// The elements of type `bool`, or nil for another type.
    ///
    /// - Complexity: O(`count`), one allocation.
    public func bools() -> [Bool]? {
        guard elementType == .bool else { return nil }
        return elements(UInt8.self).map { $0 != 0 }
    }

    private func integers<Element: FixedWidthInteger & BitwiseCopyable>(
        _: Element.Type
    ) -> [Int]? {
        var integers: [Int] = []
        integers.reserveCapacity(count)
        for element in elements(Element.self) {
            guard let integer = Int(exactly: element) else { return nil }
            integers.append(integer)
        }
        return integers
    }

    /// The elements as the integers of their width.
    ///
    /// - Precondition: The elements have the size of `Element`.
    private func elements<Element: FixedWidthInteger & BitwiseCopyable>(
        _: Element.Type
    ) -> [Element] {
        precondition(range.count == count * MemoryLayout<Element>.size)
        return file.withBytes { bytes in
            [Element](unsafeUninitializedCapacity: count) { elements, initializedCount in
                for index in 0..<count {
                    let offset = range.lowerBound + index * MemoryLayout<Element>.size
                    let element = bytes.loadUnaligned(fromByteOffset: offset, as: Element.self)
                    elements.initializeElement(at: index, to: Element(littleEndian: element))
                }
                initializedCount = count
            }
        }
    }
}
