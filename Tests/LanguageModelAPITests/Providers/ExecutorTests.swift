import Foundation
import LanguageModelAPI
import Testing

@Suite(.timeLimit(.minutes(1))) struct ExecutorTests {
    @Test func canBeDrivenWithoutASession() async throws {
        let model = ScriptedLanguageModel(texts: ["a", "b"])
        let executor = try ScriptedLanguageModel.Executor(
            configuration: model.executorConfiguration)
        let channel = LanguageModelExecutorGenerationChannel()
        let request = LanguageModelExecutorGenerationRequest(
            id: UUID(), transcript: Transcript(), enabledTools: [],
            generationOptions: GenerationOptions(), contextOptions: ContextOptions(),
            metadata: ["tag": "x"])
        #expect(request.metadata == ["tag": "x".generatedContent])
        try await executor.respond(to: request, model: model, streamingInto: channel)
        var iterator = channel.makeAsyncIterator()
        #expect(try await iterator.next(isolation: nil) != nil)
        #expect(try await iterator.next(isolation: nil) != nil)
    }

    @Test func preparesForNothingUnlessItSaysSo() throws {
        let model = SilentModel()
        try SilentModel.Executor(configuration: model.executorConfiguration)
            .prewarm(model: model, transcript: Transcript())
    }

    @Test func differsByTypeEvenIfConfigurationsAreEqual() async throws {
        let session = LanguageModelSession(profile: TwoModels())
        try await session.respond(to: "x")
        session.properties.usesSecondModel = true
        try await session.respond(to: "x")
        #expect(session.transcript.outline.filter { $0.hasPrefix("response") }.count == 2)
    }

    @Test func knowsWhatAModelCanDo() {
        let capabilities = LanguageModelCapabilities([.vision, .reasoning])
        #expect(capabilities.contains(.vision))
        #expect(capabilities.contains(.reasoning))
        #expect(!capabilities.contains(.guidedGeneration))
        #expect(!capabilities.contains(.toolCalling))
    }

    @Test func standsInForApplesModelOnServers() async throws {
        let model = PrivateCloudComputeLanguageModel()
        #expect(model.availability == .unavailable(.deviceNotEligible))
        #expect(!model.isAvailable)
        #expect(!model.quotaUsage.isLimitReached)
        await #expect(throws: PrivateCloudComputeLanguageModel.Error.self) {
            _ = try await model.contextSize
        }
        let session = LanguageModelSession(model: model)
        let error = await #expect(throws: PrivateCloudComputeLanguageModel.Error.self) {
            try await session.respond(to: "x")
        }
        #expect(
            error?.errorDescription == "Apple's model on its servers is not available here")
    }
}

private struct SilentModel: LanguageModel {
    let capabilities = LanguageModelCapabilities([])
    let executorConfiguration = 1

    struct Executor: LanguageModelExecutor {
        init(configuration: Int) throws {}

        nonisolated(nonsending) func respond(
            to request: LanguageModelExecutorGenerationRequest, model: SilentModel,
            streamingInto channel: LanguageModelExecutorGenerationChannel
        ) async throws {}
    }
}

private struct OtherSilentModel: LanguageModel {
    let capabilities = LanguageModelCapabilities([])
    let executorConfiguration = 1

    struct Executor: LanguageModelExecutor {
        init(configuration: Int) throws {}

        func respond(
            to request: LanguageModelExecutorGenerationRequest, model: OtherSilentModel,
            streamingInto channel: LanguageModelExecutorGenerationChannel
        ) async throws {}
    }
}

private struct UsesSecondModel: SessionPropertyKey {
    static let defaultValue = false
}

extension SessionPropertyValues {
    fileprivate var usesSecondModel: Bool {
        get { self[UsesSecondModel.self] }
        set { self[UsesSecondModel.self] = newValue }
    }
}

private struct TwoModels: LanguageModelSession.DynamicProfile {
    @SessionProperty(\.usesSecondModel) var usesSecond: Bool

    var body: some DynamicProfile {
        if usesSecond {
            Profile {}.model(OtherSilentModel())
        } else {
            Profile {}.model(SilentModel())
        }
    }
}
