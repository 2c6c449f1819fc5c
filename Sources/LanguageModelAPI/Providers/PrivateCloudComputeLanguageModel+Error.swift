import Foundation

extension PrivateCloudComputeLanguageModel {
    /// Why Apple's servers did not answer.
    public enum Error: LocalizedError, CustomDebugStringConvertible {
        /// The network failed.
        public struct NetworkFailure: Sendable {
            /// What happened, for developers.
            public var debugDescription: String

            /// Creates the details of an error.
            ///
            /// - Parameter debugDescription: What happened, for developers.
            public init(debugDescription: String) { self.debugDescription = debugDescription }
        }

        /// The model was used too much.
        public struct QuotaLimitReached: Sendable {
            /// An offer to raise the limit.
            public var limitIncreaseSuggestion: QuotaUsage.LimitIncreaseSuggestion?
            /// When the model can be used again, if that is known.
            public var resetDate: Date?
            /// What happened, for developers.
            public var debugDescription: String

            /// Creates the details of an error.
            ///
            /// - Parameters:
            ///   - limitIncreaseSuggestion: An offer to raise the limit.
            ///   - resetDate: When the model can be used again.
            ///   - debugDescription: What happened, for developers.
            public init(
                limitIncreaseSuggestion: QuotaUsage.LimitIncreaseSuggestion? = nil,
                resetDate: Date? = nil, debugDescription: String
            ) {
                self.limitIncreaseSuggestion = limitIncreaseSuggestion
                self.resetDate = resetDate
                self.debugDescription = debugDescription
            }
        }

        /// The model is not available.
        public struct ServiceUnavailable: Sendable {
            /// What happened, for developers.
            public var debugDescription: String

            /// Creates the details of an error.
            ///
            /// - Parameter debugDescription: What happened, for developers.
            public init(debugDescription: String) { self.debugDescription = debugDescription }
        }

        /// The network failed.
        case networkFailure(NetworkFailure)
        /// The model was used too much.
        case quotaLimitReached(QuotaLimitReached)
        /// The model is not available.
        case serviceUnavailable(ServiceUnavailable)

        static let notReachable = Error.serviceUnavailable(
            ServiceUnavailable(debugDescription: "only Apple's systems can reach the model"))

        /// What happened.
        public var errorDescription: String? {
            switch self {
            case .networkFailure: "the network failed"
            case .quotaLimitReached: "the model was used too much for now"
            case .serviceUnavailable: "Apple's model on its servers is not available here"
            }
        }

        /// What happened, for developers.
        public var debugDescription: String {
            switch self {
            case .networkFailure(let details): details.debugDescription
            case .quotaLimitReached(let details): details.debugDescription
            case .serviceUnavailable(let details): details.debugDescription
            }
        }
    }
}
