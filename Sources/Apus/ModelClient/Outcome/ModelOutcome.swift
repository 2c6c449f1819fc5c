/// How a call of a model ended, and how it came to that.
public struct ModelOutcome<Value: Sendable>: Sendable {
    /// How a call ended.
    public enum Result: Sendable {
        /// A model answered; attempts are counted over all providers, this one included.
        case answered(Value, provider: String, attempts: Int)
        /// No model answered.
        case notAnswered(ModelCallFailure)
    }

    /// How the call ended.
    public let result: Result

    /// The attempts before, in order, that brought no answer, and the providers that were passed over.
    public let trail: [ModelAttempt]

    /// Creates an outcome, such as for an app's own double of a client.
    ///
    /// - Parameters:
    ///   - result: How the call ended.
    ///   - trail: The attempts that brought no answer.
    public init(_ result: Result, trail: [ModelAttempt] = []) {
        self.result = result
        self.trail = trail
    }

    /// The answer, if there is one.
    public var value: Value? {
        if case .answered(let value, _, _) = result { value } else { nil }
    }

    /// Why there is no answer, if there is none.
    public var failure: ModelCallFailure? {
        if case .notAnswered(let failure) = result { failure } else { nil }
    }

    /// The name of the provider that answered, if one did.
    public var provider: String? {
        if case .answered(_, let provider, _) = result { provider } else { nil }
    }

    /// The same outcome with another value.
    ///
    /// - Parameter transform: Makes the other value of an answer.
    /// - Returns: The outcome.
    /// - Throws: What `transform` throws.
    public func map<Other: Sendable, Failure: Error>(
        _ transform: (Value) throws(Failure) -> Other
    ) throws(Failure) -> ModelOutcome<Other> {
        switch result {
        case .answered(let value, let provider, let attempts):
            ModelOutcome<Other>(
                .answered(try transform(value), provider: provider, attempts: attempts),
                trail: trail)
        case .notAnswered(let failure):
            ModelOutcome<Other>(.notAnswered(failure), trail: trail)
        }
    }
}

/// An attempt that brought no answer, or a provider that was passed over.
public struct ModelAttempt: Sendable, CustomStringConvertible {
    /// The provider's name.
    public let provider: String
    /// Which attempt with the provider it was, from 1; 0 if it was not asked at all.
    public let number: Int
    /// Why there was no answer.
    public let failure: ModelCallFailure
    /// How long was waited before the provider was asked again; nil if it was not.
    public let retryDelay: Duration?

    /// Creates the record of an attempt.
    ///
    /// - Parameters:
    ///   - provider: The provider's name.
    ///   - number: Which attempt with the provider it was, from 1; 0 if it was not asked at all.
    ///   - failure: Why there was no answer.
    ///   - retryDelay: How long was waited before the provider was asked again; nil if it was not.
    public init(
        provider: String, number: Int, failure: ModelCallFailure, retryDelay: Duration? = nil
    ) {
        self.provider = provider
        self.number = number
        self.failure = failure
        self.retryDelay = retryDelay
    }
}
