/// A type that can be made from generated content.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
    /// Creates an instance from generated content.
    ///
    /// - Parameter content: The content, as a rule a structure with a property per member.
    /// - Throws: ``GeneratedContent/ParsingError`` if the content does not fit the type.
    init(_ content: GeneratedContent) throws
}
