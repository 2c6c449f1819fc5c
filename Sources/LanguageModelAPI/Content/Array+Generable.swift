extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
    /// The elements as content.
    public var generatedContent: GeneratedContent {
        GeneratedContent(.array(map(\.generatedContent)))
    }
}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
    /// Reads an array.
    ///
    /// An element that is incomplete and does not make a value yet is left out.
    ///
    /// - Parameter content: The content.
    /// - Throws: ``GeneratedContent/ParsingError`` if the content is not an array, or a complete
    ///   element does not fit the type.
    public init(_ content: GeneratedContent) throws {
        guard case .array(let elements) = content.storage else {
            throw GeneratedContent.ParsingError.unexpected(content, expected: "an array")
        }
        self = []
        reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            do {
                if let value = try element.valueSoFar(Element.self) { append(value) }
            } catch let error as GeneratedContent.ParsingError {
                throw error.inside(.index(index), of: content)
            }
        }
    }
}

extension Array: Generable where Element: Generable {
    /// The elements so far, of which the last may be incomplete.
    public typealias PartiallyGenerated = [Element.PartiallyGenerated]

    /// A schema for arrays of any length.
    public static var generationSchema: GenerationSchema { GenerationSchema(builtIn: Self.self) }
}
