/// What the model is shown beside the prompt, and how long it may think.
public struct ContextOptions: Sendable, Equatable {
    /// How much the model reasons before it answers.
    public enum ReasoningLevel: Sendable, Equatable {
        /// Little.
        case light
        /// Some.
        case moderate
        /// Much.
        case deep
        /// A level by the provider's own name.
        case custom(String)
    }

    /// Whether the schema of a guided response is put into the prompt; nil leaves it to the provider.
    public var includeSchemaInPrompt: Bool?
    /// How much the model reasons; nil leaves it to the provider.
    public var reasoningLevel: ReasoningLevel?

    /// Creates options.
    ///
    /// - Parameters:
    ///   - includeSchemaInPrompt: Whether the schema is put into the prompt.
    ///   - reasoningLevel: How much the model reasons.
    public init(includeSchemaInPrompt: Bool? = nil, reasoningLevel: ReasoningLevel? = nil) {
        self.includeSchemaInPrompt = includeSchemaInPrompt
        self.reasoningLevel = reasoningLevel
    }
}
