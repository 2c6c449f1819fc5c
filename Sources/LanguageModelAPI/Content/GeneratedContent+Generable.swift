extension GeneratedContent: Generable, CustomDebugStringConvertible {
    /// A schema that every JSON value satisfies.
    public static var generationSchema: GenerationSchema {
        GenerationSchema(root: .anything)
    }

    /// The content itself.
    public var generatedContent: GeneratedContent { self }

    /// Creates a copy of content.
    ///
    /// - Parameter content: The content.
    /// - Throws: Nothing.
    public init(_ content: GeneratedContent) throws { self = content }

    /// The JSON text, and whether it is incomplete.
    public var debugDescription: String { isComplete ? jsonString : jsonString + " (incomplete)" }
}
