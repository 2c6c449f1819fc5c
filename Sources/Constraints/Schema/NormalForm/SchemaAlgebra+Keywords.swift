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
                var known: Set<EquivalentValue> = []
                for value in values
                where try validator.evaluate(value, index, scope).isValid
                    && known.insert(EquivalentValue(value)).inserted
                {
                    allowed.append(value)
                }
                let form = try normalForm(of: allowed)
                guard library.copies(node: index) else { return form }
                return try copying(form, as: normalForm(of: node, scope, tracksEvaluation))
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
            try checkOrder(of: node, form.objects)
            for index in form.objects.indices { form.objects[index].reorder(node.objects.order) }
        }
        return form
    }

    /// Checks that `x-order` names only members that some keyword names.
    private func checkOrder(
        of node: SchemaNode, _ shapes: [ObjectShape]
    ) throws(ConstraintError) {
        guard !shapes.isEmpty else { return }
        var names = Set(node.objects.properties.map(\.key))
        for shape in shapes { names.formUnion(shape.properties.map(\.key)) }
        for name in node.objects.order where !names.contains(name) {
            throw ConstraintError(
                .invalidSchema, path: node.path.appending("x-order"), keyword: "x-order",
                expected: "names of `properties`",
                found: JSONValue.string(String(decoding: name, as: UTF8.self)).excerpt)
        }
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

    static func absent(_ key: [UInt8]) -> ObjectShape {
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
