import Foundation
import OrderedJSON

/// The objects of a response, and of the items of its output.
struct ResponseObject: Sendable {
    let id = Self.newID("resp")
    let created = Int(Date.now.timeIntervalSince1970)
    let model: String
    let echo: JSONObject

    static func newID(_ prefix: String) -> String {
        "\(prefix)_" + UUID().uuidString.replacing("-", with: "").lowercased()
    }

    /// The response.
    ///
    /// - Parameters:
    ///   - status: `in_progress`, `completed`, `incomplete` or `failed`.
    ///   - output: The items.
    ///   - usage: What it took, once that is known.
    ///   - error: What went wrong.
    /// - Returns: The object.
    func json(
        status: String, output: [JSONValue] = [], usage: TokenUsage? = nil,
        error: ServerError? = nil
    ) -> JSONValue {
        var object: JSONObject = [
            "id": .string(id), "object": "response", "created_at": .number(JSONNumber(created)),
            "status": .string(status), "model": .string(model),
            "error": error.map {
                ["code": .string($0.code.rawValue), "message": .string($0.description)]
            } ?? .null,
            "incomplete_details": status == "incomplete"
                ? ["reason": "max_output_tokens"] : .null,
            "output": .array(output), "previous_response_id": .null, "store": false,
            "metadata": [:], "truncation": "disabled",
        ]
        for (name, value) in echo { object[name] = value }
        object["usage"] = usage?.responseJSON ?? .null
        return .object(object)
    }

    static func status(of answer: Answer) -> String {
        answer.finishReason == .length ? "incomplete" : "completed"
    }

    // MARK: - Items

    static func message(id: String, text: String?, status: String) -> JSONValue {
        [
            "id": .string(id), "type": "message", "status": .string(status), "role": "assistant",
            "content": text.map { [part($0)] } ?? [],
        ]
    }

    static func part(_ text: String) -> JSONValue {
        ["type": "output_text", "text": .string(text), "annotations": [], "logprobs": []]
    }

    static func call(_ call: Answer.Call, id: String, status: String) -> JSONValue {
        [
            "id": .string(id), "type": "function_call", "status": .string(status),
            "call_id": .string(call.id), "name": .string(call.name),
            "arguments": .string(call.arguments),
        ]
    }
}

extension TokenUsage {
    /// The usage as responses have it.
    var responseJSON: JSONValue {
        [
            "input_tokens": .number(JSONNumber(prompt)),
            "input_tokens_details": ["cached_tokens": .number(JSONNumber(cached))],
            "output_tokens": .number(JSONNumber(completion)),
            "output_tokens_details": ["reasoning_tokens": 0],
            "total_tokens": .number(JSONNumber(prompt + completion)),
        ]
    }
}
