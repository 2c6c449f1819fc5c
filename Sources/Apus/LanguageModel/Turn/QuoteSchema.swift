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
        constraining = Self.constraining(document, in: document, &count)
        hasQuotes = count > 0
    }

    private static func constraining(
        _ schema: JSONValue, in document: JSONValue, _ count: inout Int
    ) -> JSONValue {
        switch schema {
        case .array(let elements):
            return .array(elements.map { constraining($0, in: document, &count) })
        case .object(let object):
            var object = object
            if isQuote(object, in: document), var members = object["properties"]?.objectValue {
                count += 1
                members["text"] = ["type": "string", "x-verbatim": true]
                members["occurrences"] = ["const": .array([])]
                object["properties"] = .object(members)
                return .object(object)
            }
            return .object(
                JSONObject(object.map { ($0.key, constraining($0.value, in: document, &count)) }))
        default: return schema
        }
    }

    /// Whether an object is that of `Quote`, not one of a type of the app's that has its name.
    private static func isQuote(_ object: JSONObject, in document: JSONValue) -> Bool {
        guard object["title"]?.stringValue == "Quote",
            let members = object["properties"]?.objectValue,
            members.keys == ["text", "occurrences"], members["text"] == ["type": "string"],
            let reference = members["occurrences"]?["items"]?["$ref"]?.stringValue
        else { return false }
        let name = reference.split(separator: "/").last.map(String.init) ?? ""
        return document["$defs"]?[name]?["properties"]?.objectValue?.keys
            == ["source", "bytes", "unicodeScalars", "utf16"]
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
