import Foundation

/// A file to which runs append results, one in a line; it stays open until the process ends.
struct ResultsFile {
    let output: OutputChannel
    /// The documents whose results it has.
    let finished: Set<DocumentRecord.Key>

    /// Opens or creates the file, reads whose results it has, and cuts off a line that was not
    /// written to its end.
    ///
    /// - Throws: `unreadable`.
    init(path: String) throws(CommandLineError) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw CommandLineError(.unreadable(source: path.quoted, reason: SystemReason.current))
        }
        let whole = Self.bytesOfWholeLines(descriptor)
        guard whole >= 0, ftruncate(descriptor, whole) == 0 else {
            throw CommandLineError(.unreadable(source: path.quoted, reason: SystemReason.current))
        }
        var finished: Set<DocumentRecord.Key> = []
        var lines = LineReader(
            InputChannel(descriptor: descriptor, name: path.quoted), limit: InputLimits.textBytes)
        while let line = try lines.next() {
            if let key = DocumentRecord.key(ofResult: line) { finished.insert(key) }
        }
        self.finished = finished
        output = OutputChannel(descriptor: descriptor)
    }

    /// Where the last line that has an end ends; -1 if the file cannot be read.
    private static func bytesOfWholeLines(_ descriptor: Int32) -> off_t {
        var end = lseek(descriptor, 0, SEEK_END)
        while end > 0 {
            let start = max(0, end - (1 << 16))
            var chunk = [UInt8](repeating: 0, count: Int(end - start))
            guard pread(descriptor, &chunk, chunk.count, start) == chunk.count else { return -1 }
            if let last = chunk.lastIndex(of: UInt8(ascii: "\n")) {
                end = start + off_t(last) + 1
                break
            }
            end = start
        }
        return lseek(descriptor, 0, SEEK_SET) == 0 ? end : -1
    }
}
