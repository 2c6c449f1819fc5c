import Foundation

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// Turns the chunks of a completion into the events of a turn.
///
/// Reasoning, response and calls are one entry each, however a server mixes them. Pieces count no
/// tokens, since nothing says how many they are; the usage does when it comes.
struct ChatTurn {
    typealias Event = LanguageModelExecutorGenerationChannel.Event

    private struct Call {
        let id: String
        let name: String
        var hasArguments = false
    }

    private let server: String
    private let reasoningID = UUID().uuidString
    private let responseID = UUID().uuidString
    private let callsID = UUID().uuidString

    private var calls: [Call] = []
    /// The position in `calls` of the call that the server gives a number.
    private var positions: [Int: Int] = [:]
    private var refusal = ""
    private var model: String?
    private var usage: ChatChunk.Usage?
    private var finishReason: String?

    init(server: String) { self.server = server }

    /// Takes in a chunk.
    ///
    /// - Throws: `invalidAnswer` if it contradicts earlier ones.
    mutating func take(_ chunk: ChatChunk) throws(ApusError) -> [Event] {
        model = chunk.model ?? model
        usage = chunk.usage ?? usage
        refusal += chunk.refusal ?? ""
        var events: [Event] = []
        if let text = chunk.reasoning, !text.isEmpty {
            events.append(
                .reasoning(entryID: reasoningID, action: .appendText(text, tokenCount: 0)))
        }
        if let text = chunk.content, !text.isEmpty {
            events.append(.response(entryID: responseID, action: .appendText(text, tokenCount: 0)))
        }
        for fragment in chunk.calls { events.append(try take(fragment)) }
        if let reason = chunk.finishReason {
            guard ["stop", "length", "tool_calls", "content_filter"].contains(reason) else {
                throw chunk.node.unexpected(
                    "a known reason to finish", found: Self.identifier(reason).map { "`\($0)`" })
            }
            finishReason = reason
        }
        return events
    }

    /// Ends the turn.
    ///
    /// - Throws: `incompleteAnswer` if the server did not say that it has finished, `invalidAnswer`
    ///   if it did not call a tool but said so, or `LanguageModelError` if it declined.
    mutating func finish() throws -> [Event] {
        guard let finishReason else {
            throw ApusError(
                .incompleteAnswer, subject: server, expected: "a reason to finish at the end")
        }
        if !refusal.isEmpty {
            throw LanguageModelError.refusal(
                LanguageModelError.Refusal(
                    explanation: refusal, debugDescription: "the model on \(server) declines"))
        }
        if finishReason == "content_filter" {
            throw LanguageModelError.guardrailViolation(
                LanguageModelError.GuardrailViolation(
                    debugDescription: "\(server) left out content that its filter does not allow"))
        }
        if finishReason == "tool_calls", calls.isEmpty {
            throw ApusError(.invalidAnswer, subject: server, expected: "a call", found: "none")
        }
        // Some servers send nothing where a call has no arguments; where a limit cut the call off,
        // nothing is no arguments but a part of them.
        let empty = finishReason == "length" ? [] : calls.filter { !$0.hasArguments }
        return empty.map { event(of: $0, arguments: "{}") } + closingEvents(finishReason)
    }

    private func closingEvents(_ finishReason: String) -> [Event] {
        var events: [Event] = []
        if calls.isEmpty {
            var metadata = ["finishReason": finishReason]
            metadata["model"] = model
            events.append(.response(entryID: responseID, action: .updateMetadata(metadata)))
        }
        if let usage {
            typealias Usage = LanguageModelExecutorGenerationChannel.Usage
            let input = Usage.Input(
                totalTokenCount: usage.input, cachedTokenCount: usage.cached)
            let output = Usage.Output(
                totalTokenCount: usage.output, reasoningTokenCount: usage.reasoning)
            events.append(
                calls.isEmpty
                    ? .response(
                        entryID: responseID, action: .updateUsage(input: input, output: output))
                    : .toolCalls(
                        entryID: callsID, action: .updateUsage(input: input, output: output)))
        }
        return events
    }

    /// Takes in a part of a call, which may be its first.
    private mutating func take(_ fragment: ChatChunk.CallFragment) throws(ApusError) -> Event {
        let position = try position(of: fragment)
        let arguments = fragment.arguments ?? ""
        if !arguments.isEmpty { calls[position].hasArguments = true }
        return event(of: calls[position], arguments: arguments)
    }

    /// The position of the call that a part belongs to, which is added if the part is its first.
    private mutating func position(
        of fragment: ChatChunk.CallFragment
    ) throws(ApusError) -> Int {
        let id = fragment.id.flatMap { $0.isEmpty ? nil : $0 }
        let name = fragment.name.flatMap { $0.isEmpty ? nil : $0 }
        let known =
            if let index = fragment.index {
                positions[index]
            } else if let id {
                calls.firstIndex { $0.id.utf8.elementsEqual(id.utf8) }
            } else {
                calls.indices.last
            }
        if let known {
            let hasID = id.map { $0.utf8.elementsEqual(calls[known].id.utf8) } ?? true
            let hasName = name.map { $0.utf8.elementsEqual(calls[known].name.utf8) } ?? true
            if hasID, hasName { return known }
            // Ollama gives all calls the number 0, each complete and with an id of its own.
            guard !hasID, name != nil else {
                throw fragment.node.unexpected("the id and name that the call began with")
            }
        }
        guard let name else { throw fragment.node.unexpected("the name of a tool") }
        let isTaken = id.map { id in calls.contains { $0.id.utf8.elementsEqual(id.utf8) } } ?? false
        guard !isTaken else { throw fragment.node.unexpected("an id of its own") }
        calls.append(Call(id: id ?? UUID().uuidString, name: name))
        if let index = fragment.index { positions[index] = calls.count - 1 }
        return calls.count - 1
    }

    private func event(of call: Call, arguments: String) -> Event {
        .toolCalls(
            entryID: callsID,
            action: .toolCall(
                id: call.id, name: call.name,
                action: .appendArguments(arguments, tokenCount: 0)))
    }

    /// A text if it is short and looks like a name, so that it can stand in an error text.
    static func identifier(_ text: String) -> String? {
        let isName = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "-"),
                UInt8(ascii: "."):
                true
            default: false
            }
        }
        return isName && (1...48).contains(text.utf8.count) ? text : nil
    }
}
