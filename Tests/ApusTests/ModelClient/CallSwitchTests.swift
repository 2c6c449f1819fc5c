import Foundation
import LanguageModelAPI
import OrderedJSON
import Testing

@testable import Apus

@Suite(.timeLimit(.minutes(1))) struct CallSwitchTests {
    /// A provider that must not be touched.
    static let untouchable = ModelProvider(
        "untouchable",
        model: ScriptedLanguageModel { _ in
            Issue.record("a model was asked")
            return "no"
        }
    ) {
        Issue.record("a model was looked for")
        return nil
    }

    static func unavailability<Value>(_ outcome: ModelOutcome<Value>) -> ModelUnavailability? {
        if case .unavailable(let reason)? = outcome.failure { reason } else { nil }
    }

    @Test(arguments: ["off", "OFF", "0", "false", "no", "of", "disabled", " "])
    func environmentSwitchesCallsOff(value: String) async {
        let client = ModelClient(
            [Self.untouchable], environment: [ModelClient.environmentVariable: value])
        #expect(!client.allowsCalls)
        let outcome = await client.call { try await ModelClientTests.ask($0) }
        #expect(Self.unavailability(outcome) == .switchedOff(.environment))
        #expect(
            outcome.description
                == "unavailable: calls of models are switched off by `APUS_MODEL_CALLS`")
        await client.prewarm(SessionPrefix("Be brief."))
        // The environment has the last word.
        client.allowsCalls = true
        #expect(!client.allowsCalls)
        #expect(await client.call { _ in 1 }.name == "unavailable")
    }

    @Test(arguments: [nil, "", "on", "On", "1", "true", "yes"])
    func environmentLeavesCallsOn(value: String?) async {
        var environment: [String: String] = [:]
        environment[ModelClient.environmentVariable] = value
        let client = ModelClient([ModelClientTests.provider()], environment: environment)
        #expect(client.allowsCalls)
        #expect(await client.call { _ in 1 }.value == 1)
    }

    @Test func settingSwitchesCallsOffAndOn() async {
        let client = ModelClientTests.client()
        client.allowsCalls = false
        let outcome = await client.call { _ in Issue.record("a call was made") }
        #expect(Self.unavailability(outcome) == .switchedOff(.setting))
        #expect(outcome.trail.isEmpty)
        client.allowsCalls = true
        #expect(await client.call { _ in 1 }.value == 1)
    }

    @Test func settingEndsCallsUnderWay() async {
        let client = ModelClientTests.client()
        let started = Signal()
        let running = Task {
            await client.call { _ in
                started.send()
                await Signal().wait()
            }
        }
        await started.wait()
        let waiting = Task { await client.call { _ in Issue.record("a call was made") } }
        await settle { client.queue.count == 2 }
        client.allowsCalls = false
        #expect(Self.unavailability(await running.value) == .switchedOff(.setting))
        #expect(Self.unavailability(await waiting.value) == .switchedOff(.setting))
    }
}
