import OrderedJSON

extension SchemaReader {
    mutating func readArrayKeyword(
        _ keyword: String, _ value: JSONValue, _ object: JSONObject, _ context: Context,
        into node: inout SchemaNode
    ) throws(ConstraintError) {
        let dialect = context.dialect
        switch keyword {
        case "items":
            if case .array(let elements) = value {
                guard dialect.hasItemLists, object["prefixItems"] == nil else {
                    return node.refuseMalformed(keyword, expected: "a schema", value)
                }
                node.arrays.prefix = []
                for (index, element) in elements.enumerated() {
                    let place = context.child(.key(keyword), .index(index))
                    node.arrays.prefix.append(try readSchema(element, place))
                }
            } else {
                node.arrays.rest = try readSchema(value, context.child(.key(keyword)))
            }
        case "prefixItems" where dialect.draft >= .draft202012:
            node.arrays.prefix = try readList(keyword, value, context, into: &node) ?? []
        case "additionalItems" where dialect.hasItemLists:
            // Without a list of items there is nothing that it could be additional to.
            guard object["items"]?.arrayValue != nil else { return }
            node.arrays.rest = try readSchema(value, context.child(.key(keyword)))
        case "minItems": node.arrays.minimumCount = node.count(keyword, value) ?? 0
        case "maxItems": node.arrays.maximumCount = node.count(keyword, value)
        case "contains" where dialect.draft >= .draft6:
            node.arrays.contains = try readSchema(value, context.child(.key(keyword)))
        case "minContains" where dialect.draft >= .draft201909:
            node.arrays.minimumContains = node.count(keyword, value) ?? 1
        case "maxContains" where dialect.draft >= .draft201909:
            node.arrays.maximumContains = node.count(keyword, value)
        case "uniqueItems":
            guard let isUnique = value.boolValue else {
                return node.refuseMalformed(keyword, expected: "a Boolean", value)
            }
            node.arrays.isUnique = isUnique
        case "unevaluatedItems" where dialect.draft >= .draft201909:
            node.arrays.unevaluated = try readSchema(value, context.child(.key(keyword)))
        default: note(unknown: keyword, context)
        }
    }

    mutating func readObjectKeyword(
        _ keyword: String, _ value: JSONValue, _ context: Context, into node: inout SchemaNode
    ) throws(ConstraintError) {
        let draft = context.dialect.draft
        switch keyword {
        case "properties":
            node.objects.properties = try readMembers(keyword, value, context, into: &node)
        case "patternProperties":
            node.objects.patterns = try readMembers(keyword, value, context, into: &node).map {
                SchemaNode.Pattern(
                    pattern: String(decoding: $0.key, as: UTF8.self), schema: $0.schema)
            }
        case "additionalProperties":
            node.objects.additional = try readSchema(value, context.child(.key(keyword)))
        case "required":
            node.objects.required = node.names(keyword, value) ?? []
        case "minProperties": node.objects.minimumCount = node.count(keyword, value) ?? 0
        case "maxProperties": node.objects.maximumCount = node.count(keyword, value)
        case "propertyNames" where draft >= .draft6:
            node.objects.names = try readSchema(value, context.child(.key(keyword)))
        case "dependentRequired" where draft >= .draft201909:
            guard case .object(let members) = value else {
                return node.refuseMalformed(keyword, expected: "an object", value)
            }
            for (key, required) in members {
                guard let names = node.names(keyword, required) else { return }
                node.objects.dependentRequired.append((Array(key.utf8), names))
            }
        case "dependentSchemas" where draft >= .draft201909:
            node.objects.dependentSchemas += try readMembers(keyword, value, context, into: &node)
        case "dependencies":
            guard case .object(let members) = value else {
                return node.refuseMalformed(keyword, expected: "an object", value)
            }
            for (key, dependency) in members {
                if case .array = dependency {
                    guard let names = node.names(keyword, dependency) else { return }
                    node.objects.dependentRequired.append((Array(key.utf8), names))
                } else {
                    let place = context.child(.key(keyword), .key(key))
                    node.objects.dependentSchemas.append(
                        SchemaNode.Property(
                            key: Array(key.utf8), schema: try readSchema(dependency, place)))
                }
            }
        case "unevaluatedProperties" where draft >= .draft201909:
            node.objects.unevaluated = try readSchema(value, context.child(.key(keyword)))
        case "x-order":
            guard let names = node.names(keyword, value) else { return }
            guard Set(names).count == names.count else {
                return node.refuseMalformed(keyword, expected: "each name once", value)
            }
            node.objects.order = names
        default: note(unknown: keyword, context)
        }
    }

    /// Reads an object of schemas.
    private mutating func readMembers(
        _ keyword: String, _ value: JSONValue, _ context: Context, into node: inout SchemaNode
    ) throws(ConstraintError) -> [SchemaNode.Property] {
        guard case .object(let members) = value else {
            node.refuseMalformed(keyword, expected: "an object of schemas", value)
            return []
        }
        var properties: [SchemaNode.Property] = []
        for (key, schema) in members {
            let place = context.child(.key(keyword), .key(key))
            properties.append(
                SchemaNode.Property(key: Array(key.utf8), schema: try readSchema(schema, place)))
        }
        return properties
    }
}
