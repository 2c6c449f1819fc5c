import Foundation

extension Decimal: Generable {
    /// A schema for any number.
    public static var generationSchema: GenerationSchema { GenerationSchema(builtIn: Self.self) }

    /// The number as content.
    public var generatedContent: GeneratedContent {
        GeneratedContent(.number(GeneratedNumber(self)))
    }

    /// Reads a decimal number, exactly if it has at most 38 digits.
    ///
    /// - Parameter content: The content.
    /// - Throws: ``GeneratedContent/ParsingError`` if the content is not a number or is too large.
    public init(_ content: GeneratedContent) throws {
        let number = try content.number(expected: "a number")
        if let value = number.decimalValue {
            self = value
        } else if case .nonFinite = number {
            self = .nan
        } else {
            throw GeneratedContent.ParsingError.unexpected(
                content, expected: "a number that `Decimal` can hold", found: "another number")
        }
    }
}
