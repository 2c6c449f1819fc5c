/// What a model is asked.
///
/// A prompt is a list of components: texts, structured values, images and sources. As text they
/// are separate lines.
public struct Prompt: Sendable {
    /// What the prompt consists of, in order.
    package var components: [PromptComponent]

    /// Creates a prompt from components.
    ///
    /// - Parameter components: The components, in order.
    package init(components: [PromptComponent]) { self.components = components }

    /// Creates a prompt from a value.
    ///
    /// - Parameter content: The value.
    public init(_ content: some PromptRepresentable) {
        self = content.promptRepresentation
    }

    /// Creates a prompt from several values, each on lines of its own.
    ///
    /// - Parameter content: The values, one a line.
    /// - Throws: What `content` throws.
    public init(@PromptBuilder _ content: () throws -> Prompt) rethrows {
        self = try content()
    }

    /// The components that have a text, one after the other on lines of their own.
    package var text: String { components.compactMap(\.text).joined(separator: "\n") }
}
