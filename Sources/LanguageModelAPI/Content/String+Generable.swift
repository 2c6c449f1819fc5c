extension String: Generable {
    /// A schema for any string.
    public static var generationSchema: GenerationSchema { GenerationSchema(builtIn: Self.self) }

    /// The text as content.
    public var generatedContent: GeneratedContent { GeneratedContent(.string(self)) }

    /// Reads a string.
    ///
    /// - Parameter content: The content.
    /// - Throws: ``GeneratedContent/ParsingError`` if the content is not a string.
    public init(_ content: GeneratedContent) throws {
        guard case .string(let text) = content.storage else {
            throw GeneratedContent.ParsingError.unexpected(content, expected: "a string")
        }
        self = text
    }
}
