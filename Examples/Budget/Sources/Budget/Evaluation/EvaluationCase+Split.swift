extension EvaluationCase {
    /// Whether the case belongs to the half that nobody looks at: the first byte of the SHA-256 of
    /// its id is even.
    public var isTest: Bool { SHA256.firstByte(of: Array(id.utf8)).isMultiple(of: 2) }
}

/// The hash of FIPS 180-4, for the split of cases.
private enum SHA256 {
    private static let primes: [Int] = {
        var primes: [Int] = []
        var number = 2
        while primes.count < 64 {
            if primes.allSatisfy({ number % $0 != 0 }) { primes.append(number) }
            number += 1
        }
        return primes
    }()

    /// The first 32 bits behind the point of a root.
    private static func fraction(of number: Int, isCube: Bool) -> UInt32 {
        let root = isCube ? Double(number).cubeRoot : Double(number).squareRoot()
        return UInt32((root - root.rounded(.down)) * 4_294_967_296)
    }

    static func firstByte(of message: [UInt8]) -> UInt8 {
        let constants = primes.map { fraction(of: $0, isCube: true) }
        var state = primes.prefix(8).map { fraction(of: $0, isCube: false) }
        var bytes = message + [0x80]
        while bytes.count % 64 != 56 { bytes.append(0) }
        let length = UInt64(message.count) * 8
        bytes += (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * UInt64($0))) }
        for start in stride(from: 0, to: bytes.count, by: 64) {
            mix(&state, Array(bytes[start..<start + 64]), constants)
        }
        return UInt8(state[0] >> 24)
    }

    private static func mix(_ state: inout [UInt32], _ block: [UInt8], _ constants: [UInt32]) {
        func rotate(_ value: UInt32, _ count: UInt32) -> UInt32 {
            value >> count | value << (32 - count)
        }
        var words = (0..<16).map { index in
            block[index * 4..<index * 4 + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let first = rotate(early, 7) ^ rotate(early, 18) ^ early >> 3
            let second = rotate(late, 17) ^ rotate(late, 19) ^ late >> 10
            words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
        }
        var s = state
        for index in 0..<64 {
            let sum = rotate(s[4], 6) ^ rotate(s[4], 11) ^ rotate(s[4], 25)
            let choice = s[4] & s[5] ^ ~s[4] & s[6]
            let first = s[7] &+ sum &+ choice &+ constants[index] &+ words[index]
            let other = rotate(s[0], 2) ^ rotate(s[0], 13) ^ rotate(s[0], 22)
            let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
            s = [first &+ other &+ majority, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
        }
        for index in 0..<8 { state[index] = state[index] &+ s[index] }
    }
}

extension Double {
    /// The cube root, by Newton's method to the last bit that counts.
    fileprivate var cubeRoot: Double {
        var root = self > 1 ? self / 2 : 1
        for _ in 0..<100 { root = (2 * root + self / (root * root)) / 3 }
        return root
    }
}
