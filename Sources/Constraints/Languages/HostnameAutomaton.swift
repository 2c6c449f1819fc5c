/// Builds the automaton of host names (RFC 1123, section 2.1, and RFC 1035, section 2.3.4).
///
/// Labels of letters, digits and inner hyphens have at most 63 characters, names at most 253. What
/// can follow depends on how many characters the name has left and how many of them the label may
/// have.
enum HostnameAutomaton {
    private static let nameLength = 253
    private static let labelLength = 63

    /// The automaton.
    static func automaton() -> DFA {
        var byteClasses = [UInt8](repeating: 0, count: 256)
        for byte in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8 {
            byteClasses[Int(byte)] = 1
        }
        byteClasses[Int(UInt8(ascii: "-"))] = 2
        byteClasses[Int(UInt8(ascii: "."))] = 3
        var table = TransitionTable(byteClasses: byteClasses, classCount: 4)
        do {
            let start = try addStates(to: &table)
            return DFA(minimizing: table.startingAt(start))
        } catch {
            // Twice 253 times 63 states are within every limit.
            preconditionFailure("the automaton of host names outgrows the limits: \(error)")
        }
    }

    /// Adds the states from the end of the longest name backwards.
    ///
    /// - Returns: The state before the name.
    private static func addStates(to table: inout TransitionTable) throws(ConstraintError) -> Int32
    {
        // The states by how many characters the label may go on for, with the name's length fixed.
        var afterLetter: [Int32] = []
        var afterHyphen: [Int32] = []
        var beforeLabel: Int32 = -1
        for left in 0...nameLength {
            let (nextLetter, nextHyphen, nextLabel) = (afterLetter, afterHyphen, beforeLabel)
            (afterLetter, afterHyphen) = ([], [])
            for room in 0...min(left, labelLength - 1) {
                let letter = try table.addState(accepting: true)
                let hyphen = try table.addState()
                if room > 0 {
                    let next = min(room, nextLetter.count) - 1
                    for state in [letter, hyphen] {
                        table.connect(state, 1, to: nextLetter[next])
                        table.connect(state, 2, to: nextHyphen[next])
                    }
                }
                table.connect(letter, 3, to: nextLabel)
                afterLetter.append(letter)
                afterHyphen.append(hyphen)
            }
            beforeLabel = try table.addState()
            if let most = nextLetter.last { table.connect(beforeLabel, 1, to: most) }
        }
        return beforeLabel
    }
}
