/// The printable characters by which byte-level vocabularies write bytes.
///
/// GPT-2 (Radford et al., 2019, `bytes_to_unicode`) writes the bytes `!`–`~`, `¡`–`¬` and `®`–`ÿ` as
/// the characters with the same number, and the other 68 in order as U+0100 and up, so that a space
/// reads `Ġ` and a line feed `Ċ`.
enum ByteLevelAlphabet {
    /// The byte that each scalar below U+0144 stands for, or -1.
    private static let byteOfScalar: [Int16] = {
        var table = [Int16](repeating: -1, count: 256 + 68)
        var next = 256
        for byte in 0..<256 {
            switch byte {
            case 0x21...0x7E, 0xA1...0xAC, 0xAE...0xFF:
                table[byte] = Int16(byte)
            default:
                table[next] = Int16(byte)
                next += 1
            }
        }
        return table
    }()

    /// Appends the bytes that `text` stands for, or `text` itself when a character is none of ours.
    static func decode(_ text: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8]) {
        let start = bytes.count
        var index = 0
        while index < text.count {
            guard let (byte, length) = character(text, at: index) else {
                bytes.removeSubrange(start...)
                bytes.append(contentsOf: text)
                return
            }
            bytes.append(byte)
            index += length
        }
    }

    /// The byte that the character at `index` stands for, and the character's length in UTF-8.
    @inline(__always)
    private static func character(
        _ text: UnsafeBufferPointer<UInt8>, at index: Int
    ) -> (byte: UInt8, length: Int)? {
        var scalar = Int(text[index])
        var length = 1
        if scalar >= 0x80 {
            // All of the alphabet beyond ASCII is two bytes long in UTF-8.
            guard scalar & 0xE0 == 0xC0, index + 1 < text.count, text[index + 1] & 0xC0 == 0x80
            else { return nil }
            scalar = (scalar & 0x1F) << 6 | Int(text[index + 1] & 0x3F)
            length = 2
        }
        guard scalar < byteOfScalar.count, byteOfScalar[scalar] >= 0 else { return nil }
        return (UInt8(truncatingIfNeeded: byteOfScalar[scalar]), length)
    }
}
