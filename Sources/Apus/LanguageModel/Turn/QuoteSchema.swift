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
}
