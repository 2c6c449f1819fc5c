import Foundation
import OrderedJSON

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

    func chunk(
        _ index: Int, _ text: String, _ reason: Answer.FinishReason? = nil,
        probabilities: JSONValue = .null
    ) -> JSONValue {
        json([Self.choice(index, text, reason, probabilities: probabilities)], nil)
    }

    static func choice(
        _ index: Int, _ text: String, _ reason: Answer.FinishReason?,
        probabilities: JSONValue = .null
    ) -> JSONValue {
        [
            "text": .string(text), "index": .number(JSONNumber(index)), "logprobs": probabilities,
            "finish_reason": .optional(reason?.rawValue),
        ]
    }
}
