import TestSupport
import Testing

@testable import Apus

@Suite struct RetryPolicyTests {
    @Test func ceilingsDoubleUpToTheLongest() {
        let policy = RetryPolicy(firstDelay: .seconds(1), longestDelay: .seconds(6))
        #expect(
            (0...5).map { policy.ceiling(afterAttempt: $0) }
                == [1, 1, 2, 4, 6, 6].map(Duration.seconds))
        #expect(policy.ceiling(afterAttempt: .max) == .seconds(6))
    }

    @Test func oddValuesDoNoHarm() {
        let policy = RetryPolicy(
            attempts: -1, firstDelay: .seconds(-3), longestDelay: .seconds(1))
        #expect(policy.ceiling(afterAttempt: 40) == .zero)
        #expect(RetryPolicy(firstDelay: .zero).ceiling(afterAttempt: 40) == .zero)
    }

    @Test func waitsAreSpreadEvenly() {
        var generator = SeededGenerator(seed: 7)
        let policy = RetryPolicy(firstDelay: .seconds(1))
        let waits = (0..<4000).map { _ in
            policy.delay(afterAttempt: 1, using: &generator) / .seconds(1)
        }
        for quarter in 0..<4 {
            let bounds = Double(quarter) / 4..<Double(quarter + 1) / 4
            let share = Double(waits.count { bounds.contains($0) }) / 4000
            #expect(abs(share - 0.25) < 0.03)
        }
    }
}
