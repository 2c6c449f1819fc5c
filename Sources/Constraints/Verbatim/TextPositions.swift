/// Counts of Unicode scalars and UTF-16 units before any position of a UTF-8 text.
struct TextPositions: Sendable {
    private static let stride = 64
    /// The counts before every 64th byte.
    private let checkpoints: [(scalars: Int32, utf16: Int32)]

    /// Counts through a text.
    ///
    /// - Complexity: O(*n*) time; an eighth of the text's bytes in memory.
    init(_ text: [UInt8]) {
        var checkpoints: [(scalars: Int32, utf16: Int32)] = []
        checkpoints.reserveCapacity(text.count / Self.stride + 1)
        var counts: (scalars: Int32, utf16: Int32) = (0, 0)
        for (index, byte) in text.enumerated() {
            if index % Self.stride == 0 { checkpoints.append(counts) }
            Self.count(byte, in: &counts)
        }
        if text.count % Self.stride == 0 { checkpoints.append(counts) }
        self.checkpoints = checkpoints
    }

    /// The number of scalars and of UTF-16 units that begin before a position.
    func counts(before position: Int, in text: [UInt8]) -> (scalars: Int, utf16: Int) {
        var counts = checkpoints[position / Self.stride]
        for index in position / Self.stride * Self.stride..<position {
            Self.count(text[index], in: &counts)
        }
        return (Int(counts.scalars), Int(counts.utf16))
    }

    private static func count(_ byte: UInt8, in counts: inout (scalars: Int32, utf16: Int32)) {
        if byte & 0xC0 != 0x80 { counts.scalars += 1 }
        // The lead byte of four, 0xF0 and up, stands for a surrogate pair. The byte 0xFF that ends
        // each source is counted too, which no difference within a source sees.
        if byte & 0xC0 != 0x80 { counts.utf16 += byte >= 0xF0 ? 2 : 1 }
    }
}
