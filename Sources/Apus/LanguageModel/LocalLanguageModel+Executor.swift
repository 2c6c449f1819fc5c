#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

extension LocalLanguageModel {
    /// Answers the requests of sessions with one model in memory.
    public struct Executor: LanguageModelExecutor {
        /// The models it answers for.
        public typealias Model = LocalLanguageModel

        private let shared: SharedModel

        /// Makes an executor; the model is loaded when it is first needed.
        ///
        /// - Parameter configuration: Where the model comes from and how it is loaded.
        public init(configuration: Configuration) { shared = SharedModel.of(configuration) }

        /// Loads the model and computes what the next prompt will begin with, beside the caller.
        ///
        /// - Parameters:
        ///   - model: The model that will be asked.
        ///   - transcript: What the request will begin with.
        public func prewarm(model: LocalLanguageModel, transcript: Transcript) {
            let shared = shared
            Task.detached(priority: .utility) {
                // A failure shows again, and then counts, when a request is made.
                try? await shared.model().prefill(transcript)
            }
        }

        /// Generates one turn.
        ///
        /// The request's response carries what ``LanguageModelSession/Response/generation`` reads.
        ///
        /// - Parameters:
        ///   - request: The transcript so far, the tools, the schema and the options.
        ///   - model: The model that is asked.
        ///   - channel: Where to send the parts of the turn as they come.
        /// - Throws: ``LanguageModelError``, ``GeneratedContent/ParsingError``, ``ApusError`` for a model
        ///   that cannot be had, or `CancellationError`.
        nonisolated(nonsending) public func respond(
            to request: LanguageModelExecutorGenerationRequest, model: LocalLanguageModel,
            streamingInto channel: LanguageModelExecutorGenerationChannel
        ) async throws {
            let loaded = try await shared.model()
            try Task.checkCancellation()
            do {
                let turn = try await Turn.prepared(for: request, model: loaded)
                try await turn.run(streamingInto: channel, observer: model.observer)
            } catch {
                throw RequestFailure(error, request: request, contextSize: loaded.contextLength)
                    .error
            }
        }
    }
}

extension LoadedModel {
    /// Computes what every prompt that goes on from a transcript begins with, and keeps it cached.
    ///
    /// - Throws: What keeps a request from being answered.
    func prefill(_ transcript: Transcript) async throws {
        let tokens = try tokens(everyPromptBeginsWithAfter: transcript)
        guard !tokens.isEmpty, tokens.count < contextLength else { return }
        var options = DecodingOptions()
        options.maximumTokens = 1
        _ = try await generate(tokens, options: options)
    }

    /// The tokens that do not depend on how the last prompt goes on.
    private func tokens(everyPromptBeginsWithAfter transcript: Transcript) throws -> [Int] {
        let tools = try (transcript.listedTools ?? []).map {
            try ToolDescription($0, LocalGenerationOptions())
        }
        var entries = Array(transcript)
        var prompt = Transcript.Prompt(segments: [])
        if case .prompt(let last)? = entries.last {
            prompt = last
            entries.removeLast()
        }
        let beginning = prompt.segments.joinedText
        // Two ways to go on part where the beginning ends.
        let variants = try ["a", "."].map { rest -> [Int] in
            prompt.segments = [.text(Transcript.TextSegment(content: beginning + rest))]
            let conversation = try Conversation(entries: entries + [.prompt(prompt)], tools: tools)
            return try self.prompt(conversation)
        }
        return zip(variants[0], variants[1]).prefix { $0 == $1 }.map(\.0)
    }
}
