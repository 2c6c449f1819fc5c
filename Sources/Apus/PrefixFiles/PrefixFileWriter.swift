import Foundation

/// Writes a saved prefix so that a reader sees a whole file or none.
final class PrefixFileWriter {
    private let final: URL
    private let draft: URL
    private let file: OpenFile
    private var hash = SHA256()
    private var isPublished = false

    /// Begins a file that gets its name when it is complete.
    ///
    /// - Throws: `ApusError` with `unwritable` or `noSpace`.
    init(_ url: URL, _ header: PrefixFileHeader) throws(ApusError) {
        final = url
        draft = url.deletingLastPathComponent()
            .appending(path: ".\(url.lastPathComponent).\(UUID().uuidString).new")
        file = try OpenFile(draft, flags: O_WRONLY | O_CREAT | O_EXCL)
        try write(header.bytes)
    }

    deinit { if !isPublished { unlink(draft.path) } }

    /// Writes the next bytes.
    func write(_ bytes: UnsafeRawBufferPointer) throws(ApusError) {
        hash.update(bytes)
        try file.write(bytes)
    }

    /// Writes the next bytes.
    func write(_ bytes: [UInt8]) throws(ApusError) {
        hash.update(bytes)
        try append(bytes)
    }

    /// Ends the file with its hash and gives it its name, replacing what has it.
    func publish() throws(ApusError) {
        try append(hash.digest())
        try file.sync()
        try StoreFolder.rename(draft, to: final)
        isPublished = true
    }

    private func append(_ bytes: [UInt8]) throws(ApusError) {
        try bytes.withUnsafeBufferPointer { (buffer) throws(ApusError) in
            try file.write(UnsafeRawBufferPointer(buffer))
        }
    }
}
