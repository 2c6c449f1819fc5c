import Constraints
import Inference
import OrderedJSON

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// What a turn came to, in the form that a response's metadata has.
package struct TurnReport {
    /// The key of the report in metadata.
    static let key = "apus"

    /// The report under its key.
    let metadata: [String: any ConvertibleToGeneratedContent]

    init(
        _ result: GenerationResult, finishReason: FinishReason, reportsTokens: Bool
    ) throws {
        var report: JSONObject = [
            "finishReason": .string(finishReason.rawValue),
            "closedForLimit": .bool(result.wasClosedForLimit),
            "promptTokens": .number(JSONNumber(result.promptTokens)),
            "cachedTokens": .number(JSONNumber(result.cachedTokens)),
            "completionTokens": .number(JSONNumber(result.completionTokens)),
            "forcedTokens": .number(JSONNumber(result.forcedTokens)),
            "draftedTokens": .number(JSONNumber(result.draftedTokens)),
            "acceptedTokens": .number(JSONNumber(result.acceptedTokens)),
            "prefillSeconds": Self.number(result.prefillSeconds),
            "decodeSeconds": Self.number(result.decodeSeconds),
            "citations": .array(result.verbatimValues.map(Self.json)),
        ]
        if !result.absenceMargins.isEmpty {
            report["margins"] = .array(result.absenceMargins.map(Self.json))
        }
        if !result.choices.isEmpty {
            report["choices"] = .array(
                result.choices.map {
                    ["label": .string($0.label), "probability": Self.number($0.probability)]
                })
        }
        if !result.tokenProbabilities.isEmpty {
            report["probabilities"] = .array(result.tokenProbabilities.map(Self.json))
        }
        if reportsTokens {
            report["tokens"] = .array(result.tokens.map { .number(JSONNumber($0)) })
            report["maskSeconds"] = .array(result.maskSeconds.map(Self.number))
        }
        metadata = [Self.key: try GeneratedContent.of(.object(report))]
    }

    /// The key of probabilities that are sent with their tokens.
    package static let probabilitiesKey = "apus.probabilities"

    /// The probabilities of some tokens, under their key.
    static func probabilities(
        _ probabilities: [TokenProbability]
    ) throws -> [String: any ConvertibleToGeneratedContent] {
        [probabilitiesKey: try GeneratedContent.of(.array(probabilities.map(json)))]
    }

    private static func number(_ value: Double) -> JSONValue {
        JSONNumber(value).map { .number($0) } ?? .null
    }

    private static func json(_ probability: TokenProbability) -> JSONValue {
        [
            .number(JSONNumber(probability.token)),
            probability.logarithm.map(number) ?? .null,
            .array(
                probability.alternatives.map {
                    [.number(JSONNumber($0.token)), number($0.logarithm)]
                }),
        ]
    }

    private static func json(_ margin: AbsenceMargin) -> JSONValue {
        [
            "path": .string(margin.path ?? "$"),
            "margin": margin.margin.map(number) ?? .null,
            "threshold": number(margin.threshold), "decisive": .bool(margin.wasDecisive),
            "taken": .bool(margin.tookValue),
        ]
    }

    private static func json(_ value: VerbatimValue) -> JSONValue {
        [
            "path": .string(value.path?.description ?? "$"),
            "text": .string(value.citation.text),
            "occurrences": .array(value.citation.occurrences.map(\.json)),
        ]
    }
}

extension Citation.Occurrence {
    /// The occurrence as content has it.
    var json: JSONValue {
        func range(_ range: Range<Int>) -> JSONValue {
            [.number(JSONNumber(range.lowerBound)), .number(JSONNumber(range.upperBound))]
        }
        return [
            "source": .string(source), "bytes": range(bytes),
            "unicodeScalars": range(unicodeScalars), "utf16": range(utf16),
        ]
    }
}
