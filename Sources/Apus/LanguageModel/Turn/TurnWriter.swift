import Foundation

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// Sends the parts of a turn to a session: text, calls of tools, and at the end what they took.
struct TurnWriter {
    private typealias Usage = LanguageModelExecutorGenerationChannel.Usage

    /// A call of the turn.
    private struct Call {
        let id = UUID().uuidString
        let name: String
        /// Arguments that wait until it is clear that the call was not made before.
        var waiting = ""
        var isRepeated = false
    }

    private let channel: LanguageModelExecutorGenerationChannel
    private let dialect: ToolCallDialect
    private let tools: [ToolDescription]
    /// Calls that are not sent again.
    private let madeCalls: [ParsedToolCall]
    private var parser: ToolCallParser?

    private let responseID = UUID().uuidString
    private let callsID = UUID().uuidString
    private let textID = UUID().uuidString
    private var calls: [Call] = []
    private var hasText = false
    /// Tokens that no event has counted.
    private var pendingTokens = 0
    /// Tokens of all that was generated.
    private var generatedTokens = 0

    init(
        _ channel: LanguageModelExecutorGenerationChannel, dialect: ToolCallDialect,
        tools: [ToolDescription], without madeCalls: [ParsedToolCall] = []
    ) {
        self.channel = channel
        self.dialect = dialect
        self.tools = tools
        self.madeCalls = madeCalls
    }

    /// Whether the turn came to nothing but calls that were made before.
    var hasOnlyRepeated: Bool { !hasText && !calls.isEmpty && calls.allSatisfy(\.isRepeated) }

    private var hasNewCalls: Bool { calls.contains { !$0.isRepeated } }

    // MARK: - Parts

    /// Begins with what the model writes, for the first time or anew.
    mutating func begin() {
        calls = []
        parser = tools.isEmpty ? nil : ToolCallParser(dialect, tools: tools)
    }

    /// Sends what a piece of the model's text decides.
    nonisolated(nonsending) mutating func write(_ piece: String, _ tokenCount: Int) async throws {
        pendingTokens += tokenCount
        guard let events = try parser?.push(piece) else { return await append(piece) }
        for event in events { await send(event) }
    }

    /// Sends the rest.
    nonisolated(nonsending) mutating func finish(_ result: GenerationResult) async throws {
        for event in try parser?.finish() ?? [] { await send(event) }
        generatedTokens += result.completionTokens
    }

    private nonisolated(nonsending) mutating func send(_ event: ToolCallEvent) async {
        switch event {
        case .text(let text): await append(text)
        case .callBegan(_, let name):
            calls.append(Call(name: name))
            // A session has to know of a call without arguments too.
            await append(arguments: "")
        case .argumentsFragment(_, let text): await append(arguments: text)
        case .callEnded: await endCall()
        }
    }

    private nonisolated(nonsending) mutating func append(_ text: String) async {
        hasText = true
        await channel.send(
            .response(
                entryID: responseID,
                action: .appendText(text, segmentID: textID, tokenCount: takeTokens())))
    }

    private nonisolated(nonsending) mutating func append(arguments text: String) async {
        guard let index = calls.indices.last else { return }
        guard madeCalls.isEmpty else {
            calls[index].waiting += text
            return
        }
        await send(arguments: text, of: calls[index])
    }

    private nonisolated(nonsending) mutating func endCall() async {
        guard let index = calls.indices.last, !madeCalls.isEmpty else { return }
        if let call = parser?.calls.last, madeCalls.contains(call) {
            calls[index].isRepeated = true
        } else {
            await send(arguments: calls[index].waiting, of: calls[index])
        }
    }

    private nonisolated(nonsending) mutating func send(arguments text: String, of call: Call) async
    {
        await channel.send(
            .toolCalls(
                entryID: callsID,
                action: .toolCall(
                    id: call.id, name: call.name,
                    action: .appendArguments(text, tokenCount: takeTokens()))))
    }

    private mutating func takeTokens() -> Int {
        defer { pendingTokens = 0 }
        return pendingTokens
    }

    // MARK: - The end

    /// Puts a text in place of what was sent.
    nonisolated(nonsending) func replaceText(with text: String) async {
        guard hasText else { return }
        await channel.send(
            .response(
                entryID: responseID,
                action: .replaceTextSegment(text, segmentID: textID, tokenCount: 0)))
    }

    /// Sends what the turn took and came to.
    nonisolated(nonsending) func report(
        _ result: GenerationResult, reportsTokens: Bool
    ) async throws {
        let report = try TurnReport(result, reportsTokens: reportsTokens)
        let input = Usage.Input(
            totalTokenCount: result.promptTokens, cachedTokenCount: result.cachedTokens)
        let output = Usage.Output(totalTokenCount: generatedTokens, reasoningTokenCount: 0)
        if hasText || !hasNewCalls {
            await channel.send(
                .response(entryID: responseID, action: .updateMetadata(report.metadata)))
        }
        if hasNewCalls {
            await channel.send(
                .toolCalls(
                    entryID: callsID,
                    action: .updateUsage(input: input, output: output, metadata: report.metadata)))
        } else {
            await channel.send(
                .response(
                    entryID: responseID,
                    action: .updateUsage(input: input, output: output, metadata: report.metadata)))
        }
    }
}
