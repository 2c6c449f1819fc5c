/// A map from two integers to a rank and a result: a hash table with open addressing.
struct PairTable: Sendable {
    struct Value: Sendable {
        var rank: UInt32
        var result: Int32
    }

    private struct Slot {
        var left: Int32 = -1
        var right: Int32 = -1
        var value = Value(rank: 0, result: -1)
    }

    private let hashing = ByteHash()
    private var slots: [Slot]

    /// An empty table for at most `count` pairs.
    init(capacity count: Int) {
        slots = Array(
            repeating: Slot(), count: TokenIndex.powerOfTwo(atLeast: count + count / 2 + 1))
    }

    /// Enters a pair of non-negative integers, unless it is there already.
    mutating func insert(_ left: Int32, _ right: Int32, _ value: Value) {
        let slot = slot(of: left, right)
        if slots[slot].left < 0 { slots[slot] = Slot(left: left, right: right, value: value) }
    }

    @inline(__always)
    subscript(left: Int32, right: Int32) -> Value? {
        let slot = slots[slot(of: left, right)]
        return slot.left >= 0 ? slot.value : nil
    }

    @inline(__always)
    private func slot(of left: Int32, _ right: Int32) -> Int {
        let mask = slots.count - 1
        let key = UInt64(UInt32(bitPattern: left)) << 32 | UInt64(UInt32(bitPattern: right))
        var slot = Int(truncatingIfNeeded: hashing.hash(key)) & mask
        while slots[slot].left >= 0, slots[slot].left != left || slots[slot].right != right {
            slot = (slot + 1) & mask
        }
        return slot
    }
}
