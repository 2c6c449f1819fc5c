import Foundation

/// An open GGUF file: its metadata and views of its tensors, memory-mapped and checked.
///
/// Opening reads the header only. Tensor data come from the mapping when they are touched, so
/// opening takes milliseconds and the system shares the pages between processes. Opening any part
/// of a split file opens all parts.
///
/// Every size and offset is checked against the file when it is opened. The file must not be
/// shortened or overwritten while it is open: touching a page that has gone makes the system end
/// the process with SIGBUS, which no check here can prevent.
///
/// Format: [GGUF specification](https://github.com/ggml-org/ggml/blob/master/docs/gguf.md),
/// versions 2 and 3, little-endian.
public final class GGUFFile: Sendable {
    /// The GGUF version: 2 or 3.
    public let version: Int

    /// The alignment of tensor data in the first part, in bytes: a power of two of at least 8.
    public let alignment: Int

    /// The metadata of the file, or of the first part of a split file.
    public let metadata: GGUFMetadata

    /// The tensors of all parts, in the order of the file.
    public let tensors: [GGUFTensor]

    /// The size of all parts together in bytes.
    public let byteCount: Int

    /// The paths of all parts in order; empty for bytes that were never a file.
    public let paths: [String]

    private let parts: [Part]
    private let positions: [UTF8Key: Int]

    /// Opens the file at `path`, and the other parts if it is a part of a split file.
    ///
    /// - Parameters:
    ///   - path: The path of the file, or of any part of a split file.
    ///   - limits: What the file may ask for.
    /// - Throws: ``GGUFError`` if a part cannot be opened or is malformed.
    /// - Complexity: O(bytes of the header); tensor data are not touched.
    public convenience init(path: String, limits: GGUFLimits = .default) throws(GGUFError) {
        try self.init(parts: Self.openParts(path: path, limits: limits), limits: limits)
    }

    /// Opens the file at `url`, and the other parts if it is a part of a split file.
    ///
    /// - Parameters:
    ///   - url: The `file:` address of the file, or of any part of a split file.
    ///   - limits: What the file may ask for.
    /// - Throws: ``GGUFError`` if a part cannot be opened or is malformed.
    /// - Complexity: O(bytes of the header); tensor data are not touched.
    public convenience init(url: URL, limits: GGUFLimits = .default) throws(GGUFError) {
        guard url.isFileURL else { throw .notAFileURL(url) }
        try self.init(path: url.path(percentEncoded: false), limits: limits)
    }

    /// Reads a file that is not split from its bytes, which are copied.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - limits: What the file may ask for.
    /// - Throws: ``GGUFError`` if the bytes are malformed.
    public convenience init(bytes: [UInt8], limits: GGUFLimits = .default) throws(GGUFError) {
        try self.init(parts: [bytes], limits: limits)
    }

    /// Reads a file from the bytes of its parts in order, which are copied.
    ///
    /// - Parameters:
    ///   - parts: All parts; one for a file that is not split.
    ///   - limits: What the file may ask for.
    /// - Throws: ``GGUFError`` if a part is malformed or does not fit the others.
    public convenience init(
        parts: [[UInt8]], limits: GGUFLimits = .default
    ) throws(GGUFError) {
        var read: [Part] = []
        for bytes in parts {
            let file = try FileBytes(copying: bytes)
            read.append(try Part(file: file, index: read.count, limits: limits))
        }
        try self.init(parts: read, limits: limits)
    }

    private init(parts: [Part], limits: GGUFLimits) throws(GGUFError) {
        guard let first = parts.first else { throw .emptyFile(path: nil) }
        try Self.checkSplit(parts)
        var tensors: [GGUFTensor] = []
        var positions: [UTF8Key: Int] = [:]
        tensors.reserveCapacity(parts.reduce(0) { $0 + $1.tensors.count })
        positions.reserveCapacity(tensors.capacity)
        for part in parts {
            for tensor in part.tensors {
                let key = UTF8Key(tensor.name)
                guard positions.updateValue(tensors.count, forKey: key) == nil else {
                    throw .duplicateTensor(tensor.name, path: part.file.path)
                }
                tensors.append(tensor)
            }
            guard tensors.count <= limits.tensors else {
                throw .tooMany(
                    "tensors", limit: limits.tensors, found: tensors.count, path: part.file.path)
            }
        }
        version = first.version
        alignment = first.alignment
        metadata = first.metadata
        byteCount = parts.reduce(0) { $0 + $1.file.count }
        paths = parts.compactMap(\.file.path)
        self.tensors = tensors
        self.positions = positions
        self.parts = parts
    }

    /// Asks the system to start reading all tensor data into memory; returns at once.
    ///
    /// Without it pages are read when they are first touched, one miss at a time.
    public func prefetch() {
        for part in parts { part.file.prefetch(from: part.dataOffset) }
    }
}

extension GGUFFile {
    /// The tensor called `name`, or nil if the file does not have it.
    ///
    /// - Parameter name: The name, compared by its bytes.
    /// - Returns: The tensor, whichever part it is in.
    /// - Complexity: O(length of `name`).
    public func tensor(named name: String) -> GGUFTensor? {
        positions[UTF8Key(name)].map { tensors[$0] }
    }

    /// The tensor called `name`, which the file must have.
    ///
    /// - Parameter name: The name, compared by its bytes.
    /// - Returns: The tensor, whichever part it is in.
    /// - Throws: ``GGUFError`` naming the tensor if the file does not have it.
    /// - Complexity: O(length of `name`).
    public func requireTensor(named name: String) throws(GGUFError) -> GGUFTensor {
        guard let tensor = tensor(named: name) else {
            throw .missingTensor(name, path: paths.first)
        }
        return tensor
    }

    /// The tensor called `name`, which the file must have in a type that can be computed with.
    ///
    /// - Parameter name: The name, compared by its bytes.
    /// - Returns: The tensor, whichever part it is in.
    /// - Throws: ``GGUFError`` naming the tensor if it is absent or not a supported weight.
    /// - Complexity: O(length of `name`).
    public func requireWeight(named name: String) throws(GGUFError) -> GGUFTensor {
        let tensor = try requireTensor(named: name)
        guard tensor.type.isSupportedWeight else { throw .unsupportedWeightType(tensor) }
        return tensor
    }
}
