import Synchronization

/// The masks of a grammar's automata for one vocabulary, each computed when it is first needed.
final class MaskCache: Sendable {
    /// The bytes that the masks of one cache may take; further ones are computed each time.
    private static let byteLimit = 64 << 20

    private struct State {
        var entries: [MaskEntry?]
        var byteCount = 0
    }

    private let state: Mutex<State>

    init(stateCount: Int) {
        state = Mutex(State(entries: [MaskEntry?](repeating: nil, count: stateCount)))
    }

    /// Bytes that the masks take.
    var byteCount: Int { state.withLock { $0.byteCount } }

    /// The mask of a state, made by a function if it is new.
    func entry(_ identity: Int32, make: () -> MaskEntry) -> MaskEntry {
        if let entry = state.withLock({ $0.entries[Int(identity)] }) { return entry }
        let entry = make()
        state.withLock { state in
            guard state.entries[Int(identity)] == nil,
                state.byteCount + entry.byteCount <= Self.byteLimit
            else { return }
            state.entries[Int(identity)] = entry
            state.byteCount += entry.byteCount
        }
        return entry
    }
}

/// The caches of a grammar, one for each vocabulary.
final class MaskCaches: Sendable {
    private let caches = Mutex<[(vocabulary: TokenVocabulary, cache: MaskCache)]>([])

    /// Bytes that the masks take, those of all vocabularies together.
    var byteCount: Int { caches.withLock { $0.reduce(0) { $0 + $1.cache.byteCount } } }

    func cache(for vocabulary: TokenVocabulary, stateCount: Int) -> MaskCache {
        caches.withLock { caches in
            if let known = caches.first(where: { $0.vocabulary === vocabulary }) {
                return known.cache
            }
            let cache = MaskCache(stateCount: stateCount)
            caches.append((vocabulary, cache))
            return cache
        }
    }
}
