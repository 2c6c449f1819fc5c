import Apus
import LanguageModelAPI

extension SystemLanguageModel: LanguageModel {
    /// Guided generation and calls of tools.
    public var capabilities: LanguageModelCapabilities {
        LanguageModelCapabilities([.guidedGeneration, .toolCalling])
    }

    /// What the executor is made of: the model that is the machine's default now.
    public var executorConfiguration: Executor.Configuration {
        Executor.Configuration(local: (try? local())?.executorConfiguration)
    }

    /// Answers requests with the machine's default model.
    public struct Executor: LanguageModelExecutor {
        /// The model it answers for.
        public typealias Model = SystemLanguageModel

        /// Which model is the machine's default; equal ones share weights and cache.
        public struct Configuration: Hashable, Sendable {
            let local: LocalLanguageModel.Configuration?
        }

        private let local: LocalLanguageModel.Executor?

        /// Makes an executor; the model is loaded when it is first needed.
        ///
        /// - Parameter configuration: Which model is the machine's default.
        public init(configuration: Configuration) {
            local = configuration.local.map { LocalLanguageModel.Executor(configuration: $0) }
        }

        /// Loads the model and computes what the next prompt will begin with, beside the caller.
        ///
        /// - Parameters:
        ///   - model: The model that will be asked.
        ///   - transcript: What the request will begin with.
        public func prewarm(model: SystemLanguageModel, transcript: Transcript) {
            guard let local, let model = (try? model.local()) else { return }
            local.prewarm(model: model, transcript: transcript)
        }

        /// Generates one turn.
        ///
        /// - Parameters:
        ///   - request: The transcript so far, the tools, the schema and the options.
        ///   - model: The model that is asked.
        ///   - channel: Where to send the parts of the turn as they come.
        /// - Throws: ``SystemLanguageModel/Error/assetsUnavailable(_:)`` if there is no model;
        ///   otherwise as a `LocalLanguageModel`.
        nonisolated(nonsending) public func respond(
            to request: LanguageModelExecutorGenerationRequest, model: SystemLanguageModel,
            streamingInto channel: LanguageModelExecutorGenerationChannel
        ) async throws {
            var request = request
            if let instructions = model.useCase.instructions {
                request.transcript = request.transcript.adding(instructions)
            }
            let localModel = try model.local()
            let executor =
                local
                ?? LocalLanguageModel.Executor(configuration: localModel.executorConfiguration)
            try await executor.respond(to: request, model: localModel, streamingInto: channel)
        }
    }
}

extension Transcript {
    /// The transcript with further text in its instructions.
    fileprivate func adding(_ text: String) -> Transcript {
        var transcript = self
        let segment = Transcript.Segment.text(Transcript.TextSegment(content: text))
        if case .instructions(var instructions)? = first {
            instructions.segments.insert(segment, at: 0)
            transcript[startIndex] = .instructions(instructions)
        } else {
            transcript.insert(
                .instructions(Transcript.Instructions(segments: [segment], toolDefinitions: [])),
                at: startIndex)
        }
        return transcript
    }
}
