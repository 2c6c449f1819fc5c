import CKernels
import Foundation
import TestSupport
import Testing

/// A distance in units in the last place of the expected value.
private func distance(_ actual: Float, _ expected: Double) -> Double {
    let rounded = Float(expected)
    guard rounded.isFinite, actual.isFinite else { return actual == rounded ? 0 : .infinity }
    return abs(Double(actual) - expected) / Double(rounded.ulp)
}

extension KernelTests {
    @Suite struct ElementwiseTests {
        private static let special: [Float] = [
            0, -0.0, 1, -1, 88.72283, 88.7229, 89, 1e10, .infinity, -87.3, -88, -103, -103.97, -104,
            -105, -1e10, -.infinity, .nan, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
            -.greatestFiniteMagnitude,
        ]

        private static func exponentials(_ x: [Float]) -> [Float] {
            var out = [Float](repeating: 7, count: x.count)
            ck_exp(&out, x, x.count)
            return out
        }

        private static func activated(
            _ x: [Float], up: [Float]? = nil, team: OpaquePointer? = nil,
            by function: (
                OpaquePointer?, UnsafeMutablePointer<Float>?, UnsafePointer<Float>?, Int
            ) -> Void
        ) -> [Float] {
            var gate = x
            function(team, &gate, up ?? x.map { _ in 1 }, x.count)
            return gate
        }

        /// Every half-precision number, those halfway between two, and their neighbours.
        @Test(arguments: InstructionSet.all)
        func roundsToHalfPrecisionAsTheLanguageDoes(set: InstructionSet) {
            let halves = (UInt16.min...UInt16.max).map { Float(Float16(bitPattern: $0)) }
            var x = Self.special + halves
            for (number, next) in zip(halves, halves.dropFirst()) where next.isFinite {
                let middle = (number + next) / 2
                x += [middle, middle.nextUp, middle.nextDown]
            }
            x += [65504, 65519.996, 65520, -65520, 1e-8, 2.9802322e-08, 2.9802326e-08]
            var halfway = [UInt16](repeating: 7, count: x.count)
            set { ck_to_half(nil, &halfway, x.count, x, x.count, x.count, 1) }
            for (number, half) in zip(x, halfway) {
                let expected = Float16(number)
                let actual = Float16(bitPattern: half)
                guard actual.bitPattern != expected.bitPattern else { continue }
                #expect(actual.isNaN && expected.isNaN, "\(number)")
            }
        }

        @Test(arguments: InstructionSet.all)
        func exponentiatesWithinOneUnitInTheLastPlace(set: InstructionSet) {
            let x = stride(from: -104 as Float, to: 88.73, by: 0.0037).map { $0 }
            let worst = set {
                zip(x, Self.exponentials(x)).map { distance($1, exp(Double($0))) }.max() ?? 0
            }
            #expect(worst < 1)
        }

        @Test(arguments: InstructionSet.all)
        func exponentiatesTheEndsOfTheRange(set: InstructionSet) {
            set {
                #expect(Self.exponentials([0, -0.0]) == [1, 1])
                #expect(
                    Self.exponentials([.infinity, 89, 1e30]) == [.infinity, .infinity, .infinity])
                #expect(Self.exponentials([-.infinity, -105, -1e30]) == [0, 0, 0])
                #expect(Self.exponentials([.nan])[0].isNaN)
                #expect(Self.exponentials([-103.5])[0] == .leastNonzeroMagnitude)
                #expect(Self.exponentials([88.72283])[0].isFinite)
            }
        }

        @Test(arguments: InstructionSet.all)
        func appliesTheSigmoidLinearUnit(set: InstructionSet) {
            let x = stride(from: -80 as Float, to: 80, by: 0.013).map { $0 }
            let worst = set {
                zip(x, Self.activated(x, by: ck_silu_multiply)).map {
                    distance($1, Double($0) / (1 + exp(-Double($0))))
                }.max() ?? 0
            }
            #expect(worst < 3)
        }

        @Test(arguments: InstructionSet.all)
        func appliesTheGaussianErrorLinearUnit(set: InstructionSet) {
            let x = stride(from: -12 as Float, to: 12, by: 0.0013).map { $0 }
            set {
                for (value, actual) in zip(x, Self.activated(x, by: ck_gelu_multiply)) {
                    let wide = Double(value)
                    let inner =
                        (2 / Double.pi).squareRoot() * (wide + 0.044715 * wide * wide * wide)
                    let expected = wide / (1 + exp(-2 * inner))
                    // The exponent's rounding shows in its exponential, relatively.
                    #expect(abs(Double(actual) - expected) <= 1e-5 * abs(expected) + 1e-37)
                }
            }
        }

        @Test(arguments: InstructionSet.all)
        func activatesSpecialNumbers(set: InstructionSet) {
            set {
                for function in [ck_silu_multiply, ck_gelu_multiply] {
                    let out = Self.activated([.nan, .infinity, 0, -200, 1e38, -1e38], by: function)
                    #expect(out[0].isNaN)
                    #expect(out[1] == .infinity)
                    #expect(Array(out[2...]) == [0, 0, 1e38, 0])
                }
            }
        }

        @Test(arguments: InstructionSet.vector)
        func equalsTheScalarTwin(set: InstructionSet) throws {
            var generator = SeededGenerator(seed: 11)
            try withTeam(2) { team in
                for n in Array(1...40) + [70_000, 140_001] {
                    let x = (0..<n).map {
                        n > 40 || $0 % 3 > 0
                            ? Float.random(in: -120..<120, using: &generator)
                            : Self.special[($0 + n) % Self.special.count]
                    }
                    let up = generator.floats(n)
                    let compute = { (team: OpaquePointer?) in
                        [
                            Self.exponentials(x),
                            Self.activated(x, up: up, team: team, by: ck_silu_multiply),
                            Self.activated(x, up: up, team: team, by: ck_gelu_multiply),
                            Self.activated(x, up: up, team: team, by: ck_add),
                            Self.activated(x, team: team) { ck_scale($0, $1, 0.3, $3) },
                        ]
                    }
                    let expected = InstructionSet.scalar { compute(nil) }
                    for (actual, expected) in zip(set { compute(team) }, expected) {
                        #expect(areIdentical(actual, expected), "\(n) elements")
                    }
                }
            }
        }

        @Test(arguments: InstructionSet.all)
        func addsAndScales(set: InstructionSet) {
            let x = (0..<37).map(Float.init)
            set {
                #expect(Self.activated(x, up: x, by: ck_add) == x.map { $0 + $0 })
                #expect(Self.activated(x) { ck_scale($0, $1, -0.5, $3) } == x.map { $0 * -0.5 })
            }
        }
    }
}
