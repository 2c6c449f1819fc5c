import Constraints
import OrderedJSON

/// The quotes of a schema: what a model writes of them, and what is put in afterwards.
///
/// A model writes the text of a quote, which can only be a span of a source, and an empty array; the
/// places of the text then take that array's place.
struct QuoteSchema: Sendable {
    /// The schema for the model: the text of each quote is verbatim, its places are empty.
    let constraining: JSONValue
    /// Whether there are quotes.
    let hasQuotes: Bool

    init(_ document: JSONValue) {
        var count = 0
        constraining = Self.constraining(document, &count)
        hasQuotes = count > 0
    }

    private static func constraining(_ schema: JSONValue, _ count: inout Int) -> JSONValue {
        switch schema {
        case .array(let elements):
            return .array(elements.map { constraining($0, &count) })
        case .object(let object):
            var object = object
            if isQuote(object), var members = object["properties"]?.objectValue {
                count += 1
                members["text"] = ["type": "string", "x-verbatim": true]
                members["occurrences"] = ["const": .array([])]
                object["properties"] = .object(members)
                return .object(object)
            }
            return .object(JSONObject(object.map { ($0.key, constraining($0.value, &count)) }))
        default: return schema
        }
    }

    private static func isQuote(_ object: JSONObject) -> Bool {
        object["title"]?.stringValue == "Quote"
            && object["properties"]?.objectValue?.keys == ["text", "occurrences"]
    }

    /// A document with the places of its quotes put in.
    ///
    /// - Parameters:
    ///   - text: The document as the model wrote it.
    ///   - values: The copied values, with their places in the document and in the sources.
    /// - Returns: The document.
    static func filled(_ text: String, from values: [VerbatimValue]) -> String {
        let gap = Array(#", "occurrences": []"#.utf8)
        let document = Array(text.utf8)
        var filled: [UInt8] = []
        var start = 0
        for value in values {
            let end = value.byteRange.upperBound
            guard end >= start, document.dropFirst(end).starts(with: gap) else { continue }
            // Up to the bracket that opens the array.
            let middle = end + gap.count - 1
            filled += document[start..<middle]
            filled +=
                value.citation.occurrences.map { $0.json.jsonText(.spaced) }
                .joined(separator: ", ").utf8
            start = middle
        }
        filled += document[start...]
        return String(decoding: filled, as: UTF8.self)
    }
}
