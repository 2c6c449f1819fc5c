import Foundation
import LanguageModelAPI
import Synchronization

/// A model that plays given turns, and records what it is asked.
///
/// Each turn of a session takes the next turn of the script; when there is none left, the last one
/// is played again. Models with the same script share it, and its place.
public struct ScriptedLanguageModel: LanguageModel {
    /// What the model can do.
    public var capabilities: LanguageModelCapabilities
    /// What the model plays.
    public let script: Script

    /// Creates a model.
    ///
    /// - Parameters:
    ///   - turns: What the model plays.
    ///   - capabilities: What the model can do; everything unless said otherwise.
    public init(
        _ turns: [Script.Turn],
        capabilities: [LanguageModelCapabilities.Capability] = [
            .guidedGeneration, .reasoning, .toolCalling, .vision,
        ]
    ) {
        script = Script(turns)
        self.capabilities = LanguageModelCapabilities(capabilities)
    }

    /// Creates a model that answers each prompt with the next text, in fragments.
    ///
    /// - Parameter fragments: The fragments of each response.
    public init(texts fragments: [String]...) {
        self.init(fragments.map { .events($0.map(Script.text)) })
    }

    /// The executor plays the script.
    public var executorConfiguration: Executor.Configuration {
        Executor.Configuration(script: script)
    }

    /// Plays scripts.
    public struct Executor: LanguageModelExecutor {
        /// The models that have scripts.
        public typealias Model = ScriptedLanguageModel

        /// A script; two are equal if they are the same.
        public struct Configuration: Hashable, Sendable {
            let script: Script

            /// Whether both are the same script.
            public static func == (left: Self, right: Self) -> Bool { left.script === right.script }

            /// Feeds the script's identity into the hasher.
            public func hash(into hasher: inout Hasher) {
                hasher.combine(ObjectIdentifier(script))
            }
        }

        private let script: Script

        /// Creates an executor.
        ///
        /// - Parameter configuration: The script.
        /// - Throws: What the script says.
        public init(configuration: Configuration) throws {
            script = configuration.script
            try script.recordExecutor()
        }

        /// Records the transcript.
        public func prewarm(model: ScriptedLanguageModel, transcript: Transcript) {
            script.recordPrewarming(transcript)
        }

        /// Plays the next turn.
        nonisolated(nonsending) public func respond(
            to request: LanguageModelExecutorGenerationRequest, model: ScriptedLanguageModel,
            streamingInto channel: LanguageModelExecutorGenerationChannel
        ) async throws {
            try await script.nextTurn(for: request).play(request, channel)
        }
    }
}
