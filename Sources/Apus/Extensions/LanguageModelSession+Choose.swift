#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

extension LanguageModelSession {
    /// Answers a prompt with one of several labels, and says how probable each is.
    ///
    /// Nothing is generated: every label is scored as the whole answer, so neither its length nor a
    /// rare token that it cannot do without decides. Prompt and answer become part of the transcript.
    ///
    /// - Parameters:
    ///   - labels: The labels, all different.
    ///   - prompt: What the model is asked.
    ///   - options: How the label is chosen; without a sampling mode, the most probable one.
    ///   - extra: What the request asks for beyond Apple's options.
    /// - Returns: The labels, most probable first; the response's content is the one that was chosen.
    /// - Throws: ``ApusError`` of code `invalidChoices`, or `notLocal` if the session's model is not a
    ///   ``LocalLanguageModel``; otherwise as `respond`.
    @discardableResult
    nonisolated(nonsending) public func choose(
        among labels: [String], to prompt: Prompt,
        options: GenerationOptions = GenerationOptions(samplingMode: .greedy),
        extra: LocalGenerationOptions = LocalGenerationOptions()
    ) async throws -> (response: Response<String>, probabilities: [ChoiceProbability]) {
        guard !labels.isEmpty else {
            throw ApusError(
                .invalidChoices, subject: "labels", expected: "at least one, all different",
                found: "none")
        }
        var extra = extra
        extra.choices = labels
        let response = try await respond(
            to: prompt, options: options, contextOptions: ContextOptions(),
            metadata: extra.metadata)
        guard let choices = response.generation?.choices, !choices.isEmpty else {
            throw ApusError(.notLocal, subject: "probabilities of labels")
        }
        return (response, choices)
    }

    /// Answers a prompt that is text with one of several labels, and says how probable each is.
    ///
    /// - Parameters:
    ///   - labels: The labels, all different.
    ///   - prompt: What the model is asked.
    ///   - options: How the label is chosen; without a sampling mode, the most probable one.
    ///   - extra: What the request asks for beyond Apple's options.
    /// - Returns: The labels, most probable first; the response's content is the one that was chosen.
    /// - Throws: As with a ``Prompt``.
    @_disfavoredOverload
    @discardableResult
    nonisolated(nonsending) public func choose(
        among labels: [String], to prompt: String,
        options: GenerationOptions = GenerationOptions(samplingMode: .greedy),
        extra: LocalGenerationOptions = LocalGenerationOptions()
    ) async throws -> (response: Response<String>, probabilities: [ChoiceProbability]) {
        try await choose(among: labels, to: Prompt(prompt), options: options, extra: extra)
    }
}
