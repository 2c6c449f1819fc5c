import FoundationModels

/// A model that gives one answer, in fragments.
struct AnsweringModel: LanguageModel {
    let fragments: [String]

    var capabilities: LanguageModelCapabilities {
        LanguageModelCapabilities([.guidedGeneration, .toolCalling])
    }
    var executorConfiguration: [String] { fragments }

    init(_ fragments: String...) { self.fragments = fragments }

    struct Executor: LanguageModelExecutor {
        let configuration: [String]

        nonisolated(nonsending) func respond(
            to request: LanguageModelExecutorGenerationRequest, model: AnsweringModel,
            streamingInto channel: LanguageModelExecutorGenerationChannel
        ) async throws {
            for fragment in configuration {
                await channel.send(.response(action: .appendText(fragment, tokenCount: 1)))
            }
        }
    }
}
