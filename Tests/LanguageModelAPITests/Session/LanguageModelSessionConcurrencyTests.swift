import Foundation
import LanguageModelAPI
import Observation
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1))) struct LanguageModelSessionConcurrencyTests {
    @Test func answersOneRequestAtATime() async throws {
        let entered = Gate()
        let release = Gate()
        let model = ScriptedLanguageModel([
            .perform { _, channel in
                entered.open()
                try await release.wait()
                await channel.send(Script.text("a"))
            }
        ])
        let session = LanguageModelSession(model: model)
        async let first = session.respond(to: "1").content
        try await entered.wait()
        #expect(session.isResponding)
        await #expect(throws: LanguageModelSession.Error.concurrentRequests) {
            try await session.respond(to: "2")
        }
        let stream = session.streamResponse(to: "3")
        await #expect(throws: LanguageModelSession.Error.concurrentRequests) {
            _ = try await stream.collect()
        }
        #expect(session.isResponding)
        release.open()
        #expect(try await first == "a")
        #expect(session.transcript.outline == ["prompt: 1", "response: a"])
    }

    @Test func failsExactlyOneOfTwoRequestsAtOnce() async throws {
        for _ in 0..<10 {
            let refused = Gate()
            let model = ScriptedLanguageModel([
                .perform { _, channel in
                    try await refused.wait()
                    await channel.send(Script.text("a"))
                }
            ])
            let session = LanguageModelSession(model: model)
            let failures = await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<2 {
                    group.addTask {
                        do {
                            try await session.respond(to: "x")
                            return false
                        } catch {
                            refused.open()
                            return true
                        }
                    }
                }
                return await group.reduce(into: 0) { count, failed in count += failed ? 1 : 0 }
            }
            #expect(failures == 1)
            #expect(session.transcript.count == 2)
        }
    }

    @Test func stopsWhenItIsCancelled() async throws {
        let entered = Gate()
        let model = ScriptedLanguageModel([
            .endless(after: [Script.text("Hel")], entered: entered), .text("b"),
        ])
        let session = LanguageModelSession(model: model, instructions: "Be brief")
        let task = Task { try await session.respond(to: "x").content }
        try await entered.wait()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(!session.isResponding)
        #expect(session.transcript.outline == ["instructions: Be brief"])
        #expect(try await session.respond(to: "y").content == "b")
    }

    @Test func takesAnyErrorOfACancelledExecutorForCancellation() async throws {
        let entered = Gate()
        let model = ScriptedLanguageModel([
            .perform { _, _ in
                entered.open()
                try? await Gate().wait()
                throw ScriptError.failed
            }
        ])
        let session = LanguageModelSession(model: model)
        let task = Task { try await session.respond(to: "x").content }
        try await entered.wait()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func doesNotTakeACancelledExecutorsReturnForAResponse() async throws {
        let entered = Gate()
        let model = ScriptedLanguageModel([
            .perform { _, channel in
                await channel.send(Script.text("Hel"))
                entered.open()
                try? await Gate().wait()
            }
        ])
        let session = LanguageModelSession(model: model)
        let task = Task { try await session.respond(to: "x").content }
        try await entered.wait()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(session.transcript.isEmpty)
    }

    @Test func doesNotBeginIfItIsCancelledBefore() async throws {
        let model = ScriptedLanguageModel(texts: ["a"])
        let session = LanguageModelSession(model: model)
        let gate = Gate()
        let task = Task {
            try? await gate.wait()
            return try await session.respond(to: "x").content
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(model.script.requests.isEmpty)
        #expect(!session.isResponding)
    }

    @Test func stopsItsToolsWhenItIsCancelled() async throws {
        let entered = Gate()
        let stopped = Gate()
        let tool = ScriptedTool { _ in
            entered.open()
            defer { stopped.open() }
            try await Gate().wait()
            return "never"
        }
        let model = ScriptedLanguageModel([
            .calls((id: "1", name: "weather", arguments: #"{"city": "Oslo"}"#))
        ])
        let session = LanguageModelSession(model: model, tools: [tool])
        let task = Task { try await session.respond(to: "x").content }
        try await entered.wait()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await stopped.wait()
        #expect(session.transcript.count == 1)
    }

    @Test func changesItsTranscriptBetweenRequestsOnly() async throws {
        let entered = Gate()
        let release = Gate()
        let model = ScriptedLanguageModel([
            .text("a"),
            .perform { _, channel in
                entered.open()
                try await release.wait()
                await channel.send(Script.text("b"))
            },
            .text("c"),
        ])
        let session = LanguageModelSession(model: model)
        try await session.respond(to: "1")
        session.transcript.removeFirst()
        #expect(session.transcript.outline == ["response: a"])
        let second = Task { try await session.respond(to: "2").content }
        try await entered.wait()
        session.transcript.removeAll()
        release.open()
        await #expect(throws: LanguageModelSession.Error.transcriptMutationWhileResponding) {
            _ = try await second.value
        }
        #expect(session.transcript.outline == ["response: a"])
        #expect(try await session.respond(to: "3").content == "c")
    }

    @Test func noticesChangesOfTheTranscriptToTheEnd() async throws {
        let session = LanguageModelSession(model: ScriptedLanguageModel(texts: ["a"]))
        let stream = session.streamResponse(to: "x")
        var iterator = stream.makeAsyncIterator()
        // The request waits for the snapshot to be read before it can end.
        while session.transcript.count < 2 { await Task.yield() }
        session.transcript.removeAll()
        await #expect(throws: LanguageModelSession.Error.transcriptMutationWhileResponding) {
            while try await iterator.next() != nil {}
        }
        #expect(session.transcript.isEmpty)
    }

    @Test func keepsWhatCameBeforeCancellationIfTheTranscriptIsPreserved() async throws {
        let entered = Gate()
        let model = ScriptedLanguageModel([.endless(after: [Script.text("Hel")], entered: entered)])
        let session = LanguageModelSession(model: model)
        session.transcriptErrorHandlingPolicy = .preserveTranscript
        let stream = session.streamResponse(to: "x")
        var iterator = stream.makeAsyncIterator()
        #expect(try await iterator.next()?.content == "Hel")
        let task = Task { try await stream.collect().content }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(session.transcript.outline == ["prompt: x", "response: Hel"])
    }

    @Test func tellsItsObservers() async throws {
        let session = LanguageModelSession(model: ScriptedLanguageModel(texts: ["a"]))
        let changes = Mutex<[String]>([])
        withObservationTracking {
            _ = session.isResponding
        } onChange: {
            changes.withLock { $0.append("isResponding") }
        }
        withObservationTracking {
            _ = session.transcript
        } onChange: {
            changes.withLock { $0.append("transcript") }
        }
        try await session.respond(to: "x")
        #expect(changes.withLock { $0 } == ["isResponding", "transcript"])
    }

    @Test func sharesExecutorsOfEqualConfigurations() async throws {
        let model = ScriptedLanguageModel(texts: ["a"])
        try await withThrowingTaskGroup(of: Void.self) { group in
            let sessions = (0..<8).map { _ in LanguageModelSession(model: model) }
            for session in sessions {
                group.addTask { try await session.respond(to: "x") }
            }
            try await group.waitForAll()
            #expect(model.script.executorCount == 1)
            withExtendedLifetime(sessions) {}
        }
        let other = LanguageModelSession(model: model)
        try await other.respond(to: "x")
        #expect(model.script.executorCount == 2)
    }
}
