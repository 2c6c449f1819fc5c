import Foundation
import Synchronization

/// Work in a task that Ctrl-C, or an output that has closed, cancels.
enum CancellableWork {
    /// Does the work until it ends by itself or has been cancelled.
    ///
    /// The first Ctrl-C cancels the task, which may end with a result all the same; a second one
    /// ends the process.
    ///
    /// - Throws: What made the work stop, or what it throws.
    static func run<Value: Sendable>(
        _ work: @escaping @Sendable (StopControl) async throws -> Value
    ) async throws -> Value {
        let control = StopControl()
        return try await InterruptMonitor.shared.withAction {
            if !control.stop() { _exit(ExitCode.interrupted.rawValue) }
        } _: {
            let task = Task { try await work(control) }
            control.attach { task.cancel() }
            let outcome = await task.result
            if let error = control.error { throw error }
            return try outcome.get()
        }
    }
}

/// Stops one piece of work from wherever the reason comes.
final class StopControl: Sendable {
    private struct State {
        var cancel: (@Sendable () -> Void)?
        var isStopped = false
        var error: CommandLineError?
    }

    private let state = Mutex(State())

    /// The error for which it was stopped, if it was for one.
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

    /// Runs `write`, unless it has failed before; its first error stops the task.
    func unlessFailed(_ write: () throws(CommandLineError) -> Void) {
        guard error == nil else { return }
        do throws(CommandLineError) { try write() } catch { stop(because: error) }
    }

    /// Says how to stop the task.
    fileprivate func attach(_ cancel: @escaping @Sendable () -> Void) {
        let isStopped = state.withLock { state in
            state.cancel = cancel
            return state.isStopped
        }
        if isStopped { cancel() }
    }
}
