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
    /// - Throws: `unreadable` or `invalidUTF8`.
    func readAll() throws(CommandLineError) -> String {
        var bytes: [UInt8] = []
        while let chunk = try read() { bytes += chunk }
        return try UTF8Text.string(bytes, source: name)
    }

    /// Reads a file to its end.
    ///
    /// - Throws: `unreadable` or `invalidUTF8`.
    static func readFile(_ path: String) throws(CommandLineError) -> String {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw CommandLineError(.unreadable(source: path.quoted, reason: SystemReason.current))
        }
        defer { close(descriptor) }
        return try InputChannel(descriptor: descriptor, name: path.quoted).readAll()
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

/// Reads an input line by line.
struct LineReader {
    let input: InputChannel
    private var buffer: [UInt8] = []
    private var isAtEnd = false

    init(_ input: InputChannel) { self.input = input }

    /// The next line without its line break (`\n` or `\r\n`); nil at the end.
    ///
    /// - Throws: `unreadable` or `invalidUTF8`.
    mutating func next() throws(CommandLineError) -> String? {
        while true {
            if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                let line = buffer[..<end]
                buffer.removeSubrange(...end)
                return try text(line)
            }
            guard !isAtEnd, let chunk = try input.read() else {
                isAtEnd = true
                defer { buffer = [] }
                return buffer.isEmpty ? nil : try text(buffer[...])
            }
            buffer += chunk
        }
    }

    private func text(_ line: ArraySlice<UInt8>) throws(CommandLineError) -> String {
        let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        return try UTF8Text.string(Array(line), source: input.name)
    }
}

/// Reading bytes as UTF-8 without repairing them.
enum UTF8Text {
    /// The text of `bytes`, byte for byte.
    ///
    /// - Throws: `invalidUTF8` with the offset of the first byte that is not part of UTF-8.
    static func string(_ bytes: [UInt8], source: String) throws(CommandLineError) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        throw CommandLineError(.invalidUTF8(source: source, offset: validPrefixLength(bytes)))
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
