import Foundation
import LanguageModelAPI
import OrderedJSON
import Testing

@Suite struct LanguageModelSessionFailureTests {
    private static let sessionErrors: [any Error & Sendable] = [
        LanguageModelError.contextSizeExceeded(
            .init(contextSize: 10, tokenCount: 20, debugDescription: "d")),
        LanguageModelError.refusal(.init(explanation: "no", debugDescription: "d")),
        LanguageModelError.rateLimited(.init(resetDate: nil, debugDescription: "d")),
        LanguageModelError.guardrailViolation(.init(debugDescription: "d")),
        LanguageModelError.timeout(.init(debugDescription: "d")),
        ScriptError.failed,
    ]

    @Test(arguments: sessionErrors.indices)
    func passesErrorsOnAndRevertsTheTranscript(index: Int) async throws {
        let error = Self.sessionErrors[index]
        let model = ScriptedLanguageModel([
            .text("One"), .failure(error, after: [Script.text("Tw")]), .text("Three"),
        ])
        let session = LanguageModelSession(model: model, instructions: "Be brief")
        try await session.respond(to: "1")
        let before = session.transcript
        do {
            try await session.respond(to: "2")
            Issue.record("the error is lost")
        } catch let thrown {
            #expect(String(reflecting: thrown) == String(reflecting: error))
        }
        #expect(session.transcript == before)
        #expect(!session.isResponding)
        #expect(try await session.respond(to: "3").content == "Three")
    }

    @Test func keepsWhatCameIfTheTranscriptIsPreserved() async throws {
        let model = ScriptedLanguageModel([
            .failure(
                ScriptError.failed,
                after: [
                    .reasoning(action: .appendText("Hm", tokenCount: 1)), Script.text("Hel"),
                    Script.call(id: "1", name: "weather", #"{"ci"#),
                ])
        ])
        let session = LanguageModelSession(model: model, tools: [ScriptedTool()])
        session.transcriptErrorHandlingPolicy = .preserveTranscript
        await #expect(throws: ScriptError.failed) { try await session.respond(to: "Hi") }
        #expect(
            session.transcript.outline
                == ["instructions:  [weather]", "prompt: Hi", "reasoning: Hm", "response: Hel"])
    }

