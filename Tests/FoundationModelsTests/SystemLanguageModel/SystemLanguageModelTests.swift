import Apus
import Foundation
import TestSupport
import Testing

@testable import FoundationModels

@Suite struct SystemLanguageModelTests {
    private func model(
        _ environment: [String: String] = [:], useCase: SystemLanguageModel.UseCase = .general
    ) -> SystemLanguageModel {
        SystemLanguageModel(useCase: useCase, environment: environment)
    }

    private func installed() async throws -> [String: String] {
        let url = try await LocalModel.smollm2.model().loaded().url
        return ["APUS_MODEL": url.path]
    }

    @Test func saysWhyItIsNotAvailable() async throws {
        let empty = try TemporaryFolder()
        let missing = model(["APUS_MODELS": empty.url.path])
        #expect(missing.availability == .unavailable(.modelNotReady))
        #expect(!missing.isAvailable)
        #expect(missing.contextSize == 0)
        let wrong = model(["APUS_MODEL": "/no/such/file.gguf"])
        #expect(wrong.availability == .unavailable(.modelNotReady))
        let disabled = model(try await installed().merging(["APUS_DISABLED": "1"]) { $1 })
        #expect(disabled.availability == .unavailable(.appleIntelligenceNotEnabled))
        #expect(model(try await installed()).availability == .available)
    }

    @Test func requestsToAMissingModelSayWhatIsMissing() async throws {
        let empty = try TemporaryFolder()
        let session = LanguageModelSession(model: model(["APUS_MODELS": empty.url.path]))
        do {
            try await session.respond(to: "Hi")
            Issue.record("expected an error")
        } catch SystemLanguageModel.Error.assetsUnavailable(let details) {
            #expect(details.debugDescription.contains("smollm2-135m"))
        }
    }

    @Test func answersAsTheModelItIs() async throws {
        let system = model(try await installed())
        let local = try await LocalModel.smollm2.model()
        let options = GenerationOptions(samplingMode: .greedy, maximumResponseTokens: 8)
        let answer = try await LanguageModelSession(model: system).respond(
            to: "Name a colour.", options: options)
        let expected = try await LanguageModelSession(model: local).respond(
            to: "Name a colour.", options: options)
        #expect(answer.content == expected.content)
        #expect(try await system.contextSize == local.contextSize)
        #expect(
            try await system.tokenCount(for: "Name a colour.")
                == answer.usage.input.totalTokenCount)
        #expect(system.variant.displayName.hasPrefix("SmolLM2"))
        #expect(system.supportsLocale(Locale(identifier: "en_GB")))
    }

    @Test func theUseCaseAddsInstructions() async throws {
        let environment = try await installed()
        let options = GenerationOptions(samplingMode: .greedy, maximumResponseTokens: 4)
        let session = LanguageModelSession(model: model(environment, useCase: .contentTagging))
        let tagging = try await session.respond(to: "A text", options: options)
        let general = try await LanguageModelSession(model: model(environment)).respond(
            to: "A text", options: options)
        #expect(
            tagging.usage.input.totalTokenCount > general.usage.input.totalTokenCount,
            "the model is told what to do")
        #expect(session.transcript.count == 2, "the transcript is the user's")
    }

    @Test func sessionsNeedNoModel() {
        // What is tested is that each of these is unambiguous.
        let model = SystemLanguageModel.default
        let sessions = [
            LanguageModelSession(),
            LanguageModelSession(instructions: "Be brief."),
            LanguageModelSession(instructions: Instructions("Be brief.")),
            LanguageModelSession { "Be brief." },
            LanguageModelSession(model: model),
            LanguageModelSession(model: model, instructions: "Be brief."),
            LanguageModelSession(model: model) { "Be brief." },
            LanguageModelSession(model: model, tools: []),
            LanguageModelSession(tools: [], instructions: "Be brief."),
            LanguageModelSession(transcript: Transcript()),
            LanguageModelSession(model: SystemLanguageModel(useCase: .contentTagging)),
            LanguageModelSession(dynamicInstructions: Instructions("Be brief.")),
        ]
        #expect(sessions.map(\.transcript.count) == [0, 1, 1, 1, 0, 1, 1, 0, 1, 0, 0, 0])
    }
}
