/// How large a grammar and the work of matching it may become before they are refused.
public enum MatchingLimits {
    /// Entries of the transition tables of all automata of a grammar.
    public static let tableEntries = 200_000_000
    /// Ways in which the bytes so far may be read at once.
    public static let threads = 2_048
    /// The greatest lower bound on the members of an object or on repetitions.
    public static let minimumCount = 1_000_000
    /// Bytes that `forcedBytes()` returns at once.
    public static let forcedBytes = 4_096
}
