import TestSupport
import Testing

@testable import Tokenizers

@Suite struct SymbolMergerTests {
    /// Merges by a table over symbols of bytes, for the merger and for the plain way to do it.
    private struct Table: MergeRules {
        var bytes: [UInt8]
        var ranks: [[UInt8]: UInt32]

        func merge(_ left: Symbol, _ right: Symbol) -> PairTable.Value? {
            let joined = Array(bytes[left.start..<right.start + right.length])
            return ranks[joined].map { .init(rank: $0, result: Int32($0)) }
        }
    }

    private func merge(_ table: Table) -> [[UInt8]] {
        var merger = SymbolMerger()
        for offset in table.bytes.indices { merger.append(start: offset, length: 1, token: -1) }
        merger.merge(by: table)
        return merger.symbols.filter { $0.length > 0 }
            .map { Array(table.bytes[$0.start..<$0.start + $0.length]) }
    }

    /// Looks at all neighbours before each merge.
    private func mergePlainly(_ table: Table) -> [[UInt8]] {
        var parts = table.bytes.map { [$0] }
        while true {
            var best: (rank: UInt32, index: Int)?
            for index in parts.indices.dropLast() {
                guard let rank = table.ranks[parts[index] + parts[index + 1]] else { continue }
                if best.map({ rank < $0.rank }) ?? true { best = (rank, index) }
            }
            guard let best else { return parts }
            parts[best.index] += parts.remove(at: best.index + 1)
        }
    }

    @Test func mergesTheLeftmostOfEqualRanks() {
        let table = Table(bytes: Array("aaa".utf8), ranks: [Array("aa".utf8): 1])
        #expect(merge(table) == [Array("aa".utf8), Array("a".utf8)])
    }

    @Test func mergesNothingOfNothing() {
        #expect(merge(Table(bytes: [], ranks: [:])) == [])
        #expect(merge(Table(bytes: [1], ranks: [:])) == [[1]])
    }

    @Test func agreesWithThePlainWay() {
        var generator = SeededGenerator(seed: 6)
        for _ in 0..<3_000 {
            var ranks: [[UInt8]: UInt32] = [:]
            for _ in 0..<Int.random(in: 0...12, using: &generator) {
                let length = Int.random(in: 2...5, using: &generator)
                let part = (0..<length).map { _ in UInt8.random(in: 0...2, using: &generator) }
                ranks[part] = .random(in: 0...6, using: &generator)
            }
            let length = Int.random(in: 0...40, using: &generator)
            let bytes = (0..<length).map { _ in UInt8.random(in: 0...2, using: &generator) }
            let table = Table(bytes: bytes, ranks: ranks)
            #expect(merge(table) == mergePlainly(table))
        }
    }
}
