import GGUF
import TestSupport
import Testing

@Suite struct GGUFArrayTests {
    private func array(_ type: UInt32, _ elements: [GGUFWriter.Value]) throws -> GGUFArray {
        let bytes = SampleFile.value(.array(type, elements)).bytes()
        return try GGUFFile(bytes: bytes).metadata.requireArray("k")
    }

    @Test(
        arguments: [
            (0, [.uint8(0), .uint8(255)], [0, 255]),
            (1, [.int8(-128), .int8(127)], [-128, 127]),
            (2, [.uint16(0), .uint16(65_535)], [0, 65_535]),
            (3, [.int16(-32_768), .int16(1)], [-32_768, 1]),
            (4, [.uint32(4_294_967_295)], [4_294_967_295]),
            (5, [.int32(-2_147_483_648), .int32(3)], [-2_147_483_648, 3]),
            (10, [.uint64(9_223_372_036_854_775_807)], [Int.max]),
            (11, [.int64(-9_223_372_036_854_775_808), .int64(5)], [Int.min, 5]),
            (5, [], []),
        ] as [(UInt32, [GGUFWriter.Value], [Int])])
    func readsIntegersOfEveryType(
        type: UInt32, elements: [GGUFWriter.Value], integers: [Int]
    ) throws {
        let array = try array(type, elements)
        #expect(array.elementType.rawValue == type)
        #expect(array.count == elements.count)
        #expect(array.integers() == integers)
        #expect(array.floats() == nil)
        #expect(array.bools() == nil)
        #expect(array.byteStrings() == nil)
        #expect(array.arrays() == nil)
    }

    @Test func hasNoIntegersWhereOneIsTooLarge() throws {
        #expect(try array(10, [.uint64(1), .uint64(.max)]).integers() == nil)
    }

    @Test func readsFloatsAndBools() throws {
        #expect(try array(6, [.float32(0.5), .float32(-.infinity)]).floats() == [0.5, -.infinity])
        #expect(try array(12, [.float64(0.1)]).floats() == [0.1])
        #expect(try array(7, [.bool(true), .bool(false)]).bools() == [true, false])
        #expect(try array(7, [.bool(true)]).integers() == nil)
        #expect(try array(6, [.float32(1)]).integers() == nil)
    }

    @Test func keepsStringsThatAreNotUTF8() throws {
        let array = try array(8, [.string("aé"), .bytes([0xC3]), .string(""), .bytes([0xA9])])
        let (bytes, offsets) = try #require(array.byteStrings())
        #expect(bytes == [0x61, 0xC3, 0xA9, 0xC3, 0xA9])
        #expect(offsets == [0, 3, 4, 4, 5])
        #expect(array.strings() == nil)
        #expect(array.integers() == nil)
    }

    @Test(arguments: [
        [], [""], ["a"], ["", "bird", "", "née", "a text of more than fifteen bytes"],
    ])
    func readsStrings(strings: [String]) throws {
        let array = try array(8, strings.map { .string($0) })
        #expect(array.strings() == strings)
        #expect(array.byteStrings()?.offsets.count == strings.count + 1)
        #expect(array.byteStrings()?.bytes == strings.flatMap(\.utf8))
    }

    @Test func readsArraysWithinArrays() throws {
        let file = try GGUFFile(bytes: SampleFile.complete.bytes())
        let arrays = try #require(try file.metadata.requireArray("b.array").arrays())
        #expect(arrays.map(\.elementType) == [.uint32, .string, .array])
        #expect(arrays[0].integers() == [1, 2])
        #expect(arrays[1].strings() == ["x"])
        #expect(arrays[2].arrays()?.first?.bools() == [true])
    }
}
