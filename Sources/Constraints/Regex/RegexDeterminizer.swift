extension RegexProgram {
    /// The subset construction from each of the given contexts on the left.
    func deterministic(
        starts: [RegexContext]
    ) throws(ConstraintError) -> ScalarAutomaton {
        var determinizer = RegexDeterminizer(self)
        return try determinizer.automaton(starts: starts)
    }
}

/// The subset construction with assertions decided when both sides are known.
///
/// A state is what stands on the left and a set of threads *before* their steps that read
/// nothing: those are taken once the next class, or the end, is known. Each lookahead on the way
/// of a thread leaves a duty, a state of the lookahead's automaton that moves along and has to
/// accept, or to reject, what follows.
private struct RegexDeterminizer {
    private let program: RegexProgram
    private var threads: RegexThreads
    private var table: TransitionTable
    private var sets: [(left: RegexContext, threads: [Int32])] = []
    private var numbers: [[Int32]: Int32] = [:]
    private var elementCount = 0
    /// What the current state's threads reach, by class.
    private var successors: [[Int32]]

    init(_ program: RegexProgram) {
        self.program = program
        threads = RegexThreads(program)
        let classCount = program.alphabet.partition.classCount
        table = TransitionTable(byteClasses: [], classCount: classCount)
        successors = [[Int32]](repeating: [], count: classCount)
    }

    mutating func automaton(starts: [RegexContext]) throws(ConstraintError) -> ScalarAutomaton {
        var startStates: [RegexContext: Int32] = [:]
        for left in starts {
            startStates[left] = try state(left, [program.start])
        }
        var position = 0
        while position < sets.count {
            try expand(Int32(position))
            position += 1
        }
        return ScalarAutomaton(table: table, starts: startStates)
    }

    private mutating func expand(_ state: Int32) throws(ConstraintError) {
        let (left, members) = sets[Int(state)]
        let ending = threads.closure(of: members, left: left, right: .edge)
        table.accepting[Int(state)] = ending.hasMatched
        let dependsOnWords = program.alphabet.dependsOnWords
        // Without `\b` it is one and the same which characters come next.
        for right in dependsOnWords ? [RegexContext.word, .other] : [.other] {
            let closure = threads.closure(of: members, left: left, right: right)
            if closure.hasMatched && program.allowsRest {
                let universal = try self.state(.other, [RegexThreads.universal])
                for number in 0..<table.classCount
                where !dependsOnWords || program.alphabet.isWord[number] == (right == .word) {
                    table.connect(state, number, to: universal)
                }
                continue
            }
            for thread in closure.readers {
                threads.step(thread) { number, next in
                    let isWord = program.alphabet.isWord[number]
                    if !dependsOnWords || isWord == (right == .word) {
                        successors[number].append(next)
                    }
                }
            }
        }
        for number in 0..<table.classCount where !successors[number].isEmpty {
            let isWord = program.alphabet.isWord[number]
            let target = try self.state(isWord ? .word : .other, successors[number])
            table.connect(state, number, to: target)
            successors[number].removeAll(keepingCapacity: true)
        }
    }

    private mutating func state(
        _ left: RegexContext, _ members: [Int32]
    ) throws(ConstraintError) -> Int32 {
        var key = [Int32(left.rawValue)]
        for member in members.count > 1 ? members.sorted() : members
        where key.count == 1 || key.last != member { key.append(member) }
        if let known = numbers[key] { return known }
        elementCount += key.count
        guard elementCount + threads.visitCount <= AutomatonLimits.setElements else {
            throw .tooManyStates()
        }
        let number = try table.addState()
        numbers[key] = number
        sets.append((left, Array(key.dropFirst())))
        return number
    }
}
