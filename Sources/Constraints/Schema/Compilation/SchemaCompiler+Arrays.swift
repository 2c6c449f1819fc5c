import OrderedJSON

extension SchemaCompiler {
    /// The node of the arrays that meet a shape; nil if none does.
    mutating func arrayNode(_ shape: ArrayShape) throws(ConstraintError) -> Grammar.Node? {
        var shape = shape
        if !shape.refusals.isEmpty {
            if !algebra.isEmpty(shape) { shape.refusals.forEach { refuse($0) } }
            return nil
        }
        if shape.isUnique, try !algebra.settleUniqueness(&shape) {
            if algebra.isEmpty(shape) { return nil }
            refuse(
                ConstraintError(
                    .unsupported, keyword: "uniqueItems",
                    expected: "items of a few known values, or none that could be equal",
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
            for (index, containment) in shape.containments.enumerated() where kind.isCounted[index] {
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

extension SchemaAlgebra {
    /// The most values that an array of different ones may choose from.
    private static let maximumDistinctValues = 10

    /// Replaces the demand that items differ by demands that can be counted.
    ///
    /// - Returns: Whether that could be done.
    func settleUniqueness(_ shape: inout ArrayShape) throws(ConstraintError) -> Bool {
        let maximum = shape.maximumCount ?? Int.max
        let kinds = shape.prefix.map(\.value) + [shape.rest.value]
        if maximum <= 1 || maximum <= kinds.count && areAllDisjoint(Array(kinds.prefix(maximum))) {
            shape.isUnique = false
            return true
        }
        var values: [JSONValue] = []
        for kind in kinds.prefix(maximum) {
            guard let known = try finiteValues(of: kind) else { return false }
            for value in known where !values.contains(where: { $0.isEquivalent(to: value) }) {
                values.append(value)
            }
            if values.count > Self.maximumDistinctValues { return false }
        }
        for value in values {
            shape.containments.append(
                ArrayShape.Containment(
                    value: try expression(of: value), minimumCount: 0, maximumCount: 1))
        }
        shape.isUnique = false
        return true
    }

    private func areAllDisjoint(_ kinds: [ID]) -> Bool {
        kinds.indices.allSatisfy { index in
            kinds[..<index].allSatisfy { areDisjoint($0, kinds[index]) }
        }
    }

    /// The values that meet an expression, if they are few and simple.
    private func finiteValues(of id: ID) throws(ConstraintError) -> [JSONValue]? {
        let form = try normalForm(of: id)
        guard form.arrays.isEmpty, form.objects.isEmpty else { return nil }
        var values: [JSONValue] = []
        if form.allowsNull { values.append(.null) }
        if form.allowsFalse { values.append(.bool(false)) }
        if form.allowsTrue { values.append(.bool(true)) }
        for shape in form.numbers {
            guard let constant = shape.constant else { return nil }
            values.append(.number(constant))
        }
        for shape in form.strings {
            guard shape.language != nil, shape.verbatim == nil, shape.refusals.isEmpty,
                let texts = try shape.texts().texts(upTo: Self.maximumDistinctValues)
            else { return nil }
            values += texts.map { .string(String(decoding: $0, as: UTF8.self)) }
        }
        return values
    }
}

extension DFA {
    /// The texts of the language, if there are at most `limit`.
    func texts(upTo limit: Int) -> [[UInt8]]? {
        if isEmpty { return [] }
        guard !isUnbounded[0], completionCount(0, upTo: limit + 1) <= limit else { return nil }
        var texts: [[UInt8]] = []
        var pending: [(state: Int32, text: [UInt8])] = [(0, [])]
        while let (state, text) = pending.popLast() {
            if accepting[Int(state)] { texts.append(text) }
            for byte in (0...255 as ClosedRange<UInt8>).reversed() {
                let target = next(state, byte)
                if target >= 0 { pending.append((target, text + [byte])) }
            }
        }
        return texts
    }
}
