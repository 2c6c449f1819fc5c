/// What the cache of a model has saved so far, over all requests.
public struct CacheUsage: Sendable, Hashable {
    /// Requests whose prompt began like something cached.
    public internal(set) var hits = 0
    /// Requests of which nothing was cached.
    public internal(set) var misses = 0
    /// Tokens of prompts that did not have to be computed.
    public internal(set) var cachedTokens = 0
    /// Tokens of prompts that had to be.
    public internal(set) var missedTokens = 0
    /// Tokens that the cache holds now, of all sequences together.
    public internal(set) var heldTokens = 0
    /// Sequences that the cache holds now.
    public internal(set) var sequences = 0

    /// Nothing so far.
    public init() {}
}
