import Foundation
import Synchronization

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// The one way of an app to its models: calls in line, typed outcomes, retries, a chain and a switch.
///
/// ```swift
/// let client = ModelClient([.local("qwen2.5-coder-0.5b"), .server(server)], timeout: .seconds(20))
/// let outcome = await client.call { model in
///     try await LanguageModelSession(model: model).respond(to: question).content
/// }
/// switch outcome.result {
/// case .answered(let text, _, _): show(text)
/// case .notAnswered(let failure): show(template, because: failure)
/// }
/// ```
///
/// - **One call at a time**, in the order they were made. A call that waits can be cancelled, and its
///   time can run out. The next one begins when the work of the one before has really ended.
/// - **No call throws.** It ends with a ``ModelOutcome``: an answer, or a ``ModelCallFailure``.
/// - **What can pass is tried again**, as ``RetryPolicy`` says: rate limits, servers that cannot be
///   reached or that fail. A prompt that does not fit, a refusal or a schema never is.
/// - **What one provider cannot do, the next one is asked**, except for a refusal, which stands, and
///   for errors of the app's own; ``ModelOutcome/trail`` has the reasons.
/// - **The switch**: while ``allowsCalls`` is false, or with `APUS_MODEL_CALLS=off` in the environment,
///   every call ends at once as unavailable, and no model is loaded.
public actor ModelClient {
    /// The variable of the environment that switches calls off, unless it is empty or says `on`.
    public static let environmentVariable = "APUS_MODEL_CALLS"

    /// The chain, in the order it is asked.
    public nonisolated let providers: [ModelProvider]
    /// When and how long to wait before another attempt.
    public nonisolated let retries: RetryPolicy
    /// How long a call may take that names no time of its own; nil for no limit.
    public nonisolated let timeout: Duration?

    let now: @Sendable () -> Date
    let clock: CallClock
    nonisolated let queue = CallQueue()
    nonisolated let callSwitch: CallSwitch
    var generator: any RandomNumberGenerator & Sendable
    var sessions = SessionPool()

    /// Creates a client; no model is loaded or asked before the first call.
    ///
    /// - Parameters:
    ///   - providers: The chain, in the order it is asked.
    ///   - retries: When and how long to wait before another attempt.
    ///   - timeout: How long a call may take that names no time of its own; nil for no limit.
    ///   - environment: Where ``environmentVariable`` is looked up.
    ///   - clock: What time is measured by and waited with.
    ///   - now: The date, against which the dates of rate limits are held.
    ///   - generator: What the waits are drawn from.
    public init(
        _ providers: [ModelProvider], retries: RetryPolicy = RetryPolicy(),
        timeout: Duration? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment,
        clock: some Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { .now },
        generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) {
        self.providers = providers
        self.retries = retries
        self.timeout = timeout
        self.clock = CallClock(clock)
        self.now = now
        self.generator = generator
        callSwitch = CallSwitch(environment: environment)
    }

    /// Whether models are asked; when it becomes false, the calls under way end as unavailable too.
    ///
    /// It stays false where the environment switches calls off.
    public nonisolated var allowsCalls: Bool {
        get { callSwitch.reason == nil }
        set { callSwitch.set(newValue) }
    }

    /// Makes a call with a model of the chain.
    ///
    /// - Parameters:
    ///   - timeout: How long the call may take, waiting in line and all attempts included; nil takes
    ///     the client's.
    ///   - body: Asks the model; run once for each attempt.
    /// - Returns: How the call ended.
    public func call<Value: Sendable>(
        timeout: Duration? = nil,
        _ body: @escaping @Sendable (_ model: any LanguageModel) async throws -> Value
    ) async -> ModelOutcome<Value> {
        await perform(timeout: timeout) { try await body($0.model) }
    }

    /// Makes a call with a session of the pool, whose transcript is the prefix and nothing else.
    ///
    /// - Parameters:
    ///   - prefix: What the session's transcript begins with.
    ///   - timeout: How long the call may take, waiting in line and all attempts included; nil takes
    ///     the client's.
    ///   - body: Asks the session, which is not to be used afterwards; run once for each attempt.
    /// - Returns: How the call ended.
    public func call<Value: Sendable>(
        after prefix: SessionPrefix, timeout: Duration? = nil,
        _ body: @escaping @Sendable (_ session: LanguageModelSession) async throws -> Value
    ) async -> ModelOutcome<Value> {
        await perform(timeout: timeout) { [self] provider in
            try await body(session(of: provider, after: prefix))
        }
    }
}
