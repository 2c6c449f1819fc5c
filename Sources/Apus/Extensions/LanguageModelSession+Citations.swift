import Inference
import OrderedJSON

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// A value of a response that was copied from a source, and every place where it stands there.
public struct VerbatimCitation: Sendable, Hashable {
    /// The way to the value in the response, as in `$.items[0].name`; `$` for the whole.
    public let path: String
    /// The value and its places.
    public let quote: Quote
}

/// How a local model generated the last turn of a response.
public struct GenerationReport: Sendable, Hashable {
    /// Why it ended: `stop`, `stop_string`, `length` or `context_full`.
    public let finishReason: String
    /// Whether a document was ended early because the token limit was near.
    public let wasClosedForLimit: Bool
    /// The values that were copied from sources, in the order of the response.
    public let citations: [VerbatimCitation]
    /// How far the model preferred values to their absence, where the guide `.abstain` asks.
    public let margins: [AbsenceMargin]
    /// The labels that the response was chosen among, most probable first.
    public let choices: [ChoiceProbability]
    /// The generated tokens, if the request asked for them.
    public let tokens: [Int]?
    /// Generated tokens that a constraint left no choice about.
    public let forcedTokenCount: Int
    /// Tokens that were guessed and computed ahead.
    public let draftedTokenCount: Int
    /// Those of them that sampling then gave.
    public let acceptedTokenCount: Int

    /// Reads the report of a turn; nil if there is none, since no local model gave it.
    init?(_ metadata: [String: GeneratedContent]) {
        guard let report = try? metadata[TurnReport.key]?.json() else { return nil }
        func count(_ name: String) -> Int { report[name]?.intValue ?? 0 }
        finishReason = report["finishReason"]?.stringValue ?? ""
        wasClosedForLimit = report["closedForLimit"]?.boolValue ?? false
        citations = (report["citations"]?.arrayValue ?? []).compactMap { citation in
            guard let path = citation["path"]?.stringValue,
                let content = try? GeneratedContent.of(citation), let quote = try? Quote(content)
            else { return nil }
            return VerbatimCitation(path: path, quote: quote)
        }
        margins = (report["margins"]?.arrayValue ?? []).map { margin in
            AbsenceMargin(
                path: margin["path"]?.stringValue, margin: margin["margin"]?.doubleValue,
                threshold: margin["threshold"]?.doubleValue ?? 0,
                wasDecisive: margin["decisive"]?.boolValue ?? false,
                tookValue: margin["taken"]?.boolValue ?? false)
        }
        choices = (report["choices"]?.arrayValue ?? []).compactMap { choice in
            guard let label = choice["label"]?.stringValue,
                let probability = choice["probability"]?.doubleValue
            else { return nil }
            return ChoiceProbability(label: label, probability: probability)
        }
        tokens = report["tokens"]?.arrayValue?.compactMap(\.intValue)
        forcedTokenCount = count("forcedTokens")
        draftedTokenCount = count("draftedTokens")
        acceptedTokenCount = count("acceptedTokens")
    }
}

extension LanguageModelSession.Response {
    /// How a local model generated the last turn; nil if another model did.
    public var generation: GenerationReport? { GenerationReport(usage.metadata) }

    /// The values that were copied from sources, with every place where they stand.
    ///
    /// Empty if there are none, or the model is not a ``LocalLanguageModel``.
    public var citations: [VerbatimCitation] { generation?.citations ?? [] }
}
