import OrderedJSON

/// Reads JSON Schema documents in Apple's dialect.
struct SchemaReader {
    /// Where the document stands in a larger one.
    let codingPath: [any CodingKey]

    func read(_ document: JSONValue) throws(DecodingError) -> GenerationSchema {
        let root = SchemaPlace(value: document, path: codingPath)
        var definitions: [UTF8Key: SchemaNode] = [:]
        if let place = try root.member("$defs") {
            for (name, definition) in try place.members() {
                definitions[UTF8Key(text: name)] = try node(at: definition, depth: 0)
            }
        }
        let node = try node(at: root, depth: 0)
        for name in node.references + definitions.values.flatMap(\.references)
        where definitions[UTF8Key(text: name)] == nil {
            throw root.corrupted("`$ref` leads to `\(name)`, which `$defs` does not have")
        }
        return GenerationSchema(
            root: node, name: try root.member("title")?.string(), definitions: definitions)
    }

    private func node(at place: SchemaPlace, depth: Int) throws(DecodingError) -> SchemaNode {
        guard depth < NestingLimits.schemas else {
            throw place.corrupted("schemas are nested in more than \(NestingLimits.schemas) levels")
        }
        var node = SchemaNode(try form(at: place, depth: depth))
        node.description = try place.member("description")?.string()
        let understood = node.form.keywords + Self.annotations
        for (name, keyword) in try place.members() where !understood.contains(name) {
            node.keywords[name] = keyword.value
        }
        return node
    }

    /// Keywords that say nothing of which values are allowed, or are read elsewhere.
    private static let annotations = [
        "$comment", "$defs", "$id", "$schema", "default", "deprecated", "description", "examples",
        "readOnly", "title", "writeOnly",
    ]

    private func form(at place: SchemaPlace, depth: Int) throws(DecodingError) -> SchemaNode.Form {
        if let reference = try place.member("$ref") { return try self.reference(at: reference) }
        if let constant = try place.member("const") {
            return .string(StringForm(choices: [try constant.string()], isConstant: true))
        }
        if let choices = try place.member("anyOf") {
            var union = UnionForm(name: try place.member("title")?.string(), members: [])
            for choice in try choices.elements() {
                union.members.append(try node(at: choice, depth: depth + 1))
            }
            return .union(union)
        }
        guard let type = try place.member("type") else {
            throw place.corrupted("a schema has one of `type`, `const`, `$ref` and `anyOf`")
        }
        switch try type.string() {
        case "null": return .null
        case "boolean": return .boolean
        case "string": return .string(try string(at: place))
        case "integer": return .number(try number(at: place, isInteger: true))
        case "number": return .number(try number(at: place, isInteger: false))
        case "array": return .array(try array(at: place, depth: depth))
        case "object": return .object(try object(at: place, depth: depth))
        default: throw type.corrupted("`type` is none of JSON's types")
        }
    }

    private func reference(at place: SchemaPlace) throws(DecodingError) -> SchemaNode.Form {
        let text = try place.string()
        if text == SchemaReference.root { return .root }
        guard let name = SchemaReference.name(in: text) else {
            throw place.corrupted("`$ref` is neither `#` nor `#/$defs/` and a name")
        }
        return .reference(name)
    }

    private func string(at place: SchemaPlace) throws(DecodingError) -> StringForm {
        var string = StringForm()
        if let choices = try place.member("enum") {
            string.name = try place.member("title")?.string()
            string.demand(choices: try choices.strings(), isConstant: false)
        }
        if let pattern = try place.member("pattern") {
            string.demand(pattern: try pattern.string())
        }
        for part in try place.member("allOf")?.elements() ?? [] {
            string.demand(pattern: try part.requiredMember("pattern").string())
        }
        return string
    }

    private func number(
        at place: SchemaPlace, isInteger: Bool
    ) throws(DecodingError) -> NumberForm {
        var number = NumberForm(isInteger: isInteger)
        number.minimum = try place.member("minimum")?.number()
        number.maximum = try place.member("maximum")?.number()
        return number
    }

    private func array(at place: SchemaPlace, depth: Int) throws(DecodingError) -> ArrayForm {
        ArrayForm(
            item: try node(at: try place.requiredMember("items"), depth: depth + 1),
            minimumCount: try place.member("minItems")?.integer(),
            maximumCount: try place.member("maxItems")?.integer())
    }

    private func object(at place: SchemaPlace, depth: Int) throws(DecodingError) -> ObjectForm {
        let name = try place.requiredMember("title").string()
        let members = try place.requiredMember("properties").members()
        let requiredPlace = try place.requiredMember("required")
        let additional = try place.requiredMember("additionalProperties")
        let orderPlace = try place.requiredMember("x-order")
        let required = Set(try requiredPlace.strings().map { UTF8Key(text: $0) })
        let order = try orderPlace.strings()
        let positions = Dictionary(
            order.enumerated().map { (UTF8Key(text: $1), $0) }, uniquingKeysWith: { min($0, $1) })
        let names = Set(members.map { UTF8Key(text: $0.name) })
        if !names.isSuperset(of: required) {
            throw requiredPlace.corrupted("`required` has a name that `properties` does not have")
        }
        if !names.isSuperset(of: positions.keys) {
            throw orderPlace.corrupted("`x-order` has a name that `properties` does not have")
        }
        var object = ObjectForm(name: name, properties: [])
        // Sorting is stable: properties without a place in the order follow as they stand.
        let ordered = members.sorted {
            positions[UTF8Key(text: $0.name)] ?? .max < positions[UTF8Key(text: $1.name)] ?? .max
        }
        for (name, member) in ordered {
            object.properties.append(
                ObjectForm.Property(
                    name: name, node: try node(at: member, depth: depth + 1),
                    isOptional: !required.contains(UTF8Key(text: name))))
        }
        object.additional =
            switch additional.value {
            case .bool(false): .nothing
            case .bool(true): .anything
            case .object: .values(try node(at: additional, depth: depth + 1))
            default: throw additional.mismatch(Bool.self, expected: "a Boolean or a schema")
            }
        return object
    }
}

extension SchemaNode.Form {
    /// The keywords of such a place that are read into it; others are kept as they stand.
    fileprivate var keywords: [String] {
        switch self {
        case .null, .boolean: ["type"]
        case .number: ["type", "minimum", "maximum"]
        case .string(let string):
            string.isConstant ? ["const"] : ["type", "enum", "pattern", "allOf"]
        case .array: ["type", "items", "minItems", "maxItems"]
        case .object: ["type", "properties", "required", "additionalProperties", "x-order"]
        case .union: ["anyOf"]
        case .reference, .root: ["$ref"]
        case .type: []
        }
    }
}

extension SchemaNode {
    /// The names that the node and its parts refer to.
    fileprivate var references: [String] {
        switch form {
        case .reference(let name): [name]
        case .array(let array): array.item.references
        case .union(let union): union.members.flatMap(\.references)
        case .object(let object):
            object.properties.flatMap(\.node.references) + object.additional.references
        default: []
        }
    }
}

extension ObjectForm.Additional {
    fileprivate var references: [String] {
        if case .values(let node) = self { node.references } else { [] }
    }
}
