import Apus
import LanguageModelAPI
import OrderedJSON
import Synchronization

/// Puts an answer together from the events of a turn.
struct AnswerBuilder {
    private typealias Channel = LanguageModelExecutorGenerationChannel

    private(set) var answer = Answer()
    /// Tokens that were counted as they came, for models that report no usage.
    private var countedTokens = 0
    private var metadata: [String: GeneratedContent] = [:]

    /// Takes an event in.
    ///
    /// - Returns: What is new of the answer.
    mutating func add(_ event: SingleTurn.Event) throws(ServerError) -> [AnswerPart] {
        let contents: [AnswerPart.Content] =
            switch event.kind {
            case .response(let event): try add(event.action)
            case .toolCalls(let event): try add(event.action)
            case .reasoning: []
            }
        var parts = contents.map { AnswerPart(content: $0) }
        guard !parts.isEmpty else { return [] }
        parts[0].probabilities = answer.lastProbabilities
        answer.lastProbabilities = []
        return parts
    }

    private mutating func add(
        _ action: LanguageModelExecutorGenerationChannel.Response.Action
    ) throws(ServerError) -> [AnswerPart.Content] {
        switch action.kind {
        case .append(let fragment):
            countedTokens += fragment.tokenCount
            guard !fragment.content.isEmpty else { return [] }
            answer.text += fragment.content
            return [.text(fragment.content)]
        case .metadata(let values):
            if let probabilities = values.values[TurnReport.probabilitiesKey]?.jsonValue {
                answer.lastProbabilities += Self.probabilities(probabilities)
            } else {
                metadata.merge(values.values) { $1 }
            }
        case .usage(let usage): add(usage)
        case .replace, .addAttachment, .removeAttachment:
            throw ServerError(.failed, found: "an answer that is not text alone")
        }
        return []
    }

    private mutating func add(
        _ action: LanguageModelExecutorGenerationChannel.ToolCalls.Action
    ) throws(ServerError) -> [AnswerPart.Content] {
        switch action.kind {
        case .call(let call):
            guard case .append(let fragment) = call.action.kind else { return [] }
            countedTokens += fragment.tokenCount
            var parts: [AnswerPart.Content] = []
            var index = answer.calls.firstIndex { $0.id == call.id }
            if index == nil {
                parts.append(
                    .callBegan(index: answer.calls.count, id: call.id, name: call.name))
                answer.calls.append(Answer.Call(id: call.id, name: call.name))
                index = answer.calls.count - 1
            }
            if let index, !fragment.content.isEmpty {
                answer.calls[index].arguments += fragment.content
                parts.append(.arguments(index: index, fragment.content))
            }
            return parts
        case .metadata(let values): metadata.merge(values.values) { $1 }
        case .usage(let usage): add(usage)
        case .removeCall: throw ServerError(.failed, found: "a call that was taken back")
        }
        return []
    }

    private mutating func add(_ usage: LanguageModelExecutorGenerationChannel.Usage) {
        answer.usage = TokenUsage(
            prompt: usage.input.totalTokenCount, cached: usage.input.cachedTokenCount,
            completion: usage.output.totalTokenCount)
        metadata.merge(usage.metadata) { $1 }
    }

    /// The answer, once the turn has ended.
    mutating func finish() -> Answer {
        if answer.usage.completion == 0 { answer.usage.completion = countedTokens }
        let report = metadata["apus"]?.jsonValue
        let reason = (report?["finishReason"] ?? metadata["finishReason"]?.jsonValue)?.stringValue
        let isCut = reason == "length" || report?["closedForLimit"]?.boolValue == true
        answer.finishReason = isCut ? .length : answer.calls.isEmpty ? .stop : .toolCalls
        answer.citations = report?["citations"]?.arrayValue ?? []
        answer.prefillSeconds = report?["prefillSeconds"]?.doubleValue ?? 0
        answer.decodeSeconds = report?["decodeSeconds"]?.doubleValue ?? 0
        answer.probabilities = Self.probabilities(report?["probabilities"])
        return answer
    }

    /// Reads probabilities as the engine reports them.
    private static func probabilities(_ json: JSONValue?) -> [Answer.TokenProbability] {
        (json?.arrayValue ?? []).compactMap { entry in
            entry[0]?.intValue.map { token in
                Answer.TokenProbability(
                    token: token, logarithm: entry[1]?.doubleValue,
                    alternatives: (entry[2]?.arrayValue ?? []).compactMap { pair in
                        guard let token = pair[0]?.intValue, let value = pair[1]?.doubleValue
                        else { return nil }
                        return (token, value)
                    })
            }
        }
    }
}

extension SingleTurn {
    /// Generates an answer.
    ///
    /// - Parameters:
    ///   - request: What is asked.
    ///   - index: Which of the request's answers.
    ///   - onPart: Called with each part as it comes.
    /// - Returns: The answer.
    /// - Throws: What the model or `onPart` throws.
    func answer(
        _ request: AnswerRequest, index: Int = 0,
        onPart: @escaping @Sendable (AnswerPart) async throws -> Void = { _ in }
    ) async throws -> Answer {
        let builder = Mutex(AnswerBuilder())
        try await run(request.request(forAnswer: index)) { event in
            for part in try builder.withLock({ try $0.add(event) }) { try await onPart(part) }
        }
        return builder.withLock { $0.finish() }
    }
}
