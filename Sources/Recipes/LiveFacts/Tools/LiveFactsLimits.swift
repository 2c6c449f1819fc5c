/// How much the tools of live facts take in.
public struct LiveFactsLimits: Sendable {
    /// The longest question and the longest argument, in UTF-8 bytes.
    public static let textLength = 2048
    /// The longest arithmetic expression, in UTF-8 bytes.
    public static let expressionLength = 512
    /// The deepest nesting of parentheses, signs and powers.
    public static let expressionDepth = 32
    /// The largest exponent of a power.
    public static let exponent = 1024
    /// The longest answer of a server, in bytes.
    public static let serverAnswerLength = 1 << 20
    /// The most results of a web search.
    public static let searchResults = 5
}
