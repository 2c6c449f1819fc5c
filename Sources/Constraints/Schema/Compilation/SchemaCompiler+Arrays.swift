import OrderedJSON

extension SchemaCompiler {
    /// The node of the arrays that meet a shape; nil if none does.
    mutating func arrayNode(_ shape: ArrayShape) throws(ConstraintError) -> Grammar.Node? {
        var shape = shape
        if !shape.refusals.isEmpty {
            if !algebra.isEmpty(shape) { shape.refusals.forEach { refuse($0) } }
            return nil
        }
        if let path = shape.uniqueness, try !algebra.settleUniqueness(&shape) {
            if algebra.isEmpty(shape) { return nil }
            refuse(
                ConstraintError(
                    .unsupported, path: path, keyword: "uniqueItems",
                    expected:
                        "items of at most \(SchemaAlgebra.maximumDistinctValues) known values, "
                        + "or none that could be equal",
                    found: "items of any number of values"))
            return nil
        }
        guard shape.containments.isEmpty else { return try countingNode(shape) }
        let count = min(shape.prefix.count, shape.maximumCount ?? Int.max)
        let prefix = shape.prefix.prefix(count).map { node(for: $0.value) }
        let hasRest =
            shape.rest.value != SchemaExpressions.nothing && count < shape.maximumCount ?? Int.max
        return .array(
            Grammar.Array(
                prefix: prefix, rest: hasRest ? node(for: shape.rest.value) : nil,
                minimumCount: shape.minimumCount, maximumCount: shape.maximumCount))
    }

    /// The node of arrays in which items of some kind are counted.
    ///
    /// The items are read by an automaton whose state is the position, as far as it matters, and
    /// the counts, as far as they matter. States are laid out as nodes from the last to the first,
    /// with loops as repetitions.
    private mutating func countingNode(
        _ shape: ArrayShape
    ) throws(ConstraintError) -> Grammar.Node? {
        var counter = ItemCounter(shape, algebra)
        var nodes: [ItemCounter.State: Int?] = [:]
        let start = ItemCounter.State(
            position: 0, counts: [Int](repeating: 0, count: shape.containments.count))
        guard let rest = try tail(of: start, isFirst: true, &counter, &nodes) else { return nil }
        return .sequence([literal("["), rest])
    }

    /// The node of what follows in a state, to the closing bracket; nil if nothing can.
    private mutating func tail(
        of state: ItemCounter.State, isFirst: Bool, _ counter: inout ItemCounter,
        _ nodes: inout [ItemCounter.State: Int?]
    ) throws(ConstraintError) -> Int? {
        if !isFirst, let known = nodes[state] { return known }
        guard nodes.count < 2000 else {
            throw ConstraintError(
                .tooLarge, keyword: "contains", expected: "at most 2000 states of counting",
                found: "more")
        }
        var alternatives: [Int] = []
        var loops: [Int] = []
        if counter.canEnd(state) { alternatives.append(literal("]")) }
        for step in try counter.steps(from: state) {
            let item = node(for: step.item)
            if step.target == state, !isFirst {
                loops.append(add(.sequence([literal(","), item])))
            } else if let rest = try tail(of: step.target, isFirst: false, &counter, &nodes) {
                let parts = isFirst ? [item, rest] : [literal(","), item, rest]
                alternatives.append(add(.sequence(parts)))
            }
        }
        var result: Int?
        if !alternatives.isEmpty {
            result = alternatives.count == 1 ? alternatives[0] : add(.choice(alternatives))
            if let end = result, !loops.isEmpty {
                let loop = add(.choice(loops))
                let repetition = add(.repetition(loop, minimum: 0, maximum: nil))
                result = add(.sequence([repetition, end]))
            }
        }
        if !isFirst { nodes[state] = .some(result) }
        return result
    }
}
