/// How a model is loaded.
public struct LoadOptions: Sendable, Hashable {
    /// Positions to make room for; nil takes the model's own limit, but at most 8,192.
    public var contextLength: Int?
    /// Threads that compute; nil takes all processors this process may use.
    public var threads: Int?

    /// The usual context and all processors.
    public init() {}
}
