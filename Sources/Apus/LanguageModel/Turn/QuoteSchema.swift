import OrderedJSON

/// The quotes of a schema, and what a model writes of them.
///
/// A model writes the text of a quote, which can only be a span of a source, and an empty array, into
/// which a ``QuoteFiller`` puts the places of the text.
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
}
