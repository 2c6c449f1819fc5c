/// A type that can be part of a prompt.
public protocol PromptRepresentable {
    /// The value as a prompt.
    @PromptBuilder var promptRepresentation: Prompt { get }
}

extension Prompt: PromptRepresentable {
    /// The prompt itself.
    public var promptRepresentation: Prompt { return self }
}

extension String: PromptRepresentable {
    /// The text, as it is.
    public var promptRepresentation: Prompt { return Prompt(components: [.text(self)]) }
}

extension Array: PromptRepresentable where Element: PromptRepresentable {
    /// The elements, each on lines of its own.
    public var promptRepresentation: Prompt {
        return Prompt(components: flatMap(\.promptRepresentation.components))
    }
}
