import Foundation

extension LanguageModelError {
    /// The prompt, the history and all else do not fit into the context window.
    public struct ContextSizeExceeded: Sendable {
        /// The number of tokens that fit.
        public var contextSize: Int
        /// The number of tokens there were.
        public var tokenCount: Int
        /// What happened, for developers.
        public var debugDescription: String
        /// What else the provider says about it.
        public var metadata: [String: any Sendable]

        /// Creates the details of an error.
        ///
        /// - Parameters:
        ///   - contextSize: The number of tokens that fit.
        ///   - tokenCount: The number of tokens there were.
        ///   - debugDescription: What happened, for developers.
        ///   - metadata: What else there is to say about it.
        public init(
            contextSize: Int, tokenCount: Int, debugDescription: String,
            metadata: [String: any Sendable] = [:]
        ) {
            self.contextSize = contextSize
            self.tokenCount = tokenCount
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }

    /// Too many requests were made.
    public struct RateLimited: Sendable {
        /// When requests are taken again, if that is known.
        public var resetDate: Date?
        /// What happened, for developers.
        public var debugDescription: String
        /// What else the provider says about it.
        public var metadata: [String: any Sendable]

        /// Creates the details of an error.
        ///
        /// - Parameters:
        ///   - resetDate: When requests are taken again, if that is known.
        ///   - debugDescription: What happened, for developers.
        ///   - metadata: What else there is to say about it.
        public init(
            resetDate: Date?, debugDescription: String,
            metadata: [String: any Sendable] = [:]
        ) {
            self.resetDate = resetDate
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }

    /// The prompt or the response is not allowed by the model's guardrails.
    public struct GuardrailViolation: Sendable {
        /// What happened, for developers.
        public var debugDescription: String
        /// What else the provider says about it.
        public var metadata: [String: any Sendable]

        /// Creates the details of an error.
        ///
        /// - Parameters:
        ///   - debugDescription: What happened, for developers.
        ///   - metadata: What else there is to say about it.
        public init(
            debugDescription: String,
            metadata: [String: any Sendable] = [:]
        ) {
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }

    /// The model took too long.
    public struct Timeout: Sendable {
        /// What happened, for developers.
        public var debugDescription: String
        /// What else the provider says about it.
        public var metadata: [String: any Sendable]

        /// Creates the details of an error.
        ///
        /// - Parameters:
        ///   - debugDescription: What happened, for developers.
        ///   - metadata: What else there is to say about it.
        public init(
            debugDescription: String,
            metadata: [String: any Sendable] = [:]
        ) {
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }
}
