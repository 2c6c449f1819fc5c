import Foundation

/// What an executor is asked in one turn.
public struct LanguageModelExecutorGenerationRequest: Sendable {
    /// What tells the request from others; all turns of one request have the same.
    public var id: UUID
    /// What was said so far, the prompt and the outputs of tools included.
    public var transcript: Transcript
    /// The tools the model may call in this turn.
    public var enabledToolDefinitions: [Transcript.ToolDefinition]
    /// The schema of the response; nil for text.
    public var schema: GenerationSchema?
    /// How the response is generated.
    public var generationOptions: GenerationOptions
    /// What the model is shown beside the prompt.
    public var contextOptions: ContextOptions
    /// What the caller marked the request with.
    public var metadata: [String: GeneratedContent]

    /// The enabled tools that instructions are not to tell of, by their names.
    package var untoldTools: [String] = []

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - id: What tells the request from others.
    ///   - transcript: What was said so far.
    ///   - enabledTools: The tools the model may call.
    ///   - schema: The schema of the response; nil for text.
    ///   - generationOptions: How the response is generated.
    ///   - contextOptions: What the model is shown beside the prompt.
    ///   - metadata: What the request is marked with.
    public init(
        id: UUID, transcript: Transcript, enabledTools: [Transcript.ToolDefinition],
        schema: GenerationSchema? = nil, generationOptions: GenerationOptions,
        contextOptions: ContextOptions, metadata: [String: any ConvertibleToGeneratedContent]
    ) {
        self.id = id
        self.transcript = transcript
        self.enabledToolDefinitions = enabledTools
        self.schema = schema
        self.generationOptions = generationOptions
        self.contextOptions = contextOptions
        self.metadata = metadata.mapValues(\.generatedContent)
    }
}
