import OrderedJSON

extension SchemaAlgebra {
    /// What values meet a schema: all its keywords, and the schemas that apply to the same value.
    func normalForm(
        ofSchema index: Int, _ scope: Int, _ tracksEvaluation: Bool
    ) throws(ConstraintError) -> NormalForm {
        let node = library.nodes[index]
        if let refusal = node.refusals.first { throw refusal }
        do throws(ConstraintError) {
            if let values = node.values {
                var allowed: [JSONValue] = []
                for value in values
                where try validator.evaluate(value, index, scope).isValid
                    && !allowed.contains(where: { $0.isEquivalent(to: value) })
                {
                    allowed.append(value)
                }
                return try normalForm(of: allowed)
            }
            return try normalForm(of: node, scope, tracksEvaluation)
        } catch {
            var error = error
            error.path = error.path ?? node.path
            throw error
        }
    }

    private func normalForm(
        of node: SchemaNode, _ scope: Int, _ tracksOuterEvaluation: Bool
    ) throws(ConstraintError) -> NormalForm {
        let tracksEvaluation =
            tracksOuterEvaluation || node.objects.unevaluated != nil
            || node.arrays.unevaluated != nil
        var form = NormalForm(types: node.types ?? .all)
        if !node.numbers.isEmpty, !form.numbers.isEmpty {
            let shape = try numberShape(of: node)
            form.numbers = form.numbers.compactMap { $0.intersection(shape) }
        }
        if !node.strings.isEmpty, !form.strings.isEmpty {
            form.strings = try stringShapes(of: node)
        }
        if !node.arrays.isEmpty, !form.arrays.isEmpty {
            form.arrays = try arrayShapes(of: node, scope)
        }
        if !node.objects.isEmpty, !form.objects.isEmpty {
            form.objects = try objectShapes(of: node, scope)
        }
        for part in try inPlaceParts(of: node, scope) {
            form = try intersection(
                form, normalForm(of: part, tracksEvaluation: tracksEvaluation))
        }
        if let schemas = node.anyOf {
            var parts: [ID] = []
            for schema in schemas { parts.append(try expression(schema, scope)) }
            form = try intersection(form, union(of: parts, tracksEvaluation))
        }
        if let schemas = node.oneOf {
            form = try intersection(form, exactlyOne(of: schemas, scope, tracksEvaluation))
        }
        if let condition = node.condition,
            node.consequence != nil || node.alternative != nil || tracksEvaluation
        {
            form = try intersection(form, choice(by: condition, node, scope, tracksEvaluation))
        }
        for dependency in node.objects.dependentSchemas where !form.objects.isEmpty {
            let dependent = try normalForm(
                of: expression(dependency.schema, scope), tracksEvaluation: tracksEvaluation)
            var present = ObjectShape.any
            present.require(dependency.key)
            var alternatives = [Self.absent(dependency.key)]
            for shape in dependent.objects {
                if let both = try intersection(present, shape) { alternatives.append(both) }
            }
            form = try intersection(form, Self.objects(alternatives))
        }
        try applyUnevaluated(node, scope, &form)
        if !node.objects.order.isEmpty {
            for index in form.objects.indices { form.objects[index].reorder(node.objects.order) }
        }
        return form
    }

    /// The schemas that the value must meet too, without choices among them.
    private func inPlaceParts(of node: SchemaNode, _ scope: Int) throws(ConstraintError) -> [ID] {
        var parts: [ID] = []
        if let reference = node.reference {
            guard let target = reference.target else { throw node.unresolved(reference) }
            parts.append(try expression(target, scope))
        }
        if let reference = node.dynamicReference {
            guard let target = validator.scopes.target(of: reference, in: scope, library) else {
                throw node.unresolved(reference)
            }
            parts.append(try expression(target, scope))
        }
        for schema in node.allOf { parts.append(try expression(schema, scope)) }
        if let schema = node.not {
            parts.append(try expressions.not(expression(schema, scope)))
        }
        return parts
    }

