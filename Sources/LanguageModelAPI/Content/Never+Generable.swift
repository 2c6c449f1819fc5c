extension Never: Generable {
    /// A schema that nothing satisfies; a request for it is refused.
    public static var generationSchema: GenerationSchema { GenerationSchema(builtIn: Self.self) }

    /// Never called, since there is no value.
    public var generatedContent: GeneratedContent {
        switch self {}
    }

    /// Always throws, since there is no value.
    ///
    /// - Parameter content: The content.
    /// - Throws: ``GeneratedContent/ParsingError``.
    public init(_ content: GeneratedContent) throws {
        throw GeneratedContent.ParsingError.unexpected(content, expected: "no value at all")
    }
}
