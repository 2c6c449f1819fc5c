import Synchronization

/// A clock that stands still until a test moves it, or one on which every sleep ends at once.
final class VirtualClock: Clock {
    struct Instant: InstantProtocol {
        var offset = Duration.zero

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct State {
        var now = Instant()
        var sleeps: [Duration] = []
        var nextSleeper = 0
        var sleepers: [Int: (deadline: Instant, continuation: CheckedContinuation<Bool, Never>)] =
            [:]
    }

    /// Whether a sleep ends at once and moves the clock.
    private let isFast: Bool
    private let state = Mutex(State())

    init(isFast: Bool = false) { self.isFast = isFast }

    var now: Instant { state.withLock(\.now) }
    var minimumResolution: Duration { .nanoseconds(1) }

    /// How long each sleep was to be, in order.
    var sleeps: [Duration] { state.withLock(\.sleeps) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let sleeper = state.withLock { state in
            state.sleeps.append(state.now.duration(to: deadline))
            state.nextSleeper += 1
            if isFast { state.now = max(state.now, deadline) }
            return state.nextSleeper
        }
        let isOver = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver: Bool? = state.withLock { state in
                    if Task.isCancelled { return false }
                    if state.now >= deadline { return true }
                    state.sleepers[sleeper] = (deadline, continuation)
                    return nil
                }
                if let isOver { continuation.resume(returning: isOver) }
            }
        } onCancel: {
            state.withLock { $0.sleepers.removeValue(forKey: sleeper) }?.continuation
                .resume(returning: false)
        }
        guard isOver else { throw CancellationError() }
    }

    /// Moves the clock on.
    func advance(by duration: Duration) {
        let woken = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let due = state.sleepers.filter { $0.value.deadline <= state.now }
            for key in due.keys { state.sleepers[key] = nil }
            return due.values.map(\.continuation)
        }
        for continuation in woken { continuation.resume(returning: true) }
    }

    /// Waits until so many sleep.
    func waitForSleepers(_ count: Int) async {
        await settle { self.state.withLock { $0.sleepers.count } >= count }
    }
}

/// Lets other tasks run until something holds.
func settle(until condition: () -> Bool) async {
    while !condition() { await Task.yield() }
}
