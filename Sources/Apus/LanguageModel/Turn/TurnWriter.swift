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
    }

    private let channel: LanguageModelExecutorGenerationChannel
    private let dialect: ToolCallDialect
    private let tools: [ToolDescription]
    /// Calls that are not sent again, nor is what the turn has after one; nil if any may be.
    private var madeCalls: [ParsedToolCall]?
    /// How many calls of the turn have ended.
    private var endedCount = 0
    /// Whether a call was left out that was made before, or that is of no tool: the turn ends there.
    private(set) var hasLeftOut = false
    /// Whether calls of no tool are left out; otherwise they are text.
    private var leavesOutUnknown = true
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
        tools: [ToolDescription], without madeCalls: [ParsedToolCall]? = nil
    ) {
        self.channel = channel
        self.dialect = dialect
        self.tools = tools
        self.madeCalls = madeCalls
    }

    /// Whether the turn came to nothing but calls that cannot be made.
    var hasOnlyLeftOut: Bool { hasLeftOut && !hasText && calls.isEmpty }

    // MARK: - Parts

    /// Begins with what the model writes, for the first time or anew.
    mutating func begin(leavingOutUnknown: Bool) {
        calls = []
        hasLeftOut = false
        leavesOutUnknown = leavingOutUnknown
        endedCount = 0
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
        if !hasLeftOut {
            for event in try parser?.finish() ?? [] { await send(event) }
        }
        generatedTokens += result.completionTokens
    }

    private nonisolated(nonsending) mutating func send(_ event: ToolCallEvent) async {
        // A model that repeats a call has come to its end, and goes on with calls at random.
        guard !hasLeftOut else { return }
        switch event {
        case .text(let text): await append(text)
        case .callBegan(_, let name):
            calls.append(Call(name: name))
            // A session has to know of a call without arguments too.
            await append(arguments: "")
        case .argumentsFragment(_, let text): await append(arguments: text)
        case .callEnded: await endCall()
        case .unknownCall: hasLeftOut = leavesOutUnknown
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
        guard !mayBeRepeated else {
            calls[index].waiting += text
            return
        }
        await send(arguments: text, of: calls[index])
    }

    /// Whether the last call may turn out to be one that was made before.
    private var mayBeRepeated: Bool {
        madeCalls.map { !$0.isEmpty } ?? false
    }

    private nonisolated(nonsending) mutating func endCall() async {
        // The parser may be ahead: calls without marks come all at once.
        guard let call = parser?.calls.dropFirst(endedCount).first, let last = calls.last,
            let made = madeCalls
        else { return }
        endedCount += 1
        if made.contains(call) {
            hasLeftOut = true
            calls.removeLast()
            return
        }
        if mayBeRepeated { await send(arguments: last.waiting, of: last) }
        madeCalls?.append(call)
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

    /// Sends what the turn took and came to.
    nonisolated(nonsending) func report(
        _ result: GenerationResult, reportsTokens: Bool
    ) async throws {
        // What was stopped for a call that is left out was not cancelled by anyone.
        let report = try TurnReport(
            result, finishReason: hasLeftOut ? .endOfTurn : result.finishReason,
            reportsTokens: reportsTokens)
        let input = Usage.Input(
            totalTokenCount: result.promptTokens, cachedTokenCount: result.cachedTokens)
        let output = Usage.Output(totalTokenCount: generatedTokens, reasoningTokenCount: 0)
        if hasText || calls.isEmpty {
            await channel.send(
                .response(entryID: responseID, action: .updateMetadata(report.metadata)))
        }
        if !calls.isEmpty {
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
