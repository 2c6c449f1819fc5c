import OrderedJSON

// Both questions may be answered "not provably", so false is always sound: an alternative that
// turns out to be empty does no harm in a grammar.
extension SchemaAlgebra {
    /// How deep in values a proof is looked for.
    private static let maximumQuestionDepth = 5
    /// How many pairs of alternatives are compared.
    private static let maximumPairs = 250_000

    /// Whether provably no value meets an expression.
    func isEmpty(_ id: ID) -> Bool {
        if id == SchemaExpressions.nothing { return true }
        if let known = emptiness[id] { return known }
        guard questionDepth < Self.maximumQuestionDepth else { return false }
        questionDepth += 1
        defer { questionDepth -= 1 }
        emptiness[id] = false
        guard let form = try? normalForm(of: id) else { return false }
        let isEmpty =
            !form.allowsNull && !form.allowsFalse && !form.allowsTrue
            && form.numbers.allSatisfy(isEmpty) && form.strings.allSatisfy(isEmpty)
            && form.arrays.allSatisfy(isEmpty) && form.objects.allSatisfy(isEmpty)
        emptiness[id] = isEmpty
        return isEmpty
    }

    func isEmpty(_ shape: NumberShape) -> Bool {
        if shape.constant != nil || shape.isAny { return false }
        guard let language = try? numberLanguage(of: shape) else { return false }
        return language.isEmpty
    }

    func isEmpty(_ shape: StringShape) -> Bool {
        guard let language = shape.language else { return false }
        if shape.minimumLength == 0, shape.maximumLength == nil { return language.isEmpty }
        return (try? shape.texts().isEmpty) ?? false
    }

    func isEmpty(_ shape: ArrayShape) -> Bool {
        (0..<min(shape.minimumCount, shape.prefix.count + 1)).contains {
            isEmpty(shape.item(at: $0).value)
        }
    }

    func isEmpty(_ shape: ObjectShape) -> Bool {
        shape.isContradictory || shape.properties.contains { $0.isRequired && isEmpty($0.value) }
    }

    /// Whether provably no value meets both expressions.
    func areDisjoint(_ left: ID, _ right: ID) -> Bool {
        if left == right { return isEmpty(left) }
        if left == SchemaExpressions.nothing || right == SchemaExpressions.nothing { return true }
        let pair = [min(left, right), max(left, right)]
        if let known = disjointness[pair] { return known }
        guard questionDepth < Self.maximumQuestionDepth else { return false }
        questionDepth += 1
        defer { questionDepth -= 1 }
        disjointness[pair] = false
        guard let one = try? normalForm(of: left), let other = try? normalForm(of: right) else {
            return false
        }
        let areDisjoint =
            !(one.allowsNull && other.allowsNull) && !(one.allowsFalse && other.allowsFalse)
            && !(one.allowsTrue && other.allowsTrue)
            && areDisjoint(one.numbers, other.numbers, areDisjoint)
            && areDisjoint(one.strings, other.strings, areDisjoint)
            && areDisjoint(one.arrays, other.arrays, areDisjoint)
            && areDisjoint(one.objects, other.objects, areDisjoint)
        disjointness[pair] = areDisjoint
        return areDisjoint
    }

    private func areDisjoint<Shape>(
        _ left: [Shape], _ right: [Shape], _ areDisjoint: (Shape, Shape) -> Bool
    ) -> Bool {
        // Long enumerations would be compared for too long.
        let (pairs, overflows) = left.count.multipliedReportingOverflow(by: right.count)
        if overflows || pairs > Self.maximumPairs { return false }
        return left.allSatisfy { one in right.allSatisfy { areDisjoint(one, $0) } }
    }

    func areDisjoint(_ left: NumberShape, _ right: NumberShape) -> Bool {
        guard let both = left.intersection(right) else { return true }
        return isEmpty(both)
    }

    func areDisjoint(_ left: StringShape, _ right: StringShape) -> Bool {
        let maximum = min(left.maximumLength ?? Int.max, right.maximumLength ?? Int.max)
        if max(left.minimumLength, right.minimumLength) > maximum { return true }
        guard left.language != nil || right.language != nil,
            let one = try? left.texts(), let other = try? right.texts()
        else { return false }
        return one.isDisjoint(with: other)
    }

    func areDisjoint(_ left: ArrayShape, _ right: ArrayShape) -> Bool {
        let minimum = max(left.minimumCount, right.minimumCount)
        if minimum > left.maximumCount ?? Int.max { return true }
        if minimum > right.maximumCount ?? Int.max { return true }
        let count = min(minimum, max(left.prefix.count, right.prefix.count) + 1)
        return (0..<count).contains {
            areDisjoint(left.item(at: $0).value, right.item(at: $0).value)
        }
    }

    func areDisjoint(_ left: ObjectShape, _ right: ObjectShape) -> Bool {
        if left.minimumCount > right.maximumCount ?? Int.max { return true }
        if right.minimumCount > left.maximumCount ?? Int.max { return true }
        func hasClash(_ one: ObjectShape, _ other: ObjectShape) -> Bool {
            one.properties.contains { property in
                property.isRequired
                    && areDisjoint(property.value, other.property(property.key).value)
            }
        }
        return hasClash(left, right) || hasClash(right, left)
    }
}