    /// What meets exactly one of several schemas.
    private func exactlyOne(
        of schemas: [Int], _ scope: Int, _ tracksEvaluation: Bool
    ) throws(ConstraintError) -> NormalForm {
        var parts: [ID] = []
        for schema in schemas { parts.append(try expression(schema, scope)) }
        var result = NormalForm.nothing
        for (index, part) in parts.enumerated() {
            var form = try normalForm(of: part, tracksEvaluation: tracksEvaluation)
            for (otherIndex, other) in parts.enumerated() where otherIndex != index {
                if form.isNothing { break }
                if areDisjoint(part, other) { continue }
                form = try subtracting(normalForm(of: other), from: form)
            }
            result.formUnion(form)
            try check(result.objects.count)
        }
        return result
    }

    /// What meets `then` if it meets `if`, and `else` if not.
    private func choice(
        by condition: Int, _ node: SchemaNode, _ scope: Int, _ tracksEvaluation: Bool
    ) throws(ConstraintError) -> NormalForm {
        let condition = try expression(condition, scope)
        var result = try normalForm(of: condition, tracksEvaluation: tracksEvaluation)
        if let consequence = node.consequence {
            result = try intersection(
                result,
                normalForm(
                    of: expression(consequence, scope), tracksEvaluation: tracksEvaluation))
        }
        var otherwise = try subtracting(normalForm(of: condition), from: .anything)
        if let alternative = node.alternative {
            otherwise = try intersection(
                otherwise,
                normalForm(
                    of: expression(alternative, scope), tracksEvaluation: tracksEvaluation))
        }
        result.formUnion(otherwise)
        return result
    }

    private static func absent(_ key: [UInt8]) -> ObjectShape {
        var absent = ObjectShape.any
        absent[key] = ObjectShape.Property(key: key, value: SchemaExpressions.nothing)
        return absent
    }

    /// Everything but objects, and objects of some shapes.
    private static func objects(_ shapes: [ObjectShape]) -> NormalForm {
        var form = NormalForm.anything
        form.objects = shapes
        return form
    }
}

extension SchemaAlgebra {
    private func numberShape(of node: SchemaNode) throws(ConstraintError) -> NumberShape {
        let keywords = node.numbers
        var shape = NumberShape.any
        for (number, isExclusive) in [
            (keywords.minimum, false), (keywords.exclusiveMinimum, true),
        ] {
            guard let number else { continue }
            let bound = NumberShape.Bound(
                number: number, value: try node.decimal(number), isExclusive: isExclusive)
            shape = shape.intersection(NumberShape(lower: bound)) ?? shape
        }
        for (number, isExclusive) in [
            (keywords.maximum, false), (keywords.exclusiveMaximum, true),
        ] {
            guard let number else { continue }
            let bound = NumberShape.Bound(
                number: number, value: try node.decimal(number), isExclusive: isExclusive)
            shape.upper =
                shape.upper.map { $0.value < bound.value ? $0 : bound } ?? bound
            if let upper = shape.upper, upper.value == bound.value {
                shape.upper?.isExclusive = upper.isExclusive || isExclusive
            }
        }
        if let multiple = keywords.multipleOf { shape.multiples = [multiple] }
        return shape
    }

    private func stringShapes(of node: SchemaNode) throws(ConstraintError) -> [StringShape] {
        let keywords = node.strings
        var shape = StringShape.any
        shape.minimumLength = keywords.minimumLength
        shape.maximumLength = keywords.maximumLength
        if let maximum = shape.maximumLength, maximum < shape.minimumLength { return [] }
        if let pattern = keywords.pattern {
            do {
                shape.language = try validator.languages.language(ofPattern: pattern)
            } catch {
                shape.refusals.append(
                    error.located(at: node.path.appending("pattern"), keyword: "pattern"))
            }
        }
        if validator.assertsFormat, let format = keywords.format {
            do {
                if let language = try validator.languages.language(ofFormat: format) {
                    shape.language = try shape.language.map { pattern throws(ConstraintError) in
                        try intersection(pattern, language)
                    } ?? language
                }
            } catch {
                shape.refusals.append(
                    error.located(at: node.path.appending("format"), keyword: "format"))
            }
        }
        if let verbatim = keywords.verbatim {
            shape.verbatim = verbatim.rule
            if let pattern = verbatim.pattern {
                do {
                    shape.verbatim?.pattern = try Regex(pattern).dfa(anchored: true)
                } catch {
                    shape.refusals.append(
                        error.located(at: node.path.appending("x-verbatim"), keyword: "x-verbatim"))
                }
            }
        }
        return [shape]
    }

