/// A tensor's description in the header, checked by itself but not against the data.
struct TensorInfo {
    let name: String
    let type: GGUFTensorType
    let dimensions: [Int]
    let elementCount: Int
    let byteCount: Int

    /// Where the data begins, in bytes from the start of all data.
    let dataOffset: UInt64

    /// Where the description begins in the file.
    let headerOffset: Int

    /// An empty name, one dimension, a type and an offset.
    static let minimumByteCount = 8 + 4 + 8 + 4 + 8

    /// As many dimensions as ggml gives a tensor (`GGML_MAX_DIMS`).
    static let maximumDimensions: UInt32 = 4
}

extension HeaderReader {
    /// Reads a tensor's description.
    mutating func readTensorInfo(limits: GGUFLimits) throws(GGUFError) -> TensorInfo {
        let start = offset
        let name = try readString("a tensor name", limit: limits.nameBytes)
        do throws(GGUFError) {
            let dimensions = try readDimensions()
            let type = try readTensorType()
            let dataOffset = try readInteger(UInt64.self, "a tensor's data offset")
            let elementCount = try product(of: dimensions, offset: start)
            guard dimensions[0].isMultiple(of: type.blockElements) else {
                throw .partialBlock(
                    type: type, rowElements: dimensions[0], offset: start, path: path)
            }
            guard let byteCount = type.byteCount(elements: elementCount) else {
                throw .sizeOverflow(dimensions: dimensions, offset: start, path: path)
            }
            return TensorInfo(
                name: name, type: type, dimensions: dimensions, elementCount: elementCount,
                byteCount: byteCount, dataOffset: dataOffset, headerOffset: start)
        } catch {
            throw error.naming(tensor: name)
        }
    }

    private mutating func readDimensions() throws(GGUFError) -> [Int] {
        let start = offset
        let count = try readInteger(UInt32.self, "a tensor's dimension count")
        guard 1...TensorInfo.maximumDimensions ~= count else {
            throw .invalidDimensionCount(count, offset: start, path: path)
        }
        var dimensions: [Int] = []
        for _ in 0..<count {
            let start = offset
            let length = try readInteger(UInt64.self, "a tensor's dimension")
            guard let dimension = Int(exactly: length), dimension > 0 else {
                throw .invalidDimension(length, offset: start, path: path)
            }
            dimensions.append(dimension)
        }
        return dimensions
    }

    private mutating func readTensorType() throws(GGUFError) -> GGUFTensorType {
        let start = offset
        let number = try readInteger(UInt32.self, "a tensor's type")
        guard let type = GGUFTensorType(rawValue: number) else {
            throw .unreadableTensorType(number, offset: start, path: path)
        }
        return type
    }

    private func product(of dimensions: [Int], offset: Int) throws(GGUFError) -> Int {
        var product = 1
        for dimension in dimensions {
            let (next, overflow) = product.multipliedReportingOverflow(by: dimension)
            guard !overflow else {
                throw .sizeOverflow(dimensions: dimensions, offset: offset, path: path)
            }
            product = next
        }
        return product
    }
}
