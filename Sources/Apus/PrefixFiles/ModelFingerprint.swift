import GGUF

/// Tells models apart by what their keys and values depend on.
enum ModelFingerprint {
    /// Bytes of each tensor that are looked at, in pieces spread over it.
    private static let pieces = 8
    private static let pieceByteCount = 512

    /// The SHA-256 of all metadata but long arrays (vocabularies), and of each tensor's name, type,
    /// shape and 4 KiB of its weights.
    ///
    /// Hashing whole files would take seconds. Models that differ do so in most of their weights, and
    /// so in those that are looked at.
    ///
    /// - Parameter file: The model's file.
    /// - Returns: 32 bytes.
    /// - Complexity: Time in the number of tensors, about 10 ms for a small model.
    static func of(_ file: GGUFFile) -> [UInt8] {
        var hash = SHA256()
        for key in file.metadata.keys.sorted(by: {
            Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8))
        }) {
            guard let value = file.metadata[key] else { continue }
            hash.update("\(key)=\(text(value))\n".utf8)
        }
        for tensor in file.tensors {
            hash.update("\(tensor.name) \(tensor.type.rawValue) \(tensor.dimensions)\n".utf8)
            tensor.withUnsafeBytes { bytes in
                for piece in 0..<pieces {
                    let start = max(0, bytes.count - pieceByteCount) / (pieces - 1) * piece
                    let end = min(bytes.count, start + pieceByteCount)
                    hash.update(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
                }
            }
        }
        return hash.digest()
    }

    /// Metadata that computing may depend on: single values, and short lists of numbers.
    private static func text(_ value: GGUFValue) -> String {
        guard let array = value.array else {
            return value.integer.map(String.init) ?? value.double.map { "\($0)" }
                ?? value.bool.map { "\($0)" } ?? value.string ?? ""
        }
        guard array.count <= 4096 else { return "\(array.count) values" }
        let numbers = array.integers().map { "\($0)" } ?? array.floats().map { "\($0)" }
        return numbers ?? "\(array.count) values"
    }
}
