/// What to generate from, and when to stop.
public struct GenerationRequest: Sendable {
    /// The tokens of the whole prompt.
    public var prompt: [Int]
    /// How tokens are chosen.
    public var sampling: SamplingOptions
    /// Tokens to generate at most; nil leaves the context as the only limit.
    public var maximumTokens: Int?
    /// Tokens that end the turn; they are not part of the result.
    public var stopTokens: Set<Int>

    /// Makes a request.
    public init(
        prompt: [Int], sampling: SamplingOptions = SamplingOptions(), maximumTokens: Int? = nil,
        stopTokens: Set<Int> = []
    ) {
        self.prompt = prompt
        self.sampling = sampling
        self.maximumTokens = maximumTokens
        self.stopTokens = stopTokens
    }
}

/// What a generation gave, and what it cost.
public struct GenerationOutcome: Sendable {
    /// The generated tokens, without the stop token.
    public var tokens: [Int] = []
    /// Why the generation ended.
    public var finishReason = FinishReason.cancelled
    /// Tokens of the prompt that were still cached from before.
    public var cachedTokens = 0
    /// Time from the start to the first logits.
    public var prefill = Duration.zero
    /// Time from the first logits to the end.
    public var decode = Duration.zero
}

extension Decoder {
    /// Generates tokens from a prompt until something ends it.
    ///
    /// The longest prefix that the prompt shares with the tokens already here is not computed again.
    ///
    /// - Parameters:
    ///   - request: The prompt and the options.
    ///   - onToken: Called with each token; returns false to end with `stopString`.
    ///   - isCancelled: Asked before every layer, so that a cancellation stops within a token.
    /// - Returns: The tokens and why they ended; after a cancellation, those that came before it.
    /// - Throws: `contextExceeded` if the prompt does not fit, `invalidOption`, `invalidToken` or
    ///   `notANumber`.
    public func generate(
        _ request: GenerationRequest, onToken: (Int) -> Bool = { _ in true },
        isCancelled: () -> Bool = { false }
    ) throws(InferenceError) -> GenerationOutcome {
        if let maximum = request.maximumTokens, maximum < 0 {
            throw InferenceError(
                .invalidOption, "max-tokens", expected: "0 or more", found: "\(maximum)")
        }
        var sampler = try Sampler(request.sampling)
        var outcome = GenerationOutcome()
        let clock = ContinuousClock()
        let start = clock.now

        outcome.cachedTokens = reuse(request.prompt)
        let isPrefilled = try append(
            request.prompt.dropFirst(outcome.cachedTokens), isCancelled: isCancelled)
        let prefilled = clock.now
        outcome.prefill = prefilled - start
        guard isPrefilled else { return outcome }
        outcome.finishReason = try extend(
            &outcome.tokens, request, &sampler, isCancelled, onToken)
        outcome.decode = clock.now - prefilled
        return outcome
    }

    /// Samples and appends one token after another.
    private func extend(
        _ generated: inout [Int], _ request: GenerationRequest, _ sampler: inout Sampler,
        _ isCancelled: () -> Bool, _ onToken: (Int) -> Bool
    ) throws(InferenceError) -> FinishReason {
        let maximum = request.maximumTokens ?? .max
        while generated.count < maximum {
            if isCancelled() { return .cancelled }
            let token = try sampler.next(logits, history: tokens)
            if request.stopTokens.contains(token) { return .endOfTurn }
            generated.append(token)
            guard onToken(token) else { return .stopString }
            // The last token's own successors are nobody's business.
            if generated.count == maximum { break }
            guard tokens.count < contextLength else { return .contextFull }
            guard try append(CollectionOfOne(token), isCancelled: isCancelled) else {
                return .cancelled
            }
        }
        return .maximumTokens
    }

    /// Goes back to the prefix shared with `prompt`; its last token is always computed anew.
    private func reuse(_ prompt: [Int]) -> Int {
        let shared = zip(tokens, prompt.dropLast()).prefix(while: { $0 == $1 }).count
        rewind(to: shared)
        return shared
    }
}
