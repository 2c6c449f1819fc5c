/// Reads one file's header from start to end.
struct PartParser {
    private let file: FileBytes
    private let index: Int
    private let limits: GGUFLimits
    private var reader: HeaderReader

    /// Starts at the beginning of `bytes`, all of `file`, which must stay valid while parsing.
    init(bytes: UnsafeRawBufferPointer, file: FileBytes, index: Int, limits: GGUFLimits) {
        self.file = file
        self.index = index
        self.limits = limits
        reader = HeaderReader(bytes, path: file.path)
    }

    /// Reads and checks the header.
    mutating func parse() throws(GGUFError) -> Part {
        try readMagic()
        let version = try readVersion()
        let tensorCount = try readCount(
            "tensors", minimumByteCount: TensorInfo.minimumByteCount, limit: limits.tensors)
        // A key's length, a type and one byte.
        let metadataCount = try readCount(
            "metadata entries", minimumByteCount: 13, limit: limits.metadataEntries)
        let metadata = try readMetadata(count: metadataCount)
        let alignment = try alignment(in: metadata)

        var infos: [TensorInfo] = []
        infos.reserveCapacity(tensorCount)
        for _ in 0..<tensorCount {
            infos.append(try reader.readTensorInfo(limits: limits))
        }
        let headerEnd = reader.offset
        let dataOffset = Part.dataOffset(headerEnd: headerEnd, alignment: alignment)
        let layout = DataLayout(
            file: file, partIndex: index, alignment: alignment, dataOffset: dataOffset)
        return Part(
            file: file, version: version, alignment: alignment, metadata: metadata,
            tensors: try layout.place(infos), headerEnd: headerEnd, dataOffset: dataOffset)
    }

    private mutating func readMagic() throws(GGUFError) {
        let found = try reader.readInteger(UInt32.self, "the magic number `GGUF`")
        guard found == Self.magic else { throw .notGGUF(found, path: file.path) }
    }

    /// The bytes `GGUF`, read as a little-endian number.
    private static let magic: UInt32 = 0x4655_4747

    private mutating func readVersion() throws(GGUFError) -> Int {
        let start = reader.offset
        let version = try reader.readInteger(UInt32.self, "the version")
        switch version {
        case 2, 3: return Int(version)
        case _ where version != 0 && version & 0xFFFF == 0:
            // A small version in the other byte order, which version 3 allows for.
            throw .bigEndian(version: version.byteSwapped, offset: start, path: file.path)
        default: throw .unsupportedVersion(version, offset: start, path: file.path)
        }
    }

    private mutating func readCount(
        _ what: StaticString, minimumByteCount: Int, limit: Int
    ) throws(GGUFError) -> Int {
        let start = reader.offset
        let count = try reader.readCount(what, minimumByteCount: minimumByteCount)
        guard count <= limit else {
            throw .tooMany(
                what, limit: limit, found: count, offset: start, path: file.path)
        }
        return count
    }

    private mutating func readMetadata(count: Int) throws(GGUFError) -> GGUFMetadata {
        var keys: [String] = []
        var values: [GGUFValue] = []
        var positions: [UTF8Key: Int] = [:]
        keys.reserveCapacity(count)
        values.reserveCapacity(count)
        positions.reserveCapacity(count)
        for position in 0..<count {
            let start = reader.offset
            let key = try reader.readString("a metadata key", limit: limits.keyBytes)
            guard positions.updateValue(position, forKey: UTF8Key(key)) == nil else {
                throw .duplicateKey(key, offset: start, path: file.path)
            }
            do throws(GGUFError) {
                let type = try reader.readValueType()
                values.append(try reader.readValue(type, in: file, limits: limits))
            } catch {
                throw error.naming(key: key)
            }
            keys.append(key)
        }
        return GGUFMetadata(keys: keys, values: values, positions: positions, path: file.path)
    }

    private func alignment(in metadata: GGUFMetadata) throws(GGUFError) -> Int {
        let key = Part.alignmentKey
        guard let alignment = try metadata.int(key) else { return Self.defaultAlignment }
        guard alignment >= 8, alignment.nonzeroBitCount == 1 else {
            throw .invalidAlignment(alignment, key: key, path: file.path)
        }
        return alignment
    }

    /// The alignment of a file that does not state one, from the GGUF specification.
    private static let defaultAlignment = 32
}
