import OrderedJSON

extension SchemaReader {
    /// Reads the keywords of a schema.
    mutating func readKeywords(
        _ value: JSONValue, _ context: Context, into node: inout SchemaNode
    ) throws(ConstraintError) {
        switch value {
        case .bool(let boolean): node.boolean = boolean
        case .object(let object):
            let dialect = context.dialect
            if dialect.referenceOverridesSiblings, let reference = object["$ref"] {
                readReference(reference, "$ref", into: &node)
                return
            }
            for (keyword, value) in object {
                try readKeyword(keyword, value, object, context, into: &node)
            }
            if !dialect.validates { node.dropAssertions() }
        default:
            node.refuseMalformed(nil, expected: "an object, `true` or `false`", value)
        }
    }

    private mutating func readKeyword(
        _ keyword: String, _ value: JSONValue, _ object: JSONObject, _ context: Context,
        into node: inout SchemaNode
    ) throws(ConstraintError) {
        let draft = context.dialect.draft
        switch keyword {
        case "$ref":
            readReference(value, keyword, into: &node)
        case "$dynamicRef" where draft >= .draft202012:
            readReference(value, keyword, into: &node)
        case "$recursiveRef" where draft == .draft201909:
            readReference(value, keyword, into: &node)
        case "type", "enum", "const":
            if keyword == "const", draft < .draft6 { return note(unknown: keyword, context) }
            readValues(keyword, value, into: &node)
        case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf":
            readNumberKeyword(keyword, value, object, into: &node)
        case "minLength", "maxLength", "pattern", "format", "x-verbatim":
            readStringKeyword(keyword, value, into: &node)
        case "items", "prefixItems", "additionalItems", "minItems", "maxItems", "contains",
            "minContains", "maxContains", "uniqueItems", "unevaluatedItems":
            try readArrayKeyword(keyword, value, object, context, into: &node)
        case "properties", "patternProperties", "additionalProperties", "required",
            "minProperties", "maxProperties", "propertyNames", "dependentRequired",
            "dependentSchemas", "dependencies", "unevaluatedProperties", "x-order":
            try readObjectKeyword(keyword, value, context, into: &node)
        case "allOf":
            node.allOf = try readList(keyword, value, context, into: &node) ?? []
        case "anyOf":
            node.anyOf = try readList(keyword, value, context, into: &node)
        case "oneOf":
            node.oneOf = try readList(keyword, value, context, into: &node)
        case "not":
            node.not = try readSchema(value, context.child(.key(keyword)))
        case "if" where draft >= .draft7:
            node.condition = try readSchema(value, context.child(.key(keyword)))
        case "then" where draft >= .draft7:
            node.consequence = try readSchema(value, context.child(.key(keyword)))
        case "else" where draft >= .draft7:
            node.alternative = try readSchema(value, context.child(.key(keyword)))
        case "$defs", "definitions":
            guard case .object(let definitions) = value else { return }
            for (name, definition) in definitions where definition.isSchema {
                _ = try readSchema(definition, context.child(.key(keyword), .key(name)))
            }
        case "x-abstain":
            guard let margin = value.doubleValue, margin >= 0, margin.isFinite else {
                return node.refuseMalformed(keyword, expected: "a number of at least 0", value)
            }
            node.abstention = margin
        case "disallow", "extends", "divisibleBy":
            node.refusals.append(
                ConstraintError(
                    .unsupported, path: node.path, keyword: keyword,
                    expected: "keywords of draft-04 or later",
                    found: "an assertion of an older draft"))
        case _ where Self.annotations.contains(keyword):
            if library.annotations[keyword] == nil { library.annotations[keyword] = context.path }
        default:
            note(unknown: keyword, context)
        }
    }

    private mutating func note(unknown keyword: String, _ context: Context) {
        if library.unknownKeywords[keyword] == nil {
            library.unknownKeywords[keyword] = context.path
        }
    }

