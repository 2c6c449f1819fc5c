import CKernels

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Chooses tokens from logits, with a random source of its own.
public struct Sampler: Sendable {
    private let options: SamplingOptions
    private var random: RandomSource

    /// Makes a sampler.
    ///
    /// - Throws: `invalidOption` for an option out of range.
    public init(_ options: SamplingOptions) throws(InferenceError) {
        try options.validate()
        self.options = options
        random = RandomSource(seed: options.seed ?? .random(in: .min ... .max))
    }

    /// Whether the likeliest token is always taken.
    public var isGreedy: Bool { options.temperature == 0 }

    /// Chooses the next token.
    ///
    /// - Parameters:
    ///   - logits: One float a token of the vocabulary; -infinity forbids a token. Overwritten.
    ///   - history: The tokens so far, for the repetition penalty.
    /// - Returns: The token's id.
    /// - Throws: `notANumber` if no logit is finite.
    /// - Complexity: O(vocabulary), and a sort of the tokens that can still be chosen.
    public mutating func next(
        _ logits: UnsafeMutableBufferPointer<Float>, history: [Int]
    ) throws(InferenceError) -> Int {
        penalise(logits, history: history)
        return try pick(logits)
    }

    /// Makes tokens of the last `repetitionWindow` less likely.
    func penalise(_ logits: UnsafeMutableBufferPointer<Float>, history: [Int]) {
        guard let penalty = options.repetitionPenalty.map(Float.init), penalty != 1 else { return }
        for token in Set(history.suffix(options.repetitionWindow)) where token < logits.count {
            logits[token] = logits[token] > 0 ? logits[token] / penalty : logits[token] * penalty
        }
    }

    /// Chooses a token from logits that are already penalised; leaves them as they are.
    mutating func pick(_ logits: UnsafeMutableBufferPointer<Float>) throws(InferenceError) -> Int {
        let best = try logits.largestIndex()
        if isGreedy { return best }
        var candidates = nucleus(logits, largest: Double(logits[best]))
        // The likeliest token's weight is 1.
        if let minP = options.minP { candidates.removeAll { $0.weight < minP } }
        return draw(candidates)
    }

    /// A token that may be chosen, and its probability relative to the likeliest one's.
    private struct Candidate {
        let token: Int
        let weight: Double
    }

    /// What temperature, top-k and top-p leave.
    private func nucleus(
        _ logits: UnsafeMutableBufferPointer<Float>, largest: Double
    ) -> [Candidate] {
        let count = min(options.topK ?? logits.count, logits.count)
        let share = options.topP ?? 1
        guard count < logits.count || share < 1 else {
            return candidates(logits, largest, depth: .infinity)
        }
        // Sorting all of a large vocabulary costs more than the model's own step, so first look
        // among the logits near the largest, and further down only if those don't suffice.
        for depth in [8.0, 16, 32] {
            let near = candidates(logits, largest, depth: depth)
            if near.count >= count { return kept(near, count, share) }
            if count == logits.count {
                let total = candidates(logits, largest, depth: .infinity).reduce(0) {
                    $0 + $1.weight
                }
                let kept = kept(near, near.count, share, of: total)
                if kept.count < near.count { return kept }
            }
        }
        return kept(candidates(logits, largest, depth: .infinity), count, share)
    }

    /// The tokens whose scaled logits lie at most `depth` below the largest, by id.
    private func candidates(
        _ logits: UnsafeMutableBufferPointer<Float>, _ largest: Double, depth: Double
    ) -> [Candidate] {
        let least = largest - depth * options.temperature
        var found: [Candidate] = []
        for token in logits.indices where Double(logits[token]) >= least {
            let weight = exp((Double(logits[token]) - largest) / options.temperature)
            if weight > 0 { found.append(Candidate(token: token, weight: weight)) }
        }
        return found
    }

    /// The `count` likeliest, equal ones by id, and of them the fewest whose weights reach `share`
    /// of `total`, or of their own sum; at least one.
    private func kept(
        _ candidates: [Candidate], _ count: Int, _ share: Double, of total: Double? = nil
    ) -> [Candidate] {
        let sorted = candidates.sorted { ($0.weight, $1.token) > ($1.weight, $0.token) }
            .prefix(count)
        guard share < 1 else { return Array(sorted) }
        let goal = share * (total ?? sorted.reduce(0) { $0 + $1.weight })
        var sum = 0.0
        for (index, candidate) in sorted.enumerated() {
            sum += candidate.weight
            if sum >= goal { return Array(sorted.prefix(index + 1)) }
        }
        return Array(sorted)
    }

    private mutating func draw(_ candidates: [Candidate]) -> Int {
        var rest = random.nextUnit() * candidates.reduce(0) { $0 + $1.weight }
        for candidate in candidates {
            rest -= candidate.weight
            if rest < 0 { return candidate.token }
        }
        return candidates[candidates.count - 1].token
    }
}

extension UnsafeMutableBufferPointer<Float> {
    /// The index of the first largest element.
    ///
    /// - Throws: `notANumber` if it is not finite.
    func largestIndex() throws(InferenceError) -> Int {
        let best = ck_argmax(baseAddress, count)
        guard best < count, self[best].isFinite else {
            throw InferenceError(
                .notANumber, "logits", expected: "a finite largest logit",
                hint: "the model file may be damaged; verify it")
        }
        return best
    }
}
