import Foundation

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

extension LanguageModelError: ModelCallError {
    package func meaning(after duration: Duration, now: Date) -> FailedAttempt? {
        switch self {
        case .contextSizeExceeded(let details):
            // Servers that do not tell the numbers leave them 0.
            FailedAttempt(
                .doesNotFit(
                    needed: details.tokenCount > 0 ? details.tokenCount : nil,
                    available: details.contextSize > 0 ? details.contextSize : nil))
        case .rateLimited(let details):
            FailedAttempt(.rateLimited(until: details.resetDate, now: now), canPass: true)
        case .guardrailViolation, .refusal: FailedAttempt(.refused)
        case .timeout: FailedAttempt(.timedOut(after: duration), canPass: true)
        default: FailedAttempt(.failed(self))
        }
    }
}

extension GeneratedContent.ParsingError: ModelCallError {
    package func meaning(after duration: Duration, now: Date) -> FailedAttempt? {
        FailedAttempt(.failed(self))
    }
}

extension PrivateCloudComputeLanguageModel.Error: ModelCallError {
    package func meaning(after duration: Duration, now: Date) -> FailedAttempt? {
        let text = errorDescription ?? "the model is not available"
        return switch self {
        case .networkFailure:
            FailedAttempt(.unavailable(.serverUnreachable(text)), canPass: true)
        case .quotaLimitReached(let details):
            FailedAttempt(.rateLimited(until: details.resetDate, now: now), canPass: true)
        default: FailedAttempt(.unavailable(.other(text)))
        }
    }
}

@available(*, deprecated, message: "Use LanguageModelError and LanguageModelSession.Error")
extension LanguageModelSession.GenerationError: ModelCallError {
    package func meaning(after duration: Duration, now: Date) -> FailedAttempt? {
        switch self {
        case .exceededContextWindowSize:
            FailedAttempt(.doesNotFit(needed: nil, available: nil))
        case .assetsUnavailable:
            FailedAttempt(.unavailable(.modelMissing(errorDescription ?? "no model")))
        case .guardrailViolation, .refusal: FailedAttempt(.refused)
        case .rateLimited: FailedAttempt(.rateLimited(retryAfter: nil), canPass: true)
        case .concurrentRequests: nil
        default: FailedAttempt(.failed(self))
        }
    }
}
