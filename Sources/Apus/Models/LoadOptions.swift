import Inference

/// How a model is loaded.
public struct LoadOptions: Sendable, Hashable {
    /// Positions to make room for; nil takes the model's own limit, but at most 8,192.
    public var contextLength: Int?
    /// Threads that compute; nil takes all processors this process may use.
    public var threads: Int?
    /// Bytes of memory for what is cached of all conversations; nil takes what one that fills the
    /// context needs, which is also the least.
    ///
    /// Memory is taken up as conversations grow. When the budget is spent, the end of the one used
    /// longest ago is given up, and computed again if it goes on. Answers never depend on the budget.
    public var cacheBytes: Int?
    /// How keys and values of past tokens are kept: half precision, unless single precision is worth
    /// twice the memory.
    public var cacheFormat = CacheFormat.f16

    /// The usual context and all processors.
    public init() {}
}
