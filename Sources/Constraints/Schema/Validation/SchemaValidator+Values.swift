import OrderedJSON

extension SchemaValidator {
    func isValid(_ number: JSONNumber, _ node: SchemaNode) throws(ConstraintError) -> Bool {
        let keywords = node.numbers
        if keywords.isEmpty { return true }
        let value = try node.decimal(number)
        if let bound = keywords.minimum, try value < node.decimal(bound) { return false }
        if let bound = keywords.maximum, try node.decimal(bound) < value { return false }
        if let bound = keywords.exclusiveMinimum, try value <= node.decimal(bound) { return false }
        if let bound = keywords.exclusiveMaximum, try node.decimal(bound) <= value { return false }
        if let divisor = keywords.multipleOf {
            guard let isMultiple = try value.isMultiple(of: node.decimal(divisor)) else {
                throw ConstraintError(
                    .tooLarge, path: node.path.appending("multipleOf"), keyword: "multipleOf",
                    expected: "numbers of comparable size", found: "numbers too far apart")
            }
            return isMultiple
        }
        return true
    }

    mutating func isValid(_ text: String, _ node: SchemaNode) throws(ConstraintError) -> Bool {
        let keywords = node.strings
        if keywords.isEmpty { return true }
        if keywords.minimumLength > 0 || keywords.maximumLength != nil {
            let length = text.unicodeScalars.count
            if length < keywords.minimumLength { return false }
            if let maximum = keywords.maximumLength, length > maximum { return false }
        }
        if let pattern = keywords.pattern {
            do {
                if try !languages.language(ofPattern: pattern).accepts(text.utf8) { return false }
            } catch {
                throw error.located(at: node.path.appending("pattern"), keyword: "pattern")
            }
        }
        if assertsFormat, let format = keywords.format {
            do {
                let language = try languages.language(ofFormat: format)
                if let language, !language.accepts(text.utf8) { return false }
            } catch {
                throw error.located(at: node.path.appending("format"), keyword: "format")
            }
        }
        return true
    }

    mutating func evaluate(
        _ elements: [JSONValue], _ node: SchemaNode, _ scope: Int, _ outcome: inout Outcome
    ) throws(ConstraintError) {
        let keywords = node.arrays
        if keywords.isEmpty { return }
        outcome.require(elements.count >= keywords.minimumCount)
        outcome.require(elements.count <= keywords.maximumCount ?? Int.max)
        if keywords.isUnique { outcome.require(Self.areDistinct(elements)) }
        guard outcome.isValid else { return }
        for (index, element) in elements.enumerated() {
            let isInPrefix = index < keywords.prefix.count
            guard let schema = isInPrefix ? keywords.prefix[index] : keywords.rest else { break }
            guard try evaluate(element, schema, scope).isValid else {
                outcome = .invalid
                return
            }
            outcome.items.insert(index)
        }
        guard let contains = keywords.contains else { return }
        var count = 0
        for (index, element) in elements.enumerated()
        where try evaluate(element, contains, scope).isValid {
            count += 1
            if node.dialect.draft >= .draft202012 { outcome.items.insert(index) }
        }
        outcome.require(count >= keywords.minimumContains)
        outcome.require(count <= keywords.maximumContains ?? Int.max)
    }

    mutating func evaluate(
        _ object: JSONObject, _ value: JSONValue, _ node: SchemaNode, _ scope: Int,
        _ outcome: inout Outcome
    ) throws(ConstraintError) {
        let keywords = node.objects
        if keywords.isEmpty { return }
        outcome.require(object.count >= keywords.minimumCount)
        outcome.require(object.count <= keywords.maximumCount ?? Int.max)
        let keys = Set(object.keys.map { Array($0.utf8) })
        outcome.require(keywords.required.allSatisfy(keys.contains))
        for (key, required) in keywords.dependentRequired where keys.contains(key) {
            outcome.require(required.allSatisfy(keys.contains))
        }
        guard outcome.isValid else { return }
        if let names = keywords.names {
            for key in object.keys where try !evaluate(.string(key), names, scope).isValid {
                outcome = .invalid
                return
            }
        }
        let declared = Dictionary(
            keywords.properties.map { ($0.key, $0.schema) }, uniquingKeysWith: { first, _ in first }
        )
        for (index, member) in object.enumerated() {
            var schemas: [Int] = []
            let key = Array(member.key.utf8)
            if let schema = declared[key] { schemas.append(schema) }
            for pattern in keywords.patterns {
                do {
                    if try languages.language(ofPattern: pattern.pattern).accepts(key) {
                        schemas.append(pattern.schema)
                    }
                } catch {
                    throw error.located(
                        at: node.path.appending("patternProperties").appending(pattern.pattern),
                        keyword: "patternProperties")
                }
            }
            if schemas.isEmpty, let additional = keywords.additional { schemas = [additional] }
            for schema in schemas where try !evaluate(member.value, schema, scope).isValid {
                outcome = .invalid
                return
            }
            if !schemas.isEmpty { outcome.members.insert(index) }
        }
        for dependency in keywords.dependentSchemas where keys.contains(dependency.key) {
            outcome.add(try evaluate(value, dependency.schema, scope))
        }
    }

    /// Whether no two values are equal as JSON.
    static func areDistinct(_ values: [JSONValue]) -> Bool {
        values.indices.allSatisfy { index in
            !values[..<index].contains { $0.isEquivalent(to: values[index]) }
        }
    }
}

extension SchemaNode {
    /// The exact value of a number.
    func decimal(_ number: JSONNumber) throws(ConstraintError) -> ExactDecimal {
        guard let decimal = ExactDecimal(number) else {
            throw ConstraintError(
                .tooLarge, path: path, expected: "an exponent within ±2³¹", found: "a greater one")
        }
        return decimal
    }
}
