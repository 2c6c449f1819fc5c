import CKernels
import Foundation
import TestSupport
import Testing

/// The inputs of one attention: `positions` keys and values, of which the last `tokens` positions
/// have queries.
private struct Attention {
    let heads, kvHeads, dimension, tokens, positions: Int
    var window = 0
    var scale: Float = 0.25
    /// Floats between the rows' ends and the next rows' starts.
    var padding = 0
    /// Whether keys and values are handed over in half precision.
    var isHalf = false
    var queries: [Float]
    var keys, values: [Float]

    init(
        heads: Int, kvHeads: Int, dimension: Int, tokens: Int, positions: Int, window: Int = 0,
        padding: Int = 0
    ) {
        self.heads = heads
        self.kvHeads = kvHeads
        self.dimension = dimension
        self.tokens = tokens
        self.positions = positions
        self.window = window
        self.padding = padding
        var generator = SeededGenerator(seed: 3)
        queries = generator.floats(tokens * (heads * dimension + padding), bound: 3)
        keys = generator.floats(positions * (kvHeads * dimension + padding), bound: 3)
        values = generator.floats(positions * (kvHeads * dimension + padding))
    }

    var queryStride: Int { heads * dimension + padding }
    var kvStride: Int { kvHeads * dimension + padding }
    var firstPosition: Int { positions - tokens }

    /// Computes all tokens in chunks of the given sizes, the last of which repeats.
    func compute(chunks: [Int] = [], team: OpaquePointer? = nil) -> [Float] {
        var out = [Float](repeating: 7, count: tokens * queryStride)
        let threads = team.map { Int(ck_team_threads($0)) } ?? 1
        var scratch = [Float](repeating: .nan, count: threads * positions)
        let (keys, values) = (cached(keys), cached(values))
        var start = 0
        var sizes = chunks.makeIterator()
        var size = tokens
        while start < tokens {
            size = sizes.next() ?? size
            let count = min(size, tokens - start)
            queries.withUnsafeBufferPointer { queries in
                keys.withUnsafeBytes { keys in
                    values.withUnsafeBytes { values in
                        out.withUnsafeMutableBufferPointer { out in
                            scratch.withUnsafeMutableBufferPointer { scratch in
                                var arguments = ck_attention_arguments(
                                    queries: queries.baseAddress.map { $0 + start * queryStride },
                                    keys: keys.baseAddress, values: values.baseAddress,
                                    kv_type: Int32(isHalf ? CK_F16 : CK_F32),
                                    out: out.baseAddress.map { $0 + start * queryStride },
                                    query_stride: queryStride, kv_stride: kvStride,
                                    out_stride: queryStride, tokens: count, heads: heads,
                                    kv_heads: kvHeads, head_dimension: dimension,
                                    first_position: firstPosition + start, window: window,
                                    scale: scale, scratch: scratch.baseAddress)
                                ck_attention(team, &arguments)
                            }
                        }
                    }
                }
            }
            start += count
        }
        return out
    }

    /// The bytes of a cache with these numbers.
    private func cached(_ numbers: [Float]) -> [UInt8] {
        isHalf
            ? numbers.flatMap { withUnsafeBytes(of: Float16($0), Array.init) }
            : numbers.flatMap { withUnsafeBytes(of: $0, Array.init) }
    }

    /// The same with keys and values in half precision, to which they are rounded.
    func inHalfPrecision() -> Attention {
        var half = self
        half.isHalf = true
        half.keys = keys.map { Float(Float16($0)) }
        half.values = values.map { Float(Float16($0)) }
        return half
    }

    /// The definition in double precision; 7 in the padding.
    func expected() -> [Double] {
        var out = [Double](repeating: 7, count: tokens * queryStride)
        for token in 0..<tokens {
            let position = firstPosition + token
            let visible = (window == 0 ? 0 : max(0, position - window + 1))...position
            for head in 0..<heads {
                let query = token * queryStride + head * dimension
                let offset = head / (heads / kvHeads) * dimension
                let scores = visible.map { p in
                    Double(scale)
                        * (0..<dimension).reduce(0) {
                            $0 + Double(queries[query + $1])
                                * Double(keys[p * kvStride + offset + $1])
                        }
                }
                let largest = scores.max() ?? 0
                let weights = scores.map { exp($0 - largest) }
                let sum = weights.reduce(0, +)
                for d in 0..<dimension {
                    out[query + d] = zip(visible, weights).reduce(0) {
                        $0 + $1.1 / sum * Double(values[$1.0 * kvStride + offset + d])
                    }
                }
            }
        }
        return out
    }
}

