import LanguageModelAPI
import Observation
import Synchronization
import Testing

@Suite struct SessionPropertyTests {
    @Test func hasItsDefaultUntilItIsSet() {
        let session = LanguageModelSession(model: ScriptedLanguageModel(texts: ["a"]))
        #expect(session.properties.counter == 7)
        session.properties.counter += 1
        #expect(session.properties.counter == 8)
        let other = LanguageModelSession(model: ScriptedLanguageModel(texts: ["a"]))
        #expect(other.properties.counter == 7)
    }

    @Test func tellsItsObservers() {
        let session = LanguageModelSession(model: ScriptedLanguageModel(texts: ["a"]))
        let count = Mutex(0)
        withObservationTracking {
            _ = session.properties.counter
        } onChange: {
            count.withLock { $0 += 1 }
        }
        session.properties.counter = 1
        session.properties.counter = 2
        #expect(count.withLock { $0 } == 1)
    }

    @Test func showsAndChangesTheHistory() async throws {
        let session = LanguageModelSession(
            model: ScriptedLanguageModel(texts: ["a"]), instructions: "i")
        try await session.respond(to: "x")
        #expect(session.properties.history.outline == ["prompt: x", "response: a"])
        session.properties.history.removeLast()
        #expect(session.transcript.outline == ["instructions: i", "prompt: x"])
    }

    @Test func hasItsDefaultOutsideOfSessions() {
        @LanguageModelSession.SessionProperty(\.counter) var counter
        #expect(counter == 7)
    }
}

private struct CounterKey: SessionPropertyKey {
    static let defaultValue = 7
}

extension SessionPropertyValues {
    fileprivate var counter: Int {
        get { self[CounterKey.self] }
        set { self[CounterKey.self] = newValue }
    }
}
