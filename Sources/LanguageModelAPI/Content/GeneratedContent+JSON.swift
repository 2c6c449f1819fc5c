import OrderedJSON

extension GeneratedContent {
    /// The content as JSON on one line, as in `{"name": "Johnny Appleseed", "age": 30}`.
    ///
    /// Properties are in order; infinities and not-a-number, for which JSON has no text, are `null`.
    public var jsonString: String { jsonValue.jsonText(.spaced) }

    /// The content as JSON.
    package var jsonValue: JSONValue {
        switch storage {
        case .null: .null
        case .bool(let value): .bool(value)
        case .number(let number): number.jsonValue
        case .string(let text): .string(text)
        case .array(let elements): .array(elements.map(\.jsonValue))
        case .structure(let properties):
            .object(JSONObject(zip(properties.names, properties.values.map(\.jsonValue))))
        }
    }

    /// Creates complete content from JSON.
    ///
    /// - Parameter jsonValue: The JSON.
    package init(jsonValue: JSONValue) {
        var identities = GenerationIdentities.none
        self = JSONContentReader.content(of: jsonValue, open: nil, identities: &identities)
    }

    /// Creates content from JSON text, of which the end may be missing.
    ///
    /// What the end would tell is left out: a number that reaches the end of the text inside of an
    /// array or object, a literal that is not fully written, and a key without value. A string is
    /// kept as far as it goes, and ``isComplete`` of it and all around it is false.
    ///
    /// - Parameter json: The text: `{"title": "A story of` gives a structure with a title.
    /// - Throws: ``ParsingError`` if no JSON starts like this, an object has two properties of the
    ///   same name, more than 128 arrays and objects are nested, or nothing is known of the value.
    public init(json: String) throws {
        var identities = GenerationIdentities.none
        let bytes = Array(json.utf8)
        if let whole = try JSONContentReader.whole(bytes) {
            self = JSONContentReader.content(of: whole, open: nil, identities: &identities)
            return
        }
        guard let content = try JSONContentReader.snapshot(bytes, identities: &identities) else {
            throw ParsingError(
                rawContent: json, debugDescription: "the JSON text ends before any value")
        }
        self = content
    }

    /// Creates content from a whole JSON text and gives its objects their identities.
    ///
    /// - Parameters:
    ///   - json: The whole text.
    ///   - identities: The identities of the response's objects, by their places.
    /// - Throws: ``ParsingError`` if the text is not JSON or ends early.
    package init(
        wholeJSON json: String, identities: inout GenerationIdentities
    ) throws(ParsingError) {
        guard let value = try JSONContentReader.whole(Array(json.utf8)) else {
            throw ParsingError(rawContent: json, debugDescription: "the JSON text ends early")
        }
        self = JSONContentReader.content(of: value, open: nil, identities: &identities)
    }

    /// What is known from a response so far.
    ///
    /// Unlike ``init(json:)`` this takes the text to be unfinished even if it could be whole: `12`
    /// may become `123`, so a number at the end is not known yet. What is complete in one snapshot
    /// is the same in all later ones.
    ///
    /// - Parameters:
    ///   - json: The text so far.
    ///   - identities: The identities of the response's objects, by their places.
    /// - Returns: The content, or nil if nothing is known yet.
    /// - Throws: ``ParsingError`` if no JSON starts like this.
    package static func snapshot(
        ofJSON json: String, identities: inout GenerationIdentities
    ) throws(ParsingError) -> GeneratedContent? {
        try JSONContentReader.snapshot(Array(json.utf8), identities: &identities)
    }
}
