import Foundation
import Observation

/// Apple's model on its servers, which only Apple's systems can reach: here it is never available.
///
/// It is here so that code that falls back to another model compiles and does so.
public final class PrivateCloudComputeLanguageModel: LanguageModel {
    /// Whether the model can be used.
    public enum Availability: Equatable, Sendable {
        /// Why the model cannot be used.
        public enum UnavailableReason: Equatable, Sendable, Hashable {
            /// The device cannot reach the model.
            case deviceNotEligible
            /// The device cannot reach the model yet.
            case systemNotReady
        }

        /// The model can be used.
        case available
        /// The model cannot be used.
        case unavailable(UnavailableReason)
    }

    /// The model, which is not available.
    public init() {}

    /// The model is not available.
    public var availability: Availability { .unavailable(.deviceNotEligible) }

    /// The model is not available.
    public var isAvailable: Bool { false }

    /// The number of tokens that fit into the context window.
    ///
    /// - Throws: ``Error/serviceUnavailable(_:)``, always.
    public var contextSize: Int {
        get async throws { throw Error.notReachable }
    }

    /// No languages, since the model is not available.
    public var supportedLanguages: Set<Locale.Language> { [] }

    /// Whether the model knows the language of a locale.
    ///
    /// - Parameter locale: The locale.
    /// - Returns: No.
    public func supportsLocale(_ locale: Locale = Locale.current) -> Bool { false }

    /// How much of the model's use is left.
    public var quotaUsage: QuotaUsage {
        QuotaUsage(status: .belowLimit(.init(isApproachingLimit: false)))
    }

    /// What the model could do, were it available.
    public var capabilities: LanguageModelCapabilities {
        LanguageModelCapabilities([.guidedGeneration, .reasoning, .toolCalling, .vision])
    }

    /// All models are alike.
    public var executorConfiguration: Executor.Configuration { Executor.Configuration() }
}

extension PrivateCloudComputeLanguageModel: Observable {}

extension PrivateCloudComputeLanguageModel {
    /// Answers no request.
    public struct Executor: LanguageModelExecutor {
        /// The model it does not answer for.
        public typealias Model = PrivateCloudComputeLanguageModel

        /// Nothing to tell executors apart.
        public struct Configuration: Hashable, Sendable {}

        /// Creates an executor.
        ///
        /// - Parameter configuration: Nothing.
        /// - Throws: Nothing.
        public init(configuration: Configuration) throws {}

        /// Answers no request.
        ///
        /// - Parameters:
        ///   - request: The request.
        ///   - model: The model.
        ///   - channel: The channel, to which nothing is sent.
        /// - Throws: ``PrivateCloudComputeLanguageModel/Error/serviceUnavailable(_:)``, always.
        nonisolated(nonsending) public func respond(
            to request: LanguageModelExecutorGenerationRequest,
            model: PrivateCloudComputeLanguageModel,
            streamingInto channel: LanguageModelExecutorGenerationChannel
        ) async throws {
            throw Error.notReachable
        }
    }

    /// How much of the model's use is left.
    public struct QuotaUsage: Sendable {
        /// Whether the model can still be used.
        public enum Status: Sendable {
            /// It can.
            public struct BelowLimit: Sendable {
                /// Whether little is left.
                public let isApproachingLimit: Bool
            }

            /// It cannot.
            public struct LimitReached: Sendable {}

            /// The model can be used.
            case belowLimit(BelowLimit)
            /// The model cannot be used for now.
            case limitReached(LimitReached)
        }

        /// An offer to raise the limit.
        public struct LimitIncreaseSuggestion: Sendable {
            /// Shows the offer; there is none, so it does nothing.
            public func show() {}
        }

        /// Whether the model can still be used.
        public let status: Status

        /// Whether the limit is reached.
        public var isLimitReached: Bool {
            if case .limitReached = status { true } else { false }
        }

        /// An offer to raise the limit; there is none.
        public var limitIncreaseSuggestion: LimitIncreaseSuggestion? { nil }
        /// When the model can be used again; not known.
        public var resetDate: Date? { nil }
    }
}
