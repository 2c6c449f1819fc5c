/// How strictly JSON is read.
public struct JSONParsingOptions: Sendable, Hashable {
    /// What to do with a second member of the same name.
    public enum DuplicateKeys: Sendable, Hashable {
        /// Throw an error.
        case reject
        /// Keep the last value, at the place of the first.
        case keepLast
    }

    /// What to do with a number that reaches the end of truncated text and might go on.
    public enum TrailingNumber: Sendable, Hashable {
        /// Leave it out.
        case drop
        /// Keep the longest part that is a number: `-12.` is read as `-12`.
        case keep
    }

    /// The deepest nesting that ``maximumDepth`` can be set to.
    public static let greatestDepth = 1024

    /// What to do with a second member of the same name.
    public var duplicateKeys: DuplicateKeys
    /// What to do with a number at the end of truncated text; complete documents ignore it.
    public var trailingNumber: TrailingNumber
    /// The number of arrays and objects that may be open at once, at most ``greatestDepth``.
    public var maximumDepth: Int {
        didSet { maximumDepth = min(maximumDepth, Self.greatestDepth) }
    }

    /// Creates options; without arguments, the strict ones.
    ///
    /// - Parameters:
    ///   - duplicateKeys: What to do with a second member of the same name.
    ///   - trailingNumber: What to do with a number at the end of truncated text.
    ///   - maximumDepth: The number of arrays and objects that may be open at once.
    public init(
        duplicateKeys: DuplicateKeys = .reject, trailingNumber: TrailingNumber = .drop,
        maximumDepth: Int = 512
    ) {
        self.duplicateKeys = duplicateKeys
        self.trailingNumber = trailingNumber
        self.maximumDepth = min(maximumDepth, Self.greatestDepth)
    }
}
