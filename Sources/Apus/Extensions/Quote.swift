import Foundation

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// Words of the prompt, copied and not composed, with every place where they stand.
///
/// ```swift
/// @Generable struct Invoice {
///     @Guide(description: "The number of the invoice")
///     var number: Quote
///     var dueDate: Quote?
/// }
/// let invoice = try await session.respond(to: text, generating: Invoice.self).content
/// for occurrence in invoice.number.occurrences { print(text[occurrence.range(in: text)!]) }
/// ```
///
/// A ``LocalLanguageModel`` lets the model choose among the spans of whole words, and writes the places
/// itself. Values are copied from the ``Source`` parts of the prompt if it has any, else from all of it,
/// under the name `prompt`. Other models may compose the text and have no places.
public struct Quote: Generable, Sendable, Hashable {
    /// One place where the text stands.
    public struct Occurrence: Generable, Sendable, Hashable {
        /// The name of the source: that of a ``Source``, or `prompt`.
        public let source: String
        /// The position in UTF-8 bytes of the source's text.
        public let bytes: Range<Int>
        /// The position in Unicode scalars of the source's text.
        public let unicodeScalars: Range<Int>
        /// The position in UTF-16 code units of the source's text.
        public let utf16: Range<Int>
    }

    /// What is known of a quote while it is being generated.
    public struct PartiallyGenerated: ConvertibleFromGeneratedContent, Sendable {
        /// The words so far; nil if there are none yet.
        public let text: String?
        /// Every place where the words stand; nil until the text and its places are complete.
        public let occurrences: [Occurrence]?
    }

    /// The words, byte for byte as they stand in the source.
    public let text: String
    /// Every place where they stand, in the order of the sources and of their texts.
    public let occurrences: [Occurrence]

    /// Whether both have the same bytes and the same places.
    public static func == (left: Quote, right: Quote) -> Bool {
        left.text.utf8.elementsEqual(right.text.utf8) && left.occurrences == right.occurrences
    }

    /// Feeds the text and the places to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(Array(text.utf8))
        hasher.combine(occurrences)
    }
}

extension Quote.Occurrence {
    /// The place in the source's text.
    ///
    /// - Parameter text: The text of the source.
    /// - Returns: The range; nil if the text is shorter, so another one.
    public func range(in text: String) -> Range<String.Index>? {
        let (start, end) = (bytes.lowerBound, bytes.upperBound)
        guard start >= 0, end <= text.utf8.count else { return nil }
        let lower = text.utf8.index(text.startIndex, offsetBy: start)
        return lower..<text.utf8.index(lower, offsetBy: end - start)
    }
}

// MARK: - Generable

extension Quote {
    /// An object of the title `Quote`, by which a ``LocalLanguageModel`` knows it.
    public static var generationSchema: GenerationSchema {
        GenerationSchema(
            type: Quote.self, description: "Words copied from the text",
            properties: [
                GenerationSchema.Property(name: "text", type: String.self),
                GenerationSchema.Property(name: "occurrences", type: [Occurrence].self),
            ])
    }

    /// The text and its places as content.
    public var generatedContent: GeneratedContent {
        GeneratedContent(properties: ["text": text, "occurrences": occurrences])
    }

    /// Reads a quote.
    ///
    /// - Parameter content: The content.
    /// - Throws: ``GeneratedContent/ParsingError`` if the content is no quote.
    public init(_ content: GeneratedContent) throws {
        text = try content.value(forProperty: "text")
        occurrences = try content.value([Occurrence]?.self, forProperty: "occurrences") ?? []
    }
}

extension Quote.PartiallyGenerated {
    /// Reads what there is of a quote.
    ///
    /// - Parameter content: The content.
    /// - Throws: ``GeneratedContent/ParsingError`` if the content is no beginning of a quote.
    public init(_ content: GeneratedContent) throws {
        text = try content.value(String?.self, forProperty: "text")
        let places = try content.value(GeneratedContent?.self, forProperty: "occurrences")
        // Places that are still being written would change.
        occurrences = try places.flatMap { $0.isComplete ? try [Quote.Occurrence]($0) : nil }
    }
}

extension Quote.Occurrence {
    /// An object with the name of a source and three ranges, each an array of two numbers.
    public static var generationSchema: GenerationSchema {
        let bounds = [GenerationGuide<[Int]>.count(2)]
        return GenerationSchema(
            type: Self.self,
            properties: [GenerationSchema.Property(name: "source", type: String.self)]
                + ["bytes", "unicodeScalars", "utf16"].map {
                    GenerationSchema.Property(name: $0, type: [Int].self, guides: bounds)
                })
    }

    /// The place as content.
    public var generatedContent: GeneratedContent {
        func bounds(_ range: Range<Int>) -> [Int] { [range.lowerBound, range.upperBound] }
        return GeneratedContent(
            properties: [
                "source": source, "bytes": bounds(bytes),
                "unicodeScalars": bounds(unicodeScalars), "utf16": bounds(utf16),
            ])
    }

    /// Reads a place.
    ///
    /// - Parameter content: The content.
    /// - Throws: ``GeneratedContent/ParsingError`` if the content is no place.
    public init(_ content: GeneratedContent) throws {
        func range(_ name: String) throws -> Range<Int> {
            let bounds: [Int] = try content.value(forProperty: name)
            guard bounds.count == 2, bounds[0] <= bounds[1] else {
                throw GeneratedContent.ParsingError(
                    rawContent: content.jsonString,
                    debugDescription: "expected two numbers in order for `\(name)`")
            }
            return bounds[0]..<bounds[1]
        }
        source = try content.value(forProperty: "source")
        bytes = try range("bytes")
        unicodeScalars = try range("unicodeScalars")
        utf16 = try range("utf16")
    }
}
