extension LanguageModelSession {
    /// Asks for text and streams it.
    ///
    /// - Parameters:
    ///   - prompt: What the model is asked.
    ///   - options: How the response is generated.
    ///   - contextOptions: What the model is shown beside the prompt.
    ///   - metadata: What the request is marked with, for the provider.
    /// - Returns: A stream of the response.
    public func streamResponse(
        to prompt: Prompt,
        options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) -> sending ResponseStream<String> {
        let request = SessionRequest(
            prompt, options: options,
            contextOptions: contextOptions, metadata: metadata)
        return stream(request, as: String.self)
    }

    /// Asks for text, with a prompt that is text and streams it.
    ///
    /// - Parameters:
    ///   - prompt: What the model is asked.
    ///   - options: How the response is generated.
    ///   - contextOptions: What the model is shown beside the prompt.
    ///   - metadata: What the request is marked with, for the provider.
    /// - Returns: A stream of the response.
    @_disfavoredOverload
    public func streamResponse(
        to prompt: String,
        options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) -> sending ResponseStream<String> {
        let request = SessionRequest(
            Prompt(prompt), options: options,
            contextOptions: contextOptions, metadata: metadata)
        return stream(request, as: String.self)
    }

    /// Asks for text, with a prompt that a builder makes and streams it.
    ///
    /// - Parameters:
    ///   - options: How the response is generated.
    ///   - contextOptions: What the model is shown beside the prompt.
    ///   - metadata: What the request is marked with, for the provider.
    ///   - prompt: What the model is asked.
    /// - Returns: A stream of the response.
    /// - Throws: What `prompt` throws; why the request failed is thrown by the stream.
    public func streamResponse(
        options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(),
        metadata: [String: any ConvertibleToGeneratedContent] = [:],
        @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> sending ResponseStream<String> {
        let request = SessionRequest(
            try prompt(), options: options,
            contextOptions: contextOptions, metadata: metadata)
        return stream(request, as: String.self)
    }

    /// Asks for content that follows a schema and streams it.
    ///
    /// - Parameters:
    ///   - prompt: What the model is asked.
    ///   - schema: The schema of the response.
    ///   - options: How the response is generated.
    ///   - contextOptions: What the model is shown beside the prompt.
    ///   - metadata: What the request is marked with, for the provider.
    /// - Returns: A stream of the response.
    @_disfavoredOverload
    public func streamResponse(
        to prompt: Prompt,
        schema: GenerationSchema,
        options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) -> sending ResponseStream<GeneratedContent> {
        let request = SessionRequest(
            prompt, schema: schema, options: options,
            contextOptions: contextOptions, metadata: metadata)
        return stream(request, as: GeneratedContent.self)
    }

    /// Asks for content that follows a schema, with a prompt that is text and streams it.
    ///
    /// - Parameters:
    ///   - prompt: What the model is asked.
    ///   - schema: The schema of the response.
    ///   - options: How the response is generated.
    ///   - contextOptions: What the model is shown beside the prompt.
    ///   - metadata: What the request is marked with, for the provider.
    /// - Returns: A stream of the response.
    @_disfavoredOverload
    public func streamResponse(
        to prompt: String,
        schema: GenerationSchema,
        options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) -> sending ResponseStream<GeneratedContent> {
        let request = SessionRequest(
            Prompt(prompt), schema: schema, options: options,
            contextOptions: contextOptions, metadata: metadata)
        return stream(request, as: GeneratedContent.self)
    }

    /// Asks for content that follows a schema, with a prompt that a builder makes and streams it.
    ///
    /// - Parameters:
    ///   - schema: The schema of the response.
    ///   - options: How the response is generated.
    ///   - contextOptions: What the model is shown beside the prompt.
    ///   - metadata: What the request is marked with, for the provider.
    ///   - prompt: What the model is asked.
    /// - Returns: A stream of the response.
    /// - Throws: What `prompt` throws; why the request failed is thrown by the stream.
    @_disfavoredOverload
    public func streamResponse(
        schema: GenerationSchema,
        options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:],
        @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> sending ResponseStream<GeneratedContent> {
        let request = SessionRequest(
            try prompt(), schema: schema, options: options,
            contextOptions: contextOptions, metadata: metadata)
        return stream(request, as: GeneratedContent.self)
    }

    /// Asks for a value of a type and streams it.
    ///
    /// - Parameters:
    ///   - prompt: What the model is asked.
    ///   - type: The type of the response.
    ///   - options: How the response is generated.
    ///   - contextOptions: What the model is shown beside the prompt.
    ///   - metadata: What the request is marked with, for the provider.
    /// - Returns: A stream of the response.
    public func streamResponse<Content: Generable>(
        to prompt: Prompt,
        generating type: Content.Type = Content.self,
        options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) -> sending ResponseStream<Content> {
        let request = SessionRequest(
            prompt, schema: type.generationSchema, options: options,
            contextOptions: contextOptions, metadata: metadata)
        return stream(request, as: Content.self)
    }

    /// Asks for a value of a type, with a prompt that is text and streams it.
    ///
    /// - Parameters:
    ///   - prompt: What the model is asked.
    ///   - type: The type of the response.
    ///   - options: How the response is generated.
    ///   - contextOptions: What the model is shown beside the prompt.
    ///   - metadata: What the request is marked with, for the provider.
    /// - Returns: A stream of the response.
    @_disfavoredOverload
    public func streamResponse<Content: Generable>(
        to prompt: String,
        generating type: Content.Type = Content.self,
        options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) -> sending ResponseStream<Content> {
        let request = SessionRequest(
            Prompt(prompt), schema: type.generationSchema, options: options,
            contextOptions: contextOptions, metadata: metadata)
        return stream(request, as: Content.self)
    }

    /// Asks for a value of a type, with a prompt that a builder makes and streams it.
    ///
    /// - Parameters:
    ///   - type: The type of the response.
    ///   - options: How the response is generated.
    ///   - contextOptions: What the model is shown beside the prompt.
    ///   - metadata: What the request is marked with, for the provider.
    ///   - prompt: What the model is asked.
    /// - Returns: A stream of the response.
    /// - Throws: What `prompt` throws; why the request failed is thrown by the stream.
    public func streamResponse<Content: Generable>(
        generating type: Content.Type = Content.self,
        options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any ConvertibleToGeneratedContent] = [:],
        @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> sending ResponseStream<Content> {
        let request = SessionRequest(
            try prompt(), schema: type.generationSchema, options: options,
            contextOptions: contextOptions, metadata: metadata)
        return stream(request, as: Content.self)
    }
}
