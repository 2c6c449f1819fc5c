import Foundation

/// A file descriptor that texts are written to without a buffer, so that they appear at once.
struct OutputChannel: Sendable {
    let descriptor: Int32

    /// Whether a person is likely to be looking at it.
    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Writes all of `text`.
    ///
    /// - Throws: `outputClosed` if the reader has gone (`SIGPIPE` must be ignored), or
    ///   `outputFailed`.
    func write(_ text: String) throws(CommandLineError) {
        try Array(text.utf8).withUnsafeBufferPointer { bytes throws(CommandLineError) in
            try write(UnsafeRawBufferPointer(bytes))
        }
    }

    private func write(_ bytes: UnsafeRawBufferPointer) throws(CommandLineError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let slice = UnsafeRawBufferPointer(rebasing: rest)
            let count = Foundation.write(descriptor, slice.baseAddress, slice.count)
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EPIPE {
                throw CommandLineError(.outputClosed)
            } else if errno == EAGAIN {
                waitUntilWritable()
            } else if errno != EINTR {
                throw CommandLineError(.outputFailed(reason: SystemReason.current))
            }
        }
    }

    /// Waits, where whoever started the tool made the descriptor non-blocking.
    private func waitUntilWritable() {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&entry, 1, -1)
    }
}

/// The system's words for a failed call.
enum SystemReason {
    /// Those for `errno` as it stands.
    static var current: String { String(cString: strerror(errno)) }
}
