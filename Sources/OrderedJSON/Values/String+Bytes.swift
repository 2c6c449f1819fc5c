// `String` compares canonically equivalent text as equal; JSON compares code points, and so
// does everything here.
extension String {
    /// Whether both strings have the same UTF-8 bytes.
    func hasSameBytes(as other: String) -> Bool {
        // Strings with the same bytes are equal, and that is quick to tell for most that are not.
        guard utf8.count == other.utf8.count, self == other else { return false }
        let areSame = utf8.withContiguousStorageIfAvailable { left in
            other.utf8.withContiguousStorageIfAvailable { right in left.elementsEqual(right) }
        }
        return (areSame ?? nil) ?? utf8.elementsEqual(other.utf8)
    }

    /// Feeds the UTF-8 bytes and their end into the hasher.
    func hashBytes(into hasher: inout Hasher) {
        let isContiguous: Void? = utf8.withContiguousStorageIfAvailable { bytes in
            hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
        }
        if isContiguous == nil {
            for byte in utf8 { hasher.combine(byte) }
        }
        hasher.combine(0xFF as UInt8)
    }
}

/// A string as a dictionary key that is compared by its UTF-8 bytes.
struct ByteKey: Hashable, Sendable {
    let text: String

    static func == (left: ByteKey, right: ByteKey) -> Bool {
        left.text.hasSameBytes(as: right.text)
    }

    func hash(into hasher: inout Hasher) { text.hashBytes(into: &hasher) }
}
