/// A seeded hash of bytes and of pairs of integers.
///
/// The seed differs from table to table, so a file cannot be written to make its tokens collide.
/// Only the layout of a table depends on it, never what is found there.
struct ByteHash: Sendable {
    private let seed: UInt64

    init() { seed = UInt64.random(in: .min ... .max) | 1 }

    /// Folds the 128-bit product: every bit of both factors reaches every bit of the result.
    @inline(__always)
    private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }

    @inline(__always)
    func hash(_ value: UInt64) -> UInt64 {
        Self.mix(value ^ seed, 0x9E37_79B9_7F4A_7C15)
    }

    @inline(__always)
    func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let raw = UnsafeRawBufferPointer(bytes)
        var state = seed ^ UInt64(truncatingIfNeeded: raw.count)
        var offset = 0
        while offset + 8 <= raw.count {
            let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            state = Self.mix(state ^ word, 0xD6E8_FEB8_6659_FD93)
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < raw.count {
            rest = rest << 8 | UInt64(raw[offset])
            offset += 1
        }
        return Self.mix(state ^ rest, 0x9E37_79B9_7F4A_7C15)
    }
}
