#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

extension ScriptedLanguageModel {
    /// Plays a script.
    public struct Executor: LanguageModelExecutor {
        /// The models it plays for.
        public typealias Model = ScriptedLanguageModel

        /// A script; two are equal if they are the same one.
        public struct Configuration: Hashable, Sendable {
            let script: Script

            /// Whether both are the same script.
            public static func == (left: Self, right: Self) -> Bool { left.script === right.script }

            /// Feeds the script's identity into a hasher.
            ///
            /// - Parameter hasher: The hasher.
            public func hash(into hasher: inout Hasher) {
                hasher.combine(ObjectIdentifier(script))
            }
        }

        private let script: Script

        /// Makes an executor.
        ///
        /// - Parameter configuration: The script.
        public init(configuration: Configuration) { script = configuration.script }

        /// Records the transcript.
        ///
        /// - Parameters:
        ///   - model: The model that will be asked.
        ///   - transcript: What the request will begin with.
        public func prewarm(model: ScriptedLanguageModel, transcript: Transcript) {
            script.recordPrewarming(transcript)
        }

        /// Records the request and plays the turn that answers it.
        ///
        /// - Parameters:
        ///   - request: The request.
        ///   - model: The model that is asked.
        ///   - channel: Where the parts of the turn are sent.
        /// - Throws: What the turn throws, and `CancellationError` between its steps.
        nonisolated(nonsending) public func respond(
            to request: LanguageModelExecutorGenerationRequest, model: ScriptedLanguageModel,
            streamingInto channel: LanguageModelExecutorGenerationChannel
        ) async throws {
            for step in try await script.turn(for: request).steps {
                try Task.checkCancellation()
                try await step.play(channel)
            }
        }
    }
}
