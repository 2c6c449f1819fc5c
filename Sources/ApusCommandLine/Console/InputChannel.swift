import Foundation

/// A file descriptor that texts are read from; bytes that are not UTF-8 are an error.
struct InputChannel: Sendable {
    let descriptor: Int32

    /// What it is called in messages.
    let name: String

    /// Whether a person is likely to be typing there.
    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Reads to the end.
    ///
    /// - Throws: `unreadable`, `inputTooLong` or `invalidUTF8`.
    func readAll(limit: Int = InputLimits.textBytes) throws(CommandLineError) -> String {
        try UTF8Text.string(readAllBytes(limit: limit), source: name)
    }

    /// Reads to the end, whatever the bytes are.
    ///
    /// - Throws: `unreadable` or `inputTooLong`.
    func readAllBytes(limit: Int = InputLimits.textBytes) throws(CommandLineError) -> [UInt8] {
        var bytes: [UInt8] = []
        while let chunk = try read() {
            guard chunk.count <= limit - bytes.count else {
                throw CommandLineError(.inputTooLong(source: name, limit: limit))
            }
            bytes += chunk
        }
        return bytes
    }

    /// Reads a file to its end.
    ///
    /// - Throws: `unreadable`, `inputTooLong` or `invalidUTF8`.
    static func readFile(_ path: String) throws(CommandLineError) -> String {
        try UTF8Text.string(readFileBytes(path), source: path.quoted)
    }

    /// Reads a file to its end, whatever its bytes are.
    ///
    /// - Throws: `unreadable` or `inputTooLong`.
    static func readFileBytes(_ path: String) throws(CommandLineError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw CommandLineError(.unreadable(source: path.quoted, reason: SystemReason.current))
        }
        defer { close(descriptor) }
        return try InputChannel(descriptor: descriptor, name: path.quoted).readAllBytes()
    }

    /// Reads what is there, at most 64 KiB; nil at the end.
    func read() throws(CommandLineError) -> [UInt8]? {
        while true {
            var count = 0
            let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, length in
                count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
                length = max(count, 0)
            }
            if count > 0 { return chunk }
            if count == 0 { return nil }
            switch errno {
            case EINTR: continue
            case EAGAIN: waitUntilReadable()
            default:
                throw CommandLineError(
                    .unreadable(source: name, reason: SystemReason.current))
            }
        }
    }

    private func waitUntilReadable() {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&entry, 1, -1)
    }
}

/// Reading bytes as UTF-8 without repairing them.
enum UTF8Text {
    /// The text of `bytes`, byte for byte.
    ///
    /// - Throws: `invalidUTF8` with the offset of the first byte that is not part of UTF-8,
    ///   counted from `start` bytes before the first one.
    static func string(
        _ bytes: [UInt8], source: String, at start: Int = 0
    ) throws(CommandLineError) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        throw CommandLineError(
            .invalidUTF8(source: source, offset: start + validPrefixLength(bytes)))
    }

    /// The number of bytes before the first that is not part of a whole character.
    private static func validPrefixLength(_ bytes: [UInt8]) -> Int {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var length = 0
        while case .scalarValue(let scalar) = decoder.decode(&iterator) {
            length += UTF8.width(scalar)
        }
        return length
    }
}
