import Foundation
import LanguageModelAPI
import Testing

@Suite struct LanguageModelSessionTests {
    @Test func answersWithTextAndKeepsTheTranscript() async throws {
        let model = ScriptedLanguageModel(texts: ["Hello", ", ", "world"])
        let session = LanguageModelSession(model: model, instructions: "Be brief")
        let response = try await session.respond(to: "Hi")
        #expect(response.content == "Hello, world")
        #expect(response.rawContent == "Hello, world".generatedContent)
        #expect(response.transcriptEntries.outline == ["prompt: Hi", "response: Hello, world"])
        #expect(
            session.transcript.outline
                == ["instructions: Be brief", "prompt: Hi", "response: Hello, world"])
        #expect(!session.isResponding)
    }

    @Test func beginsWithInstructionsOnlyIfThereIsSomethingToTell() {
        let model = ScriptedLanguageModel(texts: ["a"])
        #expect(LanguageModelSession(model: model).transcript.isEmpty)
        let withTools = LanguageModelSession(model: model, tools: [ScriptedTool()])
        #expect(withTools.transcript.outline == ["instructions:  [weather]"])
        let built = LanguageModelSession(model: model) {
            "One"
            "Two"
        }
        #expect(built.transcript.outline == ["instructions: One|Two"])
    }

    @Test func leavesUnlistedToolsOutOfTheInstructionsButOffersThem() async throws {
        let model = ScriptedLanguageModel(texts: ["a"])
        let hidden = ScriptedTool(name: "hidden", includesSchemaInInstructions: false)
        let session = LanguageModelSession(model: model, tools: [ScriptedTool(), hidden])
        try await session.respond(to: "Hi")
        #expect(session.transcript.outline.first == "instructions:  [weather]")
        #expect(
            model.script.requests.first?.enabledToolDefinitions.map(\.name) == [
                "weather", "hidden",
            ])
        #expect(model.script.requests.first?.untoldTools == ["hidden"])
    }

    @Test func goesOnFromATranscriptAsItIs() async throws {
        let model = ScriptedLanguageModel(texts: ["Fine"])
        let transcript = Transcript(entries: [
            .prompt(Transcript.Prompt(segments: [.text(.init(content: "Hi"))])),
            .response(Transcript.Response(segments: [.text(.init(content: "Hello"))])),
        ])
        let session = LanguageModelSession(
            model: model, tools: [ScriptedTool()], transcript: transcript)
        #expect(session.transcript == transcript)
        try await session.respond(to: "How are you?")
        #expect(
            model.script.requests.first?.transcript.outline
                == ["prompt: Hi", "response: Hello", "prompt: How are you?"])
        #expect(model.script.requests.first?.untoldTools == [])
    }

    @Test func handsOptionsAndMetadataToTheExecutor() async throws {
        let model = ScriptedLanguageModel(texts: ["a"])
        let session = LanguageModelSession(model: model)
        let options = GenerationOptions(
            samplingMode: .greedy, temperature: 0.5, maximumResponseTokens: 9)
        try await session.respond(
            to: "Hi", options: options,
            contextOptions: ContextOptions(reasoningLevel: .deep), metadata: ["tag": 7])
        let request = try #require(model.script.requests.first)
        #expect(request.generationOptions == options)
        #expect(request.contextOptions == ContextOptions(reasoningLevel: .deep))
        #expect(request.metadata["tag"] == 7.generatedContent)
        #expect(request.schema == nil)
        guard case .prompt(let prompt) = session.transcript.first else {
            Issue.record("the transcript does not begin with the prompt")
            return
        }
        #expect(prompt.options == options)
        #expect(prompt.contextOptions.reasoningLevel == .deep)
        #expect(prompt.metadata["tag"] == 7.generatedContent)
    }

    @Test func recordsTheSameContextOptionsForBothSpellings() async throws {
        let model = ScriptedLanguageModel(texts: [#"{"city": "Oslo"}"#])
        let session = LanguageModelSession(model: model)
        try await session.respond(to: "a", generating: Place.self, includeSchemaInPrompt: false)
        try await session.respond(
            to: "b", generating: Place.self,
            contextOptions: ContextOptions(includeSchemaInPrompt: false))
        try await session.respond(to: "c", generating: Place.self)
        #expect(
            model.script.requests.map(\.contextOptions.includeSchemaInPrompt)
                == [false, false, true])
    }

    @Test func answersWithAValueOfAType() async throws {
        let model = ScriptedLanguageModel(texts: [#"{"city": "#, #""Oslo", "days": 3}"#])
        let session = LanguageModelSession(model: model)
        let response = try await session.respond(to: "Where?", generating: Place.self)
        #expect(response.content == Place(city: "Oslo", days: 3))
        #expect(response.rawContent.jsonString == #"{"city": "Oslo", "days": 3}"#)
        guard case .response(let entry) = session.transcript.last,
            case .structure(let segment) = entry.segments.first
        else {
            Issue.record("the response is not structured")
            return
        }
        #expect(segment.schemaName == "Place")
        #expect(segment.content.jsonString == #"{"city": "Oslo", "days": 3}"#)
        guard case .prompt(let prompt) = session.transcript.first else {
            Issue.record("the transcript does not begin with the prompt")
            return
        }
        #expect(prompt.responseFormat?.name == "Place")
        #expect(model.script.requests.first?.schema?.name == "Place")
    }

    @Test func sumsTheUsageOfAllTurnsAndRequests() async throws {
        let model = ScriptedLanguageModel([
            .events([
                Script.call(id: "1", name: "weather", #"{"city": "Oslo"}"#),
                .toolCalls(
                    action: .updateUsage(
                        input: .init(totalTokenCount: 10, cachedTokenCount: 4),
                        output: .init(totalTokenCount: 5, reasoningTokenCount: 2))),
            ]),
            .events([
                Script.text("Sunny"),
                Script.usage(
                    input: 20, cached: 15, output: 1, metadata: ["finish_reason": "length"]),
            ]),
            .text("Again"),
        ])
        let session = LanguageModelSession(model: model, tools: [ScriptedTool()])
        let response = try await session.respond(to: "Weather?")
        #expect(response.usage.input.totalTokenCount == 30)
        #expect(response.usage.input.cachedTokenCount == 19)
        #expect(response.usage.output.totalTokenCount == 6)
        #expect(response.usage.output.reasoningTokenCount == 2)
        #expect(response.usage.totalTokenCount == 36)
        #expect(response.usage.metadata["finish_reason"] == "length".generatedContent)
        try await session.respond(to: "Again?")
        #expect(session.usage.totalTokenCount == 37)
    }

    @Test func countsTheTokensOfRequestsThatFail() async throws {
        let model = ScriptedLanguageModel([
            .failure(
                ScriptError.failed,
                after: [Script.text("a"), Script.usage(input: 8, output: 2)])
        ])
        let session = LanguageModelSession(model: model)
        await #expect(throws: ScriptError.failed) { try await session.respond(to: "Hi") }
        #expect(session.usage.totalTokenCount == 10)
    }

    @Test func doesNotOverflowOnCountsFromOutside() async throws {
        let model = ScriptedLanguageModel([
            .events([
                Script.text("a"), Script.usage(input: .max, output: .max),
                Script.usage(input: .max, output: .max), Script.text("b"),
            ])
        ])
        let session = LanguageModelSession(model: model)
        try await session.respond(to: "Hi")
        let response = try await session.respond(to: "Hi")
        #expect(response.usage.totalTokenCount == .max)
        #expect(session.usage.totalTokenCount == .max)
    }

    @Test func preparesTheExecutor() async throws {
        let model = ScriptedLanguageModel(texts: ["a"])
        let session = LanguageModelSession(model: model, instructions: "Be brief")
        session.prewarm(promptPrefix: Prompt("Once"))
        try await model.script.prewarming.wait()
        #expect(
            model.script.prewarmed.map(\.outline) == [["instructions: Be brief", "prompt: Once"]])
        #expect(session.transcript.count == 1)
        try await session.respond(to: "Hi")
        #expect(model.script.executorCount == 1)
    }

    @Test func answersWithNothingIfTheModelSendsNothing() async throws {
        let session = LanguageModelSession(model: ScriptedLanguageModel([.events([])]))
        #expect(try await session.respond(to: "Hi").content.isEmpty)
        #expect(session.transcript.outline == ["prompt: Hi", "response: "])
    }

    @Test func keepsTheTextOfAllTurns() async throws {
        let model = ScriptedLanguageModel([
            .events([
                Script.text("Let me look"),
                Script.call(id: "1", name: "weather", #"{"city": "Oslo"}"#),
            ]),
            .text("Sunny"),
        ])
        let session = LanguageModelSession(model: model, tools: [ScriptedTool()])
        let response = try await session.respond(to: "Weather?")
        #expect(response.content == "Let me look\nSunny")
        #expect(
            response.transcriptEntries.outline == [
                "prompt: Weather?", "response: Let me look", #"calls: weather{"city": "Oslo"}"#,
                "output: sunny in Oslo", "response: Sunny",
            ])
    }
}
