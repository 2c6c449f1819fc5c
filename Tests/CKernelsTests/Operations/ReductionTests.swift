import CKernels
import Foundation
import TestSupport
import Testing

extension KernelTests {
    @Suite struct ArgmaxTests {
        /// Values, and the index of the first largest one.
        private static let cases: [([Float], Int)] = [
            ([], 0), ([5], 0), ([1, 2], 1), ([2, 2], 0), ([.nan], 0), ([.nan, .nan], 0),
            ([.nan, -3], 1), ([-.infinity], 0), ([.nan, -.infinity], 1), ([.infinity, .nan], 0),
            ([0, -0.0], 0), ([-0.0, 0], 0),
        ]

        @Test(arguments: InstructionSet.all)
        func findsTheFirstLargest(set: InstructionSet) {
            for (values, index) in Self.cases {
                #expect(set { ck_argmax(values, values.count) } == index, "\(values)")
                // Behind many that are not larger, and before some.
                for count in [16, 33] where !values.isEmpty {
                    let largest = values.contains { !$0.isNaN }
                    let padded =
                        [Float](repeating: .nan, count: count) + values
                        + [Float](repeating: -.infinity, count: 20)
                    let expected =
                        largest ? count + index : count + values.count
                    #expect(set { ck_argmax(padded, padded.count) } == expected, "\(values)")
                }
            }
        }

        @Test(arguments: InstructionSet.all)
        func agreesWithALoop(set: InstructionSet) {
            var generator = SeededGenerator(seed: 12)
            for n in Array(1...70) + [1000, 151_936] {
                // Few different values, so that there are ties in the same and in other lanes.
                let values = (0..<n).map { _ in
                    let value = Int.random(in: 0...9, using: &generator)
                    return value == 9 ? Float.nan : Float(value)
                }
                var best: Int?
                for (index, value) in values.enumerated() where !value.isNaN {
                    if best.map({ value > values[$0] }) ?? true { best = index }
                }
                #expect(set { ck_argmax(values, n) } == best ?? 0, "\(n) elements")
            }
        }
    }

    @Suite struct LogSumExpTests {
        @Test(arguments: InstructionSet.all)
        func sumsExponentials(set: InstructionSet) {
            set { checkSums() }
        }

        private func checkSums() {
            #expect(ck_log_sum_exp([0], 1) == 0)
            #expect(abs(ck_log_sum_exp([0, 0], 2) - log(2)) < 1e-15)
            #expect(abs(ck_log_sum_exp([1, 2, 3], 3) - 3.4076059644443806) < 1e-14)
            #expect(abs(ck_log_sum_exp([1000, 1000], 2) - (1000 + log(2))) < 1e-12)
            #expect(abs(ck_log_sum_exp([-1000, -1000], 2) - (-1000 + log(2))) < 1e-12)
        }

        @Test(arguments: InstructionSet.all)
        func agreesWithALoop(set: InstructionSet) {
            var generator = SeededGenerator(seed: 13)
            for n in Array(1...40) + [1000, 151_936] {
                let values = generator.floats(n, bound: 200)
                let largest = Double(values.max() ?? 0)
                let expected = largest + log(values.reduce(0) { $0 + exp(Double($1) - largest) })
                let actual = set { ck_log_sum_exp(values, n) }
                #expect(abs(actual - expected) < 1e-13 * (1 + abs(expected)), "\(n) elements")
                #expect(actual == InstructionSet.scalar { ck_log_sum_exp(values, n) })
            }
        }

        @Test(arguments: InstructionSet.all)
        func handlesSpecialNumbers(set: InstructionSet) {
            set { checkSpecialNumbers() }
        }

        private func checkSpecialNumbers() {
            #expect(ck_log_sum_exp([], 0) == -.infinity)
            #expect(ck_log_sum_exp([-.infinity, -.infinity], 2) == -.infinity)
            #expect(ck_log_sum_exp([-.infinity, 3], 2) == 3)
            #expect(ck_log_sum_exp([.infinity, 3], 2) == .infinity)
            #expect(ck_log_sum_exp([.nan, .infinity], 2).isNaN)
            let many = [Float](repeating: -.infinity, count: 30)
            #expect(ck_log_sum_exp(many, 30) == -.infinity)
            #expect(ck_log_sum_exp(many + [-2], 31) == -2)
            #expect(ck_log_sum_exp([.nan] + many + [-2], 32).isNaN)
            #expect(ck_log_sum_exp([-3e38, 3e38], 2) == Double(3e38 as Float))
        }
    }
}
