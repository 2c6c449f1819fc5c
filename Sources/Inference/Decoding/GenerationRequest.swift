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
    /// How many tokens are guessed and checked in one batch at most; 0 guesses none.
    ///
    /// Guessing changes the time that a generation takes, never its tokens.
    public var draftLimit: Int
    /// Whether tokens that a constraint leaves no choice about are appended without being sampled.
    ///
    /// Otherwise the model chooses how their bytes are cut into tokens, one token at a time.
    public var usesForcedTokens: Bool
    /// How many of the likeliest tokens are reported beside each generated one, with the logarithms of
    /// their probabilities; nil reports none, and not the generated ones either.
    public var reportedAlternatives: Int?

    /// Makes a request.
    public init(
        prompt: [Int], sampling: SamplingOptions = SamplingOptions(), maximumTokens: Int? = nil,
        stopTokens: Set<Int> = [], draftLimit: Int = 8,
        usesForcedTokens: Bool = true, reportedAlternatives: Int? = nil
    ) {
        self.prompt = prompt
        self.sampling = sampling
        self.maximumTokens = maximumTokens
        self.stopTokens = stopTokens
        self.draftLimit = draftLimit
        self.usesForcedTokens = usesForcedTokens
        self.reportedAlternatives = reportedAlternatives
    }
}
