extension Int: Generable {
    /// A schema for any integer.
    public static var generationSchema: GenerationSchema { GenerationSchema(builtIn: Self.self) }

    /// The number as content.
    public var generatedContent: GeneratedContent {
        GeneratedContent(.number(GeneratedNumber(self)))
    }

    /// Reads an integer; `3.0` and `3e0` are integers too.
    ///
    /// - Parameter content: The content.
    /// - Throws: ``GeneratedContent/ParsingError`` if the content is not a whole number, or is one
    ///   that `Int` cannot hold.
    public init(_ content: GeneratedContent) throws {
        let number = try content.number(expected: "an integer")
        guard let value = number.intValue else {
            throw GeneratedContent.ParsingError.unexpected(
                content, expected: "an integer of 64 bits", found: "another number")
        }
        self = value
    }
}
