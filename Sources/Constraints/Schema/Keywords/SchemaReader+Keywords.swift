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
            node.refuseCopiesThatAreNoStrings()
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
            guard let margin = value.doubleValue, margin.isFinite else {
                return node.refuseMalformed(
                    keyword, expected: "a number between -1.8e308 and 1.8e308", value)
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

    mutating func note(unknown keyword: String, _ context: Context) {
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
        if keyword == "$ref" {
            node.reference = reference
        } else {
            node.dynamicReference = reference
        }
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
            guard values.count <= limits.enumeratedValues else {
                node.refusals.append(
                    ConstraintError(
                        .tooLarge, path: node.path.appending(keyword), keyword: keyword,
                        expected: "at most \(limits.enumeratedValues) values",
                        found: "\(values.count)"))
                return
            }
            // Numbers of any size could only be compared pair by pair.
            guard values.allSatisfy({ $0.numberValue.map { ExactDecimal($0) != nil } ?? true })
            else {
                node.refusals.append(
                    ConstraintError(
                        .tooLarge, path: node.path.appending(keyword), keyword: keyword,
                        expected: "exponents within ±2³¹", found: "a greater one"))
                return
            }
            node.values =
                node.values.map { known in
                    known.filter { one in values.contains { $0.isEquivalent(to: one) } }
                } ?? values
        default:
            node.values =
                node.values.map { known in
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
            return node.refuseMalformed(
                keyword, expected: isNumeric ? "a number" : "a Boolean", value)
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

    private mutating func readStringKeyword(
        _ keyword: String, _ value: JSONValue, into node: inout SchemaNode
    ) {
        switch keyword {
        case "minLength": node.strings.minimumLength = node.count(keyword, value) ?? 0
        case "maxLength": node.strings.maximumLength = node.count(keyword, value)
        case "x-verbatim":
            node.strings.verbatim = verbatim(value, &node)
            if node.strings.verbatim != nil { library.hasCopies = true }
        default:
            guard let text = value.stringValue else {
                return node.refuseMalformed(keyword, expected: "a string", value)
            }
            if keyword == "pattern" {
                node.strings.pattern = text
            } else {
                node.strings.format = text
            }
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
            case ("boundary", .string(let text)) where VerbatimBoundary(rawValue: text) != nil:
                keyword.rule.boundary = VerbatimBoundary(rawValue: text) ?? .word
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
                        + "`maxLength` or `source`", .object([name: option]))
            }
        }
        return keyword
    }

    /// Reads an array of schemas.
    mutating func readList(
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
