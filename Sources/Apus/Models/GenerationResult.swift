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

    /// Tokens that were generated.
    public var completionTokens: Int { tokens.count }
}