    @Test(arguments: [
        (name: "cut", json: #"{"city": "Os"#), (name: "garbage", json: "Oslo, of course"),
        (name: "empty", json: ""), (name: "two values", json: #"{"city": "a"} {"city": "b"}"#),
        (name: "wrong type", json: #"{"city": 5}"#), (name: "missing", json: #"{"days": 3}"#),
        (name: "out of range", json: #"{"city": "Oslo", "days": 99}"#),
        (name: "unknown property", json: #"{"city": "Oslo", "mood": 1}"#),
        (name: "other kind", json: "[]"),
    ])
    func refusesGuidedOutputThatDoesNotFollowTheSchema(name: String, json: String) async throws {
        let session = LanguageModelSession(model: ScriptedLanguageModel(texts: [json]))
        let error = await #expect(throws: GeneratedContent.ParsingError.self) {
            try await session.respond(to: "Where?", generating: Place.self)
        }
        #expect(error?.rawContent == json)
        #expect(session.transcript.isEmpty)
        #expect(!session.isResponding)
        let streamed = await #expect(throws: GeneratedContent.ParsingError.self) {
            for try await _ in session.streamResponse(to: "Where?", generating: Place.self) {}
        }
        #expect(streamed?.rawContent == json)
    }

    @Test func saysWhereGuidedOutputDoesNotFollowTheSchema() async throws {
        let session = LanguageModelSession(
            model: ScriptedLanguageModel(texts: [#"{"city": "Oslo", "days": 99}"#]))
        let error = await #expect(throws: GeneratedContent.ParsingError.self) {
            try await session.respond(to: "Where?", generating: Place.self)
        }
        #expect(
            error?.errorDescription
                == "generated content cannot be read at `$.days`: expected at most 14")
    }

    @Test func keepsTheTextOfOutputThatCannotBeReadIfTheTranscriptIsPreserved() async throws {
        let session = LanguageModelSession(model: ScriptedLanguageModel(texts: [#"{"city": "Os"#]))
        session.transcriptErrorHandlingPolicy = .preserveTranscript
        await #expect(throws: GeneratedContent.ParsingError.self) {
            try await session.respond(to: "Where?", generating: Place.self)
        }
        #expect(session.transcript.outline == ["prompt: Where?", #"response: {"city": "Os"#])
    }

    @Test func refusesSchemasThatNobodyCanKeepTo() async throws {
        let schema = GenerationSchema(
            type: Place.self,
            properties: [
                GenerationSchema.Property(
                    name: "a", type: Int.self, guides: [.minimum(5), .maximum(1)])
            ])
        let model = ScriptedLanguageModel(texts: ["{}"])
        let session = LanguageModelSession(model: model)
        do {
            try await session.respond(to: "x", schema: schema)
            Issue.record("the schema is taken")
        } catch LanguageModelError.unsupportedGenerationGuide(let details) {
            #expect(details.schemaName == "Place")
        }
        #expect(model.script.requests.isEmpty)
    }

    @Test func refusesPatternsThatCannotBeRead() async throws {
        let document: JSONValue = ["type": "string", "pattern": "[a-"]
        let model = ScriptedLanguageModel(texts: ["\"a\""])
        let session = LanguageModelSession(model: model)
        do {
            try await session.respond(to: "x", schema: GenerationSchema(jsonSchema: document))
            Issue.record("the schema is taken")
        } catch LanguageModelError.unsupportedGenerationGuide(let details) {
            #expect(details.debugDescription.contains("[a-"))
        }
        #expect(model.script.requests.isEmpty)
    }

    @Test(arguments: ["toolCalling", "guidedGeneration", "reasoning", "vision"])
    func checksCapabilitiesBeforeTheExecutorRuns(name: String) async throws {
        let model = ScriptedLanguageModel([.text("a")], capabilities: [])
        let session = LanguageModelSession(
            model: model, tools: name == "toolCalling" ? [ScriptedTool()] : [])
        let url = try #require(URL(string: "data:image/png;base64,AA=="))
        let error = await #expect(throws: LanguageModelError.self) {
            switch name {
            case "guidedGeneration":
                try await session.respond(to: "x", generating: Place.self)
            case "reasoning":
                try await session.respond(
                    to: "x", contextOptions: ContextOptions(reasoningLevel: .light))
            case "vision":
                try await session.respond {
                    "x"
                    Attachment(imageURL: url).label("picture")
                }
            default: try await session.respond(to: "x")
            }
        }
        guard case .unsupportedCapability(let details) = error else {
            Issue.record("another error")
            return
        }
        let expected: [String: LanguageModelCapabilities.Capability] = [
            "toolCalling": .toolCalling, "guidedGeneration": .guidedGeneration,
            "reasoning": .reasoning, "vision": .vision,
        ]
        #expect(details.capability == expected[name])
        #expect(error?.errorDescription == "the model does not have the capability `\(name)`")
        #expect(model.script.executorCount == 0)
    }

    @Test func takesToolsFromAModelWithoutThemIfTheyAreDisallowed() async throws {
        let model = ScriptedLanguageModel([.text("a")], capabilities: [])
        let session = LanguageModelSession(model: model, tools: [ScriptedTool()])
        let options = GenerationOptions(toolCallingMode: .disallowed)
        #expect(try await session.respond(to: "x", options: options).content == "a")
        #expect(model.script.requests.first?.enabledToolDefinitions == [])
    }

    @Test func triesAgainToMakeAnExecutor() async throws {
        let model = ScriptedLanguageModel(texts: ["a"])
        model.script.failNextExecutors(1)
        let session = LanguageModelSession(model: model)
        await #expect(throws: ScriptError.noExecutor) { try await session.respond(to: "x") }
        #expect(session.transcript.isEmpty)
        #expect(try await session.respond(to: "x").content == "a")
    }

    @Test func explainsRefusals() async throws {
        let refusal = LanguageModelError.Refusal(explanation: "I can't", debugDescription: "d")
        #expect(try await refusal.explanation.content == "I can't")
        var texts: [String] = []
        for try await snapshot in refusal.explanationStream { texts.append(snapshot.content) }
        #expect(texts == ["I can't"])
    }

    @Test func saysWhatItsErrorsMean() {
        let size = LanguageModelError.contextSizeExceeded(
            .init(contextSize: 4096, tokenCount: 5342, debugDescription: "prompt 5000, tools 342"))
        #expect(
            size.errorDescription
                == "the request has 5342 tokens, more than the context window's 4096")
        #expect(size.debugDescription == "prompt 5000, tools 342")
        #expect(
            LanguageModelSession.Error.concurrentRequests.errorDescription
                == "the session is still responding to another request")
        let failure = LanguageModelSession.ToolCallError(
            tool: ScriptedTool(), underlyingError: ScriptError.failed)
        #expect(failure.errorDescription == "the tool `weather` failed: failed")
    }

    @available(*, deprecated)
    @Test func keepsTheErrorsOfTheOlderInterface() async throws {
        typealias Failure = LanguageModelSession.GenerationError
        let failure = Failure.exceededContextWindowSize(.init(debugDescription: "5342 tokens"))
        #expect(failure.failureReason == "5342 tokens")
        #expect(failure.errorDescription == "the request does not fit into the context window")
        let refusal = Failure.Refusal(transcriptEntries: [
            .response(Transcript.Response(segments: [.text(.init(content: "I can't"))]))
        ])
        #expect(try await refusal.explanation.content == "I can't")
    }
}
