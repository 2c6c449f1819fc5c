/// The lengths of characters in UTF-8.
enum UTF8Length {
    /// The length that the first byte of a character announces; 1 for bytes that begin none.
    @inline(__always)
    static func announced(by first: UInt8) -> Int {
        first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    }
}
