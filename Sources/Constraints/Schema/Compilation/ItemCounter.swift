/// The automaton that counts items of some kinds.
struct ItemCounter {
    struct State: Hashable {
        /// The number of items so far, up to where it no longer matters.
        var position: Int
        /// The number of items that met each containment, up to where it no longer matters.
        var counts: [Int]
    }

    struct Step {
        var item: SchemaExpressions.ID
        var target: State
    }

    private let shape: ArrayShape
    private let algebra: SchemaAlgebra
    /// The position from which on all positions are alike.
    private let lastPosition: Int
    private var kinds: [Int: [(value: SchemaExpressions.ID, isCounted: [Bool])]] = [:]

    init(_ shape: ArrayShape, _ algebra: SchemaAlgebra) {
        self.shape = shape
        self.algebra = algebra
        let starts = shape.containments.map(\.start).max() ?? 0
        lastPosition = max(
            shape.prefix.count, starts, shape.minimumCount, shape.maximumCount ?? 0)
    }

    func canEnd(_ state: State) -> Bool {
        state.position >= shape.minimumCount
            && zip(state.counts, shape.containments).allSatisfy { $0 >= $1.minimumCount }
    }

    /// The kinds of items that may follow, with the states they lead to.
    mutating func steps(from state: State) throws(ConstraintError) -> [Step] {
        if let maximum = shape.maximumCount, state.position >= maximum { return [] }
        var steps: [Step] = []
        kinds: for kind in try itemKinds(at: state.position) {
            var target = state
            target.position = min(state.position + 1, lastPosition)
            for (index, containment) in shape.containments.enumerated() where kind.isCounted[index]
            {
                if let maximum = containment.maximumCount, state.counts[index] >= maximum {
                    continue kinds
                }
                let cap = containment.maximumCount ?? containment.minimumCount
                target.counts[index] = min(state.counts[index] + 1, cap)
            }
            steps.append(Step(item: kind.value, target: target))
        }
        return steps
    }

    /// The items at a position, split by which containments they meet.
    ///
    /// If a containment has no maximum, items that are not counted need not fail to meet it.
    private mutating func itemKinds(
        at position: Int
    ) throws(ConstraintError) -> [(value: SchemaExpressions.ID, isCounted: [Bool])] {
        if let known = kinds[position] { return known }
        var result: [(value: SchemaExpressions.ID, isCounted: [Bool])] = [
            (shape.item(at: position).value, [])
        ]
        for containment in shape.containments {
            var split: [(value: SchemaExpressions.ID, isCounted: [Bool])] = []
            for (value, isCounted) in result {
                guard position >= containment.start else {
                    split.append((value, isCounted + [false]))
                    continue
                }
                let inside = try algebra.expressions.and(value, containment.value)
                if !algebra.isEmpty(inside) { split.append((inside, isCounted + [true])) }
                let outside =
                    containment.maximumCount == nil
                    ? value
                    : try algebra.expressions.and(
                        value, algebra.expressions.not(containment.value))
                if !algebra.isEmpty(outside) { split.append((outside, isCounted + [false])) }
            }
            try algebra.check(split.count)
            result = split
        }
        kinds[position] = result
        return result
    }
}
