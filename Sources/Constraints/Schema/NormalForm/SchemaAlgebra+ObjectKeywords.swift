extension SchemaAlgebra {
    func objectShapes(
        of node: SchemaNode, _ scope: Int
    ) throws(ConstraintError) -> [ObjectShape] {
        let keywords = node.objects
        var shape = ObjectShape.any
        shape.minimumCount = keywords.minimumCount
        shape.maximumCount = keywords.maximumCount
        try partitionKeys(node, scope, &shape)
        for property in keywords.properties {
            var entry = shape.property(property.key)
            let value = try expression(property.schema, scope)
            // Without a matching pattern, what holds of other names does not hold of this one.
            entry.value =
                matchesSomePattern(property.key, node)
                ? try expressions.and(value, entry.value) : value
            entry.isDeclared = true
            entry.isEvaluated = true
            shape[property.key] = entry
        }
        if let names = keywords.names { try restrictNames(to: names, node, scope, &shape) }
        for key in keywords.required { shape.require(key) }
        if shape.isContradictory { return [] }
        var shapes = [shape]
        for (key, required) in keywords.dependentRequired {
            var present = ObjectShape.any
            present.require(key)
            for key in required { present.require(key) }
            var dependent: [ObjectShape] = []
            for shape in shapes {
                for alternative in [Self.absent(key), present] {
                    if let both = try intersection(shape, alternative) { dependent.append(both) }
                }
            }
            shapes = dependent
            try check(shapes.count)
        }
        return shapes
    }

    /// Parts the names of members by the patterns they match.
    private func partitionKeys(
        _ node: SchemaNode, _ scope: Int, _ shape: inout ObjectShape
    ) throws(ConstraintError) {
        let keywords = node.objects
        var classes = [(keys: KeySet.all, value: SchemaExpressions.anything, isMatched: false)]
        for pattern in keywords.patterns {
            let language: KeySet
            do {
                language = KeySet(
                    try validator.languages.language(ofPattern: pattern.pattern))
            } catch {
                shape.refusals.append(
                    error.located(
                        at: node.path.appending("patternProperties").appending(pattern.pattern),
                        keyword: "patternProperties"))
                continue
            }
            let value = try expression(pattern.schema, scope)
            var parts: [(keys: KeySet, value: ID, isMatched: Bool)] = []
            for part in classes {
                let inside = try part.keys.intersection(language)
                let outside = try part.keys.subtracting(language)
                try spend(inside.stateCount + outside.stateCount)
                if !inside.isEmpty {
                    parts.append((inside, try expressions.and(part.value, value), true))
                }
                if !outside.isEmpty { parts.append((outside, part.value, part.isMatched)) }
            }
            try check(parts.count)
            classes = parts
        }
        var additional = SchemaExpressions.anything
        if let schema = keywords.additional { additional = try expression(schema, scope) }
        shape.classes = classes.map { part in
            ObjectShape.KeyClass(
                keys: part.keys, value: part.isMatched ? part.value : additional,
                isEvaluated: part.isMatched || keywords.additional != nil)
        }
    }

    /// Whether a pattern, of those that could be read, matches a name.
    private func matchesSomePattern(_ key: [UInt8], _ node: SchemaNode) -> Bool {
        node.objects.patterns.contains { pattern in
            let language = try? validator.languages.language(ofPattern: pattern.pattern)
            return language?.accepts(key) ?? false
        }
    }

    /// Forbids members whose names do not meet a schema.
    private func restrictNames(
        to names: Int, _ node: SchemaNode, _ scope: Int, _ shape: inout ObjectShape
    ) throws(ConstraintError) {
        if let margin = library.margin(in: names) {
            shape.refusals.append(
                ConstraintError(
                    .unsupported, path: margin.appending("x-abstain"), keyword: "x-abstain",
                    expected: "the schema of a property that may be left out, or of a value that "
                        + "may be null", found: "a schema of names"))
        }
        let form = try normalForm(of: expression(names, scope))
        if form.strings.contains(where: \.isAny) { return }
        shape.refusals += form.strings.flatMap(\.refusals)
        if form.strings.contains(where: { $0.verbatim != nil }) {
            shape.refusals.append(
                ConstraintError(
                    .unsupported, path: node.path.appending("propertyNames"),
                    keyword: "propertyNames",
                    expected: "keywords for strings other than x-verbatim",
                    found: "x-verbatim"))
        }
        var language = DFA.nothing
        for string in form.strings { language = try language.union(string.texts()) }
        let allowed = KeySet(language)
        try shape.mapProperties { property in
            if !allowed.contains(property.key) { property.value = SchemaExpressions.nothing }
        }
        var classes: [ObjectShape.KeyClass] = []
        for part in shape.classes {
            let inside = try part.keys.intersection(allowed)
            let outside = try part.keys.subtracting(allowed)
            if !inside.isEmpty {
                classes.append(
                    ObjectShape.KeyClass(
                        keys: inside, value: part.value, isEvaluated: part.isEvaluated))
            }
            if !outside.isEmpty {
                classes.append(
                    ObjectShape.KeyClass(
                        keys: outside, value: SchemaExpressions.nothing,
                        isEvaluated: part.isEvaluated))
            }
        }
        shape.classes = classes
    }
}
