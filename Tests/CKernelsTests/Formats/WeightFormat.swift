import CKernels
import TestSupport
import Testing

/// A stored format of weights, with what a test needs to make blocks of it.
struct WeightFormat: CustomTestStringConvertible, Sendable, Equatable {
    let type: Int32
    let testDescription: String
    let blockElements, blockBytes: Int
    /// Byte offsets of the half-precision scales in a block.
    let scaleOffsets: [Int]

    private init(_ type: Int, _ name: String, _ elements: Int, _ bytes: Int, _ offsets: [Int]) {
        self.type = Int32(type)
        testDescription = name
        blockElements = elements
        blockBytes = bytes
        scaleOffsets = offsets
    }

    static let f32 = WeightFormat(CK_F32, "F32", 1, 4, [])
    static let f16 = WeightFormat(CK_F16, "F16", 1, 2, [0])
    static let bf16 = WeightFormat(CK_BF16, "BF16", 1, 2, [])
    static let q40 = WeightFormat(CK_Q4_0, "Q4_0", 32, 18, [0])
    static let q41 = WeightFormat(CK_Q4_1, "Q4_1", 32, 20, [0, 2])
    static let q50 = WeightFormat(CK_Q5_0, "Q5_0", 32, 22, [0])
    static let q51 = WeightFormat(CK_Q5_1, "Q5_1", 32, 24, [0, 2])
    static let q80 = WeightFormat(CK_Q8_0, "Q8_0", 32, 34, [0])
    static let q2k = WeightFormat(CK_Q2_K, "Q2_K", 256, 84, [80, 82])
    static let q3k = WeightFormat(CK_Q3_K, "Q3_K", 256, 110, [108])
    static let q4k = WeightFormat(CK_Q4_K, "Q4_K", 256, 144, [0, 2])
    static let q5k = WeightFormat(CK_Q5_K, "Q5_K", 256, 176, [0, 2])
    static let q6k = WeightFormat(CK_Q6_K, "Q6_K", 256, 210, [208])

    static let all = [
        f32, f16, bf16, q40, q41, q50, q51, q80, q2k, q3k, q4k, q5k, q6k,
    ]

    /// Whether inputs are rounded to integers for it: all formats with blocks but Q2_K.
    var hasIntegers: Bool { blockElements > 1 && self != .q2k }

    /// Lengths of a row around a block and, where a block is one element, around a vector.
    var rowLengths: [Int] {
        blockElements == 1 ? [1, 15, 16, 17, 33, 80] : [1, 2, 3, 5].map { $0 * blockElements }
    }

    /// Bytes of a row of `columns` weights.
    func rowBytes(_ columns: Int) -> Int { columns / blockElements * blockBytes }

    /// A matrix with random bits everywhere but in its scales, which are small numbers.
    func matrix(
        rows: Int, columns: Int, using generator: inout SeededGenerator
    ) -> Weights {
        let blocks = rows * columns / blockElements
        var bytes: [UInt8] = []
        bytes.reserveCapacity(blocks * blockBytes)
        for _ in 0..<blocks {
            var block = (0..<blockBytes).map { _ in UInt8.random(in: 0...255, using: &generator) }
            for offset in scaleOffsets {
                let scale = Float16(Float.random(in: -0.02..<0.02, using: &generator)).bitPattern
                block[offset] = UInt8(scale & 255)
                block[offset + 1] = UInt8(scale >> 8)
            }
            if type == Self.f32.type || type == Self.bf16.type {
                let value = Float.random(in: -1..<1, using: &generator).bitPattern
                block = (4 - blockBytes..<4).map { UInt8(value >> (8 * $0) & 255) }
            }
            bytes += block
        }
        return Weights(format: self, rows: rows, columns: columns, bytes: bytes)
    }
}

/// A weight matrix in its stored format.
struct Weights {
    let format: WeightFormat
    let rows, columns: Int
    var bytes: [UInt8]

    /// The weights as `ck_decode_row` decodes them, row after row.
    func decoded() -> [Float] {
        var result: [Float] = []
        for row in 0..<rows {
            var values = [Float](repeating: 0, count: columns)
            bytes.withUnsafeBytes { bytes in
                let start = row * format.rowBytes(columns)
                ck_decode_row(format.type, bytes.baseAddress.map { $0 + start }, &values, columns)
            }
            result += values
        }
        return result
    }
}
