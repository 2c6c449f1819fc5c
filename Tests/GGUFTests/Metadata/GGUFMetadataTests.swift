import GGUF
import TestSupport
import Testing

@Suite struct GGUFMetadataTests {
    private let metadata: GGUFMetadata

    init() throws { metadata = try GGUFFile(bytes: SampleFile.complete.bytes()).metadata }

    @Test func keepsTheOrderOfTheFile() {
        #expect(metadata.count == 20)
        #expect(metadata.keys.first == "general.architecture")
        #expect(metadata.keys.last == "b.array")
        #expect(metadata["absent"] == nil)
        #expect(metadata["a.uint8"]?.type == .uint8)
        #expect(metadata["b.array"]?.type == .array)
    }

    @Test(arguments: [
        ("a.uint8", 255), ("a.int8", -128), ("a.uint16", 65_535), ("a.int16", -32_768),
        ("a.uint32", 4_294_967_295), ("a.int32", -2_147_483_648), ("a.int64", Int.min),
    ])
    func readsAnyIntegerType(key: String, value: Int) throws {
        #expect(try metadata.int(key) == value)
        #expect(try metadata.requireInt(key) == value)
        #expect(metadata[key]?.type.isInteger == true)
    }

    @Test func readsTheOtherTypes() throws {
        #expect(try metadata.requireDouble("a.float32") == 1.5)
        #expect(try metadata.requireDouble("a.float64") == -0.1)
        #expect(try metadata.requireDouble("a.int8") == -128)
        #expect(try metadata.requireBool("a.true") == true)
        #expect(try metadata.requireBool("a.false") == false)
        #expect(try metadata.requireString("a.string") == "née 🐦")
        #expect(try metadata.requireString("a.empty") == "")
        #expect(try metadata.requireArray("b.int32").count == 3)
    }

    @Test func readsAbsentKeysAsNil() throws {
        #expect(try metadata.int("absent") == nil)
        #expect(try metadata.double("absent") == nil)
        #expect(try metadata.bool("absent") == nil)
        #expect(try metadata.string("absent") == nil)
        #expect(try metadata.array("absent") == nil)
    }

    @Test func namesAKeyThatIsNeededAndAbsent() {
        let error = #expect(throws: GGUFError.self) { try metadata.requireInt("absent") }
        #expect(error?.code == .missingKey)
        #expect(
            error?.description
                == "metadata key `absent`: the file does not have this key: expected an integer; "
                + "convert the model again with a current converter")
    }

    static let mismatches: [(key: String, read: @Sendable (GGUFMetadata) throws -> Void, String)] =
        [
            ("a.string", { _ = try $0.int("a.string") }, "expected an integer, found string"),
            ("a.true", { _ = try $0.requireInt("a.true") }, "expected an integer, found bool"),
            (
                "a.uint64", { _ = try $0.int("a.uint64") },
                "expected an integer, found uint64 18446744073709551615"
            ),
            (
                "a.uint64", { _ = try $0.double("a.uint64") },
                "expected a number, found uint64 18446744073709551615"
            ),
            ("a.uint8", { _ = try $0.string("a.uint8") }, "expected a string, found uint8"),
            ("a.uint8", { _ = try $0.bool("a.uint8") }, "expected a bool, found uint8"),
            ("a.float32", { _ = try $0.array("a.float32") }, "expected an array, found float32"),
            ("a.float32", { _ = try $0.int("a.float32") }, "expected an integer, found float32"),
            ("b.int32", { _ = try $0.int("b.int32") }, "expected an integer, found array"),
        ]

    @Test(arguments: mismatches.indices)
    func namesKeyAndBothTypesOfAMismatch(index: Int) {
        let (key, read, comparison) = Self.mismatches[index]
        let error = #expect(throws: GGUFError.self) { try read(metadata) }
        #expect(error?.code == .wrongValueType)
        #expect(
            error?.description
                == "metadata key `\(key)`: the value has the wrong type: \(comparison); "
                + "convert the model again with a current converter")
    }

    @Test func comparesKeysByTheirBytes() throws {
        let writer = GGUFWriter(metadata: [("\u{E9}", .uint8(1)), ("e\u{301}", .uint8(2))])
        let metadata = try GGUFFile(bytes: writer.bytes()).metadata
        #expect(try metadata.int("\u{E9}") == 1)
        #expect(try metadata.int("e\u{301}") == 2)
    }
}
