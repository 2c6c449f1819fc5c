import Foundation
import Synchronization

/// Lets requests have the model in the order in which they came.
final class RequestQueue: Sendable {
    private struct Waiter {
        let id: UInt64
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var running = 0
        var waiters: [Waiter] = []
        var nextID: UInt64 = 0
        /// Waiters that were cancelled before they got into the queue.
        var cancelled: Set<UInt64> = []
        var isClosed = false
        /// How long requests took of late, on average.
        var meanSeconds = 1.0
    }

    private let maximumRunning: Int
    private let maximumWaiting: Int
    private let state = Mutex(State())

    init(running: Int, waiting: Int) {
        maximumRunning = max(running, 1)
        maximumWaiting = waiting
    }

    /// How many requests have the model, and how many wait for it.
    var counts: (running: Int, waiting: Int) {
        state.withLock { ($0.running, $0.waiters.count) }
    }

    /// Refuses whoever comes from now on; those in the queue get their turn.
    func close() { state.withLock { $0.isClosed = true } }

    /// Does work when its turn has come.
    ///
    /// - Throws: ``ServerError`` of code `queueFull` or `stopping`, `CancellationError`, or what the work
    ///   throws.
    func run(_ work: @Sendable () async throws -> Void) async throws {
        try await enter()
        let start = ContinuousClock.now
        defer { leave(after: (ContinuousClock.now - start) / .seconds(1)) }
        try await work()
    }

    private func enter() async throws {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        defer { state.withLock { _ = $0.cancelled.remove(id) } }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                enter(Waiter(id: id, continuation: continuation))
            }
        } onCancel: {
            cancel(id)
        }
        // Who was cancelled while being let in gives the place back.
        if state.withLock({ $0.cancelled.remove(id) }) != nil {
            leave(after: nil)
            throw CancellationError()
        }
    }

    private func enter(_ waiter: Waiter) {
        let outcome: Result<Void, any Error>? = state.withLock { state in
            if state.cancelled.remove(waiter.id) != nil { return .failure(CancellationError()) }
            if state.isClosed { return .failure(ServerError(.stopping)) }
            if state.running < maximumRunning, state.waiters.isEmpty {
                state.running += 1
                return .success(())
            }
            guard state.waiters.count < maximumWaiting else {
                let seconds = state.meanSeconds * Double(maximumWaiting) / Double(maximumRunning)
                return .failure(
                    ServerError(
                        .queueFull, expected: "at most \(maximumWaiting)",
                        retryAfterSeconds: min(max(Int(seconds.rounded(.up)), 1), 600)))
            }
            state.waiters.append(waiter)
            return nil
        }
        if let outcome { waiter.continuation.resume(with: outcome) }
    }

    private func cancel(_ id: UInt64) {
        let waiter = state.withLock { state -> Waiter? in
            guard let position = state.waiters.firstIndex(where: { $0.id == id }) else {
                state.cancelled.insert(id)
                return nil
            }
            return state.waiters.remove(at: position)
        }
        waiter?.continuation.resume(throwing: CancellationError())
    }

    /// Gives the place to the next one.
    private func leave(after seconds: Double?) {
        let next = state.withLock { state -> Waiter? in
            if let seconds { state.meanSeconds += 0.2 * (seconds - state.meanSeconds) }
            guard !state.waiters.isEmpty else {
                state.running -= 1
                return nil
            }
            return state.waiters.removeFirst()
        }
        next?.continuation.resume()
    }
}
