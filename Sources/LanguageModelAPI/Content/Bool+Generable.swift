extension Bool: Generable {
    /// A schema for `true` and `false`.
    public static var generationSchema: GenerationSchema { GenerationSchema(builtIn: Self.self) }

    /// The value as content.
    public var generatedContent: GeneratedContent { GeneratedContent(.bool(self)) }

    /// Reads a Boolean.
    ///
    /// - Parameter content: The content.
    /// - Throws: ``GeneratedContent/ParsingError`` if the content is not a Boolean.
    public init(_ content: GeneratedContent) throws {
        guard case .bool(let value) = content.storage else {
            throw GeneratedContent.ParsingError.unexpected(content, expected: "a Boolean")
        }
        self = value
    }
}
