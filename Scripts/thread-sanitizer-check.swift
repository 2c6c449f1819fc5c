// Shows that the thread sanitizer works: `Scripts/sanitize` runs this before tests.
//
// Threads fight for a `Mutex` that guards a number. With the argument `locked` that is all, and nothing may
// be reported. With `racy` they also change a number that nothing guards, between their uses of the
// mutex; with `two-locks` half of them take another mutex. Both are races and have to be reported.
import Glibc
import Synchronization

/// Numbers that threads change; unchecked, since a sanitizer is to find out what is wrong with them.
final class Numbers: @unchecked Sendable {
    private let lock = Mutex<Void>(())
    private let otherLock = Mutex<Void>(())
    private(set) var guarded = 0
    private var unguarded = 0

    func change(_ kind: String, by thread: Int) {
        for round in 0..<2000 {
            if kind == "two-locks", thread.isMultiple(of: 2) {
                otherLock.withLock { _ in add(round) }
            } else {
                lock.withLock { _ in add(round) }
            }
            if kind == "racy" {
                unguarded += 1
                rest(round)
            }
        }
    }

    private func add(_ round: Int) {
        guarded += 1
        rest(round)
    }

    /// Lets others meet what this thread has begun: a lock that is taken, or a number that it changed.
    private func rest(_ round: Int) {
        if round.isMultiple(of: 100) { usleep(1000) }
    }
}

@main struct Check {
    static func main() async {
        let kind = CommandLine.arguments.dropFirst().first ?? "locked"
        let numbers = Numbers()
        await withTaskGroup(of: Void.self) { group in
            for thread in 0..<4 { group.addTask { numbers.change(kind, by: thread) } }
        }
        print(numbers.guarded)
    }
}
