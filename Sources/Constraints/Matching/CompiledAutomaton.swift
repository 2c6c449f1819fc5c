/// Where an automaton lies in the table of rows, and what a walk over tokens wants to know of it.
///
/// A row is four numbers and then the next row for each class of bytes, -1 for none. Rows are
/// known by where they start, so a step needs no multiplication.
struct CompiledAutomaton: BitwiseCopyable, Sendable {
    /// The row of the start state.
    var startRow: Int32
    /// The row whose language is that of any text up to the end of a JSON string, or -1.
    var textRow: Int32
    /// Whether a quotation mark ends the lexeme from outside, as it does keys.
    var isKey: Bool

    /// Numbers in a row before the next rows.
    static let header = 4
    /// In a row: whether it accepts and whether it goes on.
    static let flags = 0
    /// In a row: how many completions there are; `infinite` for more than can be said.
    static let completions = 1
    /// In a row: the fewest bytes to an accepting row.
    static let distance = 2
    /// In a row: the number of the state among those of all automata.
    static let identity = 3

    /// A flag: the row accepts.
    static let accepts: Int32 = 1
    /// A flag: some byte leads on.
    static let goesOn: Int32 = 2
    /// More completions than any document has keys.
    static let infinite = Int32.max
}

/// The tables of all automata of a grammar.
struct AutomatonTables {
    private(set) var rows: [Int32] = []
    private(set) var classMaps: [UInt8] = []
    private(set) var automata: [CompiledAutomaton] = []
    private(set) var stateCount = 0
    private var known: [Key: Int32] = [:]

    private struct Key: Hashable {
        var automaton: DFA
        var isKey: Bool
    }

    /// Starts with the automaton of any JSON string, which so is number 0.
    init() throws(ConstraintError) {
        _ = try add(try DFA.anyText.jsonQuoted(), isKey: false)
    }

    /// The number of an automaton, added if it is new.
    mutating func add(_ automaton: DFA, isKey: Bool) throws(ConstraintError) -> Int32 {
        let key = Key(automaton: automaton, isKey: isKey)
        if let number = known[key] { return number }
        let width = CompiledAutomaton.header + automaton.classCount
        let base = rows.count
        guard base + width * automaton.stateCount <= MatchingLimits.tableEntries else {
            throw ConstraintError(
                .tooLarge, expected: "at most \(MatchingLimits.tableEntries) table entries",
                found: "more in the automata of the grammar")
        }
        rows.reserveCapacity(base + width * automaton.stateCount)
        for state in 0..<automaton.stateCount {
            let first = state * automaton.classCount
            let next = automaton.transitions[first..<first + automaton.classCount]
            var flags: Int32 = 0
            if automaton.accepting[state] { flags |= CompiledAutomaton.accepts }
            if next.contains(where: { $0 >= 0 }) { flags |= CompiledAutomaton.goesOn }
            let completions =
                automaton.isUnbounded[state]
                ? CompiledAutomaton.infinite
                : Int32(clamping: automaton.completionCount(Int32(state), upTo: Int(Int32.max)))
            rows += [flags, completions, automaton.distance[state], Int32(stateCount + state)]
            rows += next.map { $0 < 0 ? -1 : Int32(base) + $0 * Int32(width) }
        }
        classMaps += automaton.byteClasses
        stateCount += automaton.stateCount
        let number = Int32(automata.count)
        automata.append(
            CompiledAutomaton(startRow: Int32(base), textRow: -1, isKey: isKey))
        if let state = textState(of: automaton, isKey: isKey) {
            automata[Int(number)].textRow = Int32(base + state * width)
        }
        known[key] = number
        return number
    }

    /// The state of an automaton whose language is that of any text to the end of the string.
    private func textState(of automaton: DFA, isKey: Bool) -> Int? {
        guard let text = isKey ? try? DFA.anyText.jsonEncoded() : try? DFA.anyText.jsonQuoted()
        else { return nil }
        let start = isKey ? 0 : text.next(0, UInt8(ascii: "\""))
        let letter = UInt8(ascii: "e")
        let candidates = (0..<Int32(automaton.stateCount)).filter {
            automaton.next($0, letter) == $0 && automaton.isUnbounded[Int($0)]
        }
        return candidates.first { automaton.isEquivalent($0, to: text, start) }.map(Int.init)
    }
}

extension DFA {
    /// Whether two states of minimal automata have the same language: whether they are isomorphic.
    fileprivate func isEquivalent(_ state: Int32, to other: DFA, _ otherState: Int32) -> Bool {
        var partners: [Int32: Int32] = [state: otherState]
        var pending = [state]
        while let left = pending.popLast() {
            guard let right = partners[left],
                accepting[Int(left)] == other.accepting[Int(right)]
            else { return false }
            for byte in 0...255 as ClosedRange<UInt8> {
                let (nextLeft, nextRight) = (next(left, byte), other.next(right, byte))
                guard (nextLeft < 0) == (nextRight < 0) else { return false }
                if nextLeft < 0 { continue }
                if let partner = partners[nextLeft] {
                    guard partner == nextRight else { return false }
                } else {
                    partners[nextLeft] = nextRight
                    pending.append(nextLeft)
                }
            }
        }
        return true
    }
}
