/// What a template may use; templates come with model files and are not trusted.
///
/// The defaults are far above what real templates and long conversations need.
public struct ChatTemplateLimits: Sendable, Hashable {
    /// The greatest length of a template's source, in bytes.
    public var sourceBytes = 1 << 20
    /// The deepest nesting of expressions and of blocks in a template's source.
    public var syntaxDepth = 100
    /// The deepest nesting of evaluation, with every expression, block and macro call counted.
    public var evaluationDepth = 600
    /// The deepest nesting of lists and dictionaries.
    public var valueDepth = 600
    /// The number of steps: one per expression and statement, and one per 16 bytes of text work.
    public var steps = 4_000_000
    /// The total size of all text and lists that a rendering creates, in bytes.
    public var allocatedBytes = 256 << 20
    /// The greatest length of the prompt, in bytes.
    public var outputBytes = 32 << 20
    /// The greatest number of elements of a `range`, as in Jinja's sandbox.
    public var rangeLength = 100_000

    /// Creates the default limits.
    public init() {}

    /// The default limits.
    public static let `default` = ChatTemplateLimits()
}
