import Foundation

/// Why a model could not answer, whoever provides it.
///
/// Providers throw it from their executors, and the session throws it before it asks a model for
/// what the model does not support.
public enum LanguageModelError: LocalizedError {
    /// The prompt, the history and all else do not fit into the context window.
    case contextSizeExceeded(ContextSizeExceeded)
    /// Too many requests were made.
    case rateLimited(RateLimited)
    /// The prompt or the response is not allowed by the model's guardrails.
    case guardrailViolation(GuardrailViolation)
    /// The model declined to answer.
    case refusal(Refusal)
    /// The request needs what the model cannot do.
    case unsupportedCapability(UnsupportedCapability)
    /// The transcript has entries that the model cannot be shown.
    case unsupportedTranscriptContent(UnsupportedTranscriptContent)
    /// A schema demands what the model cannot be held to.
    case unsupportedGenerationGuide(UnsupportedGenerationGuide)
    /// The model does not know the language.
    case unsupportedLanguageOrLocale(UnsupportedLanguageOrLocale)
    /// The model took too long.
    case timeout(Timeout)
}