    private func arrayShapes(
        of node: SchemaNode, _ scope: Int
    ) throws(ConstraintError) -> [ArrayShape] {
        let keywords = node.arrays
        var shape = ArrayShape.any
        for schema in keywords.prefix {
            shape.prefix.append(
                ArrayShape.Item(
                    value: try expression(schema, scope), evaluated: SchemaExpressions.anything))
        }
        if let rest = keywords.rest {
            shape.rest = ArrayShape.Item(
                value: try expression(rest, scope), evaluated: SchemaExpressions.anything)
        }
        shape.minimumCount = keywords.minimumCount
        shape.maximumCount = keywords.maximumCount
        shape.isUnique = keywords.isUnique
        if let contains = keywords.contains {
            let value = try expression(contains, scope)
            if keywords.minimumContains > 0 || keywords.maximumContains != nil {
                shape.containments = [
                    ArrayShape.Containment(
                        value: value, minimumCount: keywords.minimumContains,
                        maximumCount: keywords.maximumContains)
                ]
            }
            if let maximum = keywords.maximumContains, maximum < keywords.minimumContains {
                return []
            }
            if node.dialect.draft >= .draft202012 {
                for index in shape.prefix.indices {
                    shape.prefix[index].evaluated = try expressions.or(
                        shape.prefix[index].evaluated, value)
                }
                shape.rest.evaluated = try expressions.or(shape.rest.evaluated, value)
            }
        }
        // Merging with every array settles what an item that nothing meets means for the count.
        return try intersection(shape, .any).map { [$0] } ?? []
    }

    private func objectShapes(
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
        let form = try normalForm(of: expression(names, scope))
        if form.strings.contains(where: \.isAny) { return }
        shape.refusals += form.strings.flatMap(\.refusals)
        if form.strings.contains(where: { $0.verbatim != nil }) {
            shape.refusals.append(
                ConstraintError(
                    .unsupported, path: node.path.appending("propertyNames"),
                    keyword: "propertyNames", expected: "keywords for strings other than x-verbatim",
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

    /// Applies `unevaluatedProperties` and `unevaluatedItems` to what nothing has looked at.
    private func applyUnevaluated(
        _ node: SchemaNode, _ scope: Int, _ form: inout NormalForm
    ) throws(ConstraintError) {
        if let schema = node.arrays.unevaluated {
            let value = try expression(schema, scope)
            var shapes: [ArrayShape] = []
            for var shape in form.arrays {
                for position in shape.prefix.indices {
                    try restrict(&shape.prefix[position], to: value)
                }
                try restrict(&shape.rest, to: value)
                if let settled = try intersection(shape, .any) { shapes.append(settled) }
            }
            form.arrays = shapes
        }
        if let schema = node.objects.unevaluated {
            let value = try expression(schema, scope)
            for index in form.objects.indices {
                try form.objects[index].mapProperties { property throws(ConstraintError) in
                    if !property.isEvaluated {
                        property.value = try expressions.and(property.value, value)
                    }
                    property.isEvaluated = true
                }
                for position in form.objects[index].classes.indices {
                    let part = form.objects[index].classes[position]
                    if !part.isEvaluated {
                        form.objects[index].classes[position].value = try expressions.and(
                            part.value, value)
                    }
                    form.objects[index].classes[position].isEvaluated = true
                }
            }
            form.objects.removeAll(where: \.isContradictory)
        }
    }

    private func restrict(
        _ item: inout ArrayShape.Item, to value: ID
    ) throws(ConstraintError) {
        item.value = try expressions.and(item.value, expressions.or(item.evaluated, value))
        item.evaluated = SchemaExpressions.anything
    }
}