    /// Keywords of some draft that only describe, or that the reader uses elsewhere.
    private static let annotations: Set<String> = [
        "$anchor", "$comment", "$dynamicAnchor", "$id", "$recursiveAnchor", "$schema",
        "$vocabulary", "contentEncoding", "contentMediaType", "contentSchema", "default",
        "deprecated", "description", "examples", "id", "readOnly", "title", "writeOnly",
    ]

    private func readReference(_ value: JSONValue, _ keyword: String, into node: inout SchemaNode) {
        guard let text = value.stringValue else {
            return node.refuseMalformed(keyword, expected: "a URI reference", value)
        }
        let reference = SchemaNode.Reference(text: text, keyword: keyword)
        if keyword == "$ref" { node.reference = reference } else { node.dynamicReference = reference }
    }

    private func readValues(_ keyword: String, _ value: JSONValue, into node: inout SchemaNode) {
        switch keyword {
        case "type":
            let names = value.arrayValue ?? [value]
            var types: TypeSet = []
            for name in names {
                guard let type = name.stringValue.flatMap(TypeSet.init(named:)) else {
                    return node.refuseMalformed(keyword, expected: "names of JSON types", value)
                }
                types.formUnion(type)
            }
            node.types = types
        case "enum":
            guard let values = value.arrayValue else {
                return node.refuseMalformed(keyword, expected: "an array", value)
            }
            node.values = node.values.map { known in
                known.filter { one in values.contains { $0.isEquivalent(to: one) } }
            } ?? values
        default:
            node.values = node.values.map { known in
                known.filter { $0.isEquivalent(to: value) }
            } ?? [value]
        }
    }

    private func readNumberKeyword(
        _ keyword: String, _ value: JSONValue, _ object: JSONObject, into node: inout SchemaNode
    ) {
        if case .bool(let isExclusive) = value, node.dialect.hasBooleanExclusiveBounds,
            keyword.hasPrefix("exclusive")
        {
            // The bound itself is the number of the keyword beside it.
            guard isExclusive else { return }
            if keyword == "exclusiveMinimum" {
                node.numbers.exclusiveMinimum = object["minimum"]?.numberValue
            } else {
                node.numbers.exclusiveMaximum = object["maximum"]?.numberValue
            }
            return
        }
        let isNumeric =
            !keyword.hasPrefix("exclusive") || node.dialect.hasNumericExclusiveBounds
        guard let number = value.numberValue, isNumeric else {
            return node.refuseMalformed(keyword, expected: isNumeric ? "a number" : "a Boolean", value)
        }
        switch keyword {
        case "minimum": node.numbers.minimum = number
        case "maximum": node.numbers.maximum = number
        case "exclusiveMinimum": node.numbers.exclusiveMinimum = number
        case "exclusiveMaximum": node.numbers.exclusiveMaximum = number
        default:
            guard ExactDecimal(number).map({ $0.isPositive }) ?? false else {
                return node.refuseMalformed(keyword, expected: "a number above 0", value)
            }
            node.numbers.multipleOf = number
        }
    }

    private func readStringKeyword(
        _ keyword: String, _ value: JSONValue, into node: inout SchemaNode
    ) {
        switch keyword {
        case "minLength": node.strings.minimumLength = node.count(keyword, value) ?? 0
        case "maxLength": node.strings.maximumLength = node.count(keyword, value)
        case "x-verbatim": node.strings.verbatim = verbatim(value, &node)
        default:
            guard let text = value.stringValue else {
                return node.refuseMalformed(keyword, expected: "a string", value)
            }
            if keyword == "pattern" { node.strings.pattern = text } else { node.strings.format = text }
        }
    }

