import Foundation

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// Sends the parts of a turn to a session: text, calls of tools, and at the end what they took.
struct TurnWriter {
    private typealias Event = LanguageModelExecutorGenerationChannel.Event

    private let channel: LanguageModelExecutorGenerationChannel
    private var parser: ToolCallParser?
    private let responseID = UUID().uuidString
    private let callsID = UUID().uuidString
    private let textID = UUID().uuidString
    /// The ids and tools of the calls so far.
    private var calls: [(id: String, name: String)] = []
    private var hasText = false

    init(
        _ channel: LanguageModelExecutorGenerationChannel, dialect: ToolCallDialect,
        tools: [ToolDescription]
    ) {
        self.channel = channel
        parser = tools.isEmpty ? nil : ToolCallParser(dialect, tools: tools)
    }

    /// Sends what a piece of the model's text decides.
    nonisolated(nonsending) mutating func write(_ piece: String) async throws {
        guard let events = try parser?.push(piece) else { return await append(piece) }
        for event in events { await send(event) }
    }

    private nonisolated(nonsending) mutating func send(_ event: ToolCallEvent) async {
        switch event {
        case .text(let text): await append(text)
        case .callBegan(_, let name):
            calls.append((UUID().uuidString, name))
            // A call without arguments has to be known too.
            await appendArguments("", to: calls.count - 1)
        case .argumentsFragment(let index, let text): await appendArguments(text, to: index)
        case .callEnded: break
        }
    }

    private nonisolated(nonsending) mutating func append(_ text: String) async {
        hasText = true
        // The counts are those of `finish`: a piece of text is no whole number of tokens.
        await channel.send(
            .response(
                entryID: responseID,
                action: .appendText(text, segmentID: textID, tokenCount: 0)))
    }

    private nonisolated(nonsending) func appendArguments(_ text: String, to index: Int) async {
        guard calls.indices.contains(index) else { return }
        await channel.send(
            .toolCalls(
                entryID: callsID,
                action: .toolCall(
                    id: calls[index].id, name: calls[index].name,
                    action: .appendArguments(text, tokenCount: 0))))
    }

    /// Puts a text in place of what was sent.
    nonisolated(nonsending) func replaceText(with text: String) async throws {
        guard hasText else { return }
        await channel.send(
            .response(
                entryID: responseID,
                action: .replaceTextSegment(text, segmentID: textID, tokenCount: 0)))
    }

    /// Sends the rest, and what the turn took.
    nonisolated(nonsending) mutating func finish(
        _ result: GenerationResult, reportsTokens: Bool
    ) async throws {
        for event in try parser?.finish() ?? [] { await send(event) }
        let report = try TurnReport(result, reportsTokens: reportsTokens)
        typealias Usage = LanguageModelExecutorGenerationChannel.Usage
        let input = Usage.Input(
            totalTokenCount: result.promptTokens, cachedTokenCount: result.cachedTokens)
        let output = Usage.Output(
            totalTokenCount: result.completionTokens, reasoningTokenCount: 0)
        guard !hasText, !calls.isEmpty else {
            await channel.send(
                .response(entryID: responseID, action: .updateMetadata(report.metadata)))
            await channel.send(
                .response(
                    entryID: responseID,
                    action: .updateUsage(input: input, output: output, metadata: report.metadata)))
            return
        }
        await channel.send(
            .toolCalls(
                entryID: callsID,
                action: .updateUsage(input: input, output: output, metadata: report.metadata)))
    }
}
