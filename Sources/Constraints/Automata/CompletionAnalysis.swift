/// What can be said of the completions of every state of a trimmed automaton.
struct CompletionAnalysis {
    /// The fewest bytes from each state to an accepting one.
    private(set) var distance: [Int32]
    /// Whether each state has infinitely many completions.
    private(set) var isUnbounded: [Bool]
    /// How many completions each state has; `Int.max` for more than `Int` can hold.
    private(set) var counts: [Int]

    /// Analyses a trimmed table.
    ///
    /// - Complexity: O(*n* × *k*) for *n* states and *k* classes of bytes.
    init(_ table: TransitionTable) {
        let states = table.stateCount
        distance = [Int32](repeating: -1, count: states)
        isUnbounded = [Bool](repeating: true, count: states)
        counts = [Int](repeating: .max, count: states)
        let sources = PredecessorLists(table)
        measureDistances(table, sources)
        countCompletions(table, sources)
    }

    private mutating func measureDistances(_ table: TransitionTable, _ sources: PredecessorLists) {
        var queue = (0..<table.stateCount).filter { table.accepting[$0] }
        for state in queue { distance[state] = 0 }
        var position = 0
        while position < queue.count {
            let state = queue[position]
            position += 1
            for source in sources[state] where distance[Int(source)] < 0 {
                distance[Int(source)] = distance[state] + 1
                queue.append(Int(source))
            }
        }
    }

    /// Takes away states all of whose successors are taken away: what remains reaches a cycle.
    private mutating func countCompletions(_ table: TransitionTable, _ sources: PredecessorLists) {
        var widths = [Int](repeating: 0, count: table.classCount)
        for byteClass in table.byteClasses { widths[Int(byteClass)] += 1 }
        var pending = [Int32](repeating: 0, count: table.stateCount)
        for source in sources.elements { pending[Int(source)] += 1 }
        var queue = (0..<table.stateCount).filter { pending[$0] == 0 }
        var position = 0
        while position < queue.count {
            let state = queue[position]
            position += 1
            isUnbounded[state] = false
            counts[state] = count(state, table, widths)
            for source in sources[state] {
                pending[Int(source)] -= 1
                if pending[Int(source)] == 0 { queue.append(Int(source)) }
            }
        }
    }

    private func count(_ state: Int, _ table: TransitionTable, _ widths: [Int]) -> Int {
        var total = table.accepting[state] ? 1 : 0
        for byteClass in 0..<table.classCount {
            let target = table.next[state * table.classCount + byteClass]
            guard target >= 0 else { continue }
            let (product, overflows) = counts[Int(target)].multipliedReportingOverflow(
                by: widths[byteClass])
            let (sum, overflowsToo) = total.addingReportingOverflow(product)
            if overflows || overflowsToo { return .max }
            total = sum
        }
        return total
    }
}

/// For every state the states with a transition into it, once for each class of bytes.
struct PredecessorLists {
    private let starts: [Int32]
    /// The lists, one after the other.
    let elements: [Int32]

    init(_ table: TransitionTable) {
        var starts = [Int32](repeating: 0, count: table.stateCount + 1)
        for target in table.next where target >= 0 { starts[Int(target) + 1] += 1 }
        for state in 0..<table.stateCount { starts[state + 1] += starts[state] }
        var ends = starts
        var elements = [Int32](repeating: 0, count: Int(starts[table.stateCount]))
        var place = 0
        for state in 0..<Int32(table.stateCount) {
            for _ in 0..<table.classCount {
                let target = Int(table.next[place])
                place += 1
                if target < 0 { continue }
                elements[Int(ends[target])] = state
                ends[target] += 1
            }
        }
        self.starts = starts
        self.elements = elements
    }

    subscript(state: Int) -> ArraySlice<Int32> {
        elements[Int(starts[state])..<Int(starts[state + 1])]
    }
}
