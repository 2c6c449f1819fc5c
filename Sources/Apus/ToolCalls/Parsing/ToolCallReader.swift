/// Reads one call byte by byte, without marks.
protocol ToolCallReader: Sendable {
    /// The tool's name, once it is known.
    var name: String? { get }
    /// The arguments as JSON text, as far as they have come.
    var arguments: [UInt8] { get }

    /// Takes the next byte of the call.
    mutating func read(_ byte: UInt8) -> ToolCallProgress
}

/// How far the reading of a call has come.
enum ToolCallProgress: Sendable, Hashable {
    /// The call goes on.
    case open
    /// The call is complete with this byte.
    case complete
    /// No call goes on with this byte.
    case invalid
}

extension UInt8 {
    /// Whether the byte is white space of JSON.
    var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

    /// Whether the byte may be part of a name in Python, within ASCII.
    var isNameByte: Bool {
        self == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    }
}
