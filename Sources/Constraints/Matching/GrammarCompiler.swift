/// Makes operations of the nodes of a grammar.
struct GrammarCompiler {
    /// The operation of a thread at the end of the document.
    static let accept: Int32 = 0
    /// The operation that ends every routine.
    static let finish: Int32 = 1

    var operations: [Operation] = [Operation(kind: .accept), Operation(kind: .finish)]
    var distances: [Int32] = [0, 0]
    var literals: [UInt8] = []
    var lists: [Int32] = []
    var repetitions: [CompiledRepetition] = []
    var arrays: [CompiledArray] = []
    var objects: [CompiledObject] = []
    var members: [CompiledMember] = []
    var keyTries = KeyTries()
    var keyAutomata: [Int32: DFA] = [:]
    var verbatim: [VerbatimIndex] = []
    var tables: AutomatonTables
    var weighing = CompiledWeighing()
    var start = Self.accept
    let layout: JSONLayout

    /// The trimmed grammar.
    private(set) var grammar = Grammar(nodes: [], root: 0)
    /// What is known of each node.
    private(set) var analysis = GrammarAnalysis()
    private var verbatimNumbers: [Int: Int32] = [:]
    private var entries: [Int32] = []
    private var pending: [Int] = []
    private var literalPlaces: [[UInt8]: Int32] = [:]

    init(layout: JSONLayout, tables: AutomatonTables) {
        self.layout = layout
        self.tables = tables
    }

    /// Compiles what can be reached from the root.
    mutating func compile(
        _ grammar: Grammar, sources: VerbatimSources
    ) throws(ConstraintError) {
        var indices: [Int: VerbatimIndex] = [:]
        for (node, rule) in grammar.verbatimRules() {
            indices[node] = try VerbatimIndex(rule, in: sources)
        }
        self.grammar = grammar.trimmed { indices[$0].map { !$0.isEmpty } ?? true }
        for (node, index) in indices.sorted(by: { $0.key < $1.key }) {
            verbatimNumbers[node] = Int32(verbatim.count)
            verbatim.append(index)
        }
        entries = [Int32](repeating: -1, count: grammar.nodes.count)
        analysis = try GrammarAnalysis(
            self.grammar, layout: layout, verbatimLengths: indices.mapValues(\.shortestCount))
        guard analysis.distances[grammar.root] < GrammarAnalysis.infinity else {
            throw ConstraintError(
                .unsatisfiable, expected: "a document that satisfies the constraint",
                found: "none that is short enough to write")
        }
        weighing = CompiledWeighing(self.grammar)
        start = entry(of: grammar.root)
        while let node = pending.popLast() { try compile(node) }
    }

    // MARK: - Routines

    /// The operation that starts the routine of a node, made later if it is not yet.
    mutating func entry(of node: Int) -> Int32 {
        if entries[node] < 0 {
            entries[node] = add(
                Operation(kind: .jump, first: Self.finish),
                distance: Int(analysis.distances[node]))
            pending.append(node)
        }
        return entries[node]
    }

    /// Adds an operation; `distance` is the fewest bytes from it to the end of the routine.
    mutating func add(_ operation: Operation, distance: Int) -> Int32 {
        operations.append(operation)
        distances.append(Int32(clamping: distance))
        return Int32(operations.count - 1)
    }

    /// Adds operations for a node that go on at another operation.
    mutating func add(_ node: Int, before next: Int32) throws(ConstraintError) -> Int32 {
        let distance = analysis.distances[node] + Int(distances[Int(next)])
        switch grammar.nodes[node] {
        case .literal(let bytes):
            return add(literal: bytes, before: next)
        case .lexeme(let automaton):
            let number = try tables.add(automaton, isKey: false)
            let operation = Operation(
                kind: .lexeme, next: next, first: tables.automata[Int(number)].startRow,
                second: number)
            return add(operation, distance: distance)
        case .string(let minimum, nil) where minimum <= 0:
            return add(
                Operation(kind: .lexeme, next: next, first: tables.automata[0].startRow),
                distance: distance)
        case .string(let minimum, let maximum):
            let operation = Operation(
                kind: .string, next: next, first: try Self.minimum(minimum),
                second: Self.maximum(maximum))
            return add(operation, distance: distance)
        case .verbatim:
            let operation = Operation(
                kind: .verbatim, next: next, first: verbatimNumbers[node] ?? 0)
            return add(operation, distance: distance)
        case .sequence(let parts) where parts.isEmpty:
            return next
        case .sequence, .choice, .repetition, .object, .array:
            let entry = entry(of: node)
            if next == Self.finish { return entry }
            return add(Operation(kind: .call, next: next, first: entry), distance: distance)
        }
    }

