import Foundation

/// An open file, closed with the last reference to it.
///
/// Foundation's `FileHandle` is not used because it reports a full disk only as a text.
final class OpenFile: Sendable {
    let url: URL
    let descriptor: Int32

    /// Opens a file, creating it with permissions `rw-r--r--` if the flags say so.
    init(_ url: URL, flags: Int32) throws(ApusError) {
        self.url = url
        descriptor = open(url.path, flags | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw .system(errno, (flags & O_ACCMODE) == O_RDONLY ? .unreadable : .unwritable, url)
        }
    }

    deinit { close(descriptor) }

    /// Reads the next bytes; 0 at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ApusError) -> Int {
        while true {
            let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
            if count >= 0 { return count }
            if errno != EINTR { throw .system(errno, .unreadable, url) }
        }
    }

    /// Writes all bytes at the file's position.
    func write(_ bytes: UnsafeRawBufferPointer) throws(ApusError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = UnsafeRawBufferPointer(rebasing: rest)
            let count = Foundation.write(descriptor, piece.baseAddress, piece.count)
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw .system(errno, .unwritable, url)
            }
        }
    }

    /// Cuts the file to a length and continues writing there.
    func truncate(to byteCount: Int64) throws(ApusError) {
        guard ftruncate(descriptor, off_t(byteCount)) == 0,
            lseek(descriptor, off_t(byteCount), SEEK_SET) >= 0
        else { throw .system(errno, .unwritable, url) }
    }

    /// The file's length in bytes.
    ///
    /// - Throws: `unreadable` unless it is a regular file.
    func byteCount() throws(ApusError) -> Int64 {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .system(errno, .unreadable, url) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw ApusError(.unreadable, subject: url.path, found: "it is no regular file")
        }
        return Int64(status.st_size)
    }

    /// Whether the file's name still leads to it.
    func hasName() -> Bool {
        var own = stat()
        var named = stat()
        return fstat(descriptor, &own) == 0 && stat(url.path, &named) == 0
            && own.st_ino == named.st_ino && own.st_dev == named.st_dev
    }

    /// Returns once what was written would survive a loss of power.
    func sync() throws(ApusError) {
        guard fsync(descriptor) == 0 else { throw .system(errno, .unwritable, url) }
    }
}

extension ApusError {
    /// The failure of a system call on a file; a full disk is `noSpace` whatever the code.
    static func system(
        _ number: Int32, _ code: Code, _ url: URL, hint: String? = nil
    ) -> ApusError {
        let isFull = number == ENOSPC || number == EDQUOT
        return ApusError(
            isFull ? .noSpace : code, subject: url.path, found: String(cString: strerror(number)),
            hint: isFull ? nil : hint)
    }
}
