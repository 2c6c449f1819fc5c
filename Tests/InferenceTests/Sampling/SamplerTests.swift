import Inference
import Testing

@Suite struct SamplerTests {
    /// Draws `count` tokens from the same logits and counts each.
    private func draws(
        _ logits: [Float], count: Int = 20_000, history: [Int] = [],
        _ set: (inout SamplingOptions) -> Void
    ) throws -> [Int: Int] {
        var options = SamplingOptions()
        options.seed = 7
        set(&options)
        var sampler = try Sampler(options)
        var counts: [Int: Int] = [:]
        for _ in 0..<count {
            var copy = logits
            let token = try copy.withUnsafeMutableBufferPointer {
                try sampler.next($0, history: history)
            }
            counts[token, default: 0] += 1
        }
        return counts
    }

    /// Natural logarithms of 0.5, 0.25, 0.125, 0.125.
    private let halves: [Float] = [-0.693147, -1.386294, -2.079442, -2.079442]

    @Test func takesTheLikeliestAtTemperatureZero() throws {
        #expect(try draws([0, 3, 1, 3], count: 10) { $0.temperature = 0 } == [1: 10])
    }

    @Test func drawsInProportionToProbability() throws {
        let counts = try draws(halves) { $0.temperature = 1 }
        for (token, share) in [0: 0.5, 1: 0.25, 2: 0.125, 3: 0.125] {
            // Four standard deviations of a binomial count.
            let slack = 4 * (20_000 * share * (1 - share)).squareRoot()
            #expect(abs(Double(counts[token] ?? 0) - 20_000 * share) < slack, "token \(token)")
        }
    }

    @Test func temperatureSharpens() throws {
        // At temperature 0.5 probabilities are squared and renormalised: 0.25 / 0.34375.
        let counts = try draws(halves) { $0.temperature = 0.5 }
        #expect(abs(Double(counts[0] ?? 0) / 20_000 - 0.7273) < 0.015)
    }

    @Test func topKKeepsTheLikeliestEqualOnesById() throws {
        #expect(
            Set(
                try draws(halves) {
                    $0.temperature = 1; $0.topK = 3
                }.keys) == [0, 1, 2])
    }

    @Test func topPKeepsTheFewestThatReachTheShare() throws {
        #expect(
            Set(
                try draws(halves) {
                    $0.temperature = 1; $0.topP = 0.7
                }.keys) == [0, 1])
        #expect(
            Set(
                try draws(halves) {
                    $0.temperature = 1; $0.topP = 0.01
                }.keys) == [0])
    }

    @Test func minPKeepsWhatIsNearlyAsLikely() throws {
        #expect(
            Set(
                try draws(halves) {
                    $0.temperature = 1; $0.minP = 0.4
                }.keys) == [0, 1])
    }

    @Test func topPLooksPastTheNearestLogitsWhenTheyDoNotSuffice() throws {
        // One token far ahead of 9,999 equal ones that together hold most of the mass.
        let logits = [Float](repeating: -9, count: 10_000).enumerated().map { $0 == 0 ? 0 : $1 }
        let counts = try draws(logits, count: 200) {
            $0.temperature = 1; $0.topP = 0.999
        }
        #expect(counts.count > 50)
    }

    @Test func repetitionPenaltyDividesPositiveAndMultipliesNegativeLogits() throws {
        let penalise = { (options: inout SamplingOptions) in options.repetitionPenalty = 2 }
        #expect(try draws([3, 2], count: 5, history: [0], penalise) == [1: 5])
        #expect(try draws([-1, -1.5], count: 5, history: [0], penalise) == [1: 5])
        #expect(try draws([-1, -2.5], count: 5, history: [0], penalise) == [0: 5])
    }

    @Test func repetitionWindowForgets() throws {
        let counts = try draws([3, 2], count: 5, history: [0, 1]) {
            $0.repetitionPenalty = 2
            $0.repetitionWindow = 1
        }
        #expect(counts == [0: 5])
    }

    @Test func sameSeedGivesSameTokens() throws {
        let first = try draws(halves, count: 50) {
            $0.temperature = 1; $0.seed = 42
        }
        #expect(
            try draws(halves, count: 50) {
                $0.temperature = 1; $0.seed = 42
            } == first)
    }

    @Test func neverDrawsAForbiddenToken() throws {
        let logits: [Float] = [0, -.infinity, 0]
        #expect(try draws(logits) { $0.temperature = 5 }[1] == nil)
    }

    @Test(arguments: [[Float.nan, .nan], [-.infinity, -.infinity], []])
    func refusesLogitsThatAreNoNumbers(_ logits: [Float]) throws {
        let error = #expect(throws: InferenceError.self) {
            try draws(logits, count: 1) { $0.temperature = 1 }
        }
        #expect(error?.code == .notANumber)
    }

    @Test func namesTheOptionOutOfRange() {
        var options = SamplingOptions()
        options.topP = 1.5
        let error = #expect(throws: InferenceError.self) { try Sampler(options) }
        #expect(
            error?.description
                == "invalid option `top-p`: expected more than 0, at most 1, found 1.5")
    }
}
