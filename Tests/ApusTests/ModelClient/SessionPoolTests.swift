import Foundation
import LanguageModelAPI
import Testing

@testable import Apus

@Suite(.timeLimit(.minutes(1))) struct SessionPoolTests {
    static let prefix = SessionPrefix(
        "Name the capital.", examples: [.init(prompt: "Italy", response: "Rome")])

    static let beginning = [
        "Instructions: Name the capital.", "Prompt: Italy", "Response: Rome",
    ]

    static func client(_ model: ScriptedLanguageModel) -> ModelClient {
        ModelClient([ModelProvider("scripted", model: model)], environment: [:])
    }

    @Test func sessionsBeginWithThePrefixAndNothingElse() async {
        let model = ScriptedLanguageModel(["Oslo", "Bern"])
        let client = Self.client(model)
        for (prompt, answer) in [("Norway", "Oslo"), ("Switzerland", "Bern")] {
            let outcome = await client.call(after: Self.prefix) { session in
                try await session.respond(to: prompt).content
            }
            #expect(outcome.value == answer)
            let transcript = model.requests.last.map { $0.transcript.map(\.description) } ?? []
            #expect(transcript == Self.beginning + ["Prompt: \(prompt)"])
        }
    }

    @Test func sessionsAreUsedAgain() async {
        let client = Self.client(ScriptedLanguageModel([]))
        func session(_ prefix: SessionPrefix) async -> ObjectIdentifier? {
            await client.call(after: prefix) { ObjectIdentifier($0) }.value
        }
        let first = await session(Self.prefix)
        #expect(first != nil)
        #expect(await session(Self.prefix) == first)
        #expect(await session(SessionPrefix("Name the river.")) != first)
        #expect(await session(Self.prefix) == first)
        #expect(await client.sessions.count == 2)
    }

    @Test func theOnesUsedLongestAgoAreGivenUp() async {
        let client = Self.client(ScriptedLanguageModel([]))
        for number in 0..<40 {
            _ = await client.call(after: SessionPrefix("\(number)")) { _ in 1 }
        }
        #expect(await client.sessions.count == SessionPool.capacity)
    }

    @Test func attemptsBeginAnew() async {
        let model = ScriptedLanguageModel([
            [.text("Os"), .failure(ModelClientRetryTests.unreachable)], "Oslo",
        ])
        let client = ModelClient(
            [ModelProvider("scripted", model: model)], environment: [:],
            clock: VirtualClock(isFast: true))
        let outcome = await client.call(after: Self.prefix) { session in
            try await session.respond(to: "Norway").content
        }
        #expect(outcome.value == "Oslo")
        #expect(model.requests.map(\.transcript.count) == [4, 4])
    }

    @Test func prewarmingPreparesThePrefix() async {
        let model = ScriptedLanguageModel(["Oslo"])
        let client = Self.client(model)
        await client.prewarm(Self.prefix)
        await settle { model.prewarmedTranscripts.count == 1 }
        let transcript = model.prewarmedTranscripts[0]
        #expect(transcript.map(\.description) == Self.beginning)
        #expect(await client.sessions.count == 1)
    }

    @Test func emptyInstructionsAreNone() {
        #expect(SessionPrefix("").transcript.isEmpty)
    }
}
