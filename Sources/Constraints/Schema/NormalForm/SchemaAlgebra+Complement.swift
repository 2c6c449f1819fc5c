extension SchemaAlgebra {
    /// What meets one form and not another.
    ///
    /// The demands of a shape are denied in turn, each while those before it are met. So the
    /// alternatives exclude each other, and few are left of their products.
    func subtracting(
        _ other: NormalForm, from form: NormalForm
    ) throws(ConstraintError) -> NormalForm {
        var result = NormalForm()
        result.allowsNull = form.allowsNull && !other.allowsNull
        result.allowsFalse = form.allowsFalse && !other.allowsFalse
        result.allowsTrue = form.allowsTrue && !other.allowsTrue
        if !form.numbers.isEmpty { try check(other.numbers.count) }
        for shape in form.numbers {
            result.numbers += try subtracting(
                other.numbers, from: shape, areDisjoint, isEmpty, { $0.complement() }
            ) { $0.intersection($1) }
        }
        for shape in form.strings {
            result.strings += try subtracting(
                other.strings, from: shape, areDisjoint, isEmpty, complement, intersection)
        }
        for shape in form.arrays {
            result.arrays += try subtracting(
                other.arrays, from: shape, areDisjoint, isEmpty, complement, intersection)
        }
        for shape in form.objects {
            result.objects += try subtracting(
                other.objects, from: shape, areDisjoint, isEmpty, complement, intersection)
        }
        return result
    }

    private func subtracting<Shape>(
        _ others: [Shape], from shape: Shape, _ areDisjoint: (Shape, Shape) -> Bool,
        _ isEmpty: (Shape) -> Bool, _ complement: (Shape) throws(ConstraintError) -> [Shape],
        _ intersection: (Shape, Shape) throws(ConstraintError) -> Shape?
    ) throws(ConstraintError) -> [Shape] {
        var rest = [shape]
        for other in others where !areDisjoint(shape, other) {
            rest = try product(rest, complement(other), isEmpty, intersection)
        }
        return rest
    }

    private func complement(_ shape: ArrayShape) throws(ConstraintError) -> [ArrayShape] {
        if !shape.refusals.isEmpty { return [ArrayShape(refusals: shape.refusals)] }
        var alternatives: [ArrayShape] = []
        var met = ArrayShape.any
        if shape.minimumCount > 0 {
            alternatives.append(ArrayShape(maximumCount: shape.minimumCount - 1))
            met.minimumCount = shape.minimumCount
        }
        if let maximum = shape.maximumCount {
            alternatives.append(ArrayShape(minimumCount: maximum + 1))
            met.maximumCount = maximum
        }
        for (index, item) in shape.prefix.enumerated() {
            if index >= met.maximumCount ?? Int.max { break }
            var denied = met
            denied.minimumCount = max(met.minimumCount, index + 1)
            denied.prefix.append(ArrayShape.Item(value: try expressions.not(item.value)))
            if item.value != SchemaExpressions.anything { alternatives.append(denied) }
            met.prefix.append(ArrayShape.Item(value: item.value))
        }
        if shape.rest.value != SchemaExpressions.anything,
            shape.prefix.count < met.maximumCount ?? Int.max
        {
            var denied = met
            denied.containments = [
                ArrayShape.Containment(
                    start: shape.prefix.count, value: try expressions.not(shape.rest.value))
            ]
            alternatives.append(denied)
            met.rest = ArrayShape.Item(value: shape.rest.value)
        }
        for containment in shape.containments {
            for denial in containment.denials {
                var denied = met
                denied.containments.append(denial)
                alternatives.append(denied)
            }
            met.containments.append(containment)
        }
        if let path = shape.uniqueness {
            var denied = met
            denied.refusals.append(
                ConstraintError(
                    .unsupported, path: path, keyword: "uniqueItems",
                    expected: "items that differ", found: "a demand for equal items"))
            alternatives.append(denied)
        }
        return alternatives
    }

    private func complement(_ shape: ObjectShape) throws(ConstraintError) -> [ObjectShape] {
        if !shape.refusals.isEmpty { return [ObjectShape(refusals: shape.refusals)] }
        var alternatives: [ObjectShape] = []
        var met = ObjectShape.any
        if shape.minimumCount > 0 {
            alternatives.append(ObjectShape(maximumCount: shape.minimumCount - 1))
            met.minimumCount = shape.minimumCount
        }
        if let maximum = shape.maximumCount {
            alternatives.append(ObjectShape(minimumCount: maximum + 1))
            met.maximumCount = maximum
        }
        for property in shape.properties {
            if property.isRequired {
                var denied = met
                denied[property.key] = ObjectShape.Property(
                    key: property.key, value: SchemaExpressions.nothing)
                alternatives.append(denied)
                met.require(property.key)
            }
            if property.value != SchemaExpressions.anything {
                var denied = met
                denied[property.key] = ObjectShape.Property(
                    key: property.key, value: try expressions.not(property.value), isRequired: true)
                alternatives.append(denied)
            }
            met[property.key] = ObjectShape.Property(
                key: property.key, value: property.value, isRequired: property.isRequired)
        }
        for part in shape.classes where part.value != SchemaExpressions.anything {
            var denied = met
            denied.existences.append(
                ObjectShape.Existence(
                    keys: part.keys, exceptions: shape.properties.map(\.key),
                    value: try expressions.not(part.value),
                    refusal: ConstraintError(
                        .unsupported, keyword: "not",
                        expected: "schemas whose negation speaks of properties by name",
                        found: "a demand for some property of another name")))
            alternatives.append(denied)
        }
        for existence in shape.existences {
            if let denied = try intersection(met, withoutMember(existence)) {
                alternatives.append(denied)
            }
        }
        return alternatives.filter { !$0.isContradictory }
    }

    /// The objects in which no member meets a demand.
    private func withoutMember(
        _ existence: ObjectShape.Existence
    ) throws(ConstraintError) -> ObjectShape {
        var shape = ObjectShape.any
        for key in existence.exceptions {
            shape[key] = ObjectShape.Property(key: key, value: SchemaExpressions.anything)
        }
        shape.classes = [
            ObjectShape.KeyClass(
                keys: existence.keys, value: try expressions.not(existence.value))
        ]
        let others = try KeySet.all.subtracting(existence.keys)
        if !others.isEmpty {
            shape.classes.append(
                ObjectShape.KeyClass(keys: others, value: SchemaExpressions.anything))
        }
        return shape
    }
}

extension ArrayShape.Containment {
    /// The ways in which too few or too many items meet the expression.
    fileprivate var denials: [ArrayShape.Containment] {
        var denials: [ArrayShape.Containment] = []
        if minimumCount > 0 {
            var fewer = self
            fewer.minimumCount = 0
            fewer.maximumCount = minimumCount - 1
            denials.append(fewer)
        }
        if let maximumCount {
            var more = self
            more.minimumCount = maximumCount + 1
            more.maximumCount = nil
            denials.append(more)
        }
        return denials
    }
}
