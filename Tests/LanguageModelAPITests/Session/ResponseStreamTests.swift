import Foundation
import LanguageModelAPI
import Testing

@Suite(.timeLimit(.minutes(1))) struct ResponseStreamTests {
    @Test func growsTextFromPrefixToPrefix() async throws {
        let model = ScriptedLanguageModel(texts: [
            "The ", "e\u{301}te\u{301}", "", " is", " 👩‍👩", "‍👧",
        ])
        let session = LanguageModelSession(model: model)
        let stream = session.streamResponse(to: "x")
        var texts: [String] = []
        for try await snapshot in stream {
            texts.append(snapshot.content)
            #expect(snapshot.rawContent.jsonString.contains(snapshot.content))
        }
        #expect(texts.count == 6)
        for (earlier, later) in zip(texts, texts.dropFirst()) {
            #expect(later.unicodeScalars.starts(with: earlier.unicodeScalars))
        }
        #expect(try await stream.collect().content == texts.last)
    }

    @Test func endsWithASnapshotThatHasAllEntriesAndTokens() async throws {
        let model = ScriptedLanguageModel([
            .events([Script.text("a"), Script.text("b"), Script.usage(input: 5, output: 2)])
        ])
        let session = LanguageModelSession(model: model)
        let stream = session.streamResponse(to: "x")
        var last: LanguageModelSession.ResponseStream<String>.Snapshot?
        for try await snapshot in stream {
            #expect(snapshot.transcriptEntries.outline.first == "prompt: x")
            last = snapshot
        }
        #expect(last?.rawContent.isComplete == true)
        #expect(last?.usage.totalTokenCount == 7)
        #expect(last?.transcriptEntries.outline == ["prompt: x", "response: ab"])
        #expect(try await stream.collect().usage.totalTokenCount == 7)
    }

    @Test func fillsPropertiesInOrderAndNeverTakesBack() async throws {
        let json = #"{"city": "Ríga 👍", "days": 12}"#
        for size in 1...5 {
            let fragments = json.unicodeScalars.map(String.init)
            let joined = stride(from: 0, to: fragments.count, by: size).map {
                fragments[$0..<min($0 + size, fragments.count)].joined()
            }
            let session = LanguageModelSession(
                model: ScriptedLanguageModel([.events(joined.map(Script.text))]))
            let stream = session.streamResponse(to: "x", generating: Place.self)
            var city = ""
            var days: Int?
            var ids: Set<GenerationID> = []
            for try await snapshot in stream {
                ids.insert(snapshot.content.id)
                let newCity = snapshot.content.city ?? ""
                #expect(newCity.unicodeScalars.starts(with: city.unicodeScalars))
                city = newCity
                if days != nil { #expect(snapshot.content.days == days) }
                days = snapshot.content.days
            }
            #expect(city == "Ríga 👍")
            #expect(days == 12)
            #expect(ids.count == 1)
            #expect(try await stream.collect().content == Place(city: "Ríga 👍", days: 12))
        }
    }

    @Test func givesEachElementOneIdentity() async throws {
        let json = #"[{"city": "Oslo"}, {"city": "Bergen"}]"#
        let session = LanguageModelSession(
            model: ScriptedLanguageModel([.events(json.map { Script.text(String($0)) })]))
        var ids: [[GenerationID]] = []
        for try await snapshot in session.streamResponse(to: "x", generating: [Place].self) {
            ids.append(snapshot.content.map(\.id))
        }
        for (earlier, later) in zip(ids, ids.dropFirst()) { #expect(later.starts(with: earlier)) }
        #expect(ids.last?.count == 2)
        #expect(Set(ids.last ?? []).count == 2)
    }

    @Test func passesOverWhatCannotBeReadYet() async throws {
        let model = ScriptedLanguageModel(texts: ["\"so", "uth\""])
        let session = LanguageModelSession(model: model)
        var seen: [Direction] = []
        for try await snapshot in session.streamResponse(to: "x", generating: Direction.self) {
            seen.append(snapshot.content)
        }
        #expect(seen.last == .south)
        #expect(seen.allSatisfy { $0 == .south })
    }

    @Test func throwsErrorsOnlyWhileItIsRead() async throws {
        let model = ScriptedLanguageModel([.failure(ScriptError.failed, after: [Script.text("a")])])
        let session = LanguageModelSession(model: model)
        let stream = session.streamResponse(to: "x")
        var texts: [String] = []
        await #expect(throws: ScriptError.failed) {
            for try await snapshot in stream { texts.append(snapshot.content) }
        }
        #expect(texts == ["a"])
        await #expect(throws: ScriptError.failed) { _ = try await stream.collect() }
        #expect(session.transcript.isEmpty)
        #expect(!session.isResponding)
    }

    @Test func collectsFreshAmongAndAfterSnapshots() async throws {
        let model = ScriptedLanguageModel(texts: ["a", "b", "c"])
        let session = LanguageModelSession(model: model)
        #expect(try await session.streamResponse(to: "1").collect().content == "abc")
        let stream = session.streamResponse(to: "2")
        var iterator = stream.makeAsyncIterator()
        #expect(try await iterator.next()?.content == "a")
        #expect(try await stream.collect().content == "abc")
        #expect(try await iterator.next() == nil)
        let response = try await stream.collect()
        #expect(response.transcriptEntries.outline == ["prompt: 2", "response: abc"])
    }

    @Test func isRespondingFromTheStartToTheEnd() async throws {
        let session = LanguageModelSession(model: ScriptedLanguageModel(texts: ["a", "b"]))
        let stream = session.streamResponse(to: "x")
        #expect(session.isResponding)
        for try await _ in stream {}
        #expect(!session.isResponding)
        #expect(session.transcript.count == 2)
    }

    @Test func cancelsTheRequestWhenTheLoopIsLeft() async throws {
        let model = ScriptedLanguageModel([.endless(after: [Script.text("a")]), .text("b")])
        let session = LanguageModelSession(model: model)
        for try await snapshot in session.streamResponse(to: "x") {
            #expect(snapshot.content == "a")
            break
        }
        try await waitUntilIdle(session)
        #expect(session.transcript.isEmpty)
        #expect(try await session.respond(to: "y").content == "b")
    }

    @Test func cancelsTheRequestWhenItGoesAwayUnread() async throws {
        let entered = Gate()
        let model = ScriptedLanguageModel([.endless(entered: entered)])
        let session = LanguageModelSession(model: model)
        do {
            let stream = session.streamResponse(to: "x")
            try await entered.wait()
            withExtendedLifetime(stream) {}
        }
        try await waitUntilIdle(session)
        #expect(session.transcript.isEmpty)
    }

    @Test func cancelsTheRequestWithItsReader() async throws {
        let entered = Gate()
        let model = ScriptedLanguageModel([.endless(after: [Script.text("a")], entered: entered)])
        let session = LanguageModelSession(model: model)
        let task = Task { for try await _ in session.streamResponse(to: "x") {} }
        try await entered.wait()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(!session.isResponding)
        #expect(session.transcript.isEmpty)
    }

    @Test func callsToolsWhileItStreams() async throws {
        let model = ScriptedLanguageModel([
            .calls((id: "1", name: "weather", arguments: #"{"city": "Oslo"}"#)),
            .events([Script.text("Sun"), Script.text("ny")]),
        ])
        let session = LanguageModelSession(model: model, tools: [ScriptedTool()])
        var texts: [String] = []
        for try await snapshot in session.streamResponse(to: "x") { texts.append(snapshot.content) }
        #expect(texts == ["Sun", "Sunny", "Sunny"])
        #expect(session.transcript.count == 5)
    }

    @MainActor @Test func staysOnTheReadersActor() async throws {
        let session = LanguageModelSession(model: ScriptedLanguageModel(texts: ["a", "b"]))
        var count = 0
        for try await _ in session.streamResponse(to: "x") {
            MainActor.assertIsolated()
            count += 1
        }
        #expect(count == 3)
    }

    private func waitUntilIdle(_ session: LanguageModelSession) async throws {
        while session.isResponding { await Task.yield() }
    }
}

/// A choice, written as the macro would write it.
private enum Direction: String, Generable {
    case north, south

    static var generationSchema: GenerationSchema {
        GenerationSchema(type: Self.self, anyOf: ["north", "south"])
    }

    var generatedContent: GeneratedContent { rawValue.generatedContent }

    init(_ content: GeneratedContent) throws {
        let text = try content.value(String.self)
        guard let value = Self(rawValue: text) else {
            throw GeneratedContent.ParsingError(rawContent: text, debugDescription: "unexpected")
        }
        self = value
    }
}
