import GGUF
import TestSupport

/// The writer-made files that several suites start from.
enum SampleFile {
    /// Every metadata type once, nested arrays, and tensors of three types.
    static var complete: GGUFWriter {
        GGUFWriter(
            metadata: [
                ("general.architecture", .string("sample")),
                ("a.uint8", .uint8(255)),
                ("a.int8", .int8(-128)),
                ("a.uint16", .uint16(65_535)),
                ("a.int16", .int16(-32_768)),
                ("a.uint32", .uint32(4_294_967_295)),
                ("a.int32", .int32(-2_147_483_648)),
                ("a.uint64", .uint64(18_446_744_073_709_551_615)),
                ("a.int64", .int64(-9_223_372_036_854_775_808)),
                ("a.float32", .float32(1.5)),
                ("a.float64", .float64(-0.1)),
                ("a.true", .bool(true)),
                ("a.false", .bool(false)),
                ("a.string", .string("née 🐦")),
                ("a.empty", .string("")),
                ("b.int32", .array(5, [.int32(-1), .int32(0), .int32(7)])),
                ("b.bool", .array(7, [.bool(true), .bool(false)])),
                ("b.float32", .array(6, [.float32(0.25), .float32(-2)])),
                ("b.string", .array(8, [.string("a"), .bytes([0xFF, 0xFE]), .string("")])),
                (
                    "b.array",
                    .array(
                        9,
                        [
                            .array(4, [.uint32(1), .uint32(2)]), .array(8, [.string("x")]),
                            .array(9, [.array(7, [.bool(true)])]),
                        ])
                ),
            ],
            tensors: [
                .init("f32", type: 0, dimensions: [3, 2], data: counting(24)),
                .init("q8_0", type: 8, dimensions: [64, 2, 1, 1], data: counting(136)),
                .init("f16", type: 1, dimensions: [5], data: counting(10)),
            ])
    }

    /// One tensor of 8 elements of type F32, without metadata.
    static func tensor(
        _ name: String = "t", type: UInt32 = 0, dimensions: [UInt64] = [8], byteCount: Int = 32,
        offset: UInt64? = nil
    ) -> GGUFWriter {
        GGUFWriter(tensors: [
            .init(
                name, type: type, dimensions: dimensions, data: counting(byteCount), offset: offset)
        ])
    }

    /// Metadata of one entry.
    static func value(_ value: GGUFWriter.Value, key: String = "k") -> GGUFWriter {
        GGUFWriter(metadata: [(key, value)])
    }

    static func counting(_ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    }
}
