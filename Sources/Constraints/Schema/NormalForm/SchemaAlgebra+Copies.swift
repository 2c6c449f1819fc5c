import OrderedJSON

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
        return hasDynamicReferences || first(in: node) { $0.strings.verbatim != nil } != nil
    }

    /// The place of a schema with `x-abstain` among one and all that it applies.
    func margin(in node: Int) -> JSONPath? { first(in: node) { $0.abstention != nil }?.path }

    /// A schema of some kind among one and all that it applies to the value or its parts.
    private func first(in node: Int, where matches: (SchemaNode) -> Bool) -> SchemaNode? {
        var seen: Set<Int> = []
        var pending = [node]
        while let next = pending.popLast() {
            guard seen.insert(next).inserted else { continue }
            if matches(nodes[next]) { return nodes[next] }
            pending += nodes[next].subschemas
        }
        return nil
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
