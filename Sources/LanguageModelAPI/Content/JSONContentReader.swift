import OrderedJSON

/// Makes content of JSON text, and tells which parts of it are incomplete.
enum JSONContentReader {
    private static let options = JSONParsingOptions(maximumDepth: NestingLimits.content)

    /// The whole document; nil if the text is only the beginning of one.
    static func whole(
        _ bytes: [UInt8]
    ) throws(GeneratedContent.ParsingError) -> JSONValue? {
        do {
            return try JSONValue(parsing: bytes, options: options)
        } catch {
            if error.code == .unexpectedEnd { return nil }
            throw parsingError(error, in: bytes)
        }
    }

    /// What is known of a document that may go on; nil if nothing is.
    static func snapshot(
        _ bytes: [UInt8], identities: inout GenerationIdentities
    ) throws(GeneratedContent.ParsingError) -> GeneratedContent? {
        do {
            let partial = try PartialJSON(parsing: bytes, options: options)
            return partial.value.map {
                content(of: $0, open: partial.openPath?.components[...], identities: &identities)
            }
        } catch {
            throw parsingError(error, in: bytes)
        }
    }

    private static func parsingError(
        _ error: JSONError, in bytes: [UInt8]
    ) -> GeneratedContent.ParsingError {
        GeneratedContent.ParsingError(
            rawContent: String(decoding: bytes, as: UTF8.self), underlyingError: error,
            debugDescription: error.description)
    }

    /// Content of a value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - open: The way from the value to the innermost place where it is incomplete, which may be
    ///     that of a value that is missing; nil if the value is complete.
    ///   - identities: The identities of the objects at and below this place.
    /// - Returns: The content.
    static func content(
        of value: JSONValue, open: ArraySlice<JSONPath.Component>?,
        identities: inout GenerationIdentities
    ) -> GeneratedContent {
        let isComplete = open == nil
        switch value {
        case .null: return GeneratedContent(.null)
        case .bool(let value): return GeneratedContent(.bool(value))
        case .number(let number): return GeneratedContent(.number(.decimal(number)))
        case .string(let text): return GeneratedContent(.string(text), isComplete: isComplete)
        case .array(let elements):
            var contents: [GeneratedContent] = []
            contents.reserveCapacity(elements.count)
            for (position, element) in elements.enumerated() {
                let isOpen = open?.first == .index(position)
                contents.append(
                    content(
                        of: element, open: isOpen ? open?.dropFirst() : nil,
                        identities: &identities[position]))
            }
            return GeneratedContent(.array(contents), isComplete: isComplete)
        case .object(let object):
            var properties = GeneratedProperties()
            for (position, (name, member)) in object.enumerated() {
                // Only the last member can be open.
                let isOpen = position == object.count - 1 && open?.first == .key(name)
                properties[name] = content(
                    of: member, open: isOpen ? open?.dropFirst() : nil,
                    identities: &identities[position])
            }
            return GeneratedContent(
                .structure(properties), id: identities.id, isComplete: isComplete)
        }
    }
}
