import Apus
import Constraints
import Inference
import OrderedJSON

extension GenerationResult {
    /// Whether the answer was stopped before its first character.
    var isNothing: Bool { text.isEmpty && finishReason == .cancelled }

    /// What the user should know of how the answer ended, if it ended early.
    var warning: String? {
        switch finishReason {
        case .cancelled:
            "the answer was stopped after \(completionTokens.of("token"))"
        case _ where wasClosedForLimit:
            "the answer was ended early to fit the limit of tokens (`--max-tokens`)"
        case .maximumTokens:
            "the answer was cut after \(completionTokens.of("token")) (`--max-tokens`)"
        case .contextFull:
            "the answer was cut after \(completionTokens.of("token")), because the context is full"
        case .endOfTurn, .stopString:
            nil
        }
    }

    /// The result as the object that `--json` prints.
    func json(loadSeconds: Double, isConstrained: Bool) -> JSONValue {
        var object: JSONObject = [
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
        if isConstrained { addConstraint(to: &object) }
        return .object(object)
    }

    private func addConstraint(to object: inout JSONObject) {
        object["citations"] = .array(verbatimValues.map(Self.json))
        object["margins"] = .array(absenceMargins.map(Self.json))
        object["closed_for_limit"] = .bool(wasClosedForLimit)
        object["forced_tokens"] = .number(JSONNumber(forcedTokens))
        object["drafted_tokens"] = .number(JSONNumber(draftedTokens))
        object["accepted_tokens"] = .number(JSONNumber(acceptedTokens))
        let sorted = maskSeconds.sorted()
        func microseconds(_ share: Double) -> JSONValue {
            guard !sorted.isEmpty else { return .null }
            let index = min(Int(Double(sorted.count) * share), sorted.count - 1)
            return .decimal(sorted[index] * 1e6)
        }
        object["mask_us"] = ["p50": microseconds(0.5), "p99": microseconds(0.99)]
        guard !choices.isEmpty else { return }
        object["choices"] = .array(
            choices.map { ["label": .string($0.label), "probability": .decimal($0.probability)] })
    }

    private static func json(_ margin: AbsenceMargin) -> JSONValue {
        [
            "path": margin.path.map { .string($0) } ?? .null,
            "margin": margin.margin.map { .decimal($0) } ?? .null,
            "threshold": .decimal(margin.threshold),
            "decisive": .bool(margin.wasDecisive),
            "taken": .string(margin.tookValue ? "value" : "absent"),
        ]
    }

    private static func json(_ value: VerbatimValue) -> JSONValue {
        func range(_ range: Range<Int>) -> JSONValue {
            [.number(JSONNumber(range.lowerBound)), .number(JSONNumber(range.upperBound))]
        }
        let occurrences = value.citation.occurrences.map { occurrence -> JSONValue in
            [
                "source": .string(occurrence.source), "bytes": range(occurrence.bytes),
                "unicode_scalars": range(occurrence.unicodeScalars),
                "utf16": range(occurrence.utf16),
            ]
        }
        return [
            "path": value.path.map { .string($0.description) } ?? .null,
            "text": .string(value.citation.text), "occurrences": .array(occurrences),
        ]
    }
}
