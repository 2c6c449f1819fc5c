extension SchemaAlgebra {
    /// What arrays meet both shapes; nil if none does.
    func intersection(
        _ left: ArrayShape, _ right: ArrayShape
    ) throws(ConstraintError) -> ArrayShape? {
        var result = ArrayShape()
        for index in 0..<max(left.prefix.count, right.prefix.count) {
            result.prefix.append(try intersection(left.item(at: index), right.item(at: index)))
        }
        result.rest = try intersection(left.rest, right.rest)
        result.minimumCount = max(left.minimumCount, right.minimumCount)
        result.maximumCount = Self.smaller(left.maximumCount, right.maximumCount)
        result.containments = left.containments
        for containment in right.containments where !result.containments.contains(containment) {
            result.containments.append(containment)
        }
        result.isUnique = left.isUnique || right.isUnique
        result.refusals = left.refusals + right.refusals
        if let end = result.prefix.firstIndex(where: { $0.value == SchemaExpressions.nothing }) {
            result.maximumCount = Self.smaller(result.maximumCount, end)
        } else if result.rest.value == SchemaExpressions.nothing {
            result.maximumCount = Self.smaller(result.maximumCount, result.prefix.count)
        }
        if let maximum = result.maximumCount, maximum < result.minimumCount { return nil }
        return result
    }

    private func intersection(
        _ left: ArrayShape.Item, _ right: ArrayShape.Item
    ) throws(ConstraintError) -> ArrayShape.Item {
        ArrayShape.Item(
            value: try expressions.and(left.value, right.value),
            evaluated: try expressions.or(left.evaluated, right.evaluated))
    }

    /// What objects meet both shapes; nil if none does.
    func intersection(
        _ left: ObjectShape, _ right: ObjectShape
    ) throws(ConstraintError) -> ObjectShape? {
        if left.isAny, left.classes[0].isEvaluated == false { return right }
        var result = ObjectShape()
        let order =
            left.properties.filter(\.isDeclared) + right.properties
            + left.properties.filter { !$0.isDeclared }
        for entry in order where result[entry.key] == nil {
            let one = left.property(entry.key)
            let other = right.property(entry.key)
            result[entry.key] = ObjectShape.Property(
                key: entry.key, value: try expressions.and(one.value, other.value),
                isRequired: one.isRequired || other.isRequired,
                isDeclared: one.isDeclared || other.isDeclared,
                isEvaluated: one.isEvaluated || other.isEvaluated)
        }
        result.classes = []
        for one in left.classes {
            for other in right.classes {
                let keys = try one.keys.intersection(other.keys)
                if keys.isEmpty { continue }
                result.classes.append(
                    ObjectShape.KeyClass(
                        keys: keys, value: try expressions.and(one.value, other.value),
                        isEvaluated: one.isEvaluated || other.isEvaluated))
            }
            try check(result.classes.count)
        }
        result.minimumCount = max(left.minimumCount, right.minimumCount)
        result.maximumCount = Self.smaller(left.maximumCount, right.maximumCount)
        result.existences = left.existences + right.existences
        result.refusals = left.refusals + right.refusals
        return result.isContradictory ? nil : result
    }

    private static func smaller(_ left: Int?, _ right: Int?) -> Int? {
        guard let left, let right else { return left ?? right }
        return min(left, right)
    }
}

extension SchemaAlgebra {
    /// What values do not meet a form.
    func complement(_ form: NormalForm) throws(ConstraintError) -> NormalForm {
        var result = NormalForm.anything
        result.allowsNull = !form.allowsNull
        result.allowsFalse = !form.allowsFalse
        result.allowsTrue = !form.allowsTrue
        for shape in form.numbers {
            var negated = NormalForm.anything
            negated.numbers = shape.complement()
            result = try intersection(result, negated)
        }
        for shape in form.strings {
            var negated = NormalForm.anything
            negated.strings = try shape.complement()
            result = try intersection(result, negated)
        }
        for shape in form.arrays {
            var negated = NormalForm.anything
            negated.arrays = try complement(shape)
            result = try intersection(result, negated)
        }
        for shape in form.objects {
            var negated = NormalForm.anything
            negated.objects = try complement(shape)
            result = try intersection(result, negated)
        }
        return result
    }

