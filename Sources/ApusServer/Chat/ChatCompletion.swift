import Foundation
import OrderedJSON

/// The objects of a chat completion, whole or as chunks of a stream.
struct ChatCompletion: Sendable {
    let id = "chatcmpl-" + UUID().uuidString.replacing("-", with: "").lowercased()
    let created = Int(Date.now.timeIntervalSince1970)
    let model: String
    /// Writes tokens as text; nil if the model's tokens are not known.
    let tokens: TokenTexts?

    // MARK: - Whole

    /// The completion with all its answers.
    func json(_ answers: [Answer], reportsProbabilities: Bool) -> JSONValue {
        let choices = answers.enumerated().map { index, answer -> JSONValue in
            var message: JSONObject = [
                "role": "assistant",
                "content": answer.calls.isEmpty || !answer.text.isEmpty
                    ? .string(answer.text) : .null, "refusal": .null,
            ]
            if !answer.calls.isEmpty {
                message["tool_calls"] = .array(
                    answer.calls.map { call in
                        Self.call(id: call.id, name: call.name, arguments: call.arguments)
                    })
            }
            return [
                "index": .number(JSONNumber(index)), "message": .object(message),
                "logprobs": reportsProbabilities ? json(answer.probabilities) : .null,
                "finish_reason": .string(answer.finishReason.rawValue),
            ]
        }
        var object = head("chat.completion")
        object["choices"] = .array(choices)
        object["usage"] = answers.map(\.usage).joined.json
        let citations = answers.flatMap(\.citations)
        if !citations.isEmpty { object["citations"] = .array(citations) }
        return .object(object)
    }

    private func head(_ kind: String) -> JSONObject {
        [
            "id": .string(id), "object": .string(kind), "created": .number(JSONNumber(created)),
            "model": .string(model), "system_fingerprint": .null,
        ]
    }

    private static func call(id: String, name: String, arguments: String) -> JSONValue {
        [
            "id": .string(id), "type": "function",
            "function": ["name": .string(name), "arguments": .string(arguments)],
        ]
    }

    // MARK: - Chunks

    /// A chunk of a stream.
    ///
    /// - Parameters:
    ///   - index: Which answer it belongs to.
    ///   - delta: What is new of the message.
    ///   - finishReason: Why the answer ended, if it has.
    ///   - probabilities: The probabilities of the chunk's tokens.
    /// - Returns: The chunk.
    func chunk(
        _ index: Int, delta: JSONValue, finishReason: Answer.FinishReason? = nil,
        probabilities: [Answer.TokenProbability] = []
    ) -> JSONValue {
        var object = head("chat.completion.chunk")
        object["choices"] = [
            [
                "index": .number(JSONNumber(index)), "delta": delta,
                "logprobs": probabilities.isEmpty ? .null : json(probabilities),
                "finish_reason": .optional(finishReason?.rawValue),
            ]
        ]
        return .object(object)
    }

    /// The chunk that ends a stream with what it took.
    func chunk(_ usage: TokenUsage) -> JSONValue {
        var object = head("chat.completion.chunk")
        object["choices"] = []
        object["usage"] = usage.json
        return .object(object)
    }

    /// What a part of an answer adds to its message.
    static func delta(_ part: AnswerPart) -> JSONValue {
        switch part.content {
        case .text(let text): return ["content": .string(text)]
        case .callBegan(let index, let id, let name):
            var call = call(id: id, name: name, arguments: "").objectValue ?? JSONObject()
            call["index"] = .number(JSONNumber(index))
            return ["tool_calls": [.object(call)]]
        case .arguments(let index, let text):
            return [
                "tool_calls": [
                    [
                        "index": .number(JSONNumber(index)),
                        "function": ["arguments": .string(text)],
                    ]
                ]
            ]
        }
    }

    // MARK: - Probabilities

    /// The probabilities of some tokens.
    func json(_ probabilities: [Answer.TokenProbability]) -> JSONValue {
        ["content": .array(probabilities.map(json)), "refusal": .null]
    }

    /// A token with its probability.
    func json(_ probability: Answer.TokenProbability) -> JSONValue {
        func entry(_ token: Int, _ logarithm: Double?) -> JSONObject {
            let text = tokens?.text(of: token) ?? ""
            return [
                "token": .string(text),
                "logprob": .decimal(logarithm ?? Answer.TokenProbability.unknownLogarithm),
                "bytes": .array(
                    (tokens?.bytes(of: token) ?? []).map { .number(JSONNumber(Int($0))) }),
            ]
        }
        var object = entry(probability.token, probability.logarithm)
        object["top_logprobs"] = .array(
            probability.alternatives.map { .object(entry($0.token, $0.logarithm)) })
        return .object(object)
    }
}

extension TokenUsage {
    /// The usage as chat completions and completions have it.
    var json: JSONValue {
        [
            "prompt_tokens": .number(JSONNumber(prompt)),
            "completion_tokens": .number(JSONNumber(completion)),
            "total_tokens": .number(JSONNumber(prompt + completion)),
            "prompt_tokens_details": ["cached_tokens": .number(JSONNumber(cached))],
        ]
    }
}

extension [TokenUsage] {
    /// What several answers to the same prompt took.
    var joined: TokenUsage { reduce(TokenUsage(), +) }
}
