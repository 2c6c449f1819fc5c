import GGUF
import Testing

@Suite struct GGUFTensorTypeTests {
    // From `GGML_QUANT_SIZES` of the Python package `gguf` 0.19.0.
    @Test(
        arguments: [
            (0, "F32", 1, 4), (1, "F16", 1, 2), (2, "Q4_0", 32, 18), (3, "Q4_1", 32, 20),
            (6, "Q5_0", 32, 22), (7, "Q5_1", 32, 24), (8, "Q8_0", 32, 34), (10, "Q2_K", 256, 84),
            (11, "Q3_K", 256, 110), (12, "Q4_K", 256, 144), (13, "Q5_K", 256, 176),
            (14, "Q6_K", 256, 210), (24, "I8", 1, 1), (25, "I16", 1, 2), (26, "I32", 1, 4),
            (27, "I64", 1, 8), (28, "F64", 1, 8), (30, "BF16", 1, 2),
        ] as [(UInt32, String, Int, Int)])
    func hasTheNumbersOfGGML(
        number: UInt32, name: String, blockElements: Int, blockBytes: Int
    ) throws {
        let type = try #require(GGUFTensorType(rawValue: number))
        #expect(type.name == name)
        #expect(type.description == name)
        #expect(type.blockElements == blockElements)
        #expect(type.blockBytes == blockBytes)
        #expect(type.byteCount(elements: 512) == 512 / blockElements * blockBytes)
    }

    @Test func countsThirteenWeightTypes() {
        #expect(GGUFTensorType.allCases.count == 18)
        #expect(GGUFTensorType.allCases.count(where: \.isSupportedWeight) == 13)
        #expect(!GGUFTensorType.i32.isSupportedWeight)
        #expect(!GGUFTensorType.f64.isSupportedWeight)
    }

    @Test(arguments: [
        (GGUFTensorType.q4_K, 255), (.q8_0, 33), (.f32, -1), (.f32, Int.max), (.q8_0, -32),
    ])
    func hasNoSizeForPartialBlocksOrOverflow(type: GGUFTensorType, elements: Int) {
        #expect(type.byteCount(elements: elements) == nil)
    }
}
