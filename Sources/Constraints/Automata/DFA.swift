import Synchronization

/// A deterministic finite automaton over bytes, the minimal one of its language.
///
/// Every state can be reached from state 0, the start, and can reach an accepting state, so a
/// byte is a legal next byte exactly if it leads to a state. The empty language has no states.
/// All texts are valid UTF-8. States and byte classes are numbered canonically: equal languages
/// have equal automata.
final class DFA: Sendable {
    /// How many states there are.
    let stateCount: Int
    /// The class of each of the 256 bytes; bytes of one class lead to the same state everywhere.
    let byteClasses: [UInt8]
    /// How many classes of bytes there are.
    let classCount: Int
    /// The next state of a state and a class, at `state * classCount + class`; -1 for none.
    let transitions: [Int32]
    /// Whether each state accepts.
    let accepting: [Bool]
    /// The fewest bytes from each state to an accepting one.
    let distance: [Int32]
    /// Whether each state has infinitely many completions.
    let isUnbounded: [Bool]
    /// How many completions each state has; `Int.max` for more than `Int` can hold.
    let completionCounts: [Int]
    /// The language's texts as JSON strings, once someone has asked for them.
    let quoted = Mutex<DFA?>(nil)

    /// Creates an automaton from parts that hold the invariants of the type.
    init(canonical table: TransitionTable) {
        stateCount = table.stateCount
        byteClasses = table.byteClasses
        classCount = table.classCount
        transitions = table.next
        accepting = table.accepting
        let analysis = CompletionAnalysis(table)
        distance = analysis.distance
        completionCounts = analysis.counts
        isUnbounded = analysis.isUnbounded
    }

    /// Creates the minimal automaton of a table's language.
    convenience init(minimizing table: TransitionTable) {
        self.init(canonical: table.trimmed().minimized().canonical())
    }

    /// Creates the automaton of a table whose states, once trimmed, have pairwise different
    /// languages.
    convenience init(minimal table: TransitionTable) {
        self.init(canonical: table.trimmed().canonical())
    }

    /// Whether the language has no texts at all.
    var isEmpty: Bool { stateCount == 0 }

    /// The state after a byte, or -1 if no text of the language goes on with it.
    @inline(__always)
    func next(_ state: Int32, _ byte: UInt8) -> Int32 {
        transitions[Int(state) &* classCount &+ Int(byteClasses[Int(byte)])]
    }

    /// Whether the bytes are a text of the language.
    func accepts(_ bytes: some Sequence<UInt8>) -> Bool {
        guard let end = state(after: bytes) else { return false }
        return accepting[Int(end)]
    }

    /// The state after the bytes, or nil if no text of the language starts with them.
    func state(after bytes: some Sequence<UInt8>) -> Int32? {
        guard !isEmpty else { return nil }
        var state: Int32 = 0
        for byte in bytes {
            state = next(state, byte)
            if state < 0 { return nil }
        }
        return state
    }
}

extension DFA: Hashable {
    static func == (left: DFA, right: DFA) -> Bool {
        left === right
            || left.stateCount == right.stateCount && left.byteClasses == right.byteClasses
                && left.accepting == right.accepting && left.transitions == right.transitions
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(stateCount)
        hasher.combine(byteClasses)
        hasher.combine(accepting)
        hasher.combine(transitions)
    }
}
