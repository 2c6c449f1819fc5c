/// A deterministic automaton over classes of code points.
struct ScalarAutomaton {
    /// The states and transitions.
    let table: TransitionTable
    /// The states to start in after the start of the text, a word character or another one.
    let starts: [RegexContext: Int32]
    /// Whether some continuation leads each state to acceptance.
    let canAccept: [Bool]
    /// Whether some continuation leads each state to rejection.
    let canReject: [Bool]

    init(table: TransitionTable, starts: [RegexContext: Int32]) {
        self.table = table
        self.starts = starts
        let sources = PredecessorLists(table)
        func spread(from first: [Bool]) -> [Bool] {
            var isReached = first
            var stack = first.indices.filter { first[$0] }
            while let state = stack.popLast() {
                for source in sources[state] where !isReached[Int(source)] {
                    isReached[Int(source)] = true
                    stack.append(Int(source))
                }
            }
            return isReached
        }
        canAccept = spread(from: table.accepting)
        canReject = spread(
            from: (0..<table.stateCount).map { state in
                !table.accepting[state] || table.row(state).contains { $0 < 0 }
            })
    }
}
