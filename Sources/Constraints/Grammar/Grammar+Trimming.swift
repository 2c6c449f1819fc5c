extension Grammar {
    /// The grammar without the alternatives that no finite document completes.
    ///
    /// What is left can always be completed, whatever part of a document stands, but for the
    /// counts of members and the keys already used, which the matcher watches. Node indices stay
    /// as they are; nodes that nothing matches become `Node.never`, the root among them if no
    /// document exists.
    ///
    /// - Parameter hasSpan: Whether a verbatim node has a span in its sources that its rule allows.
    /// - Returns: The trimmed grammar.
    func trimmed(hasSpan: (Int) -> Bool = { _ in true }) -> Grammar {
        let isProductive = productiveNodes(hasSpan)
        var trimmed = self
        for index in nodes.indices {
            trimmed.nodes[index] =
                isProductive[index] ? trimmedNode(index, isProductive) : .never
        }
        return trimmed
    }

    /// Whether each node matches some finite text: the least fixpoint.
    private func productiveNodes(_ hasSpan: (Int) -> Bool) -> [Bool] {
        var isProductive = [Bool](repeating: false, count: nodes.count)
        var parents = [[Int]](repeating: [], count: nodes.count)
        for index in nodes.indices {
            for child in nodes[index].children { parents[child].append(index) }
        }
        var pending = Swift.Array(nodes.indices)
        while let index = pending.popLast() {
            guard !isProductive[index], isCompletable(index, isProductive, hasSpan) else {
                continue
            }
            isProductive[index] = true
            pending += parents[index].filter { !isProductive[$0] }
        }
        return isProductive
    }

    /// Whether a node matches some text made of what is already known to match.
    private func isCompletable(
        _ node: Int, _ isProductive: [Bool], _ hasSpan: (Int) -> Bool
    ) -> Bool {
        switch nodes[node] {
        case .literal: true
        case .lexeme(let automaton): !automaton.isEmpty
        case .string(let minimum, let maximum): maximum.map { $0 >= max(minimum, 0) } ?? true
        case .sequence(let parts): parts.allSatisfy { isProductive[$0] }
        case .choice(let alternatives): alternatives.contains { isProductive[$0] }
        case .repetition(let part, let minimum, let maximum):
            (maximum.map { $0 >= max(minimum, 0) } ?? true)
                && (minimum <= 0 || isProductive[part])
        case .object(let object): isCompletable(object, isProductive)
        case .array(let array): isCompletable(array, isProductive)
        case .verbatim: hasSpan(node)
        }
    }

    private func isCompletable(_ object: Object, _ isProductive: [Bool]) -> Bool {
        var required = 0
        var possible = 0
        for property in object.properties {
            guard isProductive[property.value] else {
                if property.isRequired { return false }
                continue
            }
            possible += 1
            if property.isRequired { required += 1 }
        }
        for others in object.others
        where possible < object.minimumCount && isProductive[others.value] && !others.keys.isEmpty {
            possible += others.keys.completionCount(0, upTo: object.minimumCount - possible)
        }
        let maximum = object.maximumCount ?? Int.max
        return possible >= object.minimumCount && required <= maximum
            && object.minimumCount <= maximum
    }

    private func isCompletable(_ array: Array, _ isProductive: [Bool]) -> Bool {
        let longest = longestLength(array, isProductive)
        return longest >= max(array.minimumCount, 0)
    }

    /// The most items an array can have: those before the first that nothing matches.
    private func longestLength(_ array: Array, _ isProductive: [Bool]) -> Int {
        let maximum = array.maximumCount ?? Int.max
        if let end = array.prefix.firstIndex(where: { !isProductive[$0] }) {
            return min(maximum, end)
        }
        if let rest = array.rest, isProductive[rest] { return maximum }
        return min(maximum, array.prefix.count)
    }

    private func trimmedNode(_ index: Int, _ isProductive: [Bool]) -> Node {
        switch nodes[index] {
        case .choice(let alternatives):
            return .choice(alternatives.filter { isProductive[$0] })
        case .repetition(let part, _, _) where !isProductive[part]:
            return .sequence([])
        case .object(var object):
            object.properties.removeAll { !isProductive[$0.value] }
            object.others.removeAll { !isProductive[$0.value] || $0.keys.isEmpty }
            return .object(object)
        case .array(var array):
            let longest = longestLength(array, isProductive)
            array.prefix.removeLast(max(0, array.prefix.count - longest))
            if let rest = array.rest, longest <= array.prefix.count || !isProductive[rest] {
                array.rest = nil
            }
            array.maximumCount = longest == Int.max ? nil : longest
            return .array(array)
        default:
            return nodes[index]
        }
    }
}

extension Grammar.Node {
    /// The nodes this one refers to, with repeats.
    var children: [Int] {
        switch self {
        case .literal, .lexeme, .string, .verbatim: []
        case .sequence(let nodes), .choice(let nodes): nodes
        case .repetition(let node, _, _): [node]
        case .object(let object):
            object.properties.map(\.value) + object.others.map(\.value)
        case .array(let array):
            array.prefix + (array.rest.map { [$0] } ?? [])
        }
    }
}