    private func verbatim(
        _ value: JSONValue, _ node: inout SchemaNode
    ) -> SchemaNode.VerbatimKeyword? {
        if case .bool(let isVerbatim) = value { return isVerbatim ? .init() : nil }
        guard case .object(let options) = value else {
            node.refuseMalformed("x-verbatim", expected: "`true` or an object", value)
            return nil
        }
        var keyword = SchemaNode.VerbatimKeyword()
        for (name, option) in options {
            switch (name, option) {
            case ("boundary", .string(let text)):
                guard let boundary = VerbatimBoundary(rawValue: text) else { fallthrough }
                keyword.rule.boundary = boundary
            case ("pattern", .string(let text)): keyword.pattern = text
            case ("source", .string(let text)): keyword.rule.sources = [text]
            case ("source", .array(let names)) where names.allSatisfy({ $0.stringValue != nil }):
                keyword.rule.sources = names.compactMap(\.stringValue)
            case ("minLength", .number):
                keyword.rule.minimumLength = node.count("x-verbatim", option) ?? 0
            case ("maxLength", .number):
                keyword.rule.maximumLength = node.count("x-verbatim", option)
            default:
                node.refuseMalformed(
                    "x-verbatim",
                    expected: "`boundary` (`word`, `line` or `anywhere`), `pattern`, `minLength`, "
                        + "`maxLength` or `source`", option)
            }
        }
        return keyword
    }

    /// Reads an array of schemas.
    private mutating func readList(
        _ keyword: String, _ value: JSONValue, _ context: Context, into node: inout SchemaNode
    ) throws(ConstraintError) -> [Int]? {
        guard let elements = value.arrayValue, !elements.isEmpty else {
            node.refuseMalformed(keyword, expected: "a non-empty array of schemas", value)
            return nil
        }
        var schemas: [Int] = []
        for (index, element) in elements.enumerated() {
            schemas.append(try readSchema(element, context.child(.key(keyword), .index(index))))
        }
        return schemas
    }
}

extension SchemaReader {
    private mutating func readArrayKeyword(
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

    private mutating func readObjectKeyword(
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
        case "x-order": node.objects.order = node.names(keyword, value) ?? []
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

extension SchemaNode {
    /// Notes that a keyword's value is not what the drafts allow.
    mutating func refuseMalformed(_ keyword: String?, expected: String, _ value: JSONValue) {
        refusals.append(
            ConstraintError(
                .invalidSchema, path: keyword.map { path.appending($0) } ?? path, keyword: keyword,
                expected: expected, found: value.kind))
    }

    /// The value of a keyword that counts something; absurdly large counts are capped.
    fileprivate mutating func count(_ keyword: String, _ value: JSONValue) -> Int? {
        guard let number = value.numberValue, let decimal = ExactDecimal(number),
            !decimal.isNegative, decimal.isInteger
        else {
            refuseMalformed(keyword, expected: "a whole number of at least 0", value)
            return nil
        }
        return min(number.intValue ?? Int.max, Int.max / 4)
    }

    /// The value of a keyword that lists names.
    fileprivate mutating func names(_ keyword: String, _ value: JSONValue) -> [[UInt8]]? {
        guard let elements = value.arrayValue, elements.allSatisfy({ $0.stringValue != nil }) else {
            refuseMalformed(keyword, expected: "an array of strings", value)
            return nil
        }
        return elements.compactMap { $0.stringValue.map { Array($0.utf8) } }
    }

    /// Forgets what the validation vocabulary asserts, for dialects without it.
    fileprivate mutating func dropAssertions() {
        types = nil
        values = nil
        numbers = NumberKeywords()
        strings.minimumLength = 0
        strings.maximumLength = nil
        strings.pattern = nil
        arrays.minimumCount = 0
        arrays.maximumCount = nil
        arrays.isUnique = false
        arrays.minimumContains = 1
        arrays.maximumContains = nil
        objects.required = []
        objects.minimumCount = 0
        objects.maximumCount = nil
        objects.dependentRequired = []
    }
}

extension JSONPath {
    /// The path of a member.
    func appending(_ key: String) -> JSONPath { JSONPath(components + [.key(key)]) }
}

extension JSONValue {
    /// Whether the value has the form of a schema.
    var isSchema: Bool {
        switch self {
        case .bool, .object: true
        default: false
        }
    }

    /// What the value is, for error texts.
    var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a Boolean"
        case .number: "a number"
        case .string: "a string"
        case .array(let elements): elements.isEmpty ? "an empty array" : "an array"
        case .object: "an object"
        }
    }
}
