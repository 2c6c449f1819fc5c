import Foundation
import LanguageModelAPI

/// What tokens take up of the context window, with all that the chat template adds.
extension SystemLanguageModel {
    /// The number of tokens of a request with this prompt and nothing else.
    ///
    /// - Parameter prompt: What the model would be asked.
    /// - Returns: The number of tokens.
    /// - Throws: ``Error/assetsUnavailable(_:)`` if there is no model.
    nonisolated(nonsending) public final func tokenCount(
        for prompt: some PromptRepresentable
    ) async throws -> Int {
        try await local().tokenCount(for: prompt)
    }

    /// The number of tokens that instructions add to a request.
    ///
    /// - Parameter instructions: What the model would be told.
    /// - Returns: The number of tokens.
    /// - Throws: ``Error/assetsUnavailable(_:)`` if there is no model.
    nonisolated(nonsending) public final func tokenCount(
        for instructions: Instructions
    ) async throws -> Int {
        try await local().tokenCount(for: instructions)
    }

    /// The number of tokens that tools add to a request.
    ///
    /// - Parameter tools: The tools the model would be told of.
    /// - Returns: The number of tokens.
    /// - Throws: ``Error/assetsUnavailable(_:)`` if there is no model.
    nonisolated(nonsending) public final func tokenCount(
        for tools: [any Tool]
    ) async throws -> Int {
        try await local().tokenCount(for: tools)
    }

    /// The number of tokens that a schema adds to a request that includes it in the prompt.
    ///
    /// - Parameter schema: The schema of the response.
    /// - Returns: The number of tokens.
    /// - Throws: ``Error/assetsUnavailable(_:)`` if there is no model.
    nonisolated(nonsending) public final func tokenCount(
        for schema: GenerationSchema
    ) async throws -> Int {
        try await local().tokenCount(for: schema)
    }

    /// The number of tokens of entries, up to where the model's next message begins.
    ///
    /// - Parameter transcriptEntries: What was said so far.
    /// - Returns: The number of tokens.
    /// - Throws: ``Error/assetsUnavailable(_:)`` if there is no model.
    nonisolated(nonsending) public final func tokenCount(
        for transcriptEntries: some Collection<Transcript.Entry>
    ) async throws -> Int {
        try await local().tokenCount(for: transcriptEntries)
    }
}

extension SystemLanguageModel {
    /// The languages that the model was made for; English where its file does not say.
    public final var supportedLanguages: Set<Locale.Language> {
        guard let model = try? store.defaultModel() else { return [] }
        let codes = model.languages.isEmpty ? ["en"] : model.languages
        return Set(codes.map { Locale.Language(identifier: $0) })
    }

    /// Whether the model was made for the language of a locale.
    ///
    /// - Parameter locale: The locale.
    /// - Returns: Whether its language is among ``supportedLanguages``.
    public final func supportsLocale(_ locale: Locale = Locale.current) -> Bool {
        supportedLanguages.contains { $0.languageCode == locale.language.languageCode }
    }
}
