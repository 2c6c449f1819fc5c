import Apus
import OrderedJSON

extension GenerationResult {
    /// What the user should know of how the answer ended, if it ended early.
    var warning: String? {
        switch finishReason {
        case .maximumTokens:
            "the answer was cut after \(completionTokens.of("token")) (`--max-tokens`)"
        case .contextFull:
            "the answer was cut after \(completionTokens.of("token")), because the context is full"
        case .cancelled:
            "the answer was stopped after \(completionTokens.of("token"))"
        case .endOfTurn, .stopString:
            nil
        }
    }

    /// The result as the object that `--json` prints.
    func json(loadSeconds: Double) -> JSONValue {
        [
            "text": .string(text),
            "token_ids": .array(tokens.map { .number(JSONNumber($0)) }),
            "finish_reason": .string(finishReason.rawValue),
            "usage": [
                "prompt_tokens": .number(JSONNumber(promptTokens)),
                "cached_tokens": .number(JSONNumber(cachedTokens)),
                "completion_tokens": .number(JSONNumber(completionTokens)),
            ],
            "timings": [
                "load_s": .seconds(loadSeconds),
                "prefill_s": .seconds(prefillSeconds),
                "decode_s": .seconds(decodeSeconds),
            ],
        ]
    }
}
