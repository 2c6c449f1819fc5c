import Testing

@testable import Tokenizers

@Suite struct ByteStringsTests {
    @Test func slicesOneAllocation() {
        let strings = ByteStrings(bytes: [1, 2, 3, 4], offsets: [0, 2, 2, 4])
        #expect(strings.map(Array.init) == [[1, 2], [], [3, 4]])
        #expect(strings.count == 3)
    }

    @Test func copiesSequences() {
        let strings = ByteStrings(["ab".utf8, "".utf8, "é".utf8])
        #expect(strings.bytes == [0x61, 0x62, 0xC3, 0xA9])
        #expect(strings.offsets == [0, 2, 2, 4])
    }

    @Test func isEmptyWithoutStrings() {
        #expect(ByteStrings().isEmpty)
        #expect(ByteStrings([[UInt8]]()).isEmpty)
    }

    @Test func givesTheBytesOfOneString() {
        let strings = ByteStrings(["ab".utf8, "cde".utf8])
        #expect(strings.withUnsafeBytes(of: 1) { Array($0) } == Array("cde".utf8))
    }

    @Test func offsetsThatRunBackStopTheProgram() async {
        await #expect(processExitsWith: .failure) {
            _ = ByteStrings(bytes: [1, 2], offsets: [0, 2, 1, 2])
        }
        await #expect(processExitsWith: .failure) {
            _ = ByteStrings(bytes: [1, 2], offsets: [0, 1])
        }
        await #expect(processExitsWith: .failure) { _ = ByteStrings(bytes: [], offsets: []) }
    }
}
