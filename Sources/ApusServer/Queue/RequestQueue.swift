import Foundation
import Synchronization

/// Lets requests have the model, clients in turn, and those of one client in the order in which they came.
final class RequestQueue: Sendable {
    private struct Waiter {
        let id: UInt64
        let client: String
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var running = 0
        var waiters = FairTurns<Waiter>()
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
    /// - Parameters:
    ///   - client: By what the client is told from others.
    ///   - work: The work.
    /// - Throws: ``ServerError`` of code `queueFull` or `stopping`, `CancellationError`, or what the work
    ///   throws.
    func run(for client: String = "", _ work: @Sendable () async throws -> Void) async throws {
        try await enter(for: client)
        let start = ContinuousClock.now
        defer { leave(after: (ContinuousClock.now - start) / .seconds(1)) }
        try await work()
    }

    private func enter(for client: String) async throws {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        defer { state.withLock { _ = $0.cancelled.remove(id) } }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                enter(Waiter(id: id, client: client, continuation: continuation))
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
        let outcomes: [(waiter: Waiter, outcome: Result<Void, any Error>)] = state.withLock {
            state in
            if state.cancelled.remove(waiter.id) != nil {
                return [(waiter, .failure(CancellationError()))]
            }
            if state.isClosed { return [(waiter, .failure(ServerError(.stopping)))] }
            if state.running < maximumRunning, state.waiters.count == 0 {
                state.running += 1
                return [(waiter, .success(()))]
            }
            var refused: [(waiter: Waiter, outcome: Result<Void, any Error>)] = []
            if state.waiters.count >= maximumWaiting {
                // A client that fills the queue must not keep others out of it.
                let greedy = state.waiters.removeLast(for: waiter.client)
                refused = [(greedy ?? waiter, .failure(full(state)))]
                guard greedy != nil else { return refused }
            }
            state.waiters.append(waiter, id: waiter.id, of: waiter.client)
            return refused
        }
        for (waiter, outcome) in outcomes { waiter.continuation.resume(with: outcome) }
    }

    private func full(_ state: State) -> ServerError {
        let seconds = state.meanSeconds * Double(maximumWaiting) / Double(maximumRunning)
        return ServerError(
            .queueFull, expected: "at most \(maximumWaiting)",
            retryAfterSeconds: min(max(Int(seconds.rounded(.up)), 1), 600))
    }

    private func cancel(_ id: UInt64) {
        let waiter = state.withLock { state -> Waiter? in
            let waiter = state.waiters.remove(id: id)
            if waiter == nil { state.cancelled.insert(id) }
            return waiter
        }
        waiter?.continuation.resume(throwing: CancellationError())
    }

    /// Gives the place to the next one.
    private func leave(after seconds: Double?) {
        let next = state.withLock { state -> Waiter? in
            if let seconds { state.meanSeconds += 0.2 * (seconds - state.meanSeconds) }
            let next = state.waiters.popFirst()
            if next == nil { state.running -= 1 }
            return next
        }
        next?.continuation.resume()
    }
}
