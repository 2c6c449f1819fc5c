import Foundation
import Synchronization

/// Turns Ctrl-C (`SIGINT`) into a call on a thread of its own.
///
/// Until an action is set, Ctrl-C ends the process with status 130. If whoever started the tool
/// made it ignore the signal, as a shell does for what runs in the background, it goes on doing so.
final class InterruptMonitor: Sendable {
    /// The process has one disposition of the signal, and so one monitor.
    static let shared = InterruptMonitor()

    private let action = Mutex<(@Sendable () -> Void)?>(nil)

    private init() {}

    /// Begins to listen; called once, before any other thread is started.
    func start() {
        let inherited = signal(SIGINT, SIG_IGN)
        // Functions cannot be compared, but these are small numbers rather than functions.
        if unsafeBitCast(inherited, to: UInt.self) == unsafeBitCast(SIG_IGN, to: UInt.self) {
            return
        }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            signal(SIGINT, SIG_DFL)
            return
        }
        let readEnd = ends[0]
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        signalPipe.store(ends[1], ordering: .sequentiallyConsistent)
        // `signal` restarts interrupted reads and writes, on Linux (glibc, musl) and Darwin.
        signal(SIGINT) { _ in
            // Only what signal-safety(7) allows: the self-pipe technique.
            let savedError = errno
            var byte: UInt8 = 0
            _ = write(signalPipe.load(ordering: .sequentiallyConsistent), &byte, 1)
            errno = savedError
        }
        Thread.detachNewThread { [self] in
            let input = InputChannel(descriptor: readEnd, name: "signal pipe")
            while let interrupts = try? input.read() {
                for _ in interrupts { interrupt() }
            }
        }
    }

    /// Makes Ctrl-C do `newAction` while `body` runs, and what it did before after that.
    func withAction<Value, Failure: Error>(
        _ newAction: @escaping @Sendable () -> Void,
        isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let previous = exchange(newAction)
        defer { exchange(previous) }
        return try await body()
    }

    @discardableResult
    private func exchange(_ newAction: (@Sendable () -> Void)?) -> (@Sendable () -> Void)? {
        action.withLock { action in
            defer { action = newAction }
            return action
        }
    }

    private func interrupt() {
        if let action = action.withLock({ $0 }) {
            action()
        } else {
            _exit(ExitCode.interrupted.rawValue)
        }
    }
}

/// The end of the pipe that the signal's handler writes to.
///
/// A global, because a C function pointer captures nothing; an atomic is lock-free, and so may be
/// read in the handler. `InterruptMonitor.start` has initialised it by then.
private let signalPipe = Atomic<Int32>(-1)
