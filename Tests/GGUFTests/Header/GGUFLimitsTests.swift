import GGUF
import TestSupport
import Testing

@Suite struct GGUFLimitsTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let writer: GGUFWriter
        let limits: GGUFLimits
        let text: String
        var testDescription: String { name }
    }

    private static let hint = "; if the file is sound, open it with wider limits"

    static let cases: [Case] = [
        Case(
            name: "metadata entries", writer: SampleFile.complete,
            limits: GGUFLimits(metadataEntries: 19),
            text: "there are too many metadata entries: expected at most 19, found 20 "
                + "(at byte 16)"),
        Case(
            name: "tensors", writer: SampleFile.complete, limits: GGUFLimits(tensors: 2),
            text: "there are too many tensors: expected at most 2, found 3 (at byte 8)"),
        Case(
            name: "key bytes", writer: SampleFile.value(.uint8(0), key: "four"),
            limits: GGUFLimits(keyBytes: 3),
            text: "a metadata key is too long: expected at most 3 bytes, found 4 "
                + "(at byte 24)"),
        Case(
            name: "name bytes", writer: SampleFile.tensor(String(repeating: "n", count: 65)),
            limits: .default,
            text: "a tensor name is too long: expected at most 64 bytes, found 65 "
                + "(at byte 24)"),
        Case(
            name: "string bytes", writer: SampleFile.value(.string("abcd")),
            limits: GGUFLimits(stringBytes: 3),
            text: "metadata key `k`: a string is too long: expected at most 3 bytes, "
                + "found 4 (at byte 37)"),
        Case(
            name: "array depth", writer: SampleFile.value(nested(3)),
            limits: GGUFLimits(arrayDepth: 2),
            text: "metadata key `k`: an array lies too deep within arrays "
                + "(at byte 61)"),
        Case(
            name: "no array at all", writer: SampleFile.value(nested(1)),
            limits: GGUFLimits(arrayDepth: 0),
            text: "metadata key `k`: an array lies too deep within arrays "
                + "(at byte 37)"),
    ]

    /// An array of `levels` levels, 1 being a plain array.
    private static func nested(_ levels: Int) -> GGUFWriter.Value {
        levels <= 1 ? .array(0, [.uint8(1)]) : .array(9, [nested(levels - 1)])
    }

    @Test(arguments: cases) func namesTheLimitThatIsExceeded(_ limited: Case) {
        let error = #expect(throws: GGUFError.self) {
            try GGUFFile(bytes: limited.writer.bytes(), limits: limited.limits)
        }
        #expect(error?.code == .limitExceeded)
        #expect(error?.description == limited.text + Self.hint)
    }

    @Test func acceptsWhatIsExactlyAtTheLimits() throws {
        let limits = GGUFLimits(
            metadataEntries: 20, tensors: 3, keyBytes: 20, nameBytes: 4, stringBytes: 10,
            arrayDepth: 3)
        let file = try GGUFFile(bytes: SampleFile.complete.bytes(), limits: limits)
        #expect(file.tensors.count == 3)
    }

    @Test func boundsTheTensorsOfAllPartsTogether() {
        let parts: [[UInt8]] = (0..<2).map { index in
            var writer = SampleFile.tensor("t\(index)")
            writer.metadata = [
                ("split.no", .uint16(UInt16(index))), ("split.count", .uint16(2)),
                ("split.tensors.count", .int32(2)),
            ]
            return writer.bytes()
        }
        let error = #expect(throws: GGUFError.self) {
            try GGUFFile(parts: parts, limits: GGUFLimits(tensors: 1))
        }
        #expect(
            error?.description
                == "there are too many tensors: expected at most 1, found 2" + Self.hint)
    }

    @Test func refusesNestingThatWouldExhaustTheStack() {
        // 100,000 heads of an array of one array.
        let head: [UInt8] = [9, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]
        let heads = Array(repeatElement(head, count: 100_000).joined())
        let error = #expect(throws: GGUFError.self) {
            try GGUFFile(bytes: SampleFile.value(.raw(9, heads)).bytes())
        }
        #expect(error?.code == .limitExceeded)
    }
}
