import Foundation
import Synchronization

/// The open connections, watched for clients that leave and for clients that are too slow.
///
/// The daemon does not look at a connection while it is suspended, and restarts the clock of its own
/// time limit with every byte. So a thread looks at the sockets several times a second.
final class ConnectionTable: Sendable {
    private struct Entry {
        /// Since when the client has been expected to deliver a request.
        var waitingSince: ContinuousClock.Instant? = .now
        var exchange: HTTPExchange?
        /// Since when the client sends nothing more.
        var leftSince: ContinuousClock.Instant?
    }

    private struct State {
        var entries: [Int32: Entry] = [:]
        var isWatched = false
    }

    /// Linux's `POLLRDHUP`, which the C library declares for its own extensions only.
    private static let readEndClosed: Int16 = 0x2000
    private static let interval: Int32 = 100  // milliseconds
    /// How long the daemon may take for what a client sent before it left.
    private static let grace = Duration.seconds(1)

    private let limits: ServerLimits
    private let state = Mutex(State())

    init(limits: ServerLimits) { self.limits = limits }

    /// How many connections are open.
    var count: Int { state.withLock { $0.entries.count } }

    /// How many requests are being read or answered.
    var exchangeCount: Int {
        state.withLock { $0.entries.values.count { $0.exchange != nil } }
    }

    // MARK: - What the daemon tells

    func open(_ socket: Int32) { state.withLock { $0.entries[socket] = Entry() } }

    func close(_ socket: Int32) { state.withLock { _ = $0.entries.removeValue(forKey: socket) } }

    /// Takes note of a request whose head has come.
    func begin(_ exchange: HTTPExchange, on socket: Int32) {
        state.withLock { $0.entries[socket, default: Entry()].exchange = exchange }
    }

    /// Takes note that a request has come in full.
    func work(on socket: Int32) {
        state.withLock { state in
            state.entries[socket]?.waitingSince = nil
            // Whether its client has left is asked anew.
            state.entries[socket]?.leftSince = nil
        }
    }

    /// Takes note that an exchange is over.
    func end(_ exchange: HTTPExchange) {
        state.withLock { state in
            for (socket, entry) in state.entries where entry.exchange === exchange {
                state.entries[socket] = Entry()
            }
        }
    }

    // MARK: - Watching

    /// Begins to watch, on a thread of its own.
    func watch() {
        state.withLock { $0.isWatched = true }
        Thread.detachNewThread { [self] in
            while state.withLock(\.isWatched) { look() }
        }
    }

    func stopWatching() { state.withLock { $0.isWatched = false } }

    private func look() {
        let now = ContinuousClock.now
        let deadline = now - .seconds(limits.requestSeconds)
        var sockets: [pollfd] = []
        var slow: [(socket: Int32, exchange: HTTPExchange?)] = []
        state.withLock { state in
            for (socket, entry) in state.entries {
                if let since = entry.waitingSince, since < deadline {
                    slow.append((socket, entry.exchange))
                } else if entry.leftSince == nil {
                    sockets.append(pollfd(fd: socket, events: Self.readEndClosed, revents: 0))
                } else if let left = entry.leftSince, left < now - Self.grace,
                    entry.waitingSince != nil
                {
                    // The daemon itself goes on to wait for the rest of a request.
                    slow.append((socket, nil))
                }
            }
            // The lock keeps the sockets open: the daemon has to say first that it closes one.
            for (socket, exchange) in slow {
                if exchange != nil { Self.refuseSlowRequest(socket) }
                shutdown(socket, Int32(SHUT_RDWR))
                state.entries[socket]?.waitingSince = nil
            }
        }
        let count = poll(&sockets, nfds_t(sockets.count), Self.interval)
        guard count > 0 else { return }
        for socket in sockets
        where socket.revents & (Self.readEndClosed | Int16(POLLHUP | POLLERR)) != 0 {
            leave(socket.fd)
        }
    }

    private func leave(_ socket: Int32) {
        let exchange = state.withLock { state in
            // Another client may have got the same number for its socket in the meantime.
            guard var entry = state.entries[socket] else { return nil as HTTPExchange? }
            var probe = pollfd(fd: socket, events: Self.readEndClosed, revents: 0)
            guard poll(&probe, 1, 0) > 0 else { return nil }
            entry.leftSince = .now
            state.entries[socket] = entry
            return entry.waitingSince == nil ? entry.exchange : nil
        }
        exchange?.cancel()
    }

    /// Writes an answer to a client whose request does not end; the daemon is still reading then.
    private static func refuseSlowRequest(_ socket: Int32) {
        let error = ServerError(.requestTooSlow, subject: "the request")
        let body = error.json.jsonBytes()
        let head =
            "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n"
            + "Content-Type: application/json\r\nContent-Length: \(body.count)\r\n\r\n"
        let bytes = Array(head.utf8) + body
        _ = send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
    }

    // MARK: - Stopping

    /// Waits until no request is being answered, or the time is over.
    func waitUntilIdle(for duration: Duration) async {
        let end = ContinuousClock.now + duration
        while exchangeCount > 0, ContinuousClock.now < end {
            try? await Task.sleep(for: .milliseconds(20))
        }
    }

    /// Stops the work on all requests.
    func cancelAll() {
        for exchange in state.withLock({ $0.entries.values.compactMap(\.exchange) }) {
            exchange.cancel()
        }
    }
}
