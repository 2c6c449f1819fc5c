import Synchronization

/// A line: whoever is at its head has the turn until it leaves.
final class CallQueue: Sendable {
    /// A place in the line.
    struct Place: Hashable, Sendable {
        fileprivate let number: Int
    }

    private struct State {
        var next = 0
        var line: [Place] = []
        var waiting: [Place: CheckedContinuation<Bool, Never>] = [:]
    }

    private let state = Mutex(State())

    /// The number of places, the one at the head included.
    var count: Int { state.withLock { $0.line.count } }

    /// Takes the last place; whoever has one must leave it in the end.
    func enter() -> Place {
        state.withLock { state in
            let place = Place(number: state.next)
            state.next += 1
            state.line.append(place)
            return place
        }
    }

    /// Waits for the turn.
    ///
    /// - Returns: Whether it came; false if the task was cancelled first.
    func turn(of place: Place) async -> Bool {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let hasTurn: Bool? = state.withLock { state in
                    if Task.isCancelled { return false }
                    if state.line.first == place { return true }
                    state.waiting[place] = continuation
                    return nil
                }
                if let hasTurn { continuation.resume(returning: hasTurn) }
            }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: place) }?.resume(returning: false)
        }
    }

    /// Leaves the line, which may give the turn to the next one.
    func leave(_ place: Place) {
        let next = state.withLock { state in
            state.line.removeAll { $0 == place }
            return state.line.first.flatMap { state.waiting.removeValue(forKey: $0) }
        }
        next?.resume(returning: true)
    }
}
