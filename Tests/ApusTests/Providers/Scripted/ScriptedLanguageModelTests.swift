import Foundation
import LanguageModelAPI
import OrderedJSON
import TestSupport
import Testing

@testable import Apus

@Suite struct ScriptedLanguageModelTests {
    struct Breakdown: Error, Equatable {}

    @Test func playsTurnsWithToolsInOrder() async throws {
        let model = ScriptedLanguageModel([
            [
                .reasoning("Look ", "outside.", signature: Data([1])),
                .toolCall(id: "1", name: "weather", arguments: #"{"city": "#, #""Oslo"}"#),
            ],
            [.text("It is ", "raining."), .usage(input: 40, cached: 30, output: 3, reasoning: 1)],
        ])
        let session = LanguageModelSession(model: model, tools: [try WeatherTool()])
        let response = try await session.respond(to: "Umbrella?")
        #expect(response.content == "It is raining.")
        #expect(response.usage.input.cachedTokenCount == 30)
        #expect(model.requests.count == 2)
        #expect(model.requests[1].transcript.count == 5)
        guard case .reasoning(let reasoning) = session.transcript[2] else {
            Issue.record("no reasoning")
            return
        }
        #expect(reasoning.segments.map(\.description) == ["Look outside."])
        #expect(reasoning.signature == Data([1]))
    }

    @Test func failsAfterTheLastTurn() async throws {
        let session = LanguageModelSession(model: ScriptedLanguageModel(["one"]))
        #expect(try await session.respond(to: "a").content == "one")
        let error = try await #require(throws: ApusError.self) {
            try await session.respond(to: "b")
        }
        #expect(
            error.description == "the script of the model has no turn 2: expected at most 1; give "
                + "the model more turns, or a closure that answers each request")
    }

    @Test func answersByClosure() async throws {
        let model = ScriptedLanguageModel { request in
            .init([.text("entry \(request.transcript.count)"), .metadata(["kind": "test"])])
        }
        let session = LanguageModelSession(model: model)
        #expect(try await session.respond(to: "a").content == "entry 1")
        #expect(try await session.respond(to: "b").content == "entry 3")
        guard case .response(let response) = session.transcript[1] else {
            Issue.record("no response")
            return
        }
        #expect(response.metadata["kind"] == "test".generatedContent)
    }

    @Test func throwsWhatAStepThrows() async throws {
        let model = ScriptedLanguageModel([[.text("half"), .failure(Breakdown())]])
        let session = LanguageModelSession(model: model)
        await #expect(throws: Breakdown()) { try await session.respond(to: "a") }
    }

    @Test func waitsForHooks() async throws {
        let seen = Signal()
        let model = ScriptedLanguageModel([
            [.text("one"), .perform { await seen.wait() }, .text(" two")]
        ])
        let session = LanguageModelSession(model: model)
        var snapshots: [String] = []
        for try await snapshot in session.streamResponse(to: "a") {
            snapshots.append(snapshot.content)
            seen.send()
        }
        #expect(snapshots.first == "one")
        #expect(snapshots.last == "one two")
    }

    @Test func leavesSchemasToTheSession() async throws {
        let model = ScriptedLanguageModel([#"{"city": 5}"#])
        let session = LanguageModelSession(model: model)
        await #expect(throws: GeneratedContent.ParsingError.self) {
            try await session.respond(to: "a", schema: try WeatherTool.place())
        }
    }

    @Test func declaresTheGivenCapabilities() async throws {
        let model = ScriptedLanguageModel(["one"], capabilities: [])
        let session = LanguageModelSession(model: model, tools: [try WeatherTool()])
        await #expect(throws: LanguageModelError.self) { try await session.respond(to: "a") }
        #expect(model.requests.isEmpty)
    }

    @Test func recordsWhatItIsToPrepareFor() {
        let model = ScriptedLanguageModel([])
        let transcript = Transcript(entries: [.response(.init(segments: []))])
        ScriptedLanguageModel.Executor(configuration: model.executorConfiguration)
            .prewarm(model: model, transcript: transcript)
        #expect(model.prewarmedTranscripts == [transcript])
        #expect(model.requests.isEmpty)
    }

    /// The program of Documentation/Providers.md, here to be run; the test below compares the two.
    @Test func documentedProgramRuns() async throws {
        // begin
        let model = ScriptedLanguageModel([
            [.toolCall(id: "1", name: "weather", arguments: #"{"city": "#, #""Oslo"}"#)],
            [.text("It is ", "raining."), .usage(input: 40, output: 3)],
        ])
        let session = LanguageModelSession(model: model, tools: [try WeatherTool()])
        let response = try await session.respond(to: "Do I need an umbrella?")
        #expect(response.content == "It is raining.")
        #expect(model.requests.count == 2)
        // end
    }

    @Test func documentedProgramIsTheOneThatRuns() throws {
        func lines(_ text: String, from start: String, to end: String) -> [String] {
            let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            return Array(lines.drop { $0 != start }.dropFirst().prefix { $0 != end })
        }
        let document = try String(
            contentsOf: ReferenceData.packageRoot.appending(path: "Documentation/Providers.md"),
            encoding: .utf8)
        let source = try String(contentsOfFile: #filePath, encoding: .utf8)
        let program = lines(source, from: "// begin", to: "// end")
        #expect(program.count == 8)
        #expect(lines(document, from: "```swift", to: "```") == program)
    }
}
