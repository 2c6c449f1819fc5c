import Foundation
import LanguageModelAPI
import Testing

@Suite(.timeLimit(.minutes(1))) struct ToolCallTests {
    private let oslo = #"{"city": "Oslo"}"#

    @Test func carriesOutCallsAndAsksAgain() async throws {
        let model = ScriptedLanguageModel([
            .events([
                Script.call(id: "a", name: "weather", #"{"ci"#),
                Script.call(id: "b", name: "time", #"{"city": "#),
                Script.call(id: "a", name: "weather", #"ty": "Oslo"}"#),
                Script.call(id: "b", name: "time", #""Rome"}"#),
            ]),
            .text("Done"),
        ])
        let weather = ScriptedTool()
        let time = ScriptedTool(name: "time") { "noon in \($0.city)" }
        let session = LanguageModelSession(model: model, tools: [weather, time])
        let response = try await session.respond(to: "x")
        #expect(weather.record.calls == [Place(city: "Oslo")])
        #expect(time.record.calls == [Place(city: "Rome")])
        let expected = [
            "prompt: x", #"calls: weather{"city": "Oslo"}, time{"city": "Rome"}"#,
            "output: sunny in Oslo", "output: noon in Rome", "response: Done",
        ]
        #expect(response.transcriptEntries.outline == expected)
        #expect(model.script.requests.count == 2)
        #expect(model.script.requests[1].transcript.outline.dropFirst() == expected.dropLast()[...])
        #expect(Set(model.script.requests.map(\.id)).count == 1)
        let outputs = session.transcript.compactMap { entry in
            if case .toolOutput(let output) = entry {
                "\(output.id) \(output.toolName)"
            } else {
                nil
            }
        }
        #expect(outputs == ["a weather", "b time"])
    }

    @Test func carriesOutTheCallsOfATurnAtOnce() async throws {
        let (first, second) = (Gate(), Gate())
        // Each waits for the other, so one after the other would never end.
        let one = ScriptedTool(name: "one") { _ in
            first.open()
            try await second.wait()
            return "1"
        }
        let two = ScriptedTool(name: "two") { _ in
            second.open()
            try await first.wait()
            return "2"
        }
        let model = ScriptedLanguageModel([
            .calls(
                (id: "1", name: "one", arguments: oslo), (id: "2", name: "two", arguments: oslo)),
            .text("Done"),
        ])
        let session = LanguageModelSession(model: model, tools: [one, two])
        #expect(try await session.respond(to: "x").content == "Done")
    }

    @Test(arguments: [
        (name: "cut", arguments: #"{"city": "Os"#), (name: "empty", arguments: ""),
        (name: "garbage", arguments: "Oslo"), (name: "missing", arguments: "{}"),
        (name: "wrong type", arguments: #"{"city": 1}"#),
        (name: "out of range", arguments: #"{"city": "Oslo", "days": 0}"#),
        (name: "unknown", arguments: #"{"city": "Oslo", "x": 0}"#),
        (name: "twice", arguments: #"{"city": "Oslo", "city": "Rome"}"#),
    ])
    func neverCallsAToolWithArgumentsThatAreNotInOrder(name: String, arguments: String) async throws
    {
        let good = ScriptedTool(name: "good")
        let bad = ScriptedTool(name: "bad")
        let model = ScriptedLanguageModel([
            .calls(
                (id: "1", name: "good", arguments: oslo),
                (id: "2", name: "bad", arguments: arguments))
        ])
        let session = LanguageModelSession(model: model, tools: [good, bad])
        let error = await #expect(throws: LanguageModelSession.ToolCallError.self) {
            try await session.respond(to: "x")
        }
        #expect(error?.tool.name == "bad")
        #expect(bad.record.calls.isEmpty)
        #expect(good.record.calls.isEmpty)
        #expect(session.transcript.count == 1)
    }

    @Test func saysWhereArgumentsAreWrong() async throws {
        let model = ScriptedLanguageModel([
            .calls((id: "1", name: "weather", arguments: #"{"city": "Oslo", "days": 99}"#))
        ])
        let session = LanguageModelSession(model: model, tools: [ScriptedTool()])
        let error = await #expect(throws: LanguageModelSession.ToolCallError.self) {
            try await session.respond(to: "x")
        }
        let cause = error?.underlyingError as? LanguageModelSession.RequestError
        #expect(cause?.code == .invalidArguments)
        #expect(
            cause?.description
                == "the arguments of the tool `weather` do not follow its schema at `$.days`; "
                + "expected at most 14")
    }

    @Test func refusesCallsOfUnknownTools() async throws {
        let tool = ScriptedTool()
        let model = ScriptedLanguageModel([
            .calls(
                (id: "1", name: "weather", arguments: oslo), (id: "2", name: "fly", arguments: oslo)
            )
        ])
        let session = LanguageModelSession(model: model, tools: [tool])
        let error = await #expect(throws: LanguageModelSession.RequestError.self) {
            try await session.respond(to: "x")
        }
        #expect(error?.code == .unknownTool)
        #expect(error?.description == "the model called the tool `fly`, which it does not have")
        #expect(tool.record.calls.isEmpty)
    }

    @Test func comparesNamesByTheirBytes() async throws {
        let tool = ScriptedTool(name: "caf\u{E9}")
        let model = ScriptedLanguageModel([
            .calls((id: "1", name: "cafe\u{301}", arguments: oslo))
        ])
        let session = LanguageModelSession(model: model, tools: [tool])
        let error = await #expect(throws: LanguageModelSession.RequestError.self) {
            try await session.respond(to: "x")
        }
        #expect(error?.code == .unknownTool)
    }

    @Test func refusesToolsOfOneName() async throws {
        let model = ScriptedLanguageModel(texts: ["a"])
        let session = LanguageModelSession(model: model, tools: [ScriptedTool(), ScriptedTool()])
        let error = await #expect(throws: LanguageModelSession.RequestError.self) {
            try await session.respond(to: "x")
        }
        #expect(error?.code == .duplicateToolName)
        #expect(
            error?.description
                == "more than one tool has the name `weather`; give each tool its own name")
        #expect(model.script.requests.isEmpty)
    }

    @Test func wrapsWhatAToolThrows() async throws {
        let tool = ScriptedTool { _ in throw ScriptError.failed }
        let model = ScriptedLanguageModel([
            .calls((id: "1", name: "weather", arguments: oslo)), .text("a"),
        ])
        let session = LanguageModelSession(model: model, tools: [tool])
        let before = session.transcript
        let error = await #expect(throws: LanguageModelSession.ToolCallError.self) {
            try await session.respond(to: "x")
        }
        #expect(error?.tool.name == "weather")
        #expect(error?.underlyingError as? ScriptError == .failed)
        #expect(session.transcript == before)
        #expect(try await session.respond(to: "y").content == "a")
    }

    @Test func keepsTheOutputsThereAreIfTheTranscriptIsPreserved() async throws {
        let done = Gate()
        let good = ScriptedTool(name: "good") { _ in
            done.open()
            return "ok"
        }
        let bad = ScriptedTool(name: "bad") { _ in
            try await done.wait()
            throw ScriptError.failed
        }
        let model = ScriptedLanguageModel([
            .calls(
                (id: "1", name: "bad", arguments: oslo), (id: "2", name: "good", arguments: oslo))
        ])
        let session = LanguageModelSession(model: model, tools: [bad, good])
        session.transcriptErrorHandlingPolicy = .preserveTranscript
        await #expect(throws: LanguageModelSession.ToolCallError.self) {
            try await session.respond(to: "x")
        }
        #expect(
            session.transcript.outline.suffix(2)
                == [#"calls: bad{"city": "Oslo"}, good{"city": "Oslo"}"#, "output: ok"])
    }

    @Test func tellsOfTheFirstFailureAndNotOfItsConsequences() async throws {
        let waiting = ScriptedTool(name: "waiting") { _ in
            try await Gate().wait()
            return "never"
        }
        let failing = ScriptedTool(name: "failing") { _ in throw ScriptError.failed }
        let model = ScriptedLanguageModel([
            .calls(
                (id: "1", name: "waiting", arguments: oslo),
                (id: "2", name: "failing", arguments: oslo))
        ])
        let session = LanguageModelSession(model: model, tools: [waiting, failing])
        let error = await #expect(throws: LanguageModelSession.ToolCallError.self) {
            try await session.respond(to: "x")
        }
        #expect(error?.tool.name == "failing")
    }

    @Test func demandsCallsForABoundedNumberOfTurns() async throws {
        let model = ScriptedLanguageModel([
            .perform { request, channel in
                let isRequired = request.generationOptions.toolCallingMode == .required
                let id = "\(request.transcript.count)"
                await channel.send(
                    isRequired
                        ? Script.call(id: id, name: "weather", #"{"city": "Oslo"}"#)
                        : Script.text("Done"))
            }
        ])
        let tool = ScriptedTool()
        let session = LanguageModelSession(model: model, tools: [tool])
        session.toolLoopLimits.requiredRounds = 3
        let options = GenerationOptions(toolCallingMode: .required)
        #expect(try await session.respond(to: "x", options: options).content == "Done")
        #expect(tool.record.calls.count == 3)
        #expect(
            model.script.requests.map(\.generationOptions.toolCallingMode)
                == [.required, .required, .required, .allowed])
    }

    @Test func endsRequestsThatCallToolsForEver() async throws {
        let model = ScriptedLanguageModel([
            .calls((id: "1", name: "weather", arguments: oslo))
        ])
        let tool = ScriptedTool()
        let session = LanguageModelSession(model: model, tools: [tool])
        session.toolLoopLimits.rounds = 4
        let error = await #expect(throws: LanguageModelSession.ToolCallError.self) {
            try await session.respond(to: "x")
        }
        let cause = error?.underlyingError as? LanguageModelSession.RequestError
        #expect(cause?.code == .tooManyRounds)
        #expect(tool.record.calls.count == 4)
    }

    @Test func refusesAnswersWithoutTheCallThatWasDemanded() async throws {
        let options = GenerationOptions(toolCallingMode: .required)
        let model = ScriptedLanguageModel(texts: ["a"])
        for tools in [[ScriptedTool()], []] {
            let session = LanguageModelSession(model: model, tools: tools)
            let error = await #expect(throws: LanguageModelSession.RequestError.self) {
                try await session.respond(to: "x", options: options)
            }
            #expect(error?.code == .missingCall)
        }
        #expect(model.script.requests.count == 1)
    }

    @Test func keepsAnAnswerWithoutTheCallIfTheTranscriptIsPreserved() async throws {
        let session = LanguageModelSession(
            model: ScriptedLanguageModel(texts: ["a"]), tools: [ScriptedTool()])
        session.transcriptErrorHandlingPolicy = .preserveTranscript
        await #expect(throws: LanguageModelSession.RequestError.self) {
            try await session.respond(
                to: "x", options: GenerationOptions(toolCallingMode: .required))
        }
        #expect(session.transcript.outline.suffix(2) == ["prompt: x", "response: a"])
    }

    @Test func refusesCallsOfToolsThatWereDisallowed() async throws {
        let model = ScriptedLanguageModel([.calls((id: "1", name: "weather", arguments: oslo))])
        let session = LanguageModelSession(model: model, tools: [ScriptedTool()])
        let error = await #expect(throws: LanguageModelSession.RequestError.self) {
            try await session.respond(
                to: "x", options: GenerationOptions(toolCallingMode: .disallowed))
        }
        #expect(error?.code == .unknownTool)
    }

    @Test func refusesARequestToTheSameSessionFromATool() async throws {
        let holder = SessionHolder()
        let tool = ScriptedTool { _ in
            try await holder.session?.respond(to: "again").content ?? ""
        }
        let model = ScriptedLanguageModel([.calls((id: "1", name: "weather", arguments: oslo))])
        let session = LanguageModelSession(model: model, tools: [tool])
        await holder.hold(session)
        let error = await #expect(throws: LanguageModelSession.ToolCallError.self) {
            try await session.respond(to: "x")
        }
        #expect(error?.underlyingError as? LanguageModelSession.Error == .concurrentRequests)
    }

    @Test func takesDynamicArgumentsAndAnyOutput() async throws {
        let model = ScriptedLanguageModel([
            .calls((id: "1", name: "DynamicTool", arguments: #"{"city": "Oslo"}"#)), .text("a"),
        ])
        let session = LanguageModelSession(model: model, tools: [DynamicTool()])
        try await session.respond(to: "x")
        #expect(session.transcript.outline[3] == #"output: {"city": "Oslo", "days": 2}|and more"#)
    }

    @Test func callsActors() async throws {
        let model = ScriptedLanguageModel([
            .calls(
                (id: "1", name: "CountingTool", arguments: oslo),
                (id: "2", name: "CountingTool", arguments: oslo)), .text("a"),
        ])
        let session = LanguageModelSession(model: model, tools: [CountingTool()])
        try await session.respond(to: "x")
        #expect(Set(session.transcript.outline[3...4]) == ["output: call 1", "output: call 2"])
    }

    @Test func hasDefaults() {
        let tool = DynamicTool()
        #expect(tool.name == "DynamicTool")
        #expect(tool.includesSchemaInInstructions)
        #expect(ScriptedTool().parameters.name == "Place")
    }
}

private actor SessionHolder {
    weak var session: LanguageModelSession?

    func hold(_ session: LanguageModelSession) { self.session = session }
}

private actor CountingTool: Tool {
    let description = "Counts its calls"
    private var count = 0

    nonisolated func call(arguments: Place) async throws -> String { "call \(await next())" }

    private func next() -> Int {
        count += 1
        return count
    }
}

private struct DynamicTool: Tool {
    let description = "Takes what comes"
    let parameters = Place.generationSchema

    func call(arguments: GeneratedContent) async throws -> some PromptRepresentable {
        Prompt {
            Place(city: try? arguments.value(forProperty: "city"), days: 2)
            "and more"
        }
    }
}

extension Place {
    fileprivate init(city: String?, days: Int) { self.init(city: city ?? "", days: .some(days)) }
}
