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
    /// What the model is shown.
    let conversation: Conversation
    /// The prompt's tokens.
    let prompt: [Int]
    let options: DecodingOptions
    let extra: LocalGenerationOptions
    /// What the turn must be.
    let rule: TurnRule
    /// The texts that verbatim values are copied from.
    let sources: [VerbatimSource]
    /// The rule made ready; nil leaves the model free.
    let constraint: CompiledConstraint?
    /// The tools that may be called, and the marks around their calls.
    let tools: [ToolDescription]
    let dialect: ToolCallDialect
    /// The calls that are not made again; nil if any may be.
    let madeCalls: [ParsedToolCall]?

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
        let extra = extra
        tools = try request.enabledToolDefinitions.map { try ToolDescription($0, extra) }
        dialect = try model.toolPrompt().dialect
        conversation = try Conversation(request, extra, tools: tools)
        prompt = try model.prompt(conversation)
        let longestLabel = extra.choices.map { model.tokens(of: $0).count }.max() ?? 0
        guard prompt.count + longestLabel <= model.contextLength else {
            throw model.contextExceeded(
                by: conversation, promptTokens: prompt.count, labelTokens: longestLabel)
        }
        options = DecodingOptions(
            request.generationOptions, extra,
            isGuided: request.schema != nil || extra.jsonSchema != nil)
        rule = try TurnRule(request, extra, tools: tools, dialect: dialect)
        sources = conversation.sources
        constraint = try rule.compiled(model: model, sources: sources)
        madeCalls = extra.allowsRepeatedCalls ? nil : conversation.madeCalls
    }

    // MARK: - Running

    /// Generates the turn and sends its parts as they come.
    ///
    /// The `observer` is told of what was generated, even if the turn is cancelled.
    nonisolated(nonsending) func run(
        streamingInto channel: LanguageModelExecutorGenerationChannel,
        observer: (@Sendable (GenerationResult) -> Void)? = nil
    ) async throws {
        var writer = TurnWriter(
            channel, dialect: dialect, tools: tools, without: madeCalls,
            streamsProbabilities: extra.streamsProbabilities)
        writer.begin(leavingOutUnknown: rule.isTextOrCalls)
        var result = try await write(with: &writer, after: prompt, under: constraint, observer)
        if writer.hasOnlyLeftOut {
            // A model that sees tools and may not call them writes calls of another form.
            let prompt = try model.prompt(conversation, without: [.tools])
            let constraint = try rule.withoutCalls.compiled(model: model, sources: sources)
            writer.begin(leavingOutUnknown: false)
            result = try await write(with: &writer, after: prompt, under: constraint, observer)
        }
        guard result.finishReason != .contextFull else {
            // What has been sent is no response, for its end is missing.
            throw model.contextExceeded(
                by: conversation, promptTokens: result.promptTokens,
                answerTokens: result.completionTokens)
        }
        try await writer.report(result, reportsTokens: extra.reportsTokens)
    }

    /// Generates, and writes what comes.
    private nonisolated(nonsending) func write(
        with writer: inout TurnWriter, after prompt: [Int], under constraint: CompiledConstraint?,
        _ observer: (@Sendable (GenerationResult) -> Void)?
    ) async throws -> GenerationResult {
        let (pieces, continuation) = AsyncStream.makeStream(of: AnswerPiece.self)
        let generation = Task {
            try await generate(after: prompt, under: constraint, into: continuation)
        }
        let result = try await withTaskCancellationHandler {
            defer { generation.cancel() }
            for await piece in pieces {
                try await writer.write(piece)
                // Nothing that follows would be listened to.
                if writer.hasLeftOut { generation.cancel() }
            }
            return try await generation.value
        } onCancel: {
            generation.cancel()
        }
        observer?(result)
        guard !Task.isCancelled, result.finishReason != .cancelled || writer.hasLeftOut else {
            throw CancellationError()
        }
        try await writer.finish(result)
        return result
    }

    private func generate(
        after prompt: [Int], under constraint: CompiledConstraint?,
        into pieces: AsyncStream<AnswerPiece>.Continuation
    ) async throws -> GenerationResult {
        defer { pieces.finish() }
        guard extra.choices.isEmpty else {
            let result = try await model.choose(
                among: extra.choices, after: prompt, sampling: options.sampling)
            pieces.yield(
                AnswerPiece(text: result.text, tokenCount: result.completionTokens))
            return result
        }
        return try await model.generate(
            prompt, options: options, under: constraint,
            marks: tools.isEmpty ? [] : dialect.marks, fillsQuotes: rule.hasQuotes
        ) { pieces.yield($0) }
    }
}

extension ToolDescription {
    /// A tool as a transcript defines it.
    ///
    /// - Throws: ``LanguageModelError`` that names the tool, if its schema is not supported.
    init(_ definition: Transcript.ToolDefinition, _ extra: LocalGenerationOptions) throws {
        if let schema = extra.toolSchemas[definition.name] {
            try self.init(
                name: definition.name, description: definition.description,
                parameters: JSONValue(parsing: schema))
            return
        }
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
