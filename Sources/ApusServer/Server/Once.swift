import Synchronization

/// Tells the first time from later ones.
final class Once: Sendable {
    private let hasHappened = Mutex(false)

    /// Whether this is the first call.
    func isFirst() -> Bool {
        hasHappened.withLock { happened in
            defer { happened = true }
            return !happened
        }
    }
}
