/// A string as a dictionary key that is compared by its UTF-8 bytes.
///
/// `String` takes canonically equivalent texts for equal; JSON's names are code points.
struct UTF8Key: Hashable, Sendable {
    let text: String

    static func == (left: UTF8Key, right: UTF8Key) -> Bool {
        left.text.hasSameUTF8(as: right.text)
    }

    func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
        hasher.combine(0xFF as UInt8)
    }
}

extension String {
    /// Whether both strings have the same UTF-8 bytes.
    func hasSameUTF8(as other: String) -> Bool {
        utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
    }
}
