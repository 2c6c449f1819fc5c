import Foundation

/// The SHA-256 of a file.
enum FileHash {
    private static let pieceByteCount = 1 << 20

    /// Reads a file to its end and hashes it.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - progress: Called with the bytes hashed, and the file's length.
    /// - Returns: The SHA-256 in hexadecimal digits, and how many bytes were read.
    /// - Throws: `ApusError` with `unreadable`; `CancellationError` when the task is cancelled.
    /// - Complexity: O(length) time, about 2.5 s per gigabyte; constant memory.
    static func sha256(
        of url: URL, progress: (PullProgress) -> Void
    ) throws -> (digest: String, byteCount: Int64) {
        // Without O_NONBLOCK, opening a named pipe would wait for a writer.
        let file = try OpenFile(url, flags: O_RDONLY | O_NONBLOCK)
        let total = try file.byteCount()
        let buffer = UnsafeMutableRawBufferPointer.allocate(
            byteCount: pieceByteCount, alignment: 16)
        defer { buffer.deallocate() }
        var hash = SHA256()
        var byteCount: Int64 = 0
        while true {
            try Task.checkCancellation()
            let count = try file.read(into: buffer)
            if count == 0 { return (hash.hexDigest(), byteCount) }
            hash.update(UnsafeRawBufferPointer(rebasing: buffer.prefix(count)))
            byteCount += Int64(count)
            progress(.verifying(byteCount: byteCount, total: total))
        }
    }
}
