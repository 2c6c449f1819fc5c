/// The words of a mask while it is filled.
///
/// Tokens and other masks come from the vocabulary that the mask was made for, so every index is
/// in range; the memory is borrowed from the mask for the time of one call.
struct MaskWords {
    let base: UnsafeMutablePointer<UInt64>
    let count: Int

    @inline(__always)
    func insert(_ token: Int32) { base[Int(token) &>> 6] |= 1 &<< UInt64(token & 63) }

    @inline(__always)
    func remove(_ token: Int32) { base[Int(token) &>> 6] &= ~(1 &<< UInt64(token & 63)) }

    func removeAll() { base.update(repeating: 0, count: count) }

    /// Adds the tokens of other words.
    func formUnion(_ other: UnsafePointer<UInt64>) {
        for index in 0..<count { base[index] |= other[index] }
    }

    /// Adds the tokens of other words.
    func formUnion(_ other: [UInt64]) {
        other.withUnsafeBufferPointer { words in
            if let start = words.baseAddress { formUnion(start) }
        }
    }
}
