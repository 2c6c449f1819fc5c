import Foundation

extension LanguageModelError: CustomDebugStringConvertible {
    /// What happened, for developers.
    public var debugDescription: String {
        switch self {
        case .contextSizeExceeded(let details): details.debugDescription
        case .rateLimited(let details): details.debugDescription
        case .guardrailViolation(let details): details.debugDescription
        case .refusal(let details): details.debugDescription
        case .unsupportedCapability(let details): details.debugDescription
        case .unsupportedTranscriptContent(let details): details.debugDescription
        case .unsupportedGenerationGuide(let details): details.debugDescription
        case .unsupportedLanguageOrLocale(let details): details.debugDescription
        case .timeout(let details): details.debugDescription
        }
    }

    /// What happened.
    public var errorDescription: String? {
        switch self {
        case .contextSizeExceeded(let details):
            "the request has \(details.tokenCount) tokens, more than the context window's "
                + "\(details.contextSize)"
        case .rateLimited(let details):
            details.resetDate.map {
                "too many requests; they are taken again from \($0.ISO8601Format())"
            }
                ?? "too many requests"
        case .guardrailViolation: "the model's guardrails do not allow the prompt or the response"
        case .refusal: "the model declines to answer"
        case .unsupportedCapability(let details):
            "the model does not have the capability `\(details.capability.name)`"
        case .unsupportedTranscriptContent(let details):
            "the model cannot be shown \(details.unsupportedContent.count) entries of the transcript"
        case .unsupportedGenerationGuide(let details):
            details.schemaName.map { "a guide of the schema `\($0)` is not supported" }
                ?? "a guide of the schema is not supported"
        case .unsupportedLanguageOrLocale(let details):
            "the model does not support the language `\(details.languageCode.identifier)`"
        case .timeout: "the model took too long"
        }
    }

    /// What to do about it.
    public var recoverySuggestion: String? {
        switch self {
        case .contextSizeExceeded: "shorten the prompt, or start a session with less history"
        case .rateLimited: "wait before the next request"
        case .guardrailViolation, .refusal: "ask for something else"
        case .unsupportedCapability:
            "use a model that has the capability, or leave out what needs it"
        case .unsupportedTranscriptContent: "remove the entries from the transcript"
        case .unsupportedGenerationGuide: "remove the guide, or replace it by one that is supported"
        case .unsupportedLanguageOrLocale: "use a language that the model supports"
        case .timeout: "try again, or ask for a shorter response"
        }
    }
}
