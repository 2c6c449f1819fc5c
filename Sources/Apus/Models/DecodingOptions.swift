import Inference

/// How an answer is generated, and when it ends.
public struct DecodingOptions: Sendable, Hashable {
    /// How tokens are chosen.
    public var sampling = SamplingOptions()
    /// Tokens to generate at most; nil leaves the context as the only limit.
    public var maximumTokens: Int?
    /// Texts that end the answer where they begin; they are not part of it.
    public var stopStrings: [String] = []
    /// Tokens that are guessed and computed in one batch at most; 0 guesses none.
    ///
    /// Guessing changes how long an answer takes, never the answer.
    public var draftLimit = 8
    /// Whether tokens that a constraint leaves no choice about are appended without being sampled.
    ///
    /// Otherwise the model chooses how their bytes are cut into tokens, one token at a time.
    public var usesForcedTokens = true
    /// How many of the likeliest tokens are reported beside each generated one; nil reports none.
    ///
    /// Then no token is forced, so that each has a probability.
    public var reportedAlternatives: Int?

    /// Greedy choice, as long as the model goes on.
    public init() {}
}
