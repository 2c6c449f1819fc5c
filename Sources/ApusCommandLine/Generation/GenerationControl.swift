import Foundation
import Synchronization

/// Stops one generation from wherever the reason comes: Ctrl-C, or an output that has closed.
final class GenerationControl: Sendable {
    private struct State {
        var cancel: (@Sendable () -> Void)?
        var isStopped = false
        var error: CommandLineError?
    }

    private let state = Mutex(State())

    /// Whether someone stopped it.
    var isStopped: Bool { state.withLock { $0.isStopped } }

    /// The first error for which it was stopped.
    var error: CommandLineError? { state.withLock { $0.error } }

    /// Stops the task, now or as soon as there is one.
    ///
    /// - Returns: Whether this is the first time.
    @discardableResult
    func stop(because error: CommandLineError? = nil) -> Bool {
        let (cancel, isFirst) = state.withLock { state in
            let isFirst = !state.isStopped
            state.isStopped = true
            if state.error == nil { state.error = error }
            return (state.cancel, isFirst)
        }
        cancel?()
        return isFirst
    }

    /// Says how to stop the task.
    func attach(_ cancel: @escaping @Sendable () -> Void) {
        let isStopped = state.withLock { state in
            state.cancel = cancel
            return state.isStopped
        }
        if isStopped { cancel() }
    }
}
