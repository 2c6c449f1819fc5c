#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// A part of a prompt with a name, from which values are copied.
///
/// ```swift
/// let invoice = try await session.respond(generating: Invoice.self) {
///     "What does the customer owe?"
///     Source(name: "email", text: email)
/// }
/// ```
///
/// The model is shown the text as any other part of the prompt. As soon as a prompt has sources,
/// values of ``Quote`` and of the guide `.verbatim` are copied from them alone. On Apple's platforms,
/// whose prompts have no names, it is plain text.
public struct Source: PromptRepresentable, Sendable, Hashable {
    /// The name by which guides select the source and citations report it.
    public var name: String
    /// The text.
    public var text: String

    /// Names a text.
    ///
    /// - Parameters:
    ///   - name: The name by which guides select the source and citations report it.
    ///   - text: The text.
    public init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// The text, as a part of its own.
    public var promptRepresentation: Prompt {
        #if canImport(Darwin)
            return Prompt(text)
        #else
            return Prompt(components: [.source(name: name, text: text)])
        #endif
    }
}
