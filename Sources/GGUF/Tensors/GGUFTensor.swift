/// One tensor of a file: its name, type, shape and a view of its bytes.
///
/// The view was checked against the file's size when the file was opened. It begins at an address
/// that is a multiple of 8 bytes at least, and of the file's alignment up to 4096.
public struct GGUFTensor: Sendable {
    /// The tensor's name, such as `blk.0.attn_q.weight`.
    public let name: String

    /// The type of the elements.
    public let type: GGUFTensorType

    /// The lengths of the dimensions, the fastest-varying first, as in the file; 1 to 4 of them.
    ///
    /// A matrix stored as `[columns, rows]` has rows of `columns` adjacent elements.
    public let dimensions: [Int]

    /// The product of the dimensions.
    public let elementCount: Int

    /// The size of the tensor's data in bytes.
    public let byteCount: Int

    /// Where the data begins in its part of the file, in bytes.
    public let fileOffset: Int

    /// Which part of a split file holds the data, from 0; 0 for a file that is not split.
    public let partIndex: Int

    let file: FileBytes

    /// The tensor's bytes, valid while this value, a copy of it or the file's object lives.
    ///
    /// Prefer ``withUnsafeBytes(_:)`` where the lifetime is not plain.
    public var bytes: UnsafeRawBufferPointer {
        file.bytes(in: fileOffset..<fileOffset + byteCount)
    }

    /// Calls `body` with the tensor's bytes, which stay valid during the call.
    ///
    /// - Parameter body: Receives the bytes; they must not be used after it returns.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws.
    public func withUnsafeBytes<Result, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        defer { withExtendedLifetime(file) {} }
        return try body(bytes)
    }
}
