/// What a generation gave, and what it cost.
public struct GenerationOutcome: Sendable {
    /// The generated tokens, without the stop token.
    public var tokens: [Int] = []
    /// Why the generation ended.
    public var finishReason = FinishReason.cancelled
    /// Whether the constraint's document was ended early because of the token limit.
    ///
    /// It is whole all the same, also where the finish reason is the limit itself.
    public var wasClosedForLimit = false
    /// Tokens of the prompt that were still cached from before.
    public var cachedTokens = 0
    /// Generated tokens that the constraint left no choice about, appended without being sampled.
    public var forcedTokens = 0
    /// Tokens that were guessed and computed ahead.
    public var draftedTokens = 0
    /// Those of them that sampling then gave; forced ones do not count.
    public var acceptedTokens = 0
    /// The margins of absence that were weighed, in the order in which their choices were made.
    public var absenceMargins: [AbsenceMargin] = []
    /// How probable each token was, if the request asked for it.
    public var tokenProbabilities: [TokenProbability] = []
    /// How long each mask took; greedy choice does without where the likeliest token is legal.
    public var maskDurations: [Duration] = []
    /// Time from the start to the first logits.
    public var prefill = Duration.zero
    /// Time from the first logits to the end.
    public var decode = Duration.zero

    /// No tokens, and no cost.
    public init() {}
}
