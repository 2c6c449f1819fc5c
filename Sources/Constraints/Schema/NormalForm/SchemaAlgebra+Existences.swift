extension SchemaAlgebra {
    /// The alternatives that a shape's demands for some member come to.
    ///
    /// A member spoken of by name can be demanded. A member of another name cannot, unless any
    /// will do: then there must be more members than those spoken of by name.
    func withoutExistences(_ shape: ObjectShape) throws(ConstraintError) -> [ObjectShape] {
        guard let existence = shape.existences.first else { return [shape] }
        var shape = shape
        shape.existences.removeFirst()
        var alternatives: [ObjectShape] = []
        for property in shape.properties
        where existence.keys.contains(property.key) && !existence.exceptions.contains(property.key)
        {
            var property = property
            property.value = try expressions.and(property.value, existence.value)
            property.isRequired = true
            if isEmpty(property.value) { continue }
            var alternative = shape
            alternative[property.key] = property
            alternatives.append(alternative)
        }
        alternatives += try alternativesWithOthers(shape, existence)
        var result: [ObjectShape] = []
        for alternative in alternatives { result += try withoutExistences(alternative) }
        try check(result.count)
        return result
    }

    /// The alternatives in which a member that is not spoken of by name is there.
    private func alternativesWithOthers(
        _ shape: ObjectShape, _ existence: ObjectShape.Existence
    ) throws(ConstraintError) -> [ObjectShape] {
        let names = shape.properties.map(\.key)
        let exceptions = existence.exceptions.filter { shape[$0] == nil }
        var canExist = false
        var anyWillDo = true
        for part in shape.classes where !isEmpty(part.value) {
            let others = try part.keys.subtracting(names)
            if others.isEmpty { continue }
            let eligible = try others.intersection(existence.keys).subtracting(exceptions)
            let value = try expressions.and(part.value, existence.value)
            if !eligible.isEmpty, !isEmpty(value) { canExist = true }
            let isExcepted = exceptions.contains { part.keys.contains($0) }
            let isCovered = try others.subtracting(existence.keys).isEmpty
            if isExcepted || !isCovered || value != part.value { anyWillDo = false }
        }
        if !canExist { return [] }
        guard anyWillDo else {
            var refused = shape
            refused.refusals.append(existence.refusal)
            return [refused]
        }
        var alternatives = [shape]
        for property in shape.properties
        where !property.isRequired && property.value != SchemaExpressions.nothing {
            var split: [ObjectShape] = []
            for alternative in alternatives {
                var present = alternative
                var absent = alternative
                present.require(property.key)
                absent[property.key]?.value = SchemaExpressions.nothing
                split += [present, absent]
            }
            try check(split.count)
            alternatives = split
        }
        return alternatives.map { alternative in
            var alternative = alternative
            let count = alternative.properties.filter(\.isRequired).count
            alternative.minimumCount = max(alternative.minimumCount, count + 1)
            return alternative
        }
        .filter { !$0.isContradictory }
    }
}
