/// A grammar as flat tables of operations, which a matcher steps through byte by byte.
///
/// Everything is immutable, so matchers on any thread may share one.
final class CompiledGrammar: Sendable {
    let operations: FlatTable<Operation>
    /// The fewest bytes from each operation to the end of its routine.
    let distances: FlatTable<Int32>
    let literals: FlatTable<UInt8>
    let lists: FlatTable<Int32>
    let repetitions: FlatTable<CompiledRepetition>
    let arrays: FlatTable<CompiledArray>
    let objects: FlatTable<CompiledObject>
    let members: FlatTable<CompiledMember>
    let keyNodes: FlatTable<KeyNode>
    let keyLists: FlatTable<Int32>
    let rows: FlatTable<Int32>
    let classMaps: FlatTable<UInt8>
    let automata: FlatTable<CompiledAutomaton>
    /// The automata of classes of other keys, by member.
    let keyAutomata: [Int32: DFA]
    let verbatim: [VerbatimIndex]
    /// Which members and values a margin of absence weighs.
    let weighing: CompiledWeighing
    /// How many states all automata have together.
    let stateCount: Int
    /// The operation that starts a document.
    let start: Int32
    /// The operation of a thread at the end of the document.
    let accept: Int32
    /// The fewest bytes between two members.
    let commaLength: Int
    /// The masks that were computed for the states of the automata, by vocabulary.
    let maskCaches = MaskCaches()

    /// Compiles a grammar.
    ///
    /// - Parameters:
    ///   - grammar: The grammar; it need not be trimmed.
    ///   - layout: Where white space stands in objects and arrays.
    ///   - sources: The texts of verbatim values.
    /// - Throws: `ConstraintError` if no document satisfies the grammar, if it is too large or if
    ///   a node can start with itself.
    /// - Complexity: Linear in the size of the grammar and its automata, but for lower bounds on
    ///   the members of objects.
    convenience init(
        _ grammar: Grammar, layout: JSONLayout = .compact, sources: VerbatimSources
    ) throws(ConstraintError) {
        var compiler = GrammarCompiler(layout: layout, tables: try AutomatonTables())
        try compiler.compile(grammar, sources: sources)
        self.init(compiler)
    }

    private init(_ compiler: GrammarCompiler) {
        operations = FlatTable(compiler.operations)
        distances = FlatTable(compiler.distances)
        literals = FlatTable(compiler.literals)
        lists = FlatTable(compiler.lists)
        repetitions = FlatTable(compiler.repetitions)
        arrays = FlatTable(compiler.arrays)
        objects = FlatTable(compiler.objects)
        members = FlatTable(compiler.members)
        keyNodes = FlatTable(compiler.keyTries.nodes)
        keyLists = FlatTable(compiler.keyTries.lists)
        rows = FlatTable(compiler.tables.rows)
        classMaps = FlatTable(compiler.tables.classMaps)
        automata = FlatTable(compiler.tables.automata)
        keyAutomata = compiler.keyAutomata
        verbatim = compiler.verbatim
        weighing = compiler.weighing
        stateCount = compiler.tables.stateCount
        start = compiler.start
        commaLength = compiler.layout.commaLength
        accept = GrammarCompiler.accept
    }
}
