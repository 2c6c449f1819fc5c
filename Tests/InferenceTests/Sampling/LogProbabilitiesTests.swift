import Foundation
import Testing

@testable import Inference

struct LogProbabilitiesTests {
    @Test func sharesProbabilityAmongEquals() {
        [Float](repeating: 1000, count: 4).withUnsafeBufferPointer { row in
            let top = LogProbabilities(row).top(3)
            #expect(top.map(\.id) == [0, 1, 2])
            #expect(top.allSatisfy { abs($0.value - log(0.25)) < 1e-12 })
        }
    }

    /// softmax([0, ln 3]) is [1/4, 3/4].
    @Test func ordersByProbability() {
        [0, Float(log(3.0)), -.infinity].withUnsafeBufferPointer { row in
            let top = LogProbabilities(row).top(9)
            #expect(top.map(\.id) == [1, 0, 2])
            #expect(abs(top[0].value - log(0.75)) < 1e-7)
            #expect(abs(top[1].value - log(0.25)) < 1e-7)
            #expect(top[2].value == -.infinity)
        }
    }
}
