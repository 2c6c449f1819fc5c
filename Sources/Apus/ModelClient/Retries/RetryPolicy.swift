/// When a provider is asked again after what can pass, and how long is waited before.
///
/// The waits grow exponentially with full jitter: each is drawn evenly from zero to a ceiling that
/// doubles, so that clients that failed together do not come back together (Marc Brooker, "Exponential
/// Backoff And Jitter", AWS Architecture Blog, 2015). Where a server says for how long it takes no
/// requests, the wait is that long and the drawn one more.
public struct RetryPolicy: Sendable, Hashable {
    /// How often one provider is asked at most.
    public var attempts: Int
    /// The ceiling of the first wait.
    public var firstDelay: Duration
    /// What the ceilings grow to.
    public var longestDelay: Duration
    /// The longest time that a server may ask to wait for; what is longer counts as a failure.
    public var longestRetryAfter: Duration

    /// Creates a policy.
    ///
    /// - Parameters:
    ///   - attempts: How often one provider is asked at most; less than 1 counts as 1.
    ///   - firstDelay: The ceiling of the first wait.
    ///   - longestDelay: What the ceilings grow to.
    ///   - longestRetryAfter: The longest time that a server may ask to wait for.
    public init(
        attempts: Int = 3, firstDelay: Duration = .milliseconds(500),
        longestDelay: Duration = .seconds(20), longestRetryAfter: Duration = .seconds(60)
    ) {
        self.attempts = attempts
        self.firstDelay = firstDelay
        self.longestDelay = longestDelay
        self.longestRetryAfter = longestRetryAfter
    }

    /// One attempt with each provider.
    public static let never = RetryPolicy(attempts: 1)

    /// The most that is waited after an attempt that failed, apart from what a server asks for.
    ///
    /// - Parameter number: Which attempt it was, from 1.
    /// - Returns: The ceiling.
    public func ceiling(afterAttempt number: Int) -> Duration {
        var ceiling = max(.zero, firstDelay)
        var doublings = 1
        while doublings < number, .zero < ceiling, ceiling < longestDelay {
            ceiling += ceiling
            doublings += 1
        }
        return max(.zero, min(ceiling, longestDelay))
    }

    /// Draws how long to wait after an attempt that failed.
    func delay(
        afterAttempt number: Int, using generator: inout some RandomNumberGenerator
    ) -> Duration {
        ceiling(afterAttempt: number) * Double.random(in: 0...1, using: &generator)
    }
}
