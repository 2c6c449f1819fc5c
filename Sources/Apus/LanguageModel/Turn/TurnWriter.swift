import Foundation
import Inference

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
    /// Whether the probabilities of tokens are sent with them.
    private let streamsProbabilities: Bool
    /// Probabilities that no event has.
    private var pendingProbabilities: [TokenProbability] = []
    /// Tokens of all that was generated.
    private var generatedTokens = 0

    init(
        _ channel: LanguageModelExecutorGenerationChannel, dialect: ToolCallDialect,
        tools: [ToolDescription], without madeCalls: [ParsedToolCall]? = nil,
        streamsProbabilities: Bool = false
    ) {
        self.channel = channel
        self.dialect = dialect
        self.tools = tools
        self.madeCalls = madeCalls
        self.streamsProbabilities = streamsProbabilities
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
        pendingProbabilities = []
        parser = tools.isEmpty ? nil : ToolCallParser(dialect, tools: tools)
    }

    /// Sends what a piece of the model's text decides.
    nonisolated(nonsending) mutating func write(_ piece: AnswerPiece) async throws {
        pendingTokens += piece.tokenCount
        if streamsProbabilities { pendingProbabilities += piece.probabilities }
        guard !piece.text.isEmpty else { return }
        guard let events = try parser?.push(piece.text) else { return try await append(piece.text) }
        for event in events { try await send(event) }
    }

    /// Sends the rest.
    nonisolated(nonsending) mutating func finish(_ result: GenerationResult) async throws {
        if !hasLeftOut {
            for event in try parser?.finish() ?? [] { try await send(event) }
        }
        generatedTokens += result.completionTokens
    }

    private nonisolated(nonsending) mutating func send(_ event: ToolCallEvent) async throws {
        // A model that repeats a call has come to its end, and goes on with calls at random.
        guard !hasLeftOut else { return }
        switch event {
        case .text(let text): try await append(text)
        case .callBegan(_, let name):
            calls.append(Call(name: name))
            // A session has to know of a call without arguments too.
            try await append(arguments: "")
        case .argumentsFragment(_, let text): try await append(arguments: text)
        case .callEnded: try await endCall()
        case .unknownCall: hasLeftOut = leavesOutUnknown
        }
    }

    private nonisolated(nonsending) mutating func append(_ text: String) async throws {
        hasText = true
        try await sendProbabilities()
        await channel.send(
            .response(
                entryID: responseID,
                action: .appendText(text, segmentID: textID, tokenCount: takeTokens())))
    }

    private nonisolated(nonsending) mutating func append(arguments text: String) async throws {
        guard let index = calls.indices.last else { return }
        guard !mayBeRepeated else {
            calls[index].waiting += text
            return
        }
        try await send(arguments: text, of: calls[index])
    }

    /// Whether the last call may turn out to be one that was made before.
    private var mayBeRepeated: Bool {
        madeCalls.map { !$0.isEmpty } ?? false
    }

    private nonisolated(nonsending) mutating func endCall() async throws {
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
        if mayBeRepeated { try await send(arguments: last.waiting, of: last) }
        madeCalls?.append(call)
    }

    private nonisolated(nonsending) mutating func send(
        arguments text: String, of call: Call
    ) async throws {
        try await sendProbabilities()
        await channel.send(
            .toolCalls(
                entryID: callsID,
                action: .toolCall(
                    id: call.id, name: call.name,
                    action: .appendArguments(text, tokenCount: takeTokens()))))
    }

    /// Sends the probabilities of the tokens of what is sent next.
    private nonisolated(nonsending) mutating func sendProbabilities() async throws {
        guard !pendingProbabilities.isEmpty else { return }
        let report = try TurnReport.probabilities(pendingProbabilities)
        pendingProbabilities = []
        await channel.send(.response(entryID: responseID, action: .updateMetadata(report)))
    }

    private mutating func takeTokens() -> Int {
        defer { pendingTokens = 0 }
        return pendingTokens
    }

    // MARK: - The end

    /// Sends what the turn took and came to.
    nonisolated(nonsending) mutating func report(
        _ result: GenerationResult, reportsTokens: Bool
    ) async throws {
        // What was stopped for a call that is left out was not cancelled by anyone.
        let report = try TurnReport(
            result, finishReason: hasLeftOut ? .endOfTurn : result.finishReason,
            reportsTokens: reportsTokens)
        try await sendProbabilities()
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
