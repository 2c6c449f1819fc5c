extension LanguageModelSession.DynamicProfile {
    /// The profile with a model.
    ///
    /// - Parameter model: The model to ask.
    /// - Returns: The changed profile.
    public func model(_ model: any LanguageModel) -> some LanguageModelSession.DynamicProfile {
        AdjustedProfile(content: self) { $0.configuration.model = model }
    }

    /// The profile with a model.
    ///
    /// - Parameter model: The model to ask.
    /// - Returns: The changed profile.
    public func model(_ model: some LanguageModel) -> some LanguageModelSession.DynamicProfile {
        AdjustedProfile(content: self) { $0.configuration.model = model }
    }

    /// The profile with an option, which holds for requests that leave it open.
    ///
    /// - Parameter temperature: How much the distribution is flattened.
    /// - Returns: The changed profile.
    public func temperature(
        _ temperature: Double?
    ) -> some LanguageModelSession.DynamicProfile {
        AdjustedProfile(content: self) { $0.configuration.options.temperature = temperature }
    }

    /// The profile with an option, which holds for requests that leave it open.
    ///
    /// - Parameter samplingMode: How the next token is chosen.
    /// - Returns: The changed profile.
    public func samplingMode(
        _ samplingMode: GenerationOptions.SamplingMode?
    ) -> some LanguageModelSession.DynamicProfile {
        AdjustedProfile(content: self) { $0.configuration.options.samplingMode = samplingMode }
    }

    /// The profile with an option, which holds for requests that leave it open.
    ///
    /// - Parameter maximumResponseTokens: The greatest number of tokens of a response.
    /// - Returns: The changed profile.
    public func maximumResponseTokens(
        _ maximumResponseTokens: Int?
    ) -> some LanguageModelSession.DynamicProfile {
        AdjustedProfile(content: self) {
            $0.configuration.options.maximumResponseTokens = maximumResponseTokens
        }
    }

    /// The profile with an option, which holds for requests that leave it open.
    ///
    /// - Parameter reasoningLevel: How much the model reasons.
    /// - Returns: The changed profile.
    public func reasoningLevel(
        _ reasoningLevel: ContextOptions.ReasoningLevel?
    ) -> some LanguageModelSession.DynamicProfile {
        AdjustedProfile(content: self) { $0.configuration.reasoningLevel = reasoningLevel }
    }

    /// The profile with an option, which holds for requests that leave it open.
    ///
    /// - Parameter toolCallingMode: Whether the model may, must or must not call tools.
    /// - Returns: The changed profile.
    public func toolCallingMode(
        _ toolCallingMode: GenerationOptions.ToolCallingMode?
    ) -> some LanguageModelSession.DynamicProfile {
        AdjustedProfile(content: self) {
            $0.configuration.options.toolCallingMode = toolCallingMode
        }
    }

    /// The profile with a change of what the model sees of the transcript.
    ///
    /// The transcript itself does not change. It is run before each turn; the entries include the
    /// instructions, the prompt, and the outputs of tools.
    ///
    /// - Parameter transform: Makes the entries the model sees of those of the transcript.
    /// - Returns: The changed profile.
    public func historyTransform(
        _ transform: @escaping ([Transcript.Entry]) -> [Transcript.Entry]
    ) -> some LanguageModelSession.DynamicProfile {
        AdjustedProfile(content: self) { $0.configuration.historyTransforms.append(transform) }
    }

    /// The profile with a policy for the transcripts of requests that fail.
    ///
    /// - Parameter transcriptErrorHandlingPolicy: The policy; nil for that of the session.
    /// - Returns: The changed profile.
    public func transcriptErrorHandlingPolicy(
        _ transcriptErrorHandlingPolicy: TranscriptErrorHandlingPolicy?
    ) -> some LanguageModelSession.DynamicProfile {
        AdjustedProfile(content: self) {
            $0.configuration.errorPolicy = transcriptErrorHandlingPolicy
        }
    }
}
