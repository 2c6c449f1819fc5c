extension SHA256 {
    /// The eight working words between blocks.
    struct State {
        var a, b, c, d, e, f, g, h: UInt32

        /// The first 32 bits of the fractional parts of the square roots of the first eight primes.
        static let initial = State(
            a: 0x6a09_e667, b: 0xbb67_ae85, c: 0x3c6e_f372, d: 0xa54f_f53a,
            e: 0x510e_527f, f: 0x9b05_688c, g: 0x1f83_d9ab, h: 0x5be0_cd19)

        var words: [UInt32] { [a, b, c, d, e, f, g, h] }

        /// Takes whole blocks (FIPS 180-4, section 6.2.2).
        ///
        /// The message schedule is a ring of 16 words in scratch memory and the round constants
        /// are read through a pointer, as bounds checks would double the time.
        mutating func absorb(_ blocks: UnsafeRawBufferPointer) {
            precondition(blocks.count % SHA256.blockByteCount == 0)
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 16) { ring in
                guard let schedule = ring.baseAddress else { return }
                SHA256.roundConstants.withUnsafeBufferPointer { table in
                    guard let constants = table.baseAddress else { return }
                    for start in stride(from: 0, to: blocks.count, by: SHA256.blockByteCount) {
                        for index in 0..<16 {
                            let word = blocks.loadUnaligned(
                                fromByteOffset: start + 4 * index, as: UInt32.self)
                            (schedule + index).initialize(to: UInt32(bigEndian: word))
                        }
                        absorb(schedule, constants)
                    }
                }
            }
        }

        @inline(__always)
        private mutating func absorb(
            _ schedule: UnsafeMutablePointer<UInt32>, _ constants: UnsafePointer<UInt32>
        ) {
            var s = self
            var round = 0
            while round < 64 {
                if round >= 16 { Self.extend(schedule, round) }
                let k = constants + round
                let w = schedule + (round & 15)
                Self.step(s.a, s.b, s.c, &s.d, s.e, s.f, s.g, &s.h, k[0] &+ w[0])
                Self.step(s.h, s.a, s.b, &s.c, s.d, s.e, s.f, &s.g, k[1] &+ w[1])
                Self.step(s.g, s.h, s.a, &s.b, s.c, s.d, s.e, &s.f, k[2] &+ w[2])
                Self.step(s.f, s.g, s.h, &s.a, s.b, s.c, s.d, &s.e, k[3] &+ w[3])
                Self.step(s.e, s.f, s.g, &s.h, s.a, s.b, s.c, &s.d, k[4] &+ w[4])
                Self.step(s.d, s.e, s.f, &s.g, s.h, s.a, s.b, &s.c, k[5] &+ w[5])
                Self.step(s.c, s.d, s.e, &s.f, s.g, s.h, s.a, &s.b, k[6] &+ w[6])
                Self.step(s.b, s.c, s.d, &s.e, s.f, s.g, s.h, &s.a, k[7] &+ w[7])
                round += 8
            }
            a &+= s.a
            b &+= s.b
            c &+= s.c
            d &+= s.d
            e &+= s.e
            f &+= s.f
            g &+= s.g
            h &+= s.h
        }

        /// Computes the eight schedule words from `round` on in place of those 16 rounds older.
        @inline(__always)
        private static func extend(_ schedule: UnsafeMutablePointer<UInt32>, _ round: Int) {
            for index in round..<round + 8 {
                let x = schedule[(index &- 15) & 15]
                let y = schedule[(index &- 2) & 15]
                let sigma0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >> 3)
                let sigma1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >> 10)
                schedule[index & 15] &+= sigma0 &+ schedule[(index &- 7) & 15] &+ sigma1
            }
        }

        /// One round, with the words renamed by the caller instead of moved.
        @inline(__always)
        private static func step(
            _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32,
            _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32, _ keyed: UInt32
        ) {
            let sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
            let choice = g ^ (e & (f ^ g))
            let t1 = h &+ sum1 &+ choice &+ keyed
            let sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
            let majority = (a & b) | (c & (a | b))
            d &+= t1
            h = t1 &+ sum0 &+ majority
        }

        @inline(__always)
        private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
            (word >> count) | (word << (32 &- count))
        }
    }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes
    /// (FIPS 180-4, section 4.2.2).
    private static let roundConstants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1,
        0x923f_82a4, 0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
        0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786,
        0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147,
        0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
        0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
        0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a,
        0x5b9c_ca4f, 0x682e_6ff3, 0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
        0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
