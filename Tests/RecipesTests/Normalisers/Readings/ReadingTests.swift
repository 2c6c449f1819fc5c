import Testing

@testable import Recipes

@Suite struct ReadingTests {
    @Test func prefersFirstCandidate() {
        let reading = Reading(candidates: [3, 1, 3, 2])
        #expect(reading == .ambiguous(preferred: 3, others: [1, 2]))
        #expect(reading?.preferred == 3)
        #expect(reading?.all == [3, 1, 2])
        #expect(reading?.certain == nil)
    }

    @Test func isCertainOfOneValue() {
        let reading = Reading(candidates: [7, 7])
        #expect(reading == .certain(7))
        #expect(reading?.certain == 7)
        #expect(reading?.all == [7])
    }

    @Test func isNothingWithoutCandidates() {
        #expect(Reading<Int>(candidates: []) == nil)
    }

    @Test func transformsEveryValue() {
        #expect(Reading.certain(2).map { $0 * 2 } == .certain(4))
        #expect(
            Reading.ambiguous(preferred: 1, others: [2]).map { "\($0)" }
                == .ambiguous(preferred: "1", others: ["2"]))
    }
}
