import CKernels
import TestSupport
import Testing

/// Parent of all suites here: the chosen instruction set is global, so they run one after another.
@Suite(.serialized) enum KernelTests {}

/// One of the kernels' instruction sets.
struct InstructionSet: CustomTestStringConvertible, Sendable, Equatable {
    let code: Int32

    static let scalar = InstructionSet(code: Int32(CK_SCALAR))

    /// The sets of this machine except the scalar one.
    static let vector = [CK_AVX2, CK_AVX512, CK_AVX512_VNNI, CK_NEON].map {
        InstructionSet(code: Int32($0))
    }
    .filter { ck_is_available($0.code) }

    static let all = [scalar] + vector

    var testDescription: String { String(cString: ck_name(code)) }

    /// Runs `body` with this set's kernels, then returns to the set in use before.
    func callAsFunction<Result>(_ body: () throws -> Result) rethrows -> Result {
        let previous = ck_selected()
        #expect(ck_select(code))
        defer { ck_select(previous) }
        return try body()
    }
}

/// Whether two results have the same bits; any NaN equals any other.
func areIdentical(_ first: [Float], _ second: [Float]) -> Bool {
    first.count == second.count
        && zip(first, second).allSatisfy {
            $0.bitPattern == $1.bitPattern || ($0.isNaN && $1.isNaN)
        }
}

/// The largest absolute difference; infinite if one side alone is NaN.
func largestDifference(_ first: [Float], _ second: [Double]) -> Double {
    zip(first, second).map { value, expected in
        let difference = abs(Double(value) - expected)
        return difference.isNaN ? .infinity : difference
    }.max() ?? 0
}

extension SeededGenerator {
    /// Numbers in `-bound ..< bound`.
    mutating func floats(_ count: Int, bound: Float = 1) -> [Float] {
        (0..<count).map { _ in Float.random(in: -bound..<bound, using: &self) }
    }
}
