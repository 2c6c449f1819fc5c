import Constraints
import Foundation
import GGUF
import LanguageModelAPI
import Synchronization
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

    @Test func valuesCanBeCopiedFromSourcesThatAreNotShown() async throws {
        let model = LocalLanguageModel(try loaded())
        var extra = LocalGenerationOptions()
        extra.jsonSchema = #"{"type": "string", "x-verbatim": {"source": ["mail"]}}"#
        extra.sources = [Source(name: "mail", text: "word")]
        let response = try await LanguageModelSession(model: model).respond(
            to: "Hi", options: options(12), metadata: extra.metadata)
        #expect(response.content == #""word""#)
        #expect(response.citations.first?.quote.occurrences.map(\.source) == ["mail"])
        let plain = try await LanguageModelSession(model: model).respond(
            to: "Hi", options: options(1))
        #expect(
            response.usage.input.totalTokenCount == plain.usage.input.totalTokenCount)
    }

    @Test func observersAreToldOfCancelledTurns() async throws {
        let results = Mutex<[GenerationResult]>([])
        let session = LanguageModelSession(
            model: LocalLanguageModel(try loaded()) { result in
                results.withLock { $0.append(result) }
            })
        let task = Task {
            for try await _ in session.streamResponse(to: "Hi", options: options(100)) {
                withUnsafeCurrentTask { $0?.cancel() }
            }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(results.withLock { $0.count } == 1)
        #expect(results.withLock { $0.first?.promptTokens } ?? 0 > 0)
        #expect(session.transcript.isEmpty)
    }

    @Test func errorsCarryThoseOfTheEngine() async throws {
        let session = LanguageModelSession(model: LocalLanguageModel(try loaded()))
        let tooLong = String(repeating: "long ", count: 1000)
        for choices in [[], ["a", "bc"]] {
            let error = await #expect(throws: LanguageModelError.self) {
                if choices.isEmpty {
                    try await session.respond(to: tooLong)
                } else {
                    try await session.choose(among: choices, to: tooLong)
                }
            }
            guard case .contextSizeExceeded(let details)? = error else {
                Issue.record("expected another error than \(String(describing: error))")
                continue
            }
            let cause = try #require(error?.engineError as? ApusError)
            #expect(cause.code == .contextExceeded)
            #expect(cause.found == "\(details.tokenCount)")
            let parts = details.metadata.filter { $0.key.hasSuffix("Tokens") }.values
            #expect(parts.compactMap { $0 as? Int }.reduce(0, +) == details.tokenCount)
            #expect(details.metadata["labelTokens"] as? Int == (choices.isEmpty ? nil : 2))
        }
        var extra = LocalGenerationOptions()
        extra.regex = "("
        let refused = await #expect(throws: LanguageModelError.self) {
            try await session.respond(to: "Hi", metadata: extra.metadata)
        }
        #expect(refused?.engineError is ConstraintError)
    }

    @Test func otherModelsGiveNoProbabilities() async throws {
        let error = await #expect(throws: ApusError.self) {
            try await LanguageModelSession(model: LocalLanguageModel(try loaded())).choose(
                among: [], to: "Hi")
        }
        #expect(error?.code == .invalidChoices)
    }
}
