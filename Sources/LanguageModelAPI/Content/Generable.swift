/// A type that a model can generate, because it says which content it is made from.
///
/// The macro `@Generable` writes the members. A type can also be generable by hand:
/// ``generationSchema`` tells the model what to write, and the initializer reads what it wrote.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
    /// What is known of a value while it is being generated.
    associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self

    /// The form of the content that a value is made from.
    static var generationSchema: GenerationSchema { get }
}

extension Generable {
    /// What is known of a value while it is being generated: the value itself, or nothing.
    public typealias PartiallyGenerated = Self

    /// The value in the form that partially generated values have.
    ///
    /// One view can so show both finished and unfinished values.
    ///
    /// - Precondition: The type reads the content that it writes, as those of the macro do; one that
    ///   does not is a mistake in its conformance, which no content from outside can bring about.
    /// - Returns: The value with all that is known of it.
    public func asPartiallyGenerated() -> Self.PartiallyGenerated {
        if let value = self as? Self.PartiallyGenerated { return value }
        do {
            return try Self.PartiallyGenerated(generatedContent)
        } catch {
            preconditionFailure("`\(Self.self)` cannot be read from its own content: \(error)")
        }
    }
}
