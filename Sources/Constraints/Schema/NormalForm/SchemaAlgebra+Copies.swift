/// Copied values, which the validator knows nothing of: `x-verbatim`.
extension SchemaAlgebra {
    /// Whether an expression, or anything inside of it, is about copied values.
    func copies(_ id: ID) -> Bool {
        switch expressions[id] {
        case .anything, .nothing, .value: false
        case .schema(let node, _): library.copies(node: node)
        case .not(let inner): copies(inner)
        case .all(let parts), .any(let parts): parts.contains(where: copies)
        }
    }

    /// What meets an enumeration and is copied as the rest of its schema demands.
    ///
    /// Values that hold no text are what the validator has left of them.
    func copying(
        _ enumeration: NormalForm, as rest: NormalForm
    ) throws(ConstraintError) -> NormalForm {
        var result = enumeration
        result.strings = try product(enumeration.strings, rest.strings, isEmpty, intersection)
        result.arrays = try product(enumeration.arrays, rest.arrays, isEmpty, intersection)
        result.objects = try product(enumeration.objects, rest.objects, isEmpty, intersection)
        return result
    }
}

extension SchemaLibrary {
    /// Whether a schema, or any that it applies to the value or its parts, has `x-verbatim`.
    func copies(node: Int) -> Bool {
        guard hasCopies else { return false }
        // Where a dynamic reference leads is only known by the way to it.
        if hasDynamicReferences { return true }
        var seen: Set<Int> = []
        var pending = [node]
        while let next = pending.popLast() {
            guard seen.insert(next).inserted else { continue }
            if nodes[next].strings.verbatim != nil { return true }
            pending += nodes[next].subschemas
        }
        return false
    }
}

extension SchemaNode {
    /// The schemas that this one applies to the same value or its parts.
    fileprivate var subschemas: [Int] {
        let single = [
            reference?.target, not, condition, consequence, alternative, arrays.rest,
            arrays.contains, arrays.unevaluated, objects.additional, objects.names,
            objects.unevaluated,
        ]
        return single.compactMap(\.self) + allOf + (anyOf ?? []) + (oneOf ?? []) + arrays.prefix
            + objects.properties.map(\.schema) + objects.patterns.map(\.schema)
            + objects.dependentSchemas.map(\.schema)
    }
}
