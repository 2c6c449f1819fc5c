import Foundation
import LanguageModelAPI
import Synchronization
import TestSupport
import Testing

@testable import Apus

@Suite(.timeLimit(.minutes(1))) struct ModelClientTests {
    final class Log: Sendable {
        private let record = Mutex<[String]>([])
        var lines: [String] { record.withLock(\.self) }
        func append(_ line: String) { record.withLock { $0.append(line) } }
    }

    static func client(
        _ providers: [ModelProvider] = [provider()], timeout: Duration? = nil,
        clock: VirtualClock = VirtualClock()
    ) -> ModelClient {
        ModelClient(providers, timeout: timeout, environment: [:], clock: clock)
    }

    static func provider(_ name: String = "scripted", _ answers: String...) -> ModelProvider {
        ModelProvider(name, model: ScriptedLanguageModel(answers.map { [.text($0)] }))
    }

    static func ask(_ model: any LanguageModel) async throws -> String {
        try await LanguageModelSession(model: model).respond(to: "hello").content
    }

    @Test func answersWithTheFirstProvider() async {
        let client = Self.client([Self.provider("a", "one", "two"), Self.provider("b")])
        let outcome = await client.call { try await Self.ask($0) }
        #expect(outcome.description == "answered by `a`")
        #expect(outcome.provider == "a")
        #expect(outcome.trail.isEmpty)
        #expect(outcome.value == "one")
        #expect(outcome.failure == nil)
        #expect(await client.call { try await Self.ask($0) }.value == "two")
    }

    @Test func isUnavailableWithoutProviders() async {
        let outcome = await Self.client([]).call { _ in 1 }
        #expect(outcome.failure?.description == "unavailable: no model is set up")
    }

    @Test func makesCallsOneAtATimeInOrder() async {
        let client = Self.client()
        let gate = Signal()
        let log = Log()
        var calls: [Task<Void, Never>] = []
        for number in 1...5 {
            calls.append(
                Task {
                    _ = await client.call { _ in
                        log.append("begin \(number)")
                        if number == 1 { await gate.wait() }
                        await Task.yield()
                        log.append("end \(number)")
                    }
                })
            await settle { client.queue.count == number }
        }
        gate.send()
        for call in calls { await call.value }
        #expect(log.lines == (1...5).flatMap { ["begin \($0)", "end \($0)"] })
        await settle { client.queue.count == 0 }
    }

    @Test func callsCanBeCancelledWhileTheyWait() async {
        let client = Self.client()
        let gate = Signal()
        let first = Task { await client.call { _ in await gate.wait() } }
        await settle { client.queue.count == 1 }
        let second = Task { await client.call { _ in Issue.record("a cancelled call was made") } }
        await settle { client.queue.count == 2 }
        let third = Task { await client.call { _ in "third" } }
        await settle { client.queue.count == 3 }
        second.cancel()
        let outcome = await second.value
        guard case .cancelled? = outcome.failure else {
            Issue.record("\(outcome)")
            return
        }
        gate.send()
        #expect(await first.value.name == "answered")
        #expect(await third.value.value == "third")
    }

    @Test func callsCanBeCancelledWhileTheyRun() async {
        let client = Self.client(clock: VirtualClock())
        let started = Signal()
        let call = Task {
            await client.call { _ in
                started.send()
                // Ends by cancellation only.
                await Signal().wait()
                try Task.checkCancellation()
            }
        }
        await started.wait()
        call.cancel()
        #expect(await call.value.name == "cancelled")
        #expect(await client.call { _ in 1 }.value == 1)
    }

    @Test func callsOfACancelledTaskAreNotMade() async {
        let client = Self.client()
        let call = Task {
            await Signal().wait()
            return await client.call { _ in Issue.record("a cancelled call was made") }
        }
        call.cancel()
        #expect(await call.value.name == "cancelled")
    }

    @Test func timeRunsOutWhileACallRuns() async {
        let clock = VirtualClock()
        let client = Self.client(timeout: .seconds(5), clock: clock)
        let call = Task { await client.call { _ in await Signal().wait() } }
        await clock.waitForSleepers(1)
        #expect(clock.sleeps == [.seconds(5)])
        clock.advance(by: .seconds(5))
        #expect(await call.value.failure?.description == "timed out after 5 s")
    }

    @Test func timeRunsOutWhileACallWaits() async {
        let clock = VirtualClock()
        let client = Self.client(clock: clock)
        let gate = Signal()
        let first = Task { await client.call { _ in await gate.wait() } }
        await settle { client.queue.count == 1 }
        let second = Task {
            await client.call(timeout: .seconds(2)) { _ in Issue.record("made in spite of time") }
        }
        await clock.waitForSleepers(1)
        clock.advance(by: .seconds(2))
        #expect(await second.value.failure?.description == "timed out after 2 s")
        gate.send()
        #expect(await first.value.name == "answered")
    }

    /// The caller is not kept waiting by work that takes no heed of cancellation; the line is.
    @Test func theNextCallBeginsWhenTheWorkHasEnded() async {
        let clock = VirtualClock()
        let client = Self.client(clock: clock)
        let (started, gate) = (Signal(), Signal())
        let log = Log()
        let first = Task {
            await client.call(timeout: .seconds(1)) { _ in
                started.send()
                // A task of its own is not cancelled with the call.
                await Task { await gate.wait() }.value
                log.append("first")
            }
        }
        await started.wait()
        await clock.waitForSleepers(1)
        clock.advance(by: .seconds(1))
        #expect(await first.value.name == "timedOut")
        let second = Task { await client.call { _ in log.append("second") } }
        await settle { client.queue.count == 2 }
        #expect(log.lines.isEmpty)
        gate.send()
        #expect(await second.value.name == "answered")
        #expect(log.lines == ["first", "second"])
    }
}
