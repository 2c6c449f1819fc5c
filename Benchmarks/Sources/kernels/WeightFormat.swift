import CKernels

/// A stored format of weights.
struct WeightFormat {
    let name: String
    let type: Int32
    /// Byte offsets of the half-precision scales in a block.
    let scaleOffsets: [Int]

    static let all: [WeightFormat] = [
        WeightFormat("F32", CK_F32), WeightFormat("F16", CK_F16), WeightFormat("BF16", CK_BF16),
        WeightFormat("Q4_0", CK_Q4_0, [0]), WeightFormat("Q4_1", CK_Q4_1, [0, 2]),
        WeightFormat("Q5_0", CK_Q5_0, [0]), WeightFormat("Q5_1", CK_Q5_1, [0, 2]),
        WeightFormat("Q8_0", CK_Q8_0, [0]), WeightFormat("Q2_K", CK_Q2_K, [80, 82]),
        WeightFormat("Q3_K", CK_Q3_K, [108]), WeightFormat("Q4_K", CK_Q4_K, [0, 2]),
        WeightFormat("Q5_K", CK_Q5_K, [0, 2]), WeightFormat("Q6_K", CK_Q6_K, [208]),
    ]

    private init(_ name: String, _ type: Int, _ scaleOffsets: [Int] = []) {
        self.name = name
        self.type = Int32(type)
        self.scaleOffsets = scaleOffsets
    }

    func rowBytes(_ columns: Int) -> Int {
        columns / ck_block_elements(type) * ck_block_bytes(type)
    }

    /// `bytes` of blocks with arbitrary bits and small scales; plain numbers are small too.
    func blocks(bytes: Int) -> Memory {
        let blocks = Memory(bytes: bytes)
        let memory = blocks.buffer
        var state: UInt64 = 1
        for index in 0..<bytes {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            memory[index] = UInt8(state >> 56)
        }
        if scaleOffsets.isEmpty {
            // Bit 6 of the last byte of a number is its exponent's highest but one or lower.
            let size = ck_block_bytes(type)
            for last in stride(from: size - 1, to: bytes, by: size) { memory[last] &= 0xBF }
        }
        for block in stride(from: 0, to: bytes, by: ck_block_bytes(type)) {
            for offset in scaleOffsets {
                memory[block + offset + 1] = memory[block + offset + 1] & 0x83 | 0x20
            }
        }
        return blocks
    }
}
