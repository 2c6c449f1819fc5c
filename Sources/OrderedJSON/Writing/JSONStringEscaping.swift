/// The escapes of JSON strings (RFC 8259, section 7), in the forms that Python's `json` writes.
public enum JSONStringEscaping {
    /// Appends text as it stands between the quotes of a JSON string.
    ///
    /// - Parameters:
    ///   - text: Whole characters in UTF-8.
    ///   - output: The bytes to append to.
    ///   - escapesNonASCII: Whether to escape everything outside printable ASCII.
    public static func append(
        _ text: ArraySlice<UInt8>, to output: inout [UInt8], escapesNonASCII: Bool = false
    ) {
        escape(text, to: &output, escapesNonASCII: escapesNonASCII)
    }

    static func escape(
        _ text: some Collection<UInt8>, to output: inout [UInt8], escapesNonASCII: Bool
    ) {
        for byte in text {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                output.append(UInt8(ascii: "\\"))
                output.append(byte)
            case 0x0A: output.append(contentsOf: "\\n".utf8)
            case 0x0D: output.append(contentsOf: "\\r".utf8)
            case 0x09: output.append(contentsOf: "\\t".utf8)
            case 0x08: output.append(contentsOf: "\\b".utf8)
            case 0x0C: output.append(contentsOf: "\\f".utf8)
            case ..<0x20: escape(UInt16(byte), to: &output)
            case 0x7F... where escapesNonASCII:
                escapeNonASCII(text.drop { $0 < 0x7F }, to: &output)
                return
            default: output.append(byte)
            }
        }
    }

    /// Escapes the rest of a text, from its first character outside printable ASCII.
    private static func escapeNonASCII(_ text: some Collection<UInt8>, to output: inout [UInt8]) {
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
            if scalar.value < 0x7F {
                escape(
                    CollectionOfOne(UInt8(scalar.value)), to: &output, escapesNonASCII: false)
            } else {
                for unit in String(scalar).utf16 { escape(unit, to: &output) }
            }
        }
    }

    private static func escape(_ unit: UInt16, to output: inout [UInt8]) {
        output.append(contentsOf: "\\u".utf8)
        for shift in [12, 8, 4, 0] as [UInt16] {
            let digit = UInt8(unit >> shift & 0xF)
            output.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
    }
}
