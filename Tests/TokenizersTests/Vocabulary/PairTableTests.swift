import TestSupport
import Testing

@testable import Tokenizers

@Suite struct PairTableTests {
    @Test func keepsTheFirstValueOfAPair() {
        var table = PairTable(capacity: 2)
        table.insert(1, 2, .init(rank: 7, result: 3))
        table.insert(1, 2, .init(rank: 9, result: 4))
        #expect(table[1, 2]?.rank == 7)
        #expect(table[1, 2]?.result == 3)
        #expect(table[2, 1] == nil)
    }

    @Test func isEmptyWithoutCapacity() {
        #expect(PairTable(capacity: 0)[0, 0] == nil)
    }

    @Test func agreesWithADictionary() {
        struct Pair: Hashable { var left: Int32, right: Int32 }
        var generator = SeededGenerator(seed: 4)
        var expected: [Pair: Int32] = [:]
        var table = PairTable(capacity: 10_000)
        for result in 0..<Int32(10_000) {
            let pair = Pair(
                left: .random(in: 0..<200, using: &generator),
                right: .random(in: 0..<200, using: &generator))
            if expected[pair] == nil { expected[pair] = result }
            table.insert(pair.left, pair.right, .init(rank: 0, result: result))
        }
        for left in 0..<Int32(200) {
            for right in 0..<Int32(200) {
                #expect(table[left, right]?.result == expected[Pair(left: left, right: right)])
            }
        }
    }
}
