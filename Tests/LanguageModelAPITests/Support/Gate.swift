import Foundation
import Synchronization

/// Something to wait for; once open it stays open.
public final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var waiting: [UUID: CheckedContinuation<Void, any Error>] = [:]
    }

    private let state = Mutex(State())

    /// Creates a gate that is closed.
    public init() {}

    /// Lets all through who wait and will wait.
    public func open() {
        state.withLock { state in
            state.isOpen = true
            for continuation in state.waiting.values { continuation.resume() }
            state.waiting = [:]
        }
    }

    /// Waits until the gate is open.
    ///
    /// - Throws: `CancellationError` if the task is cancelled.
    public func wait() async throws {
        let id = UUID()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation {
                (continuation: CheckedContinuation<Void, any Error>) in
                state.withLock { state in
                    if Task.isCancelled {
                        continuation.resume(throwing: CancellationError())
                    } else if state.isOpen {
                        continuation.resume()
                    } else {
                        state.waiting[id] = continuation
                    }
                }
            }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: id) }?
                .resume(throwing: CancellationError())
        }
    }
}
