extension LanguageModelError {
    /// The model declined to answer.
    public struct Refusal: Sendable {
        /// What happened, for developers.
        public var debugDescription: String
        /// What else the provider says about it.
        public var metadata: [String: any Sendable]
        let text: String

        /// Creates the details of a refusal.
        ///
        /// - Parameters:
        ///   - explanation: Why the model declines, in its own words.
        ///   - debugDescription: What happened, for developers.
        ///   - metadata: What else there is to say about it.
        public init(
            explanation: String, debugDescription: String, metadata: [String: any Sendable] = [:]
        ) {
            text = explanation
            self.debugDescription = debugDescription
            self.metadata = metadata
        }
    }
}

extension LanguageModelError.Refusal {
    /// Why the model declines, in its own words.
    public var explanation: LanguageModelSession.Response<String> {
        get async throws { LanguageModelSession.Response(text: text) }
    }

    /// Why the model declines, as a stream of one snapshot.
    public var explanationStream: LanguageModelSession.ResponseStream<String> {
        LanguageModelSession.ResponseStream(text: text)
    }
}