    /// Adds an operation that waits for literal bytes.
    mutating func add(literal bytes: [UInt8], before next: Int32) -> Int32 {
        if bytes.isEmpty { return next }
        let place: Int32
        if let known = literalPlaces[bytes] {
            place = known
        } else {
            place = Int32(literals.count)
            literals += bytes
            literalPlaces[bytes] = place
        }
        let operation = Operation(
            kind: .bytes, next: next, first: place, second: Int32(bytes.count))
        return add(operation, distance: bytes.count + Int(distances[Int(next)]))
    }

    /// Makes the routine of a node; its entry becomes a jump to it.
    private mutating func compile(_ node: Int) throws(ConstraintError) {
        var target = Self.finish
        switch grammar.nodes[node] {
        case .literal, .lexeme, .string, .verbatim:
            target = try add(node, before: Self.finish)
        case .sequence(let parts):
            for part in parts.reversed() { target = try add(part, before: target) }
        case .choice:
            target = try compileChoice(node)
        case .repetition(let part, let minimum, let maximum):
            target = try compileRepetition(node, of: part, minimum, maximum)
        case .array(let array):
            target = try compile(array, distance: analysis.distances[node])
        case .object(let object):
            target = try compile(object, distance: analysis.distances[node])
        }
        operations[Int(entries[node])].first = target
    }

    private mutating func compileChoice(_ node: Int) throws(ConstraintError) -> Int32 {
        var targets: [Int32] = []
        for alternative in grammar.alternatives(of: node) {
            targets.append(try add(alternative, before: Self.finish))
        }
        if targets.count == 1 { return targets[0] }
        let operation = Operation(
            kind: .fork, first: Int32(lists.count), second: Int32(targets.count))
        lists += targets
        let fork = add(operation, distance: analysis.distances[node])
        guard let margin = grammar.nullMargin(of: node) else { return fork }
        weighing.nullThresholds.append(margin)
        let mark = Operation(
            kind: .mark, first: fork, second: Int32(-weighing.nullThresholds.count))
        return add(mark, distance: analysis.distances[node])
    }

    private mutating func compileRepetition(
        _ node: Int, of part: Int, _ minimum: Int, _ maximum: Int?
    ) throws(ConstraintError) -> Int32 {
        let isNullable = analysis.isNullable[part]
        let number = Int32(repetitions.count)
        let next = add(Operation(kind: .repeatNext, first: number), distance: 0)
        repetitions.append(
            CompiledRepetition(
                entry: entry(of: part), next: next,
                minimum: isNullable ? 0 : try Self.minimum(minimum),
                maximum: Self.maximum(maximum), isNullable: isNullable,
                partDistance: Int32(clamping: analysis.distances[part])))
        return add(
            Operation(kind: .repeatFirst, first: number), distance: analysis.distances[node])
    }

    static func minimum(_ count: Int) throws(ConstraintError) -> Int32 {
        guard count <= MatchingLimits.minimumCount else {
            throw ConstraintError(
                .tooLarge, expected: "a lower bound of at most \(MatchingLimits.minimumCount)",
                found: "\(count)")
        }
        return Int32(max(count, 0))
    }

    static func maximum(_ count: Int?) -> Int32 {
        Int32(clamping: max(count ?? Int(Int32.max), 0))
    }
}

extension VerbatimIndex {
    /// The fewest bytes that write a value; 0 if there is none.
    fileprivate var shortestCount: Int { start.map { shortestCompletion($0).count } ?? 0 }
}
