/// An image of the conversation that a model refers to by its label.
public struct ImageReference: Sendable, Equatable {
    /// The label that the image was given as an attachment.
    public let attachmentLabel: String
}

extension ImageReference: Generable {
    private static let labelProperty = "attachmentLabel"

    /// A schema for an object with a label.
    public static var generationSchema: GenerationSchema {
        GenerationSchema(
            type: Self.self, description: "A reference to an attached image",
            properties: [
                GenerationSchema.Property(
                    name: labelProperty, description: "The label of the image", type: String.self)
            ])
    }

    /// The reference as content.
    public var generatedContent: GeneratedContent {
        GeneratedContent(properties: [Self.labelProperty: attachmentLabel])
    }

    /// Reads a reference.
    ///
    /// - Parameter content: The content.
    /// - Throws: ``GeneratedContent/ParsingError`` if there is no label.
    public init(_ content: GeneratedContent) throws {
        attachmentLabel = try content.value(forProperty: Self.labelProperty)
    }
}
