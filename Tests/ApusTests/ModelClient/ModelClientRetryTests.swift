import Foundation
import LanguageModelAPI
import Synchronization
import TestSupport
import Testing

@testable import Apus

@Suite(.timeLimit(.minutes(1))) struct ModelClientRetryTests {
    struct AppError: Error {}

    static let now = Date(timeIntervalSince1970: 1_800_000_000)

    /// A provider that throws errors in turn and then answers; it counts the attempts.
    final class Flaky: Sendable {
        private let errors: [any Error]
        private let count = Mutex(0)

        init(_ errors: any Error...) { self.errors = errors }

        var attempts: Int { count.withLock(\.self) }

        func provider(_ name: String = "flaky") -> ModelProvider {
            ModelProvider(
                name,
                model: ScriptedLanguageModel { [self] _ in
                    let number = count.withLock { count in
                        defer { count += 1 }
                        return count
                    }
                    guard number >= errors.count else { throw errors[number] }
                    return [.text("answer of \(name)")]
                })
        }
    }

    static func client(
        _ providers: [ModelProvider], retries: RetryPolicy = RetryPolicy(),
        timeout: Duration? = nil, clock: VirtualClock = VirtualClock(isFast: true), seed: UInt64 = 1
    ) -> ModelClient {
        ModelClient(
            providers, retries: retries, timeout: timeout, environment: [:], clock: clock,
            now: { now }, generator: SeededGenerator(seed: seed))
    }

    static func outcome(_ client: ModelClient) async -> ModelOutcome<String> {
        await client.call { try await ModelClientTests.ask($0) }
    }

    static let unreachable = ApusError(.serverUnreachable, subject: "host:1")

    static func rateLimit(after seconds: Double?) -> LanguageModelError {
        .rateLimited(
            .init(resetDate: seconds.map { now + $0 }, debugDescription: "too many"))
    }

    static let overflow = LanguageModelError.contextSizeExceeded(
        .init(contextSize: 8192, tokenCount: 9001, debugDescription: "long"))
    static let refusal = LanguageModelError.refusal(
        .init(explanation: "no", debugDescription: "no"))

    @Test func triesAgainWhatCanPass() async throws {
        let flaky = Flaky(Self.unreachable, Self.unreachable)
        let clock = VirtualClock(isFast: true)
        let outcome = await Self.outcome(Self.client([flaky.provider()], clock: clock))
        #expect(outcome.description == "answered by `flaky` after 3 attempts")
        #expect(outcome.trail.map(\.number) == [1, 2])
        #expect(outcome.trail.map(\.failure.name) == ["unavailable", "unavailable"])
        #expect(clock.sleeps == outcome.trail.compactMap(\.retryDelay))
        #expect(clock.sleeps.count == 2)
        #expect((.zero ... .milliseconds(500)).contains(try #require(clock.sleeps.first)))
        #expect((.zero ... .seconds(1)).contains(try #require(clock.sleeps.last)))
    }

    @Test func waitsAreDrawnFromTheGenerator() async {
        func sleeps(seed: UInt64) async -> [Duration] {
            let clock = VirtualClock(isFast: true)
            let flaky = Flaky(Self.unreachable, Self.unreachable)
            _ = await Self.outcome(Self.client([flaky.provider()], clock: clock, seed: seed))
            return clock.sleeps
        }
        #expect(await sleeps(seed: 1) == sleeps(seed: 1))
        #expect(await sleeps(seed: 1) != sleeps(seed: 2))
    }

    @Test func givesUpAfterTheLastAttempt() async {
        let flaky = Flaky(Self.unreachable, Self.unreachable, Self.unreachable, Self.unreachable)
        let outcome = await Self.outcome(Self.client([flaky.provider()]))
        #expect(flaky.attempts == 3)
        #expect(outcome.failure?.description == "unavailable: cannot reach the server `host:1`")
        #expect(outcome.trail.count == 3)
        #expect(outcome.trail.last?.retryDelay == nil)
    }

    @Test func waitsAsLongAsAServerAsks() async throws {
        let flaky = Flaky(Self.rateLimit(after: 30))
        let clock = VirtualClock(isFast: true)
        let outcome = await Self.outcome(Self.client([flaky.provider()], clock: clock))
        #expect(outcome.value == "answer of flaky")
        let wait = try #require(clock.sleeps.first)
        #expect((.seconds(30) ... .seconds(30.5)).contains(wait))
    }

    @Test func waitsForRateLimitsWithoutADateToo() async {
        let flaky = Flaky(Self.rateLimit(after: nil), Self.rateLimit(after: -5))
        #expect(await Self.outcome(Self.client([flaky.provider()])).value == "answer of flaky")
    }

    @Test func doesNotWaitLongerThanAllowed() async {
        let flaky = Flaky(Self.rateLimit(after: 61))
        let clock = VirtualClock(isFast: true)
        let outcome = await Self.outcome(Self.client([flaky.provider()], clock: clock))
        #expect(outcome.failure?.description == "rate limited; again in 61 s")
        #expect(flaky.attempts == 1)
        #expect(clock.sleeps.isEmpty)
    }

    @Test func doesNotWaitBeyondTheDeadline() async {
        let flaky = Flaky(Self.rateLimit(after: 30))
        let clock = VirtualClock()
        let client = Self.client([flaky.provider()], timeout: .seconds(20), clock: clock)
        let outcome = await Self.outcome(client)
        #expect(outcome.failure?.description == "rate limited; again in 30 s")
        #expect(outcome.trail.map(\.retryDelay) == [nil])
    }

    @Test func theDeadlineIsOverAllAttempts() async {
        let flaky = Flaky(Self.rateLimit(after: 8), Self.rateLimit(after: 8))
        let clock = VirtualClock()
        let client = Self.client(
            [flaky.provider()], retries: RetryPolicy(firstDelay: .zero), timeout: .seconds(10),
            clock: clock)
        let call = Task { await Self.outcome(client) }
        await clock.waitForSleepers(2)
        clock.advance(by: .seconds(8))
        // Another eight seconds would be too long.
        let outcome = await call.value
        #expect(outcome.name == "rateLimited")
        #expect(outcome.trail.map(\.retryDelay) == [.seconds(8), nil])
    }

    @Test func waitsEndWithTheirCall() async {
        let flaky = Flaky(Self.rateLimit(after: 30))
        let clock = VirtualClock()
        let client = Self.client([flaky.provider()], clock: clock)
        let call = Task { await Self.outcome(client) }
        await clock.waitForSleepers(1)
        call.cancel()
        #expect(await call.value.name == "cancelled")
        await settle { client.queue.count == 0 }
        #expect(flaky.attempts == 1)
    }

    static let final: [(error: any Error, outcome: String)] = [
        (overflow, "does not fit: 9001 tokens needed, 8192 available"),
        (refusal, "the model declines to answer"),
        (
            LanguageModelError.guardrailViolation(.init(debugDescription: "x")),
            "the model declines to answer"
        ),
        (
            LanguageModelError.unsupportedGenerationGuide(
                .init(schemaName: "Place", debugDescription: "x")),
            "failed: a guide of the schema `Place` is not supported"
        ),
        (
            GeneratedContent.ParsingError(rawContent: "secret", debugDescription: "no JSON"),
            "failed: generated content cannot be read: no JSON"
        ),
        (
            ApusError(.requestRefused, subject: "host", found: "status 401"),
            "failed: the server `host` refuses the request: status 401"
        ),
        (
            ApusError(.modelNotFound, subject: "big", hint: "run `apus models pull big`"),
            "unavailable: model `big` is not installed; run `apus models pull big`"
        ),
        (AppError(), "failed: `AppError`"),
        (CancellationError(), "cancelled"),
    ]

    @Test(arguments: final.indices) func neverTriesAgainWhatCannotPass(index: Int) async {
        let (error, text) = Self.final[index]
        let flaky = Flaky(error)
        let outcome = await Self.outcome(Self.client([flaky.provider()]))
        #expect(outcome.failure?.description == text)
        #expect(flaky.attempts == 1)
    }

    /// What version 26 of the API threw is understood as well.
    @available(*, deprecated) @Test func readsErrorsOfVersion26() async {
        typealias Error26 = LanguageModelSession.GenerationError
        let context = Error26.Context(debugDescription: "x")
        let cases: [(Error26, name: String, attempts: Int)] = [
            (.exceededContextWindowSize(context), "doesNotFit", 1),
            (.assetsUnavailable(context), "unavailable", 1),
            (.guardrailViolation(context), "refused", 1),
            (.rateLimited(context), "rateLimited", 3),
            (.concurrentRequests(context), "failed", 1),
            (.decodingFailure(context), "failed", 1),
        ]
        for (error, name, attempts) in cases {
            let flaky = Flaky(error, error, error)
            let outcome = await Self.outcome(Self.client([flaky.provider()]))
            #expect(outcome.name == name)
            #expect(flaky.attempts == attempts, "\(name)")
        }
    }
}