    private func complement(_ shape: ArrayShape) throws(ConstraintError) -> [ArrayShape] {
        if !shape.refusals.isEmpty { return [ArrayShape(refusals: shape.refusals)] }
        var alternatives: [ArrayShape] = []
        if shape.minimumCount > 0 {
            alternatives.append(ArrayShape(maximumCount: shape.minimumCount - 1))
        }
        if let maximum = shape.maximumCount {
            alternatives.append(ArrayShape(minimumCount: maximum + 1))
        }
        for (index, item) in shape.prefix.enumerated()
        where item.value != SchemaExpressions.anything {
            var alternative = ArrayShape(minimumCount: index + 1)
            alternative.prefix = [ArrayShape.Item](repeating: .any, count: index)
            alternative.prefix.append(ArrayShape.Item(value: try expressions.not(item.value)))
            alternatives.append(alternative)
        }
        if shape.rest.value == SchemaExpressions.nothing {
            alternatives.append(ArrayShape(minimumCount: shape.prefix.count + 1))
        } else if shape.rest.value != SchemaExpressions.anything {
            let containment = ArrayShape.Containment(
                start: shape.prefix.count, value: try expressions.not(shape.rest.value))
            alternatives.append(ArrayShape(containments: [containment]))
        }
        for containment in shape.containments {
            if containment.minimumCount > 0 {
                var fewer = containment
                fewer.minimumCount = 0
                fewer.maximumCount = containment.minimumCount - 1
                alternatives.append(ArrayShape(containments: [fewer]))
            }
            if let maximum = containment.maximumCount {
                var more = containment
                more.minimumCount = maximum + 1
                more.maximumCount = nil
                alternatives.append(ArrayShape(containments: [more]))
            }
        }
        if shape.isUnique {
            alternatives.append(
                ArrayShape(refusals: [
                    ConstraintError(
                        .unsupported, keyword: "uniqueItems", expected: "items that differ",
                        found: "a demand for equal items")
                ]))
        }
        return alternatives
    }

    private func complement(_ shape: ObjectShape) throws(ConstraintError) -> [ObjectShape] {
        if !shape.refusals.isEmpty { return [ObjectShape(refusals: shape.refusals)] }
        var alternatives: [ObjectShape] = []
        for property in shape.properties {
            if property.isRequired {
                var absent = ObjectShape.any
                absent[property.key] = ObjectShape.Property(
                    key: property.key, value: SchemaExpressions.nothing)
                alternatives.append(absent)
            }
            if property.value != SchemaExpressions.anything {
                var different = ObjectShape.any
                different[property.key] = ObjectShape.Property(
                    key: property.key, value: try expressions.not(property.value), isRequired: true)
                alternatives.append(different)
            }
        }
        if shape.minimumCount > 0 {
            alternatives.append(ObjectShape(maximumCount: shape.minimumCount - 1))
        }
        if let maximum = shape.maximumCount {
            alternatives.append(ObjectShape(minimumCount: maximum + 1))
        }
        for keyClass in shape.classes where keyClass.value != SchemaExpressions.anything {
            let existence = ObjectShape.Existence(
                keys: keyClass.keys, exceptions: shape.properties.map(\.key),
                value: try expressions.not(keyClass.value),
                refusal: ConstraintError(
                    .unsupported, keyword: "additionalProperties",
                    expected: "a schema whose negation can be written with named properties",
                    found: "a demand for some property of another name"))
            alternatives.append(ObjectShape(existences: [existence]))
        }
        for existence in shape.existences {
            var none = ObjectShape.any
            for key in existence.exceptions {
                none[key] = ObjectShape.Property(key: key, value: SchemaExpressions.anything)
            }
            none.classes = [
                ObjectShape.KeyClass(
                    keys: existence.keys, value: try expressions.not(existence.value))
            ]
            let others = try KeySet.all.subtracting(existence.keys)
            if !others.isEmpty {
                none.classes.append(
                    ObjectShape.KeyClass(keys: others, value: SchemaExpressions.anything))
            }
            alternatives.append(none)
        }
        return alternatives
    }
}
