import Apus
import Foundation
import OrderedJSON
import Synchronization

/// `POST /v1/completions`: a text continued as it is, without a chat template.
struct CompletionsRoute: Endpoint {
    func answer(_ call: ServerCall) async throws {
        let request = try CompletionsRequest(call.json(), call.limits)
        let served = try call.localModel(named: request.model)
        guard let model = served.loaded else { return }
        call.note(user: request.user)
        let completion = TextCompletion(model: served.name)
        let tokens = try request.prompt.tokens(for: model)
        try await call.work {
            var choices: [JSONValue] = []
            var usage = TokenUsage()
            for index in 0..<request.count {
                let result = try await model.generate(tokens, options: request.options(index)) {
                    text in
                    guard request.isStreamed else { return }
                    EventStream(call.exchange).send(completion.chunk(index, text))
                }
                try Task.checkCancellation()
                usage =
                    usage
                    + TokenUsage(
                        prompt: result.promptTokens, cached: result.cachedTokens,
                        completion: result.completionTokens)
                let reason: Answer.FinishReason =
                    switch result.finishReason {
                    case .maximumTokens, .contextFull: .length
                    default: .stop
                    }
                if request.isStreamed {
                    EventStream(call.exchange).send(completion.chunk(index, "", reason))
                }
                choices.append(
                    TextCompletion.choice(
                        index, request.echoes ? request.prompt.text + result.text : result.text,
                        reason))
            }
            call.note(usage)
            guard request.isStreamed else {
                call.exchange.respond(completion.json(choices, usage))
                return
            }
            let stream = EventStream(call.exchange)
            if request.includesUsage { stream.send(completion.json([], usage)) }
            stream.sendDone()
            call.exchange.finish()
        }
    }
}

/// The objects of a completion, whole or as chunks of a stream, which have the same form.
struct TextCompletion: Sendable {
    let id = "cmpl-" + UUID().uuidString.replacing("-", with: "").lowercased()
    let created = Int(Date.now.timeIntervalSince1970)
    let model: String

    func json(_ choices: [JSONValue], _ usage: TokenUsage?) -> JSONValue {
        var object: JSONObject = [
            "id": .string(id), "object": "text_completion", "created": .number(JSONNumber(created)),
            "model": .string(model), "choices": .array(choices),
        ]
        if let usage { object["usage"] = usage.json }
        return .object(object)
    }

    func chunk(_ index: Int, _ text: String, _ reason: Answer.FinishReason? = nil) -> JSONValue {
        json([Self.choice(index, text, reason)], nil)
    }

    static func choice(
        _ index: Int, _ text: String, _ reason: Answer.FinishReason?
    ) -> JSONValue {
        [
            "text": .string(text), "index": .number(JSONNumber(index)), "logprobs": .null,
            "finish_reason": .optional(reason?.rawValue),
        ]
    }
}
