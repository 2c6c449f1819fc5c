/// A nondeterministic automaton over classes of code points with assertions and lookaheads.
struct RegexProgram {
    enum State {
        /// Goes on after a code point of one of the classes.
        case scalars([Int32], next: Int32)
        /// Goes on in each of several states.
        case fork([Int32])
        /// Goes on where the assertion holds.
        case assertion(RegexAssertion, next: Int32)
        /// Goes on with the duty that a lookahead's automaton accepts what follows, or rejects it.
        case lookahead(Int, isNegative: Bool, next: Int32)
        /// Has matched.
        case accept
    }

    /// The states, in no order.
    private(set) var states: [State] = [.accept]
    /// The state to start in.
    private(set) var start: Int32 = 0
    /// Whether any text may follow a match.
    let allowsRest: Bool
    /// The automata of the lookaheads.
    private(set) var lookaheads: [ScalarAutomaton] = []
    /// What the classes are.
    let alphabet: RegexAlphabet
    private var lookaheadNumbers: [RegexNode: Int] = [:]
    private var work = 0

    /// Translates a tree.
    ///
    /// - Parameters:
    ///   - node: The tree.
    ///   - alphabet: Classes that the sets of the tree are made of.
    ///   - allowsPrefix: Whether any text may come before a match.
    ///   - allowsRest: Whether any text may follow a match.
    /// - Throws: An error of code `tooLarge` if the program would outgrow its limits.
    init(
        _ node: RegexNode, alphabet: RegexAlphabet, allowsPrefix: Bool, allowsRest: Bool
    ) throws(ConstraintError) {
        self.alphabet = alphabet
        self.allowsRest = allowsRest
        start = try translate(node, next: 0)
        guard allowsPrefix, !node.isBoundToStart else { return }
        let loop = try add(.fork([]))
        let skip = try add(.scalars(Array(0..<Int32(alphabet.partition.classCount)), next: loop))
        states[Int(loop)] = .fork([start, skip])
        start = loop
    }

    private mutating func add(_ state: State) throws(ConstraintError) -> Int32 {
        guard states.count < AutomatonLimits.patternStates else { throw .patternTooLarge() }
        states.append(state)
        return Int32(states.count - 1)
    }

    /// Adds the states of a node.
    ///
    /// - Returns: The state to start in so that, after a match, `next` is reached.
    private mutating func translate(
        _ node: RegexNode, next: Int32
    ) throws(ConstraintError) -> Int32 {
        // Nested repetitions of nothing take no states, so states alone do not bound the work.
        work += 1
        guard work < AutomatonLimits.patternStates * 4 else { throw .patternTooLarge() }
        switch node {
        case .scalars(let set):
            return try add(.scalars(alphabet.partition.members(of: set), next: next))
        case .sequence(let nodes):
            var entry = next
            for node in nodes.reversed() { entry = try translate(node, next: entry) }
            return entry
        case .choice(let nodes):
            var entries: [Int32] = []
            for node in nodes { entries.append(try translate(node, next: next)) }
            return try add(.fork(entries))
        case .repetition(let node, let minimum, let maximum):
            return try translateRepetition(of: node, minimum: minimum, maximum: maximum, next: next)
        case .assertion(let assertion):
            return try add(.assertion(assertion, next: next))
        case .lookahead(let node, let isNegative):
            let number = try lookaheadNumber(of: node)
            return try add(.lookahead(number, isNegative: isNegative, next: next))
        }
    }

    private mutating func lookaheadNumber(of node: RegexNode) throws(ConstraintError) -> Int {
        if let known = lookaheadNumbers[node] { return known }
        let program = try RegexProgram(
            node, alphabet: alphabet, allowsPrefix: false, allowsRest: true)
        lookaheads.append(try program.deterministic(starts: [.edge, .word, .other]))
        lookaheadNumbers[node] = lookaheads.count - 1
        return lookaheads.count - 1
    }

    private mutating func translateRepetition(
        of node: RegexNode, minimum: Int, maximum: Int?, next: Int32
    ) throws(ConstraintError) -> Int32 {
        var entry = next
        if let maximum {
            for _ in 0..<max(0, maximum - minimum) {
                let body = try translate(node, next: entry)
                entry = try add(.fork([body, next]))
            }
        } else {
            entry = try add(.fork([]))
            let body = try translate(node, next: entry)
            states[Int(entry)] = .fork([body, next])
        }
        for _ in 0..<minimum { entry = try translate(node, next: entry) }
        return entry
    }
}

/// The classes of code points of a pattern.
struct RegexAlphabet {
    /// The classes.
    let partition: ScalarPartition
    /// Whether the pattern has to know which characters are of words.
    let dependsOnWords: Bool
    /// Whether each class is of word characters; all false if the pattern need not know.
    let isWord: [Bool]

    /// Finds the classes for a tree.
    init(_ node: RegexNode) {
        var sets: Set<ScalarSet> = []
        node.collectSets(into: &sets)
        dependsOnWords = node.dependsOnWords
        if dependsOnWords { sets.insert(.wordCharacters) }
        partition = ScalarPartition(sets)
        var isWord = [Bool](repeating: false, count: partition.classCount)
        if dependsOnWords {
            for member in partition.members(of: .wordCharacters) { isWord[Int(member)] = true }
        }
        self.isWord = isWord
    }
}
