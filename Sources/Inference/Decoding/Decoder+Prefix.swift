// What it takes to keep a prefix of a prompt outside of the decoder's memory.
extension Decoder {
    /// The bytes that one token takes in each region of the cache, in the order of the regions.
    package var rowBytes: [Int] { cache.current.regions.map(\.rowBytes) }

    /// How keys and values are stored.
    package var cacheFormat: CacheFormat { cache.format }

    /// Makes some tokens the current sequence, and computes what is not cached of them.
    ///
    /// - Parameters:
    ///   - prefix: At least one token.
    ///   - isCancelled: Asked before every layer.
    /// - Returns: Whether the sequence is complete; false after a cancellation.
    /// - Throws: `emptyPrompt`, `invalidToken` or `contextExceeded` before anything is computed.
    package func hold(
        _ prefix: [Int], isCancelled: () -> Bool = { false }
    ) throws(InferenceError) -> Bool {
        try check(prefix, at: 0)
        // A prompt's last token is always computed anew, so one more makes the prefix known as a whole.
        let rest = prefix.dropFirst(cache.resume(prefix + [0]))
        guard !rest.isEmpty else { return true }
        return try append(rest, isCancelled: isCancelled)
    }

    /// Hands out what the layers remember of the current sequence, region by region.
    ///
    /// - Parameter body: Called with the rows of all tokens of each region, valid during the call.
    package func withRows(_ body: (UnsafeRawBufferPointer) throws -> Void) rethrows {
        for region in cache.current.regions {
            try body(UnsafeRawBufferPointer(region.rows(tokens.count)))
        }
    }

    /// Makes a sequence of tokens whose rows come from elsewhere, unless they are all cached.
    ///
    /// - Parameters:
    ///   - prefix: The tokens; as many as the context has room for.
    ///   - fill: Called with the memory for the rows of each region, to be filled; what it throws
    ///     leaves an empty sequence behind.
    /// - Throws: `emptyPrompt`, `invalidToken` or `contextExceeded`; what `fill` throws.
    package func adopt(
        _ prefix: [Int], filling fill: ([UnsafeMutableRawBufferPointer]) throws -> Void
    ) throws {
        try check(prefix, at: 0)
        guard !cache.sequences.contains(where: { $0.sharedPrefix(with: prefix) == prefix.count })
        else { return }
        cache.begin()
        cache.reserve(prefix.count)
        let sequence = cache.current
        do {
            try fill(sequence.regions.map { $0.rows(prefix.count) })
        } catch {
            sequence.release(from: 0)
            throw error
        }
        sequence.append(prefix)
    }

    /// What the cache has saved so far.
    public var cacheUsage: CacheUsage {
        var usage = cache.usage
        usage.heldTokens = cache.sequences.reduce(0) { $0 + $1.tokens.count }
        usage.sequences = cache.sequences.count { !$0.tokens.isEmpty }
        return usage
    }
}
