import Synchronization

/// What happened, in order.
final class StepLog: Sendable {
    private let storage = Mutex<[String]>([])

    var steps: [String] { storage.withLock { $0 } }

    func note(_ step: String) { storage.withLock { $0.append(step) } }
}
