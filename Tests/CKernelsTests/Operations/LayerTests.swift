import CKernels
import Foundation
import TestSupport
import Testing

extension KernelTests {
    @Suite struct RMSNormTests {
        private func normalise(
            _ x: [Float], weight: [Float], n: Int, stride: Int, epsilon: Float = 1e-5,
            team: OpaquePointer? = nil
        ) -> [Float] {
            var out = [Float](repeating: 7, count: x.count)
            ck_rms_norm(team, &out, stride, x, stride, weight, n, x.count / stride, epsilon)
            return out
        }

        @Test(arguments: InstructionSet.all)
        func dividesByTheRootMeanSquare(set: InstructionSet) {
            // mean(9, 16) = 12.5; with 0.25 more the root is 3.5707142...
            var out: [Float] = [0, 0]
            set { ck_rms_norm(nil, &out, 2, [3, 4], 2, [1, 10], 2, 1, 0.25) }
            #expect(abs(out[0] - 0.8401681) < 1e-6)
            #expect(abs(out[1] - 11.202241) < 1e-5)
        }

        @Test(arguments: InstructionSet.vector)
        func equalsTheScalarTwin(set: InstructionSet) throws {
            var generator = SeededGenerator(seed: 4)
            try withTeam(2) { team in
                for n in [1, 15, 16, 17, 31, 64, 576, 2051] {
                    let x = generator.floats(40 * (n + 2), bound: 10)
                    let weight = generator.floats(n)
                    let expected = InstructionSet.scalar {
                        normalise(x, weight: weight, n: n, stride: n + 2)
                    }
                    let actual = set {
                        normalise(x, weight: weight, n: n, stride: n + 2, team: team)
                    }
                    #expect(areIdentical(actual, expected), "\(n) elements")
                }
            }
        }

        @Test(arguments: InstructionSet.all)
        func worksInPlace(set: InstructionSet) {
            var generator = SeededGenerator(seed: 5)
            var x = generator.floats(3 * 37)
            let weight = generator.floats(37)
            let expected = set { normalise(x, weight: weight, n: 37, stride: 37) }
            set {
                x.withUnsafeMutableBufferPointer { x in
                    ck_rms_norm(nil, x.baseAddress, 37, x.baseAddress, 37, weight, 37, 3, 1e-5)
                }
            }
            #expect(areIdentical(x, expected))
        }
    }

    @Suite struct RopeTests {
        private func angles(_ tokens: Int, _ pairs: Int) -> (cosines: [Float], sines: [Float]) {
            var generator = SeededGenerator(seed: 6)
            let angles = generator.floats(tokens * pairs, bound: 3)
            return (angles.map { cosf($0) }, angles.map { sinf($0) })
        }

        @Test(arguments: InstructionSet.all, [false, true])
        func rotatesPairs(set: InstructionSet, interleaved: Bool) throws {
            let (tokens, heads) = (5, 3)
            for dimension in [2, 6, 30, 32, 34, 64, 128, 256] {
                let pairs = dimension / 2
                let stride = heads * dimension + 4
                let (cosines, sines) = angles(tokens, pairs)
                var generator = SeededGenerator(seed: 7)
                let x = generator.floats(tokens * stride)
                var expected = x.map(Double.init)
                for token in 0..<tokens {
                    for head in 0..<heads {
                        for pair in 0..<pairs {
                            let start = token * stride + head * dimension
                            let first = start + (interleaved ? 2 * pair : pair)
                            let second = first + (interleaved ? 1 : pairs)
                            let (a, b) = (expected[first], expected[second])
                            let cosine = Double(cosines[token * pairs + pair])
                            let sine = Double(sines[token * pairs + pair])
                            expected[first] = a * cosine - b * sine
                            expected[second] = a * sine + b * cosine
                        }
                    }
                }
                let rotated = { (team: OpaquePointer?) in
                    var copy = x
                    ck_rope(
                        team, &copy, stride, cosines, sines, tokens, heads, dimension, interleaved)
                    return copy
                }
                let actual = try set { try withTeam(2) { rotated($0) } }
                #expect(largestDifference(actual, expected) < 1e-6)
                #expect(areIdentical(actual, InstructionSet.scalar { rotated(nil) }))
            }
        }

