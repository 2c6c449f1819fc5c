#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// What tokens take up of the context window, with all that the chat template adds.
///
/// Instructions, tools and schemas count as much as they add to a prompt: templates write one whether
/// or not there are instructions, and some put in words of their own without them.
extension LocalLanguageModel {
    /// The number of tokens of a request with this prompt and nothing else.
    ///
    /// It is what a new session without instructions reports as its input.
    ///
    /// - Parameter prompt: What the model would be asked.
    /// - Returns: The number of tokens.
    /// - Throws: As ``loaded()``.
    nonisolated(nonsending) public func tokenCount(
        for prompt: some PromptRepresentable
    ) async throws -> Int {
        try await tokenCount(for: [Transcript.Entry(prompt)])
    }

    /// The number of tokens that instructions add to a request.
    ///
    /// - Parameter instructions: What the model would be told.
    /// - Returns: The number of tokens.
    /// - Throws: As ``loaded()``.
    nonisolated(nonsending) public func tokenCount(
        for instructions: Instructions
    ) async throws -> Int {
        let session = LanguageModelSession(model: self, instructions: instructions)
        return try await tokens(addedBy: Array(session.transcript))
    }

    /// The number of tokens that tools add to a request.
    ///
    /// - Parameter tools: The tools the model would be told of.
    /// - Returns: The number of tokens.
    /// - Throws: As ``loaded()``; ``LanguageModelError`` for a tool whose schema is not supported.
    nonisolated(nonsending) public func tokenCount(for tools: [any Tool]) async throws -> Int {
        let definitions = tools.map { Transcript.ToolDefinition(tool: $0) }
        return try await tokens(
            addedBy: [
                .instructions(Transcript.Instructions(segments: [], toolDefinitions: definitions))
            ])
    }

    /// The number of tokens that a schema adds to a request that includes it in the prompt.
    ///
    /// - Parameter schema: The schema of the response.
    /// - Returns: The number of tokens.
    /// - Throws: As ``loaded()``.
    nonisolated(nonsending) public func tokenCount(for schema: GenerationSchema) async throws -> Int
    {
        let format = Transcript.ResponseFormat(schema: schema)
        return try await tokenCount(for: [Transcript.Entry(Self.sample, format)])
            - tokenCount(for: [Transcript.Entry(Self.sample)])
    }

    /// The number of tokens of entries, up to where the model's next message begins.
    ///
    /// - Parameter transcriptEntries: What was said so far.
    /// - Returns: The number of tokens.
    /// - Throws: As ``loaded()``; ``LanguageModelError`` for entries that the model cannot be shown.
    nonisolated(nonsending) public func tokenCount(
        for transcriptEntries: some Collection<Transcript.Entry>
    ) async throws -> Int {
        let entries = Array(transcriptEntries)
        let model = try await loaded()
        return try await Self.count(entries, model)
    }

    private static let sample = "?"

    private nonisolated(nonsending) func tokens(
        addedBy entries: [Transcript.Entry]
    ) async throws -> Int {
        let prompt = Transcript.Entry(Self.sample)
        return try await tokenCount(for: entries + [prompt]) - tokenCount(for: [prompt])
    }

    @concurrent private static func count(
        _ entries: [Transcript.Entry], _ model: LoadedModel
    ) async throws -> Int {
        let tools = try (Transcript(entries: entries).listedTools ?? []).map {
            try ToolDescription($0, LocalGenerationOptions())
        }
        return try model.prompt(Conversation(entries: entries, tools: tools)).count
    }
}

extension Transcript.Entry {
    /// The entry of a prompt.
    fileprivate init(
        _ prompt: some PromptRepresentable, _ format: Transcript.ResponseFormat? = nil
    ) {
        self = .prompt(
            Transcript.Prompt(
                segments: prompt.promptRepresentation.transcriptSegments, responseFormat: format))
    }
}
