import Constraints
import Foundation
import OrderedJSON

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// One turn of a model: its prompt, what it may write, and how it is read.
struct Turn: Sendable {
    let model: LoadedModel
    /// The prompt's tokens.
    let prompt: [Int]
    let options: DecodingOptions
    let extra: LocalGenerationOptions
    /// What the turn must be; nil leaves the model free.
    let constraint: CompiledConstraint?
    /// The tools that may be called, and the marks around their calls.
    let tools: [ToolDescription]
    let dialect: ToolCallDialect
    /// Whether the response has quotes, whose places are put in at the end.
    let hasQuotes: Bool

    /// Prepares a turn, away from the caller's actor.
    @concurrent static func prepared(
        for request: LanguageModelExecutorGenerationRequest, model: LoadedModel
    ) async throws -> Turn {
        try Turn(request, model: model)
    }

    /// Prepares a turn.
    ///
    /// - Throws: ``LanguageModelError`` where a type of it fits, or what is wrong below.
    private init(_ request: LanguageModelExecutorGenerationRequest, model: LoadedModel) throws {
        self.model = model
        extra = try LocalGenerationOptions(metadata: request.metadata)
        tools = try request.enabledToolDefinitions.map { try ToolDescription($0) }
        dialect = try model.toolPrompt().dialect
        let conversation = try Conversation(request, tools: tools)
        prompt = try model.prompt(conversation)
        guard prompt.count <= model.contextLength else {
            throw try model.contextExceeded(by: conversation, tokenCount: prompt.count)
        }
        options = DecodingOptions(
            request.generationOptions, extra, isGuided: request.schema != nil)
        let rule = try TurnRule(request, extra, tools: tools, dialect: dialect)
        hasQuotes = rule.hasQuotes
        constraint = try rule.compiled(model: model, sources: conversation.sources)
    }

    // MARK: - Running

    /// Generates the turn and sends its parts as they come.
    nonisolated(nonsending) func run(
        streamingInto channel: LanguageModelExecutorGenerationChannel
    ) async throws {
        let (pieces, continuation) = AsyncStream.makeStream(of: String.self)
        async let generation = generate(into: continuation)
        var writer = TurnWriter(channel, dialect: dialect, tools: tools)
        for await piece in pieces { try await writer.write(piece) }
        let result = try await generation
        guard result.finishReason != .cancelled else { throw CancellationError() }
        if hasQuotes {
            try await writer.replaceText(
                with: QuoteSchema.filled(result.text, from: result.verbatimValues))
        }
        try await writer.finish(result, reportsTokens: extra.reportsTokens)
    }

    private func generate(
        into pieces: AsyncStream<String>.Continuation
    ) async throws -> GenerationResult {
        defer { pieces.finish() }
        guard extra.choices.isEmpty else {
            let result = try await model.choose(
                among: extra.choices, after: prompt, sampling: options.sampling)
            pieces.yield(result.text)
            return result
        }
        return try await model.generate(
            prompt, options: options, under: constraint, marks: tools.isEmpty ? [] : dialect.marks
        ) { pieces.yield($0) }
    }
}

extension ToolDescription {
    /// A tool as a transcript defines it.
    ///
    /// - Throws: ``LanguageModelError`` that names the tool, if its schema is not supported.
    init(_ definition: Transcript.ToolDefinition) throws {
        let parameters = try definition.parameters.document()
        guard !QuoteSchema(parameters).hasQuotes else {
            throw LanguageModelError.unsupportedGenerationGuide(
                .init(
                    schemaName: definition.parameters.name,
                    debugDescription: """
                        `Quote` is not supported in the arguments of the tool `\(definition.name)`; \
                        use a string with the guide `.verbatim`
                        """))
        }
        try self.init(
            name: definition.name, description: definition.description, parameters: parameters)
    }
}
