import OrderedJSON

/// Where a value does not follow a schema, and what the schema demands there.
package struct SchemaViolation: Sendable, Hashable {
    /// The way to the value.
    package let path: JSONPath
    /// What the schema demands.
    package let expected: String
}

/// Checks values against a schema, in the form that models are constrained by.
///
/// A property that may be missing may also be null, and the other way round.
struct SchemaValidator {
    /// The number of references and choices that may follow one another at one place.
    private static let greatestIndirection = 64

    private let root: JSONValue
    private let definitions: JSONObject

    init(_ schema: GenerationSchema) {
        root = schema.constraintSchema()
        definitions = root["$defs"]?.objectValue ?? JSONObject()
    }

    /// The patterns that values cannot be checked against.
    var unreadablePatterns: [String] { root.patterns.filter { (try? Regex($0)) == nil } }

    /// The first place where a value does not follow the schema; nil if it does.
    func violation(of value: JSONValue) -> SchemaViolation? {
        violation(of: value, schema: root, path: [], indirection: 0)
    }

    private func violation(
        of value: JSONValue, schema: JSONValue, path: [JSONPath.Component], indirection: Int
    ) -> SchemaViolation? {
        guard indirection <= Self.greatestIndirection else {
            return SchemaViolation(path: JSONPath(path), expected: "a schema that ends")
        }
        if let reference = schema["$ref"]?.stringValue {
            guard let target = target(of: reference) else {
                return SchemaViolation(path: JSONPath(path), expected: "a known `\(reference)`")
            }
            return violation(
                of: value, schema: target, path: path, indirection: indirection + 1)
        }
        if let choices = schema["anyOf"]?.arrayValue {
            let isChosen = choices.contains { choice in
                violation(of: value, schema: choice, path: path, indirection: indirection + 1)
                    == nil
            }
            return isChosen
                ? nil
                : SchemaViolation(path: JSONPath(path), expected: "one of the schema's choices")
        }
        if let expected = schema.scalarDemand(unmetBy: value) {
            return SchemaViolation(path: JSONPath(path), expected: expected)
        }
        if let elements = value.arrayValue {
            return violation(of: elements, in: schema, path: path)
        }
        if let object = value.objectValue { return violation(of: object, in: schema, path: path) }
        return nil
    }

    private func target(of reference: String) -> JSONValue? {
        if reference == SchemaReference.root { return root }
        return SchemaReference.name(in: reference).flatMap { definitions[$0] }
    }

    private func violation(
        of elements: [JSONValue], in schema: JSONValue, path: [JSONPath.Component]
    ) -> SchemaViolation? {
        if let least = schema["minItems"]?.intValue, elements.count < least {
            return SchemaViolation(path: JSONPath(path), expected: "at least \(least) elements")
        }
        if let most = schema["maxItems"]?.intValue, elements.count > most {
            return SchemaViolation(path: JSONPath(path), expected: "at most \(most) elements")
        }
        guard let item = schema["items"] else { return nil }
        for (index, element) in elements.enumerated() {
            let found = violation(
                of: element, schema: item, path: path + [.index(index)], indirection: 0)
            if let found { return found }
        }
        return nil
    }

    private func violation(
        of object: JSONObject, in schema: JSONValue, path: [JSONPath.Component]
    ) -> SchemaViolation? {
        let properties = schema["properties"]?.objectValue ?? JSONObject()
        let required = schema["required"]?.arrayValue?.compactMap(\.stringValue) ?? []
        for name in required where !object.contains(key: name) {
            let acceptsNull = properties[name].map { property in
                violation(of: .null, schema: property, path: path, indirection: 0) == nil
            }
            guard acceptsNull == true else {
                return SchemaViolation(path: JSONPath(path), expected: "the property `\(name)`")
            }
        }
        let requiredNames = Set(required.map(UTF8Key.init))
        for (name, member) in object {
            let memberPath = path + [.key(name)]
            if let property = properties[name] {
                if member.isNull, !requiredNames.contains(UTF8Key(text: name)) { continue }
                let found = violation(
                    of: member, schema: property, path: memberPath, indirection: 0)
                if let found { return found }
            } else if schema["additionalProperties"]?.boolValue == false {
                return SchemaViolation(path: JSONPath(memberPath), expected: "no such property")
            } else if let additional = schema["additionalProperties"], additional.objectValue != nil
            {
                let found = violation(
                    of: member, schema: additional, path: memberPath, indirection: 0)
                if let found { return found }
            }
        }
        return nil
    }
}

extension GenerationSchema {
    /// The first place where content does not follow the schema; nil if it does.
    package func violation(of content: JSONValue) -> SchemaViolation? {
        SchemaValidator(self).violation(of: content)
    }
}
