import TestSupport

/// Damage to a file, mostly within its header, the same for the same seed.
struct FileMutation {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// Damages `bytes`, whose header takes `headerCount` bytes, in one to four ways.
    mutating func apply(to bytes: inout [UInt8], headerCount: Int) {
        let times = Bool.random(using: &generator) ? 1 : Int.random(in: 2...4, using: &generator)
        for _ in 0..<times {
            guard bytes.count >= 16 else { return }
            damage(&bytes, within: min(headerCount, bytes.count))
        }
    }

    private mutating func damage(_ bytes: inout [UInt8], within count: Int) {
        let position = Int.random(in: 0..<count, using: &generator)
        switch Int.random(in: 0..<10, using: &generator) {
        case 0, 1:
            bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 2:
            bytes[position] = UInt8.random(in: 0...255, using: &generator)
        case 3:
            let length = min(Int.random(in: 1...64, using: &generator), bytes.count - position)
            for index in position..<position + length {
                bytes[index] = UInt8.random(in: 0...255, using: &generator)
            }
        case 4, 5:
            let field = lengthField(of: bytes, from: position, within: count)
            store(extreme(bytes.count), at: field, byteCount: 8, in: &bytes)
        case 6:
            store(extreme(bytes.count), at: position, byteCount: 4, in: &bytes)
        case 7:
            let source = Int.random(in: 0..<count, using: &generator)
            let length = Int.random(in: 1...256, using: &generator)
            let slice = Array(bytes[source..<min(count, source + length)])
            bytes.replaceSubrange(position..<min(bytes.count, position + slice.count), with: slice)
        case 8:
            let length = Int.random(in: 0...64, using: &generator)
            let slice = Array(bytes[position..<min(bytes.count, position + length)])
            if Bool.random(using: &generator) {
                bytes.insert(contentsOf: slice, at: position)
            } else {
                bytes.removeSubrange(position..<position + slice.count)
            }
        default:
            let end = Bool.random(using: &generator) ? count : bytes.count
            bytes.removeSubrange(Int.random(in: 0..<end, using: &generator)...)
        }
    }

    /// A number at or around a bound that careless arithmetic trips over.
    private mutating func extreme(_ byteCount: Int) -> UInt64 {
        let bounds: [UInt64] = [
            0, 1, 8, 1 << 16, 1 << 31, 1 << 32, 1 << 60, 1 << 61, 1 << 62, 1 << 63,
            UInt64(byteCount), UInt64(byteCount / 8), UInt64(byteCount / 13),
        ]
        let bound = bounds[Int.random(in: 0..<bounds.count, using: &generator)]
        return bound &+ UInt64.random(in: 0...2, using: &generator) &- 1
    }

    /// The next place from `start` that reads as a small 64-bit number: a length, count or offset.
    private func lengthField(of bytes: [UInt8], from start: Int, within count: Int) -> Int {
        let last = max(start, count - 8)
        for position in start..<last
        where bytes[position] != 0 && bytes[position + 3..<position + 8].allSatisfy({ $0 == 0 }) {
            return position
        }
        return start
    }

    private func store(
        _ number: UInt64, at position: Int, byteCount: Int, in bytes: inout [UInt8]
    ) {
        for index in 0..<min(byteCount, bytes.count - position) {
            bytes[position + index] = UInt8(truncatingIfNeeded: number >> UInt64(8 * index))
        }
    }
}
