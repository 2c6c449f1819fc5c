/// What a model is told about all of its answers.
///
/// Instructions are a list of components: texts, structured values, images and sources. As text they
/// are separate lines.
public struct Instructions: Sendable {
    /// What the instructions consist of, in order.
    package var components: [PromptComponent]

    /// Creates instructions from components.
    ///
    /// - Parameter components: The components, in order.
    package init(components: [PromptComponent]) { self.components = components }

    /// Creates instructions from a value.
    ///
    /// - Parameter content: The value.
    public init(_ content: some InstructionsRepresentable) {
        self = content.instructionsRepresentation
    }

    /// Creates instructions from several values, each on lines of its own.
    ///
    /// - Parameter content: The values, one a line.
    /// - Throws: What `content` throws.
    public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
        self = try content()
    }

    /// The components that have a text, one after the other on lines of their own.
    package var text: String { components.compactMap(\.text).joined(separator: "\n") }
}
