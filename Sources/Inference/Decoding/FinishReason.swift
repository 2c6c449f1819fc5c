/// Why a generation ended.
public enum FinishReason: String, Sendable, Hashable, CaseIterable {
    /// The model closed its turn with one of its stop tokens.
    case endOfTurn = "stop"
    /// The text reached one of the caller's stop strings.
    case stopString = "stop_string"
    /// The caller's limit of tokens was reached.
    case maximumTokens = "length"
    /// The context has no room for another token.
    case contextFull = "context_full"
    /// The caller cancelled; what was generated until then stands.
    case cancelled = "cancelled"
}
