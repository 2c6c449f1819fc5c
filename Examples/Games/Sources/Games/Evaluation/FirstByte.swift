/// The first byte of a SHA-256 digest (FIPS 180-4), which divides cases into halves.
enum FirstByte {
    static func ofSHA256(_ text: String) -> UInt8 {
        var bytes = Array(text.utf8)
        let bits = UInt64(bytes.count) * 8
        bytes.append(0x80)
        while bytes.count % 64 != 56 { bytes.append(0) }
        for shift in stride(from: UInt64(56), through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: bits >> shift))
        }
        var state = roots(of: primes.prefix(8), isCube: false)
        for start in stride(from: 0, to: bytes.count, by: 64) {
            compress(Array(bytes[start..<(start + 64)]), into: &state)
        }
        return UInt8(state[0] >> 24)
    }

    private static let primes: [UInt64] = {
        var primes: [UInt64] = []
        var number: UInt64 = 2
        while primes.count < 64 {
            if primes.allSatisfy({ number % $0 != 0 }) { primes.append(number) }
            number += 1
        }
        return primes
    }()
    private static let constants = roots(of: primes[...], isCube: true)

    /// The first 32 bits of the fractional parts of roots, found in integers.
    private static func roots(of numbers: ArraySlice<UInt64>, isCube: Bool) -> [UInt32] {
        numbers.map { number in
            // The root of number · 2^64 (or 2^96), bit by bit, in 128 bits.
            var root: UInt128 = 0
            for bit in stride(from: 36, through: 0, by: -1) {
                let candidate = root | (UInt128(1) << UInt128(bit))
                let power = isCube ? candidate * candidate * candidate : candidate * candidate
                if power <= UInt128(number) << (isCube ? 96 : 64) { root = candidate }
            }
            return UInt32(truncatingIfNeeded: root)
        }
    }

    private static func compress(_ block: [UInt8], into state: inout [UInt32]) {
        func rotated(_ value: UInt32, _ count: UInt32) -> UInt32 {
            value >> count | value << (32 - count)
        }
        var words = (0..<16).map { index in
            block[(index * 4)..<(index * 4 + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let early = words[index - 15]
            let late = words[index - 2]
            let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
            let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
            words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
        }
        var s = state
        for index in 0..<64 {
            let sum = rotated(s[4], 6) ^ rotated(s[4], 11) ^ rotated(s[4], 25)
            let choice = s[4] & s[5] ^ ~s[4] & s[6]
            let first = s[7] &+ sum &+ choice &+ constants[index] &+ words[index]
            let other = rotated(s[0], 2) ^ rotated(s[0], 13) ^ rotated(s[0], 22)
            let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
            s = [first &+ other &+ majority, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
        }
        for index in 0..<8 { state[index] &+= s[index] }
    }
}
