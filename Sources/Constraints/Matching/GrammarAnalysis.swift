/// What is known of each node of a trimmed grammar before it is compiled.
struct GrammarAnalysis {
    /// More bytes than any document may need.
    static let infinity = Int(Int32.max / 4)

    /// The fewest bytes that match each node; `infinity` if none or too many.
    private(set) var distances: [Int] = []
    /// Whether each node matches no bytes at all.
    private(set) var isNullable: [Bool] = []

    init() {}

    /// Analyses a grammar.
    ///
    /// - Throws: `ConstraintError` if a node can start with itself.
    init(
        _ grammar: Grammar, layout: JSONLayout, verbatimLengths: [Int: Int]
    ) throws(ConstraintError) {
        distances = [Int](repeating: Self.infinity, count: grammar.nodes.count)
        findDistances(of: grammar, layout, verbatimLengths)
        isNullable = distances.map { $0 == 0 }
        try refuseLeftRecursion(in: grammar)
    }

    /// The distances of the required items from each on to the last, commas before them included.
    ///
    /// The last entry is 0. The first entry counts a comma that an array does not have.
    func requiredItemDistances(of array: Grammar.Array, commaLength: Int) -> [Int] {
        let count = min(max(array.minimumCount, 0), MatchingLimits.minimumCount)
        var sums = [0]
        for index in stride(from: count - 1, through: 0, by: -1) {
            let item = index < array.prefix.count ? array.prefix[index] : array.rest
            let distance = item.map { distances[$0] } ?? Self.infinity
            sums.append(min((sums.last ?? 0) + distance + commaLength, Self.infinity))
        }
        return sums.reversed()
    }

    /// Finds the least fixpoint: distances only fall, until nothing changes.
    private mutating func findDistances(
        of grammar: Grammar, _ layout: JSONLayout, _ verbatimLengths: [Int: Int]
    ) {
        var parents = [[Int]](repeating: [], count: grammar.nodes.count)
        for node in grammar.nodes.indices {
            for child in Set(grammar.nodes[node].children) { parents[child].append(node) }
        }
        var queue = Array(grammar.nodes.indices)
        var isQueued = [Bool](repeating: true, count: grammar.nodes.count)
        var head = 0
        while head < queue.count {
            let node = queue[head]
            head += 1
            isQueued[node] = false
            let distance = min(
                distance(of: grammar.nodes[node], layout, verbatimLengths[node] ?? 0),
                Self.infinity)
            guard distance < distances[node] else { continue }
            distances[node] = distance
            for parent in parents[node] where !isQueued[parent] {
                isQueued[parent] = true
                queue.append(parent)
            }
        }
    }

    private func distance(
        of node: Grammar.Node, _ layout: JSONLayout, _ verbatimLength: Int
    ) -> Int {
        switch node {
        case .literal(let bytes): return bytes.count
        case .lexeme(let automaton): return Int(automaton.distance.first ?? Int32.max)
        case .string(let minimum, _): return min(max(minimum, 0), Self.infinity) + 2
        case .sequence(let parts):
            return parts.reduce(0) { min($0 + distances[$1], Self.infinity) }
        case .choice(let alternatives):
            return alternatives.map { distances[$0] }.min() ?? Self.infinity
        case .repetition(let part, let minimum, _):
            let count = min(max(minimum, 0), Self.infinity)
            return count == 0 ? 0 : count * distances[part]
        case .array(let array):
            if array.minimumCount > MatchingLimits.minimumCount { return Self.infinity }
            let sum = requiredItemDistances(of: array, commaLength: layout.commaLength)[0]
            return sum + 2 - (sum > 0 ? layout.commaLength : 0)
        case .object(let object):
            return distance(of: object, layout)
        case .verbatim: return verbatimLength
        }
    }

    private func distance(of object: Grammar.Object, _ layout: JSONLayout) -> Int {
        if object.minimumCount > MatchingLimits.minimumCount { return Self.infinity }
        let around = 2 + layout.colonLength + layout.commaLength
        var sum = 0
        var count = 0
        var optional: [Int] = []
        for property in object.properties {
            let cost = around + property.key.count + distances[property.value]
            if property.isRequired {
                sum = min(sum + cost, Self.infinity)
                count += 1
            } else {
                optional.append(cost)
            }
        }
        let missing = object.minimumCount - count
        if missing > 0 {
            let others = object.others.map {
                MemberCosts.OtherKeys(
                    keys: $0.keys, state: 0, used: [:], cost: around + distances[$0.value])
            }
            sum += MemberCosts.cheapest(missing, optional: optional, others: others)
            count += missing
        }
        return min(sum, Self.infinity) + 2 - (count > 0 ? layout.commaLength : 0)
    }

    /// Refuses nodes that can start with themselves, which no stack could follow.
    private func refuseLeftRecursion(in grammar: Grammar) throws(ConstraintError) {
        var marks = [UInt8](repeating: 0, count: grammar.nodes.count)
        for root in grammar.nodes.indices where marks[root] == 0 {
            var path = [(node: root, next: starts(of: root, in: grammar))]
            marks[root] = 1
            while var top = path.popLast() {
                guard let child = top.next.popLast() else {
                    marks[top.node] = 2
                    continue
                }
                path.append(top)
                guard marks[child] != 1 else {
                    throw ConstraintError(
                        .unsupported, keyword: "recursion",
                        expected: "recursion after at least one byte",
                        found: "a rule that can start with itself")
                }
                if marks[child] == 0 {
                    marks[child] = 1
                    path.append((child, starts(of: child, in: grammar)))
                }
            }
        }
    }

    /// The nodes that a node can start with, but for choices, which are looked through.
    private func starts(of node: Int, in grammar: Grammar) -> [Int] {
        switch grammar.nodes[node] {
        case .sequence(let parts):
            let end = parts.firstIndex { !isNullable[$0] } ?? parts.count - 1
            return parts.isEmpty ? [] : Array(parts[...end])
        case .choice: return grammar.alternatives(of: node)
        case .repetition(let part, _, _): return [part]
        case .literal, .lexeme, .string, .object, .array, .verbatim: return []
        }
    }
}

extension Grammar {
    /// The nodes that a choice stands for: those of choices inside it take their place.
    func alternatives(of choice: Int) -> [Int] {
        var alternatives: [Int] = []
        var seen: Set = [choice]
        var pending = [choice]
        while let node = pending.popLast() {
            // A choice with a margin stays one of its own.
            if case .choice(let members) = nodes[node], node == choice || margins[node] == nil {
                pending += members.reversed().filter { seen.insert($0).inserted }
            } else {
                alternatives.append(node)
            }
        }
        return alternatives
    }

    /// The verbatim rules by node.
    func verbatimRules() -> [Int: VerbatimRule] {
        var rules: [Int: VerbatimRule] = [:]
        for (index, node) in nodes.enumerated() {
            if case .verbatim(let rule) = node { rules[index] = rule }
        }
        return rules
    }
}
