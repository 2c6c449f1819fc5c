import OrderedJSON

extension GenerationSchema: Codable, CustomDebugStringConvertible {
    /// Decodes a JSON Schema document in Apple's dialect.
    ///
    /// An object must have `title`, `properties`, `required`, `additionalProperties` and `x-order`.
    /// Keywords outside of the dialect are kept, and constrain a model that knows them. Departure from
    /// Apple's API: there only those of the dialect have an effect.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: `DecodingError` if the document is not in the dialect.
    public init(from decoder: any Decoder) throws {
        let value = try CodableJSON(from: decoder).value
        try self.init(jsonSchema: value, codingPath: decoder.codingPath)
    }

    /// Reads a JSON Schema document in Apple's dialect.
    ///
    /// - Parameter jsonSchema: The document.
    /// - Throws: `DecodingError` if the document is not in the dialect.
    package init(jsonSchema: JSONValue) throws {
        try self.init(jsonSchema: jsonSchema, codingPath: [])
    }

    private init(jsonSchema: JSONValue, codingPath: [any CodingKey]) throws(DecodingError) {
        let reader = SchemaReader(codingPath: codingPath)
        self = try reader.read(jsonSchema)
    }

    /// Encodes the schema as a JSON Schema document in Apple's dialect.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        try CodableJSON(value: jsonSchema()).encode(to: encoder)
    }

    /// The JSON Schema document in Apple's dialect, indented.
    public var debugDescription: String { jsonSchema().jsonText(.pretty) }
}
