extension GGUFArray {
    /// The elements of type `string` as their bytes end to end, or nil for another type.
    ///
    /// Strings of vocabularies are not always UTF-8; here they are kept byte for byte.
    ///
    /// - Returns: The bytes, and `count + 1` offsets into them: string `i` is
    ///   `bytes[offsets[i]..<offsets[i + 1]]`. Nil also if the file has changed since it was opened.
    /// - Complexity: O(bytes of the array), two allocations.
    public func byteStrings() -> (bytes: [UInt8], offsets: [Int])? {
        guard elementType == .string else { return nil }
        let lengthSize = MemoryLayout<UInt64>.size
        let total = range.count - count * lengthSize
        var offsets = [0]
        offsets.reserveCapacity(count + 1)
        let bytes = file.withBytes { file in
            let elements = UnsafeRawBufferPointer(rebasing: file[range])
            return [UInt8](unsafeUninitializedCapacity: total) { bytes, used in
                var position = 0
                for _ in 0..<count {
                    guard position + lengthSize <= elements.count else { return }
                    let length = UInt64(
                        littleEndian: elements.loadUnaligned(
                            fromByteOffset: position, as: UInt64.self))
                    position += lengthSize
                    // The lengths were checked when the file was opened, but the pages of a
                    // mapping follow the file, so they are not trusted a second time.
                    guard length <= UInt64(min(elements.count - position, total - used)) else {
                        return
                    }
                    let end = position + Int(length)
                    UnsafeMutableRawBufferPointer(bytes).baseAddress?
                        .advanced(by: used)
                        .copyMemory(
                            from: elements.baseAddress.unsafelyUnwrapped + position,
                            byteCount: Int(length))
                    position = end
                    used += Int(length)
                    offsets.append(used)
                }
            }
        }
        guard offsets.count == count + 1 else { return nil }
        return (bytes, offsets)
    }

    /// The elements of type `string`, or nil for another type.
    ///
    /// - Returns: Nil also if an element is not UTF-8; ``byteStrings()`` reads those.
    /// - Complexity: O(bytes of the array), one allocation per string of more than 15 bytes.
    public func strings() -> [String]? {
        guard let (bytes, offsets) = byteStrings() else { return nil }
        var strings: [String] = []
        strings.reserveCapacity(count)
        return bytes.withUnsafeBufferPointer { bytes in
            for index in 0..<count {
                let element = UnsafeBufferPointer(
                    rebasing: bytes[offsets[index]..<offsets[index + 1]])
                guard let string = String(validating: element, as: UTF8.self) else { return nil }
                strings.append(string)
            }
            return strings
        }
    }

    /// The elements of type `array`, or nil for another type.
    ///
    /// - Returns: Nil also if the file has changed since it was opened.
    /// - Complexity: O(bytes of the array), one allocation.
    public func arrays() -> [GGUFArray]? {
        guard elementType == .array else { return nil }
        return file.withBytes { bytes in
            var reader = HeaderReader(
                UnsafeRawBufferPointer(rebasing: bytes[..<range.upperBound]),
                offset: range.lowerBound, path: nil)
            var arrays: [GGUFArray] = []
            arrays.reserveCapacity(count)
            for _ in 0..<count {
                guard let array = try? reader.readArray(in: file, levels: levels - 1) else {
                    return nil
                }
                arrays.append(array)
            }
            return arrays
        }
    }
}
