import OrderedJSON

/// Turns a string literal of Python into a JSON string, byte by byte.
struct PythonStringReader: Sendable {
    private let quote: UInt8
    /// The escape so far, without its backslash.
    private var escape: [UInt8]?

    /// Starts after the opening quote.
    init(quote: UInt8) { self.quote = quote }

    /// Takes the next byte.
    ///
    /// - Parameters:
    ///   - byte: The byte.
    ///   - output: What is known of the JSON string is appended, the closing quote included.
    /// - Returns: Whether the string goes on; nil if an escape is malformed.
    mutating func read(_ byte: UInt8, into output: inout [UInt8]) -> Bool? {
        if escape != nil { return readEscape(byte, into: &output) ? true : nil }
        switch byte {
        case quote:
            output.append(UInt8(ascii: "\""))
            return false
        case UInt8(ascii: "\\"): escape = []
        case UInt8(ascii: "\""), ..<0x20:
            JSONStringEscaping.append([byte], to: &output)
        default: output.append(byte)
        }
        return true
    }

    /// The escapes of one character, and what they stand for.
    private static let simple: [UInt8: UInt8] = [
        UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
        UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "a"): 0x07,
        UInt8(ascii: "v"): 0x0B, UInt8(ascii: "0"): 0x00, UInt8(ascii: "\\"): UInt8(ascii: "\\"),
        UInt8(ascii: "'"): UInt8(ascii: "'"), UInt8(ascii: "\""): UInt8(ascii: "\""),
    ]

    private mutating func readEscape(_ byte: UInt8, into output: inout [UInt8]) -> Bool {
        let known = (escape ?? []) + [byte]
        guard let digits = Self.digits(after: known[0]) else {
            escape = nil
            if let value = Self.simple[byte] {
                JSONStringEscaping.append([value], to: &output)
            } else if byte != 0x0A {
                // Python leaves the backslash of an escape that it does not know; one at the end of a
                // line joins the lines.
                output += Array(#"\\"#.utf8)
                if byte >= 0x20 { output.append(byte) } else { return false }
            }
            return true
        }
        guard known.count > digits else {
            escape = known
            return true
        }
        escape = nil
        let text = String(decoding: known.dropFirst(), as: UTF8.self)
        // The initialiser alone would take a sign.
        guard text.allSatisfy(\.isHexDigit), let value = UInt32(text, radix: 16) else {
            return false
        }
        return Self.append(value, isUnit: digits == 4, to: &output)
    }

    /// How many hexadecimal digits follow `x`, `u` and `U`.
    private static func digits(after byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "x"): 2
        case UInt8(ascii: "u"): 4
        case UInt8(ascii: "U"): 8
        default: nil
        }
    }

    private static func append(_ value: UInt32, isUnit: Bool, to output: inout [UInt8]) -> Bool {
        if isUnit {
            // Halves of a surrogate pair find each other in JSON as they do here.
            let digits = String(value, radix: 16)
            output +=
                Array(#"\u"#.utf8) + Array(String(repeating: "0", count: 4 - digits.count).utf8)
            output += Array(digits.utf8)
            return true
        }
        guard let scalar = Unicode.Scalar(value) else { return false }
        JSONStringEscaping.append(Array(String(scalar).utf8)[...], to: &output)
        return true
    }
}
