/// A deterministic automaton under construction: state 0 starts, and anything may be redundant.
struct TransitionTable {
    /// The class of each of the 256 bytes; empty as long as the classes are of scalars.
    var byteClasses: [UInt8]
    /// How many classes there are.
    var classCount: Int
    /// The next state of a state and a class, at `state * classCount + class`; -1 for none.
    var next: [Int32] = []
    /// Whether each state accepts.
    var accepting: [Bool] = []

    /// Creates a table without states.
    init(byteClasses: [UInt8], classCount: Int) {
        self.byteClasses = byteClasses
        self.classCount = classCount
    }

    /// How many states there are.
    var stateCount: Int { accepting.count }

    /// The next states of a state, by class.
    func row(_ state: Int) -> ArraySlice<Int32> {
        next[state * classCount..<(state + 1) * classCount]
    }

    /// Adds a state without transitions.
    ///
    /// - Returns: The number of the state.
    mutating func addState(accepting isAccepting: Bool = false) throws(ConstraintError) -> Int32 {
        guard stateCount < AutomatonLimits.states,
            next.count + classCount <= AutomatonLimits.tableEntries
        else { throw .tooManyStates() }
        next.append(contentsOf: repeatElement(-1, count: classCount))
        accepting.append(isAccepting)
        return Int32(stateCount - 1)
    }

    /// Adds a transition on a class.
    mutating func connect(_ source: Int32, _ byteClass: Int, to target: Int32) {
        next[Int(source) * classCount + byteClass] = target
    }

    /// Adds a transition on the class of a byte.
    mutating func connect(_ source: Int32, byte: UInt8, to target: Int32) {
        connect(source, Int(byteClasses[Int(byte)]), to: target)
    }

    /// The table without the states that no text passes through on its way to acceptance.
    func trimmed() -> TransitionTable {
        guard stateCount > 0 else { return self }
        let isReached = reachableStates()
        let isAlive = liveStates()
        var numbers = [Int32](repeating: -1, count: stateCount)
        var count: Int32 = 0
        for state in 0..<stateCount where isReached[state] && isAlive[state] {
            numbers[state] = count
            count += 1
        }
        if Int(count) == stateCount { return self }
        // The start is state 0 of the old numbers: without it the language is empty.
        guard numbers[0] == 0 else {
            return TransitionTable(byteClasses: byteClasses, classCount: classCount)
        }
        return renumbered(numbers, count: Int(count))
    }

    /// The table whose state `numbers[state]` is the last such `state`, -1 standing for none.
    func renumbered(_ numbers: [Int32], count: Int) -> TransitionTable {
        var table = TransitionTable(byteClasses: byteClasses, classCount: classCount)
        table.next = [Int32](repeating: -1, count: count * classCount)
        table.accepting = [Bool](repeating: false, count: count)
        for state in 0..<stateCount where numbers[state] >= 0 {
            let number = Int(numbers[state])
            table.accepting[number] = accepting[state]
            for byteClass in 0..<classCount {
                let target = next[state * classCount + byteClass]
                table.next[number * classCount + byteClass] = target < 0 ? -1 : numbers[Int(target)]
            }
        }
        return table
    }

    /// The table with another start.
    func startingAt(_ start: Int32) -> TransitionTable {
        let numbers = (0..<Int32(stateCount)).map { $0 == 0 ? start : $0 == start ? 0 : $0 }
        return renumbered(numbers, count: stateCount)
    }

    private func reachableStates() -> [Bool] {
        var isReached = [Bool](repeating: false, count: stateCount)
        isReached[0] = true
        var stack = [0]
        while let state = stack.popLast() {
            for target in row(state) where target >= 0 && !isReached[Int(target)] {
                isReached[Int(target)] = true
                stack.append(Int(target))
            }
        }
        return isReached
    }

    private func liveStates() -> [Bool] {
        let sources = PredecessorLists(self)
        var isAlive = accepting
        var stack = (0..<stateCount).filter { accepting[$0] }
        while let state = stack.popLast() {
            for source in sources[state] where !isAlive[Int(source)] {
                isAlive[Int(source)] = true
                stack.append(Int(source))
            }
        }
        return isAlive
    }
}

extension ConstraintError {
    static func tooManyStates() -> Self {
        Self(
            .tooLarge,
            expected: "an automaton of at most `\(AutomatonLimits.states)` states", found: "more")
    }
}
