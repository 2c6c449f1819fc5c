/// How large automata may become before a constraint is refused as too large.
public enum AutomatonLimits {
    /// States of one automaton, before and after minimisation.
    public static let states = 200_000
    /// Entries of one transition table: states times classes of bytes.
    public static let tableEntries = 8_000_000
    /// Bytes of one regular expression.
    public static let patternBytes = 20_000
    /// Groups inside groups in a regular expression.
    public static let patternDepth = 200
    /// States of the nondeterministic automaton of a regular expression, counted repetitions unrolled.
    public static let patternStates = 100_000
    /// Elements of state sets that making an automaton deterministic may look at.
    public static let setElements = 3_000_000
    /// Digits of a number in a bound or multiple, its exponent written out.
    public static let numberDigits = 1_000
}