extension KernelTests {
    @Suite struct AttentionTests {
        @Test(arguments: InstructionSet.all, [1, 7, 16, 20, 64, 80, 128, 256])
        func followsTheDefinition(set: InstructionSet, dimension: Int) throws {
            for (heads, kvHeads) in [(1, 1), (4, 2), (9, 3), (7, 1), (20, 2)] {
                for window in [0, 1, 5, 100] {
                    let attention = Attention(
                        heads: heads, kvHeads: kvHeads, dimension: dimension, tokens: 6,
                        positions: 23, window: window, padding: 5)
                    for attention in [attention, attention.inHalfPrecision()] {
                        let actual = try set { try withTeam(2) { attention.compute(team: $0) } }
                        #expect(
                            largestDifference(actual, attention.expected()) < 2e-5,
                            "\(heads)/\(kvHeads) heads, window \(window), \(attention.isHalf)")
                    }
                }
            }
        }

        @Test(arguments: InstructionSet.vector, [1, 15, 17, 48, 64, 72, 256])
        func equalsTheScalarTwin(set: InstructionSet, dimension: Int) throws {
            for (heads, kvHeads) in [(2, 2), (3, 1), (14, 2), (10, 1)] {
                for window in [0, 1, 4, 33] {
                    let attention = Attention(
                        heads: heads, kvHeads: kvHeads, dimension: dimension, tokens: 37,
                        positions: 70, window: window)
                    for attention in [attention, attention.inHalfPrecision()] {
                        let expected = InstructionSet.scalar { attention.compute() }
                        let actual = try set { try withTeam(2) { attention.compute(team: $0) } }
                        #expect(
                            areIdentical(actual, expected),
                            "\(heads)/\(kvHeads) heads, window \(window), \(attention.isHalf)")
                    }
                }
            }
        }

        /// Numbers in half precision are exact in single precision, so that the bits are the same.
        @Test(arguments: InstructionSet.all, [16, 37])
        func givesTheBitsOfTheSameNumbersInSinglePrecision(
            set: InstructionSet, dimension: Int
        ) {
            let half = Attention(
                heads: 6, kvHeads: 2, dimension: dimension, tokens: 9, positions: 40
            ).inHalfPrecision()
            var single = half
            single.isHalf = false
            #expect(set { areIdentical(half.compute(), single.compute()) })
        }

        @Test(arguments: InstructionSet.all, [0, 3, 16, 50])
        func dependsOnPositionsOnly(set: InstructionSet, window: Int) throws {
            var attention = Attention(
                heads: 6, kvHeads: 2, dimension: 32, tokens: 64, positions: 64, window: window)
            attention.isHalf = window == 16
            try set {
                let whole = attention.compute()
                for chunks in [[1], [2], [7], [16], [3, 40, 1, 20], [63, 1]] {
                    for threads in [nil, 1, 2, 3] as [Int32?] {
                        let actual = try withTeam(threads) {
                            attention.compute(chunks: chunks, team: $0)
                        }
                        #expect(areIdentical(actual, whole), "\(chunks), \(threads ?? 0) threads")
                    }
                }
            }
        }

        @Test(arguments: InstructionSet.all)
        func sumsToOneOverALongPast(set: InstructionSet) throws {
            var attention = Attention(
                heads: 4, kvHeads: 1, dimension: 64, tokens: 2, positions: 3000)
            attention.values = attention.values.map { _ in 1 }
            let out = try set { try withTeam(2) { attention.compute(team: $0) } }
            #expect(out.allSatisfy { abs($0 - 1) < 1e-5 })
        }

        @Test(arguments: InstructionSet.all)
        func survivesLargeScores(set: InstructionSet) {
            var attention = Attention(heads: 1, kvHeads: 1, dimension: 16, tokens: 3, positions: 9)
            attention.scale = 1e30
            #expect(set { attention.compute() }.allSatisfy { $0.isFinite })
        }

        /// A broken key or value reaches the tokens that see it and no others.
        @Test(arguments: InstructionSet.all, [1, 8])
        func letsNotANumberThroughToThoseWhoSeeIt(set: InstructionSet, chunk: Int) {
            for isKey in [false, true] {
                var attention = Attention(
                    heads: 2, kvHeads: 1, dimension: 16, tokens: 8, positions: 8, window: 3)
                attention.keys[4 * 16] = isKey ? .nan : attention.keys[4 * 16]
                attention.values[4 * 16] = isKey ? 0 : .nan
                let out = set { attention.compute(chunks: [chunk]) }
                for token in 0..<8 {
                    #expect(out[token * 32].isNaN == (4...6).contains(token), "token \(token)")
                }
            }
        }
    }
}
