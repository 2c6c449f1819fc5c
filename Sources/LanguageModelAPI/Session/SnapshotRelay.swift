import Synchronization

/// Hands snapshots from a request to its reader, one at a time.
///
/// One snapshot may wait to be read. The request waits before it hands over another, so a slow
/// reader misses none and none pile up.
final class SnapshotRelay: Sendable {
    fileprivate struct State {
        var waiting: SessionResult?
        var outcome: Result<SessionResult, any Error>?
        var readers: [CheckedContinuation<SessionResult?, any Error>] = []
        var writer: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    /// Hands a snapshot over, once the one before was read.
    ///
    /// - Throws: `CancellationError` if the request is cancelled.
    func send(_ snapshot: SessionResult) async throws {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                state.withLock { state in
                    if state.waiting == nil || Task.isCancelled {
                        continuation.resume()
                    } else {
                        state.writer = continuation
                    }
                }
            }
        } onCancel: {
            state.withLock { $0.resumeWriter() }
        }
        try Task.checkCancellation()
        state.withLock { state in
            if state.readers.isEmpty {
                state.waiting = snapshot
            } else {
                state.readers.removeFirst().resume(returning: snapshot)
            }
        }
    }

    /// Ends the sequence of snapshots.
    func finish(with outcome: Result<SessionResult, any Error>) {
        state.withLock { state in
            state.outcome = outcome
            for reader in state.readers { reader.resume(with: outcome.map { _ in nil }) }
            state.readers = []
        }
    }

    /// The next snapshot; nil at the end.
    ///
    /// - Throws: Why the request failed, each time.
    func next() async throws -> SessionResult? {
        try await withCheckedThrowingContinuation { continuation in
            state.withLock { state in
                if let snapshot = state.waiting {
                    state.waiting = nil
                    state.resumeWriter()
                    continuation.resume(returning: snapshot)
                } else if let outcome = state.outcome {
                    continuation.resume(with: outcome.map { _ in nil })
                } else {
                    state.readers.append(continuation)
                }
            }
        }
    }

    /// The whole response, after the sequence has ended.
    func result() throws -> SessionResult {
        try state.withLock { $0.outcome }?.get() ?? { throw CancellationError() }()
    }
}

extension SnapshotRelay.State {
    fileprivate mutating func resumeWriter() {
        writer?.resume()
        writer = nil
    }
}
