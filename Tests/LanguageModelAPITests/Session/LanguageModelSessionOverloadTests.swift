import LanguageModelAPI
import Testing

/// Which of the many overloads a call means is settled when this compiles.
@Suite struct LanguageModelSessionOverloadTests {
    private let text = LanguageModelSession(model: ScriptedLanguageModel(texts: ["a"]))
    private let guided = LanguageModelSession(
        model: ScriptedLanguageModel(texts: [#"{"city": "Oslo"}"#]))
    private let schema = Place.generationSchema

    @Test func respondsToTextPromptsAndBuilders() async throws {
        try await text.respond(to: "x")
        try await text.respond(to: Prompt("x"))
        try await text.respond { "x" }
        try await text.respond(options: GenerationOptions(temperature: 1)) { "x" }
        try await text.respond(to: "x", options: GenerationOptions())
        try await text.respond(to: "x", metadata: [:])
        try await text.respond(contextOptions: ContextOptions(), metadata: [:]) { "x" }
        let variable: String = "x"
        #expect(try await text.respond(to: variable).content == "a")
        if #available(macOS 26, *) {
            try await text.respond(to: Prompt { "x" })
        }
    }

    @Test func respondsWithContentOfASchema() async throws {
        try await guided.respond(to: "x", schema: schema)
        try await guided.respond(to: Prompt("x"), schema: schema)
        try await guided.respond(schema: schema) { "x" }
        try await guided.respond(to: "x", schema: schema, includeSchemaInPrompt: false)
        try await guided.respond(to: "x", schema: schema, contextOptions: ContextOptions())
        let response = try await guided.respond(schema: schema, metadata: ["a": 1]) { "x" }
        #expect(try response.content.value(String.self, forProperty: "city") == "Oslo")
    }

    @Test func respondsWithValues() async throws {
        try await guided.respond(to: "x", generating: Place.self)
        try await guided.respond(to: Prompt("x"), generating: Place.self)
        try await guided.respond(generating: Place.self) { "x" }
        try await guided.respond(to: "x", generating: Place.self, includeSchemaInPrompt: true)
        try await guided.respond(
            to: "x", generating: Place.self, options: GenerationOptions(), metadata: [:])
        let inferred: LanguageModelSession.Response<Place> = try await guided.respond(to: "x")
        #expect(inferred.content.city == "Oslo")
        let list = LanguageModelSession(
            model: ScriptedLanguageModel(texts: [#"[{"city": "Oslo"}]"#]))
        let places = try await list.respond(to: Prompt("x"), generating: [Place].self)
        #expect(places.content == [Place(city: "Oslo")])
    }

    @Test func streamsAllOfThem() async throws {
        _ = try await text.streamResponse(to: "x").collect()
        _ = try await text.streamResponse(to: Prompt("x")).collect()
        _ = try await text.streamResponse { "x" }.collect()
        _ = try await text.streamResponse(to: "x", contextOptions: ContextOptions()).collect()
        _ = try await guided.streamResponse(to: "x", schema: schema).collect()
        _ = try await guided.streamResponse(schema: schema) { "x" }.collect()
        _ = try await guided.streamResponse(to: "x", generating: Place.self).collect()
        _ = try await guided.streamResponse(generating: Place.self) { "x" }.collect()
        let inferred: LanguageModelSession.ResponseStream<Place> = guided.streamResponse(to: "x")
        #expect(try await inferred.collect().content.city == "Oslo")
    }

    @Test func makesSessions() {
        let model = ScriptedLanguageModel(texts: ["a"])
        _ = LanguageModelSession(model: model)
        _ = LanguageModelSession(model: model, instructions: "x")
        _ = LanguageModelSession(model: model, instructions: Instructions("x"))
        _ = LanguageModelSession(model: model) { "x" }
        _ = LanguageModelSession(model: model, tools: []) { "x" }
        _ = LanguageModelSession(model: model, transcript: Transcript())
        let existential: any LanguageModel = model
        _ = LanguageModelSession(model: existential)
        let missing: String? = nil
        #expect(LanguageModelSession(model: model, instructions: missing).transcript.isEmpty)
    }

    @Test func letsBuildersThrow() async throws {
        func fail() throws -> String { throw ScriptError.failed }
        await #expect(throws: ScriptError.failed) { try await text.respond { try fail() } }
        #expect(throws: ScriptError.failed) { try text.streamResponse { try fail() } }
        #expect(throws: ScriptError.failed) {
            try LanguageModelSession(model: ScriptedLanguageModel(texts: ["a"])) { try fail() }
        }
        #expect(!text.isResponding)
    }
}
