/// Finds the token with given bytes: a hash table with open addressing over ``ByteStrings``.
struct TokenIndex: Sendable {
    private struct Slot {
        /// The upper half of the hash, so that most other tokens are told apart without their bytes.
        var tag: UInt32 = 0
        var token: Int32 = -1
    }

    let strings: ByteStrings
    private(set) var longest = 0
    private let hashing = ByteHash()
    private var slots: [Slot]

    /// An index over `strings` that holds none of them yet.
    init(over strings: ByteStrings) {
        self.strings = strings
        // At most half full, so that probing ends soon.
        let capacity = Self.powerOfTwo(atLeast: 2 * strings.count + 2)
        slots = Array(repeating: Slot(), count: capacity)
    }

    static func powerOfTwo(atLeast count: Int) -> Int {
        var capacity = 16
        while capacity < count { capacity *= 2 }
        return capacity
    }

    /// Enters the string at `position`, and returns the token that already has its bytes, if any.
    mutating func insert(_ position: Int32) -> Int32? {
        let (slot, tag) = strings.withUnsafeBytes(of: Int(position)) { bytes in
            let hash = hashing.hash(bytes)
            return (self.slot(of: bytes, hash: hash), UInt32(truncatingIfNeeded: hash >> 32))
        }
        if slots[slot].token >= 0 { return slots[slot].token }
        slots[slot] = Slot(tag: tag, token: position)
        longest = max(longest, strings[Int(position)].count)
        return nil
    }

    /// The token with exactly these bytes.
    ///
    /// - Complexity: O(number of bytes), expected.
    @inline(__always)
    func token(for bytes: UnsafeBufferPointer<UInt8>) -> Int32? {
        guard bytes.count <= longest else { return nil }
        let token = slots[slot(of: bytes, hash: hashing.hash(bytes))].token
        return token >= 0 ? token : nil
    }

    /// The slot that holds `bytes`, or the free one where they belong.
    @inline(__always)
    private func slot(of bytes: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int {
        let mask = slots.count - 1
        let tag = UInt32(truncatingIfNeeded: hash >> 32)
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot].token >= 0 {
            if slots[slot].tag == tag, hasBytes(slots[slot].token, bytes) { return slot }
            slot = (slot + 1) & mask
        }
        return slot
    }

    @inline(__always)
    func hasBytes(_ token: Int32, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        strings.withUnsafeBytes(of: Int(token)) { own in
            guard own.count == bytes.count else { return false }
            for index in 0..<own.count where own[index] != bytes[index] { return false }
            return true
        }
    }
}
