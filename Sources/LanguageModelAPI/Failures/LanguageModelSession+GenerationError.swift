import Foundation

extension LanguageModelSession {
    /// Why a request failed, as version 26 of the API told it.
    ///
    /// Nothing in this package throws it: see ``LanguageModelError``, ``LanguageModelSession/Error``
    /// and ``GeneratedContent/ParsingError``. It is here for code that names it.
    @available(*, deprecated, message: "Use LanguageModelError and LanguageModelSession.Error")
    public enum GenerationError: Swift.Error, LocalizedError {
        /// The request does not fit into the context window.
        @available(*, deprecated, message: "Use LanguageModelError.contextSizeExceeded")
        case exceededContextWindowSize(Context)
        /// The model is not there.
        @available(*, deprecated, message: "Use SystemLanguageModel.Error.assetsUnavailable")
        case assetsUnavailable(Context)
        /// The prompt or the response is not allowed.
        @available(*, deprecated, message: "Use LanguageModelError.guardrailViolation")
        case guardrailViolation(Context)
        /// A schema demands what the model cannot be held to.
        @available(*, deprecated, message: "Use LanguageModelError.unsupportedGenerationGuide")
        case unsupportedGuide(Context)
        /// The model does not know the language.
        @available(*, deprecated, message: "Use LanguageModelError.unsupportedLanguageOrLocale")
        case unsupportedLanguageOrLocale(Context)
        /// The response cannot be read as the type it was to be.
        @available(*, deprecated, message: "Use GeneratedContent.ParsingError")
        case decodingFailure(Context)
        /// Too many requests were made.
        @available(*, deprecated, message: "Use LanguageModelError.rateLimited")
        case rateLimited(Context)
        /// A request was made before the one before it had ended.
        @available(*, deprecated, message: "Use LanguageModelSession.Error.concurrentRequests")
        case concurrentRequests(Context)
        /// The model declined to answer.
        @available(*, deprecated, message: "Use LanguageModelError.refusal")
        case refusal(Refusal, Context)
    }
}

@available(*, deprecated, message: "Use LanguageModelError and LanguageModelSession.Error")
extension LanguageModelSession.GenerationError {
    /// What else there is to say about an error.
    public struct Context: Sendable {
        /// What happened, for developers.
        public let debugDescription: String

        /// Creates a context.
        ///
        /// - Parameter debugDescription: What happened, for developers.
        public init(debugDescription: String) { self.debugDescription = debugDescription }
    }

    /// The model's words when it declined to answer.
    public struct Refusal: Sendable {
        private let text: String

        /// Creates a refusal from what was said.
        ///
        /// - Parameter transcriptEntries: The entries, of which the responses explain the refusal.
        public init(transcriptEntries: [Transcript.Entry]) {
            text = transcriptEntries.compactMap { entry in
                guard case .response(let response) = entry else { return nil }
                return response.segments.compactMap(\.text).joined(separator: "\n")
            }.joined(separator: "\n")
        }

        /// Why the model declines, in its own words.
        public var explanation: LanguageModelSession.Response<String> {
            get async throws { LanguageModelSession.Response(text: text) }
        }

        /// Why the model declines, as a stream of one snapshot.
        public var explanationStream: LanguageModelSession.ResponseStream<String> {
            LanguageModelSession.ResponseStream(text: text)
        }
    }

    private var context: Context {
        switch self {
        case .exceededContextWindowSize(let context), .assetsUnavailable(let context),
            .guardrailViolation(let context), .unsupportedGuide(let context),
            .unsupportedLanguageOrLocale(let context), .decodingFailure(let context),
            .rateLimited(let context), .concurrentRequests(let context), .refusal(_, let context):
            context
        }
    }

    /// What happened.
    public var errorDescription: String? {
        switch self {
        case .exceededContextWindowSize: "the request does not fit into the context window"
        case .assetsUnavailable: "the model is not available"
        case .guardrailViolation: "the model's guardrails do not allow the prompt or the response"
        case .unsupportedGuide: "a guide of the schema is not supported"
        case .unsupportedLanguageOrLocale: "the model does not support the language"
        case .decodingFailure: "the response cannot be read as the type it was to be"
        case .rateLimited: "too many requests"
        case .concurrentRequests: "the session is still responding to another request"
        case .refusal: "the model declines to answer"
        }
    }

    /// What to do about it.
    public var recoverySuggestion: String? {
        switch self {
        case .exceededContextWindowSize: "shorten the prompt, or start a session with less history"
        case .assetsUnavailable: "install a model"
        case .guardrailViolation, .refusal: "ask for something else"
        case .unsupportedGuide: "remove the guide, or replace it by one that is supported"
        case .unsupportedLanguageOrLocale: "use a language that the model supports"
        case .decodingFailure: "allow a longer response, or ask again"
        case .rateLimited: "wait before the next request"
        case .concurrentRequests: "wait until `isResponding` is false, or use another session"
        }
    }

    /// What happened, for developers.
    public var failureReason: String? { context.debugDescription }
}
