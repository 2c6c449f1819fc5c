import GGUF
import TestSupport
import Testing

/// Files that are wrong in one place, and the whole text of the error each gives.
@Suite struct MalformedHeaderTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let bytes: [UInt8]
        let code: GGUFError.Code
        let text: String
        var testDescription: String { name }

        init(
            _ name: String, _ writer: GGUFWriter, _ code: GGUFError.Code, _ text: String,
            damaged: Bool = true
        ) {
            self.name = name
            self.bytes = writer.bytes()
            self.code = code
            self.text =
                damaged ? text + "; the file may be cut off or damaged; fetch it again" : text
        }
    }

    private static func writer(_ change: (inout GGUFWriter) -> Void) -> GGUFWriter {
        var writer = GGUFWriter()
        change(&writer)
        return writer
    }

    private static let readable =
        "F32, F16, Q4_0, Q4_1, Q5_0, Q5_1, Q8_0, Q2_K, Q3_K, Q4_K, Q5_K, Q6_K, BF16"

    static let start: [Case] = [
        Case(
            "magic number", writer { $0.magic = [0, 1, 27, 200] }, .notGGUF,
            "the file is not a GGUF file: expected the bytes `GGUF`, "
                + "found `\\0\\u{01}\\u{1B}�` (at byte 0)", damaged: false),
        Case(
            "version 1", writer { $0.version = 1 }, .unsupportedVersion,
            "the file's GGUF version cannot be read: expected 2 or 3, found 1 (at byte 4); "
                + "convert the model again with a current converter", damaged: false),
        Case(
            "version 4", writer { $0.version = 4 }, .unsupportedVersion,
            "the file's GGUF version cannot be read: expected 2 or 3, found 4 (at byte 4); "
                + "convert the model again with a current converter", damaged: false),
        Case(
            "version 0", writer { $0.version = 0 }, .unsupportedVersion,
            "the file's GGUF version cannot be read: expected 2 or 3, found 0 (at byte 4); "
                + "convert the model again with a current converter", damaged: false),
        Case(
            "big-endian", writer { $0.version = UInt32(3).byteSwapped }, .bigEndian,
            "the file is in big-endian byte order: expected a little-endian version 2 or 3, "
                + "found a big-endian version 3 (at byte 4); "
                + "use the little-endian file of this model", damaged: false),
        Case(
            "tensor count", writer { $0.tensorCount = 1 << 63 }, .countTooLarge,
            "the number of tensors is more than the file can hold: expected at most 0, "
                + "found 9223372036854775808 (at byte 8)"),
        Case(
            "metadata count", writer { $0.metadataCount = UInt64.max }, .countTooLarge,
            "the number of metadata entries is more than the file can hold: "
                + "expected at most 0, found 18446744073709551615 (at byte 16)"),
    ]

    static let metadata: [Case] = [
        Case(
            "value type", SampleFile.value(.raw(13, [0, 0, 0, 0, 0, 0, 0, 0])),
            .unknownValueType,
            "metadata key `k`: the type of a value is unknown: expected 0 to 12, found 13 "
                + "(at byte 33)"),
        Case(
            "bool", SampleFile.value(.raw(7, [2])), .invalidBool,
            "metadata key `k`: a bool has an invalid value: expected 0 or 1, found 2 "
                + "(at byte 37)"),
        Case(
            "bool in an array",
            SampleFile.value(.array(7, [.bool(true), .raw(7, [255])])), .invalidBool,
            "metadata key `k`: a bool has an invalid value: expected 0 or 1, found 255 "
                + "(at byte 50)"),
        Case(
            "string that is not UTF-8", SampleFile.value(.bytes([0x61, 0xFF])), .invalidUTF8,
            "metadata key `k`: a string is not UTF-8 (at byte 45)"),
        Case(
            "string length",
            SampleFile.value(.raw(8, [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F])),
            .truncatedHeader,
            "metadata key `k`: the file ends within a string: "
                + "expected 9223372036854775807 more bytes, found 0 (at byte 45)"),
        Case(
            "element type", SampleFile.value(.array(99, [])), .unknownValueType,
            "metadata key `k`: the type of a value is unknown: expected 0 to 12, found 99 "
                + "(at byte 37)"),
        Case(
            "element count",
            SampleFile.value(.raw(9, [10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x20])), .countTooLarge,
            "metadata key `k`: the number of array elements is more than the file can hold: "
                + "expected at most 0, found 2305843009213693952 (at byte 41)"),
        Case(
            "length of a string in an array",
            SampleFile.value(
                .array(8, [.string("a"), .raw(8, [9, 0, 0, 0, 0, 0, 0, 0])])),
            .truncatedHeader,
            "metadata key `k`: the file ends within a string in an array: "
                + "expected 9 more bytes, found 0 (at byte 66)"),
        Case(
            "key twice", GGUFWriter(metadata: [("k", .uint8(1)), ("k", .uint8(1))]),
            .duplicateKey, "metadata key `k`: the key occurs twice (at byte 38)"),
        Case(
            "alignment of 0", SampleFile.value(.uint32(0), key: "general.alignment"),
            .invalidAlignment,
            "metadata key `general.alignment`: the alignment is invalid: "
                + "expected a power of two of at least 8, found 0"),
        Case(
            "alignment of 48", SampleFile.value(.uint32(48), key: "general.alignment"),
            .invalidAlignment,
            "metadata key `general.alignment`: the alignment is invalid: "
                + "expected a power of two of at least 8, found 48"),
        Case(
            "negative alignment", SampleFile.value(.int64(.min), key: "general.alignment"),
            .invalidAlignment,
            "metadata key `general.alignment`: the alignment is invalid: "
                + "expected a power of two of at least 8, found -9223372036854775808"),
        Case(
            "alignment as text", SampleFile.value(.string("32"), key: "general.alignment"),
            .wrongValueType,
            "metadata key `general.alignment`: the value has the wrong type: "
                + "expected an integer, found string; "
                + "convert the model again with a current converter", damaged: false),
    ]

    static let tensors: [Case] = [
        Case(
            "no dimension", SampleFile.tensor(dimensions: []), .invalidDimensionCount,
            "tensor `t`: the number of dimensions is invalid: expected 1 to 4, found 0 "
                + "(at byte 33)"),
        Case(
            "five dimensions", SampleFile.tensor(dimensions: [8, 1, 1, 1, 1]),
            .invalidDimensionCount,
            "tensor `t`: the number of dimensions is invalid: expected 1 to 4, found 5 "
                + "(at byte 33)"),
        Case(
            "dimension of 0", SampleFile.tensor(dimensions: [8, 0]), .invalidDimension,
            "tensor `t`: a dimension is invalid: expected 1 to 9223372036854775807, found 0 "
                + "(at byte 45)"),
        Case(
            "dimension of 2^63", SampleFile.tensor(dimensions: [1 << 63]), .invalidDimension,
            "tensor `t`: a dimension is invalid: expected 1 to 9223372036854775807, "
                + "found 9223372036854775808 (at byte 37)"),
        Case(
            "product of dimensions", SampleFile.tensor(dimensions: [1 << 32, 1 << 32]),
            .sizeOverflow,
            "tensor `t`: the size cannot be computed: expected at most 9223372036854775807 "
                + "bytes, found dimensions [4294967296, 4294967296] (at byte 24)"),
        Case(
            "size in bytes", SampleFile.tensor(dimensions: [1 << 61, 2]), .sizeOverflow,
            "tensor `t`: the size cannot be computed: expected at most 9223372036854775807 "
                + "bytes, found dimensions [2305843009213693952, 2] (at byte 24)"),
        Case(
            "part of a block", SampleFile.tensor(type: 12, dimensions: [128, 2]), .partialBlock,
            "tensor `t`: a row does not fill whole blocks of Q4_K: "
                + "expected a multiple of 256 elements, found 128 (at byte 24)"),
        Case(
            "type without a number", SampleFile.tensor(type: 23), .unreadableTensorType,
            "tensor `t`: the type is not supported: expected one of \(readable), "
                + "found `IQ4_XS` (type 23) (at byte 45); "
                + "use a file quantised to one of these types", damaged: false),
        Case(
            "intermediate type", SampleFile.tensor(type: 15), .unreadableTensorType,
            "tensor `t`: the type is not supported: expected one of \(readable), "
                + "found `Q8_K` (type 15) (at byte 45); "
                + "use a file quantised to one of these types", damaged: false),
        Case(
            "unknown type", SampleFile.tensor(type: 4_000_000_000), .unreadableTensorType,
            "tensor `t`: the type is not supported: expected one of \(readable), "
                + "found the unknown type 4000000000 (at byte 45); "
                + "use a file quantised to one of these types", damaged: false),
        Case(
            "misaligned data", SampleFile.tensor(dimensions: [1], offset: 16), .misalignedTensor,
            "tensor `t`: the data offset is not aligned: expected a multiple of 32, found 16 "
                + "(at byte 24)"),
        Case(
            "data past the end", SampleFile.tensor(dimensions: [9]), .tensorPastEnd,
            "tensor `t`: the data does not lie within the file: "
                + "expected 36 bytes at data offset 0, found 32 bytes of data in all "
                + "(at byte 24)"),
        Case(
            "offset at the end", SampleFile.tensor(dimensions: [1], offset: 32), .tensorPastEnd,
            "tensor `t`: the data does not lie within the file: "
                + "expected 4 bytes at data offset 32, found 32 bytes of data in all "
                + "(at byte 24)"),
        Case(
            "offset near 2^64", SampleFile.tensor(offset: UInt64.max - 31), .tensorPastEnd,
            "tensor `t`: the data does not lie within the file: "
                + "expected 32 bytes at data offset 18446744073709551584, "
                + "found 32 bytes of data in all (at byte 24)"),
        Case(
            "no data", SampleFile.tensor(byteCount: 0), .tensorPastEnd,
            "tensor `t`: the data does not lie within the file: "
                + "expected 32 bytes at data offset 0, found 0 bytes of data in all "
                + "(at byte 24)"),
        Case(
            "shared data",
            GGUFWriter(tensors: [
                .init("a", type: 0, dimensions: [8], data: SampleFile.counting(32)),
                .init("b", type: 0, dimensions: [8], data: SampleFile.counting(32), offset: 0),
            ]), .overlappingTensors,
            "tensor `b`: the data overlaps that of tensor `a` (at byte 57)"),
        Case(
            "name twice",
            GGUFWriter(tensors: [
                .init("a", type: 0, dimensions: [8], data: SampleFile.counting(32)),
                .init("a", type: 0, dimensions: [8], data: SampleFile.counting(32)),
            ]), .duplicateTensor, "tensor `a`: the name occurs twice"),
    ]

    @Test(arguments: start + metadata + tensors)
    func saysWhatIsWrongAndWhere(_ malformed: Case) {
        let error = #expect(throws: GGUFError.self) { try GGUFFile(bytes: malformed.bytes) }
        #expect(error?.code == malformed.code)
        #expect(error?.description == malformed.text)
    }

    @Test func rejectsKeysAndNamesThatAreNotUTF8() throws {
        for writer in [SampleFile.value(.uint8(0)), SampleFile.tensor()] {
            var bytes = writer.bytes()
            #expect(try GGUFFile(bytes: bytes).version == 3)
            bytes[32] = 0xFF
            let error = #expect(throws: GGUFError.self) { try GGUFFile(bytes: bytes) }
            #expect(error?.code == .invalidUTF8)
            #expect(error?.byteOffset == 32)
        }
    }

    @Test func rejectsEveryTruncation() throws {
        let whole = SampleFile.complete.bytes()
        #expect(try GGUFFile(bytes: whole).tensors.count == 3)
        for count in 0..<whole.count {
            #expect(throws: GGUFError.self, "of \(count) bytes") {
                try GGUFFile(bytes: Array(whole.prefix(count)))
            }
        }
    }

    @Test func escapesAndShortensNamesInTexts() {
        let name = "\u{1B}[2J" + String(repeating: "x", count: 300)
        let writer = GGUFWriter(metadata: [(name, .raw(13, [0]))])
        let error = #expect(throws: GGUFError.self) { try GGUFFile(bytes: writer.bytes()) }
        #expect(
            error?.summary
                == "metadata key `\\u{1B}[2J\(String(repeating: "x", count: 196))…`: "
                + "the type of a value is unknown: expected 0 to 12, found 13 (at byte 336)")
    }
}
