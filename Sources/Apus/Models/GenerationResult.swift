import Constraints
import Inference

/// An answer, why it ended, and what it cost.
public struct GenerationResult: Sendable {
    /// The answer's text, up to the stop string if one ended it.
    public let text: String
    /// The generated tokens, without the model's stop token.
    public let tokens: [Int]
    /// Why the answer ended.
    public let finishReason: FinishReason
    /// Tokens of the prompt.
    public let promptTokens: Int
    /// Those of them that were still cached from an earlier request.
    public let cachedTokens: Int
    /// Seconds from the start to the first logits.
    public let prefillSeconds: Double
    /// Seconds from the first logits to the end.
    public let decodeSeconds: Double

    /// Whether a constraint's document was ended early because the token limit was near.
    public let wasClosedForLimit: Bool
    /// The values that were copied from sources, and where they stand there.
    public let verbatimValues: [VerbatimValue]
    /// How far the model preferred values to their absence, where a schema sets a margin.
    public let absenceMargins: [AbsenceMargin]
    /// Generated tokens that the constraint left no choice about.
    public let forcedTokens: Int
    /// Tokens that were guessed and computed ahead.
    public let draftedTokens: Int
    /// Those of them that sampling then gave; forced ones do not count.
    public let acceptedTokens: Int
    /// How probable each token was, if the request asked for it.
    public let tokenProbabilities: [TokenProbability]
    /// How long each mask of legal tokens took, in seconds.
    public let maskSeconds: [Double]
    /// All labels that the answer was chosen among, most probable first; empty if it was generated.
    public let choices: [ChoiceProbability]

    /// Tokens that were generated.
    public var completionTokens: Int { tokens.count }

    /// What there is of an answer that was cancelled before the engine began with it.
    package static var nothing: GenerationResult {
        GenerationResult(text: "", GenerationOutcome(), promptTokens: 0)
    }

    init(
        text: String, _ outcome: GenerationOutcome, promptTokens: Int,
        verbatimValues: [VerbatimValue] = [], choices: [ChoiceProbability] = []
    ) {
        self.text = text
        tokens = outcome.tokens
        finishReason = outcome.finishReason
        self.promptTokens = promptTokens
        cachedTokens = outcome.cachedTokens
        prefillSeconds = outcome.prefill.seconds
        decodeSeconds = outcome.decode.seconds
        wasClosedForLimit = outcome.wasClosedForLimit
        self.verbatimValues = verbatimValues
        absenceMargins = outcome.absenceMargins
        forcedTokens = outcome.forcedTokens
        draftedTokens = outcome.draftedTokens
        acceptedTokens = outcome.acceptedTokens
        tokenProbabilities = outcome.tokenProbabilities
        maskSeconds = outcome.maskDurations.map(\.seconds)
        self.choices = choices
    }
}
