import Foundation
import GGUF
import LanguageModelAPI
import TestSupport
import Testing

@testable import Apus

/// Local models of a few kilobytes, which write nonsense.
@Suite struct LocalLanguageModelTests {
    private func loaded(_ architecture: String = "llama") throws -> LoadedModel {
        let bytes = SmallModel(architecture: architecture).writer().bytes()
        return try LoadedModel(
            GGUFFile(bytes: bytes), at: URL(filePath: "/small.gguf"), LoadOptions())
    }

    private func options(_ maximum: Int) -> GenerationOptions {
        GenerationOptions(samplingMode: .greedy, maximumResponseTokens: maximum)
    }

    @Test(arguments: SmallModel.all.map(\.architecture))
    func everyArchitectureAnswers(_ architecture: String) async throws {
        let session = LanguageModelSession(model: LocalLanguageModel(try loaded(architecture)))
        let response = try await session.respond(to: "Hi", options: options(8))
        #expect(response.usage.output.totalTokenCount <= 8)
        #expect(response.usage.input.totalTokenCount > 0)
    }

    @Test func prefillComputesWhatEveryPromptBeginsWith() async throws {
        let model = try loaded()
        let session = LanguageModelSession(
            model: LocalLanguageModel(model), instructions: "Be kind")
        try await model.prefill(
            Transcript(
                entries: session.transcript + [
                    .prompt(
                        Transcript.Prompt(
                            segments: [.text(Transcript.TextSegment(content: "Wh"))]))
                ]))
        let response = try await session.respond(to: "Why?", options: options(2))
        // All but the rest of the prompt: `y?`, the end of the turn, and the beginning of the next.
        let rest = "y?".utf8.count + 2 + 2 + "assistant".utf8.count
        #expect(
            response.usage.input.cachedTokenCount
                >= response.usage.input.totalTokenCount - rest)
        #expect(response.usage.input.cachedTokenCount > 20)
    }

    @Test func whatIsRefusedIsNamed() async throws {
        let session = LanguageModelSession(model: LocalLanguageModel(try loaded()))
        let schema = GenerationSchema(
            type: Quote.self, name: "Letter",
            properties: [
                GenerationSchema.Property(
                    name: "due", type: String.self, guides: [.verbatim(sources: ["mail"])])
            ])
        do {
            try await session.respond(to: "Hi", schema: schema)
            Issue.record("expected an error")
        } catch LanguageModelError.unsupportedGenerationGuide(let details) {
            #expect(details.schemaName == "Letter")
            #expect(details.debugDescription.contains("mail"))
            #expect(details.metadata["keyword"] as? String == "source")
        }
    }

    @Test func requestsAreHeldToSchemasOfAnyDraft() async throws {
        let session = LanguageModelSession(model: LocalLanguageModel(try loaded()))
        var extra = LocalGenerationOptions()
        extra.jsonSchema = #"{"type": "integer", "minimum": 10, "maximum": 99}"#
        extra.reportsTokens = true
        let response = try await session.respond(
            to: "Hi", options: options(4), metadata: extra.metadata)
        let number = try #require(Int(response.content))
        #expect((10...99).contains(number))
        #expect(response.generation?.tokens?.count == response.usage.output.totalTokenCount)
        extra = LocalGenerationOptions()
        extra.regex = "[ab]{3}"
        let text = try await session.respond(
            to: "Hi", options: options(4), metadata: extra.metadata
        ).content
        #expect(text.count == 3 && text.allSatisfy { "ab".contains($0) })
    }

    @Test func seedsDecide() async throws {
        let model = LocalLanguageModel(try loaded())
        func answer(_ seed: UInt64) async throws -> String {
            try await LanguageModelSession(model: model).respond(
                to: "Hi",
                options: GenerationOptions(
                    samplingMode: .random(top: 50, seed: seed), temperature: 1.5,
                    maximumResponseTokens: 16)
            ).content
        }
        let answers = [try await answer(1), try await answer(1), try await answer(2)]
        #expect(answers[0] == answers[1])
        #expect(answers[0] != answers[2])
    }

    @Test func otherModelsGiveNoProbabilities() async throws {
        let error = await #expect(throws: ApusError.self) {
            try await LanguageModelSession(model: LocalLanguageModel(try loaded())).choose(
                among: [], to: "Hi")
        }
        #expect(error?.code == .invalidChoices)
    }
}
