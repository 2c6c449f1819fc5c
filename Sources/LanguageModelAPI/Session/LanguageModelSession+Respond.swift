extension LanguageModelSession {
    /// Asks for text.
    ///
    /// - Parameters:
    ///   - prompt: What the model is asked.
    ///   - options: How the response is generated.
    /// - Returns: The response.
    /// - Throws: Why the request failed; `CancellationError` if it was cancelled.
    @discardableResult
    nonisolated(nonsending) public func respond(
        to prompt: Prompt,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> {
        let request = SessionRequest(
            prompt, options: options,
            contextOptions: ContextOptions())
        return try await perform(request) { try Response($0) }
    }

    /// Asks for text, with a prompt that is text.
    ///
    /// - Parameters:
    ///   - prompt: What the model is asked.
    ///   - options: How the response is generated.
    /// - Returns: The response.
    /// - Throws: Why the request failed; `CancellationError` if it was cancelled.
    @_disfavoredOverload
    @discardableResult
    nonisolated(nonsending) public func respond(
        to prompt: String,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> {
        let request = SessionRequest(
            Prompt(prompt), options: options,
            contextOptions: ContextOptions())
        return try await perform(request) { try Response($0) }
    }

    /// Asks for text, with a prompt that a builder makes.
    ///
    /// - Parameters:
    ///   - options: How the response is generated.
    ///   - prompt: What the model is asked.
    /// - Returns: The response.
    /// - Throws: Why the request failed; `CancellationError` if it was cancelled.
    @discardableResult
    nonisolated(nonsending) public func respond(
        options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<String> {
        let request = SessionRequest(
            try prompt(), options: options,
            contextOptions: ContextOptions())
        return try await perform(request) { try Response($0) }
    }

    /// Asks for content that follows a schema.
    ///
    /// - Parameters:
    ///   - prompt: What the model is asked.
    ///   - schema: The schema of the response.
    ///   - includeSchemaInPrompt: Whether the model is also shown the schema.
    ///   - options: How the response is generated.
    /// - Returns: The response.
    /// - Throws: Why the request failed; `CancellationError` if it was cancelled.
    @discardableResult
    nonisolated(nonsending) public func respond(
        to prompt: Prompt,
        schema: GenerationSchema,
        includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> {
        let request = SessionRequest(
            prompt, schema: schema, options: options,
            contextOptions: ContextOptions(includeSchemaInPrompt: includeSchemaInPrompt))
        return try await perform(request) { try Response($0) }
    }

    /// Asks for content that follows a schema, with a prompt that is text.
    ///
    /// - Parameters:
    ///   - prompt: What the model is asked.
    ///   - schema: The schema of the response.
    ///   - includeSchemaInPrompt: Whether the model is also shown the schema.
    ///   - options: How the response is generated.
    /// - Returns: The response.
    /// - Throws: Why the request failed; `CancellationError` if it was cancelled.
    @_disfavoredOverload
    @discardableResult
    nonisolated(nonsending) public func respond(
        to prompt: String,
        schema: GenerationSchema,
        includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> {
        let request = SessionRequest(
            Prompt(prompt), schema: schema, options: options,
            contextOptions: ContextOptions(includeSchemaInPrompt: includeSchemaInPrompt))
        return try await perform(request) { try Response($0) }
    }

    /// Asks for content that follows a schema, with a prompt that a builder makes.
    ///
    /// - Parameters:
    ///   - schema: The schema of the response.
    ///   - includeSchemaInPrompt: Whether the model is also shown the schema.
    ///   - options: How the response is generated.
    ///   - prompt: What the model is asked.
    /// - Returns: The response.
    /// - Throws: Why the request failed; `CancellationError` if it was cancelled.
    @discardableResult
    nonisolated(nonsending) public func respond(
        schema: GenerationSchema,
        includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<GeneratedContent> {
        let request = SessionRequest(
            try prompt(), schema: schema, options: options,
            contextOptions: ContextOptions(includeSchemaInPrompt: includeSchemaInPrompt))
        return try await perform(request) { try Response($0) }
    }

    /// Asks for a value of a type.
    ///
    /// - Parameters:
    ///   - prompt: What the model is asked.
    ///   - type: The type of the response.
    ///   - includeSchemaInPrompt: Whether the model is also shown the schema.
    ///   - options: How the response is generated.
    /// - Returns: The response.
    /// - Throws: Why the request failed; `CancellationError` if it was cancelled.
    @discardableResult
    nonisolated(nonsending) public func respond<Content: Generable>(
        to prompt: Prompt,
        generating type: Content.Type = Content.self,
        includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> {
        let request = SessionRequest(
            prompt, schema: type.generationSchema, options: options,
            contextOptions: ContextOptions(includeSchemaInPrompt: includeSchemaInPrompt))
        return try await perform(request) { try Response($0) }
    }

    /// Asks for a value of a type, with a prompt that is text.
    ///
    /// - Parameters:
    ///   - prompt: What the model is asked.
    ///   - type: The type of the response.
    ///   - includeSchemaInPrompt: Whether the model is also shown the schema.
    ///   - options: How the response is generated.
    /// - Returns: The response.
    /// - Throws: Why the request failed; `CancellationError` if it was cancelled.
    @_disfavoredOverload
    @discardableResult
    nonisolated(nonsending) public func respond<Content: Generable>(
        to prompt: String,
        generating type: Content.Type = Content.self,
        includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> {
        let request = SessionRequest(
            Prompt(prompt), schema: type.generationSchema, options: options,
            contextOptions: ContextOptions(includeSchemaInPrompt: includeSchemaInPrompt))
        return try await perform(request) { try Response($0) }
    }

    /// Asks for a value of a type, with a prompt that a builder makes.
    ///
    /// - Parameters:
    ///   - type: The type of the response.
    ///   - includeSchemaInPrompt: Whether the model is also shown the schema.
    ///   - options: How the response is generated.
    ///   - prompt: What the model is asked.
    /// - Returns: The response.
    /// - Throws: Why the request failed; `CancellationError` if it was cancelled.
    @discardableResult
    nonisolated(nonsending) public func respond<Content: Generable>(
        generating type: Content.Type = Content.self,
        includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(),
        @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<Content> {
        let request = SessionRequest(
            try prompt(), schema: type.generationSchema, options: options,
            contextOptions: ContextOptions(includeSchemaInPrompt: includeSchemaInPrompt))
        return try await perform(request) { try Response($0) }
    }
}
