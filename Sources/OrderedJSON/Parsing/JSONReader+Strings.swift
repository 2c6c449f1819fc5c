extension JSONReader {
    /// Reads a string from its opening quote (RFC 8259, section 7).
    ///
    /// If the text ends first, what was read so far, in whole characters, becomes the open scalar.
    mutating func readString(isKey: Bool) throws(JSONError) -> String {
        position += 1
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\""),
            bytes[position] != UInt8(ascii: "\\"), bytes[position] >= 0x20
        {
            position += 1
        }
        if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
            if let text = String(validating: bytes[start..<position], as: UTF8.self) {
                position += 1
                return text
            }
        }
        position = start
        return try readDecoding(isKey: isKey)
    }

    /// The general case: escapes, errors and an early end.
    private mutating func readDecoding(isKey: Bool) throws(JSONError) -> String {
        var decoded: [UInt8] = []
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return String(decoding: decoded, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let scalar = try readEscape() else {
                    position = bytes.count
                    throw endOfText(in: decoded, isKey: isKey)
                }
                decoded.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
            case ..<0x20:
                throw error(.controlCharacter, expected: "an escape such as `\\n`")
            default:
                let start = position
                while position < bytes.count, bytes[position] != UInt8(ascii: "\""),
                    bytes[position] != UInt8(ascii: "\\"), bytes[position] >= 0x20
                {
                    position += 1
                }
                switch UTF8Scanner.scan(bytes, start..<position) {
                case .valid:
                    decoded.append(contentsOf: bytes[start..<position])
                case .truncated(let end) where position == bytes.count:
                    decoded.append(contentsOf: bytes[start..<end])
                case .invalid(let at), .truncated(let at):
                    throw error(.invalidUTF8, at: at)
                }
            }
        }
        throw endOfText(in: decoded, isKey: isKey)
    }

    private mutating func endOfText(in decoded: [UInt8], isKey: Bool) -> JSONError {
        openScalar = isKey ? .key : .string(String(decoding: decoded, as: UTF8.self))
        return error(.unexpectedEnd, expected: "the closing quote")
    }

    /// Reads an escape, a pair of surrogates included; nil if the text ends within it.
    private mutating func readEscape() throws(JSONError) -> Unicode.Scalar? {
        let start = position
        position += 1
        guard position < bytes.count else { return nil }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
            return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): break
        default:
            throw error(
                .invalidEscape, at: position - 1, expected: "one of `\"\\/bfnrtu`")
        }
        guard let first = try readHexadecimal() else { return nil }
        guard (0xD800...0xDFFF).contains(first) else { return Unicode.Scalar(first) }
        guard first < 0xDC00 else { throw error(.loneSurrogate, at: start) }
        guard position < bytes.count else { return nil }
        guard bytes[position] == UInt8(ascii: "\\") else { throw error(.loneSurrogate, at: start) }
        guard position + 1 < bytes.count else { return nil }
        guard bytes[position + 1] == UInt8(ascii: "u") else {
            throw error(.loneSurrogate, at: start)
        }
        position += 2
        guard let second = try readHexadecimal() else { return nil }
        guard (0xDC00...0xDFFF).contains(second) else { throw error(.loneSurrogate, at: start) }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    }

    /// Reads four hexadecimal digits; nil if the text ends within them.
    private mutating func readHexadecimal() throws(JSONError) -> UInt32? {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard position < bytes.count else { return nil }
            let byte = bytes[position]
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
            default: throw error(.invalidEscape, expected: "four hexadecimal digits")
            }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }
}
