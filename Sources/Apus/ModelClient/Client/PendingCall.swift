import Foundation
import Synchronization

/// A call that has not ended: the first end that it is given is its end.
final class PendingCall<Value: Sendable>: Sendable {
    private struct State {
        var trail: [ModelAttempt] = []
        var outcome: ModelOutcome<Value>?
        var waiting: CheckedContinuation<ModelOutcome<Value>, Never>?
    }

    let id = UUID()
    /// When its time is over, on the client's clock.
    let deadline: Duration?
    private let state = Mutex(State())

    init(deadline: Duration?) { self.deadline = deadline }

    var isSettled: Bool { state.withLock { $0.outcome != nil } }

    /// How the call ended, as soon as it has; for one reader.
    var outcome: ModelOutcome<Value> {
        get async {
            await withCheckedContinuation { continuation in
                let outcome = state.withLock { state in
                    if state.outcome == nil { state.waiting = continuation }
                    return state.outcome
                }
                if let outcome { continuation.resume(returning: outcome) }
            }
        }
    }

    /// Records an attempt that brought no answer; too late once the call has ended.
    func record(
        _ provider: ModelProvider, attempt: Int, _ failure: ModelCallFailure,
        retryDelay: Duration? = nil
    ) {
        state.withLock { state in
            guard state.outcome == nil else { return }
            state.trail.append(
                ModelAttempt(
                    provider: provider.name, number: attempt, failure: failure,
                    retryDelay: retryDelay))
        }
    }

    /// Ends the call, unless it has ended.
    func settle(_ result: ModelOutcome<Value>.Result) {
        let resume = state.withLock { state -> (@Sendable () -> Void)? in
            guard state.outcome == nil else { return nil }
            let outcome = ModelOutcome(result, trail: state.trail)
            state.outcome = outcome
            let waiting = state.waiting.take()
            return { waiting?.resume(returning: outcome) }
        }
        // Outside of the lock, since whoever waits may go on at once.
        resume?()
    }
}
