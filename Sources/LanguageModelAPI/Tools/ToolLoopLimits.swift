/// How often a model may call tools before it has to answer.
///
/// Departure from Apple's API, which has no limits: a model may call tools for ever.
public struct ToolLoopLimits: Sendable, Hashable {
    /// The number of turns of one request that may end in tool calls.
    ///
    /// Another one throws ``LanguageModelSession/ToolCallError`` for the last tool called, caused by
    /// ``LanguageModelSession/RequestError`` with the code `tooManyRounds`.
    public var rounds: Int
    /// The number of turns in which ``GenerationOptions/ToolCallingMode/required`` demands a call.
    ///
    /// In the turns after that the model may answer.
    public var requiredRounds: Int

    /// Creates limits.
    ///
    /// - Parameters:
    ///   - rounds: The number of turns of one request that may end in tool calls.
    ///   - requiredRounds: The number of turns in which a call can be demanded.
    public init(rounds: Int = 64, requiredRounds: Int = 8) {
        self.rounds = rounds
        self.requiredRounds = requiredRounds
    }
}
