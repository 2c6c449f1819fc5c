/// The encodings in which banks write files.
public enum TextEncoding: String, Hashable, Sendable {
    /// UTF-8, with or without a mark.
    case utf8 = "UTF-8"
    /// UTF-16, the low byte first.
    case utf16LittleEndian = "UTF-16LE"
    /// UTF-16, the high byte first.
    case utf16BigEndian = "UTF-16BE"
    /// Windows-1252.
    case windows1252 = "Windows-1252"
    /// ISO 8859-15, Latin with the euro sign.
    case latin9 = "ISO-8859-15"

    /// Finds the encoding of a file and its text.
    ///
    /// A byte order mark decides, then zero bytes in every second place, then whether the bytes
    /// are valid UTF-8. What is left is one of the encodings of one byte: ISO 8859-15 if it has
    /// its euro sign (0xA4) and no byte of 0x80 to 0x9F, which only Windows-1252 prints.
    static func decode(_ bytes: [UInt8]) -> (TextEncoding, String) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            return (.utf8, String(decoding: bytes.dropFirst(3), as: UTF8.self))
        }
        if bytes.starts(with: [0xFF, 0xFE]) {
            return (.utf16LittleEndian, utf16(bytes.dropFirst(2), low: 0))
        }
        if bytes.starts(with: [0xFE, 0xFF]) {
            return (.utf16BigEndian, utf16(bytes.dropFirst(2), low: 1))
        }
        let start = bytes.prefix(1024)
        let zeros = start.indices.filter { start[$0] == 0 }
        if start.count >= 8, zeros.count * 5 >= start.count * 2 {
            let odd = zeros.count { $0 % 2 == 1 }
            return odd * 2 > zeros.count
                ? (.utf16LittleEndian, utf16(bytes[...], low: 0))
                : (.utf16BigEndian, utf16(bytes[...], low: 1))
        }
        if let text = String(validating: bytes, as: UTF8.self) { return (.utf8, text) }
        let isLatin9 = bytes.contains(0xA4) && !bytes.contains { (0x80...0x9F).contains($0) }
        let table = isLatin9 ? latin9Scalars : windows1252Scalars
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: bytes.map { table[Int($0)] })
        return (isLatin9 ? .latin9 : .windows1252, String(scalars))
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, low: Int) -> String {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var index = bytes.startIndex
        while index + 1 < bytes.endIndex {
            units.append(UInt16(bytes[index + low]) | UInt16(bytes[index + 1 - low]) << 8)
            index += 2
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// The characters of 0x80 to 0x9F, from the WHATWG Encoding Standard's index of windows-1252.
    private static let windows1252Scalars: [Unicode.Scalar] = {
        let high: [Unicode.Scalar] = [
            "\u{20AC}", "\u{81}", "\u{201A}", "\u{0192}", "\u{201E}", "\u{2026}", "\u{2020}",
            "\u{2021}", "\u{02C6}", "\u{2030}", "\u{0160}", "\u{2039}", "\u{0152}", "\u{8D}",
            "\u{017D}", "\u{8F}", "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}",
            "\u{2022}", "\u{2013}", "\u{2014}", "\u{02DC}", "\u{2122}", "\u{0161}", "\u{203A}",
            "\u{0153}", "\u{9D}", "\u{017E}", "\u{0178}",
        ]
        var table = (UInt8.min...UInt8.max).map { Unicode.Scalar($0) }
        table.replaceSubrange(0x80...0x9F, with: high)
        return table
    }()

    /// The eight characters in which ISO 8859-15 differs from ISO 8859-1.
    private static let latin9Scalars: [Unicode.Scalar] = {
        var table = (UInt8.min...UInt8.max).map { Unicode.Scalar($0) }
        let differences: [(Int, Unicode.Scalar)] = [
            (0xA4, "\u{20AC}"), (0xA6, "\u{0160}"), (0xA8, "\u{0161}"), (0xB4, "\u{017D}"),
            (0xB8, "\u{017E}"), (0xBC, "\u{0152}"), (0xBD, "\u{0153}"), (0xBE, "\u{0178}"),
        ]
        for (place, scalar) in differences { table[place] = scalar }
        return table
    }()
}
