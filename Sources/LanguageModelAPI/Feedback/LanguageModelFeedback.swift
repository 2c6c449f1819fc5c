/// What was good or bad about a response.
public struct LanguageModelFeedback {
    /// Whether a response was good.
    public enum Sentiment: Sendable, CaseIterable, Hashable {
        /// It was good.
        case positive
        /// It was bad.
        case negative
        /// It was neither.
        case neutral
    }

    /// What was wrong with a response.
    public struct Issue: Sendable {
        /// The kinds of issues.
        public enum Category: Sendable, CaseIterable, Hashable {
            /// The response does not help.
            case unhelpful
            /// The response is too long.
            case tooVerbose
            /// The response is not what the instructions ask for.
            case didNotFollowInstructions
            /// The response is wrong.
            case incorrect
            /// The response is biased.
            case stereotypeOrBias
            /// The response is suggestive or sexual.
            case suggestiveOrSexual
            /// The response is vulgar or offensive.
            case vulgarOrOffensive
            /// The guardrails refused what is harmless.
            case triggeredGuardrailUnexpectedly
        }

        let category: Category
        let explanation: String?

        /// Creates an issue.
        ///
        /// - Parameters:
        ///   - category: The kind of the issue.
        ///   - explanation: The issue in words.
        public init(category: Category, explanation: String? = nil) {
            self.category = category
            self.explanation = explanation
        }
    }
}
