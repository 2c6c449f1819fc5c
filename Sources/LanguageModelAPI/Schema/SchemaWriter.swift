import OrderedJSON

/// Writes a schema as a JSON Schema document.
struct SchemaWriter {
    /// Whom a document is for.
    enum Purpose {
        /// For reading: Apple's dialect, in which a pattern speaks of the whole string.
        case exchange
        /// For constraining a model: what the dialect leaves unsaid is said in standard keywords.
        case constraint
    }

    let purpose: Purpose

    func document(_ schema: ResolvedSchema, title: String) -> JSONValue {
        var document = write(schema.root)
        if case .string(let string) = schema.root.form, string.name != nil {
            document = JSONObject([("title", .string(title))] + document.map { ($0.key, $0.value) })
        }
        if !schema.definitions.isEmpty {
            let definitions = schema.definitions.map { ($0.name, JSONValue.object(write($0.node))) }
            document["$defs"] = .object(JSONObject(definitions))
        }
        return .object(document)
    }

    func write(_ node: SchemaNode, description: String? = nil) -> JSONObject {
        var json: JSONObject
        let description = description ?? node.description
        switch node.form {
        case .null: json = ["type": "null"]
        case .boolean: json = ["type": "boolean"]
        case .number(let number): json = write(number)
        case .string(let string): json = write(string)
        case .array(let array): json = write(array)
        case .object(let object): json = write(object, description: description)
        case .union(let union): json = write(union, description: description)
        case .type(let type): json = ["$ref": .string(SchemaReference.text(for: type.name))]
        case .reference(let name): json = ["$ref": .string(SchemaReference.text(for: name))]
        case .root: json = ["$ref": .string(SchemaReference.root)]
        }
        if let description { json["description"] = .string(description) }
        for (name, value) in node.keywords { json[name] = value }
        return json
    }

    private func write(_ number: NumberForm) -> JSONObject {
        var json: JSONObject = ["type": number.isInteger ? "integer" : "number"]
        if let minimum = number.minimum { json["minimum"] = .number(minimum) }
        if let maximum = number.maximum { json["maximum"] = .number(maximum) }
        return json
    }

    private func write(_ string: StringForm) -> JSONObject {
        var json: JSONObject = ["type": "string"]
        if let choices = string.choices {
            if string.isConstant, choices.count == 1 {
                json = ["const": .string(choices[0])]
            } else {
                json["enum"] = .array(choices.map(JSONValue.string))
            }
        }
        let patterns = string.patterns.map { pattern in
            JSONValue.string(purpose == .exchange ? pattern : PatternText.constraint(pattern))
        }
        if let first = patterns.first { json["pattern"] = first }
        if patterns.count > 1 {
            json["allOf"] = .array(patterns.dropFirst().map { ["pattern": $0] })
        }
        return json
    }

    private func write(_ array: ArrayForm) -> JSONObject {
        var json: JSONObject = ["type": "array", "items": .object(write(array.item))]
        if let count = array.minimumCount { json["minItems"] = .number(JSONNumber(count)) }
        if let count = array.maximumCount { json["maxItems"] = .number(JSONNumber(count)) }
        return json
    }

    private func write(_ union: UnionForm, description: String?) -> JSONObject {
        var json = JSONObject()
        if let name = union.name { json["title"] = .string(name) }
        if let description { json["description"] = .string(description) }
        json["anyOf"] = .array(union.members.map { .object(write($0)) })
        return json
    }

    /// What a value may be, or null.
    private static func nullable(_ value: JSONValue) -> JSONValue {
        var value = value.objectValue ?? JSONObject()
        // A margin of absence weighs the two, so it stands beside both.
        let margin = value.removeValue(forKey: "x-abstain")
        var nullable: JSONObject = ["anyOf": [.object(value), ["type": "null"]]]
        nullable["x-abstain"] = margin
        return .object(nullable)
    }

    private func write(_ object: ObjectForm, description: String?) -> JSONObject {
        var json: JSONObject = ["type": "object", "title": .string(object.name)]
        if let description { json["description"] = .string(description) }
        var properties = JSONObject()
        var required: [JSONValue] = []
        for property in object.properties {
            var value = JSONValue.object(write(property.node, description: property.description))
            let writesNull =
                purpose == .constraint && property.isOptional && object.representsNilExplicitly
            if writesNull { value = Self.nullable(value) }
            properties[property.name] = value
            if !property.isOptional || writesNull { required.append(.string(property.name)) }
        }
        json["properties"] = .object(properties)
        json["required"] = .array(required)
        json["additionalProperties"] =
            switch object.additional {
            case .nothing: false
            case .anything: true
            case .values(let node): .object(write(node))
            }
        json["x-order"] = .array(properties.keys.map(JSONValue.string))
        return json
    }
}

extension GenerationSchema {
    /// The schema as a JSON Schema document in Apple's dialect, with its members in order.
    ///
    /// - Returns: The document that encoding gives too.
    package func jsonSchema() -> JSONValue {
        SchemaWriter(purpose: .exchange).document(resolved, title: name)
    }

    /// The schema as a standard JSON Schema document, for constraining what a model writes.
    ///
    /// Patterns match the whole string, and optional properties may be null where their object
    /// represents nil explicitly.
    ///
    /// - Returns: The document.
    package func constraintSchema() -> JSONValue {
        SchemaWriter(purpose: .constraint).document(resolved, title: name)
    }
}
