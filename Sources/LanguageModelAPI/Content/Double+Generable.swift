extension Double: Generable {
    /// A schema for any number.
    public static var generationSchema: GenerationSchema { GenerationSchema(builtIn: Self.self) }

    /// The number as content.
    public var generatedContent: GeneratedContent {
        GeneratedContent(.number(GeneratedNumber(self)))
    }

    /// Reads the nearest floating-point number.
    ///
    /// - Parameter content: The content.
    /// - Throws: ``GeneratedContent/ParsingError`` if the content is not a number or is too large.
    public init(_ content: GeneratedContent) throws {
        self = try content.number(expected: "a number").doubleValue
        try content.requireFinite(isFinite, type: "Double")
    }
}