        @Test func isTheSameSplitOverATeam() throws {
            let (tokens, heads, dimension) = (33, 9, 64)
            let (cosines, sines) = angles(tokens, 32)
            var generator = SeededGenerator(seed: 8)
            let x = generator.floats(tokens * heads * dimension)
            let rotated = { (team: OpaquePointer?) in
                var copy = x
                ck_rope(team, &copy, 576, cosines, sines, tokens, heads, dimension, false)
                return copy
            }
            let expected = rotated(nil)
            for threads in [2, 3] as [Int32] {
                #expect(areIdentical(try withTeam(threads) { rotated($0) }, expected))
            }
        }
    }

    @Suite struct ShortConvolutionTests {
        /// All tokens in chunks of `chunk`, with the inputs of earlier positions kept between them.
        private func convolve(
            _ bcx: [Float], kernel: [Float], n: Int, taps: Int, chunk: Int,
            team: OpaquePointer? = nil
        ) -> (out: [Float], inputs: [Float]) {
            let tokens = bcx.count / (3 * n)
            var out = [Float](repeating: 7, count: tokens * n)
            var inputs = [Float](repeating: .nan, count: tokens * n)
            for start in stride(from: 0, to: tokens, by: chunk) {
                let count = min(chunk, tokens - start)
                out.withUnsafeMutableBufferPointer { out in
                    bcx.withUnsafeBufferPointer { bcx in
                        guard let to = out.baseAddress, let from = bcx.baseAddress else { return }
                        ck_short_convolution(
                            team, to + start * n, n, from + start * 3 * n, 3 * n, &inputs, kernel,
                            n,
                            taps, start, count)
                    }
                }
            }
            return (out, inputs)
        }

        @Test(arguments: InstructionSet.all, [1, 2, 3, 4, 9, 11])
        func followsTheDefinition(set: InstructionSet, taps: Int) {
            let (n, tokens) = (35, 13)
            var generator = SeededGenerator(seed: 9)
            let bcx = generator.floats(tokens * 3 * n)
            let kernel = generator.floats(n * taps)
            var expected: [Double] = []
            for t in 0..<tokens {
                for c in 0..<n {
                    var sum = 0.0
                    for j in 0..<taps where t - taps + 1 + j >= 0 {
                        let row = (t - taps + 1 + j) * 3 * n
                        sum +=
                            Double(kernel[c * taps + j]) * Double(bcx[row + c])
                            * Double(bcx[row + 2 * n + c])
                    }
                    expected.append(Double(bcx[t * 3 * n + n + c]) * sum)
                }
            }
            let result = set { convolve(bcx, kernel: kernel, n: n, taps: taps, chunk: tokens) }
            #expect(largestDifference(result.out, expected) < 1e-6)
            #expect(
                result.inputs
                    == (0..<tokens * n).map {
                        bcx[$0 / n * 3 * n + $0 % n] * bcx[$0 / n * 3 * n + 2 * n + $0 % n]
                    })
        }

        @Test(arguments: InstructionSet.all, [1, 2, 3, 5])
        func continuesWhereTheLastChunkEnded(set: InstructionSet, chunk: Int) throws {
            for n in [1, 16, 47, 2048] {
                var generator = SeededGenerator(seed: 10)
                let bcx = generator.floats(17 * 3 * n)
                let kernel = generator.floats(n * 3)
                let whole = InstructionSet.scalar {
                    convolve(bcx, kernel: kernel, n: n, taps: 3, chunk: 17)
                }
                let parts = try set {
                    try withTeam(2) {
                        convolve(bcx, kernel: kernel, n: n, taps: 3, chunk: chunk, team: $0)
                    }
                }
                #expect(areIdentical(parts.out, whole.out), "\(n) channels")
                #expect(areIdentical(parts.inputs, whole.inputs), "\(n) channels")
            }
        }
    }
}
