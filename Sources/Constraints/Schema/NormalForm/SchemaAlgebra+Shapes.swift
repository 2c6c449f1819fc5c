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
        result.uniqueness = left.uniqueness ?? right.uniqueness
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
        try spend(result.properties.count + left.classes.count * right.classes.count)
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
