/// The sequences that the requests of one model left behind, and the one that goes on.
///
/// Each sequence has rows of its own, contiguous as the kernels want them. A prompt goes on where
/// the longest prefix it shares with any of them ends. If the sequence that has this prefix goes on
/// differently, it is another conversation's: the prefix is copied, which takes a small part of the
/// time of computing it, and both remain.
///
/// Where memory is needed, tokens are given up from the end of the sequence that was used longest
/// ago, only as many as needed: what is left of it still serves as a prefix.
final class PrefixCache {
    /// Sequences at most; only the budget limits their tokens.
    static let maximumSequences = 64
    /// A rest of so many tokens or fewer is not worth a copy of what comes before it: drafts in vain,
    /// or the end of an answer that the next prompt cuts into other tokens.
    static let dispensableTokens = 8

    /// Positions that all sequences may hold together.
    let budget: Int
    /// From the one used longest ago to the current one.
    private(set) var sequences: [SequenceState]
    private let shapes: [LayerCache.Shape]
    private let capacity: Int
    let format: CacheFormat
    /// What requests found here; only the counts of requests and their tokens are kept.
    private(set) var usage = CacheUsage()

    /// The sequence that goes on.
    private(set) var current: SequenceState

    /// Makes a cache with one empty sequence.
    ///
    /// - Parameters:
    ///   - shapes: What each layer remembers of a position.
    ///   - capacity: Positions of the longest sequence.
    ///   - format: How keys and values are stored.
    ///   - bytes: Memory for the rows of all sequences; nil takes what the longest one needs.
    /// - Throws: `invalidOption` if the longest sequence needs more than `bytes`; `outOfResources`.
    init(
        shapes: [LayerCache.Shape], capacity: Int, format: CacheFormat, bytes: Int?
    ) throws(InferenceError) {
        let perPosition = max(1, shapes.bytesPerPosition(format))
        let budget = bytes.map { $0 / perPosition } ?? capacity
        guard budget >= capacity else {
            let (needed, overflow) = perPosition.multipliedReportingOverflow(by: capacity)
            throw InferenceError(
                .invalidOption, "cache-bytes",
                expected: overflow
                    ? "more than can be counted, for a context of \(capacity) tokens"
                    : "at least \(needed), which a context of \(capacity) tokens takes",
                found: bytes.map { "\($0)" }, hint: "allow more, or ask for a shorter context")
        }
        self.budget = budget
        self.shapes = shapes
        self.capacity = capacity
        self.format = format
        current = try SequenceState(shapes: shapes, capacity: capacity, format: format)
        sequences = [current]
    }

    /// Positions that all sequences hold now.
    var heldPositions: Int { sequences.reduce(0) { $0 + $1.heldPositions } }

    /// Makes the sequence current that a prompt can go on from with the least to compute.
    ///
    /// - Parameter prompt: The tokens; the last is always computed anew, for its logits.
    /// - Returns: How many of the prompt's tokens the current sequence now holds, and nothing else.
    /// - Complexity: Time in the tokens of all sequences, and in the bytes of the prefix if it is
    ///   copied.
    func resume(_ prompt: [Int]) -> Int {
        // What drafts and cancelled work left past the tokens is of no use to anyone.
        current.release(from: current.tokens.count)
        let known = prompt.dropLast()
        // The first of equals is the one used longest ago.
        var (source, shared) = (sequences[0], 0)
        for sequence in sequences {
            let length = sequence.sharedPrefix(with: known)
            if length > shared { (source, shared) = (sequence, length) }
        }
        if isRestWorthKeeping(of: source, from: shared, prompt.count),
            let copy = emptySequence(sparing: source)
        {
            use(copy)
            reserve(prompt.count)
            current.copy(source, upTo: shared)
        } else {
            use(source)
            current.release(from: shared)
        }
        return shared
    }

    /// The same for a request, which counts.
    func resumeRequest(_ prompt: [Int]) -> Int {
        let shared = resume(prompt)
        if shared > 0 { usage.hits += 1 } else { usage.misses += 1 }
        usage.cachedTokens += shared
        usage.missedTokens += prompt.count - shared
        return shared
    }

    /// Makes an empty sequence current.
    func begin() { _ = resume([]) }

    /// Sees to it that the current sequence may hold `length` positions within the budget.
    func reserve(_ length: Int) {
        current.hold(length)
        var excess = heldPositions - budget
        for sequence in sequences where sequence !== current {
            guard excess > 0 else { return }
            let given = min(excess, sequence.heldPositions)
            sequence.release(from: sequence.heldPositions - given)
            excess -= given
        }
    }

    /// Whether much of a sequence would be left past position `shared` if a prompt of `count` tokens
    /// had its own.
    private func isRestWorthKeeping(
        of source: SequenceState, from shared: Int, _ count: Int
    ) -> Bool {
        let older = sequences.prefix { $0 !== source }.reduce(0) { $0 + $1.heldPositions }
        let given = max(0, heldPositions + count - budget - older)
        return source.tokens.count - given - shared > Self.dispensableTokens
    }

    /// A sequence without tokens: one there is, a new one, or the one used longest ago.
    ///
    /// Nil where that would be the one to be spared.
    private func emptySequence(sparing spared: SequenceState) -> SequenceState? {
        if let empty = sequences.first(where: { $0.tokens.isEmpty }) { return empty }
        // Where the system refuses more addresses, the cache does with those it has.
        if sequences.count < Self.maximumSequences,
            let new = try? SequenceState(shapes: shapes, capacity: capacity, format: format)
        {
            sequences.append(new)
            return new
        }
        let oldest = sequences[0]
        guard oldest !== spared else { return nil }
        oldest.release(from: 0)
        return oldest
    }

    private func use(_ sequence: SequenceState) {
        sequences.removeAll { $0 === sequence }
        sequences.append(sequence)
        current = sequence
    }
}

extension SequenceState {
    /// How many tokens at the beginning are the same.
    func sharedPrefix(with other: some Collection<Int>) -> Int {
        zip(tokens, other).prefix { $0 == $1 }.count
    }
}
