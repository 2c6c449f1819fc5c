import CMicrohttpd
import Foundation
import Synchronization

/// Takes requests from a listening socket and gives them to a function.
///
/// libmicrohttpd reads and writes HTTP on one thread; what a request asks for is done in a task.
final class HTTPDaemon: Sendable {
    typealias Answer = @Sendable (HTTPRequest, HTTPExchange) async -> Void

    /// Unchecked: functions of the library that take a daemon may be called by any thread, and the
    /// pointer is taken out of the lock once, to stop it.
    private struct Handle: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    let limits: ServerLimits
    let connections: ConnectionTable
    private let answer: Answer
    private let handle = Mutex<Handle?>(nil)
    private let stops = Mutex(false)

    init(limits: ServerLimits, answer: @escaping Answer) {
        self.limits = limits
        self.answer = answer
        connections = ConnectionTable(limits: limits)
    }

    /// Begins to take requests.
    ///
    /// - Parameter socket: A socket that listens; it is closed with the daemon.
    /// - Throws: ``ServerError`` if the library cannot start.
    func start(on socket: Int32) throws(ServerError) {
        // Released by `stop`, after the library's last call of a callback.
        let context = Unmanaged.passRetained(self).toOpaque()
        var settings = apus_http_settings(
            listening_socket: socket, connection_limit: UInt32(limits.connections),
            connection_memory: limits.headBytes, timeout_seconds: UInt32(limits.idleSeconds),
            on_request: { context, connection, path, method, _, upload, size, slot in
                HTTPDaemon.receive(context, connection, path, method, upload, size, slot)
            },
            on_completed: { context, _, slot, _ in HTTPDaemon.complete(context, slot) },
            on_connection: { context, connection, _, event in
                HTTPDaemon.note(context, connection, event)
            }, context: context)
        guard let pointer = apus_http_start(&settings) else {
            Unmanaged<HTTPDaemon>.fromOpaque(context).release()
            throw ServerError(.cannotListen, subject: "the HTTP library")
        }
        handle.withLock { $0 = Handle(pointer: pointer) }
        connections.watch()
    }

    /// Takes no further connections, lets requests end, and stops.
    ///
    /// - Parameter grace: How long requests may still take.
    func stop(grace: Duration) async {
        guard
            let daemon = handle.withLock({ handle in
                defer { handle = nil }
                return handle
            })
        else { return }
        let socket = MHD_quiesce_daemon(daemon.pointer)
        if socket >= 0 { close(socket) }
        stops.withLock { $0 = true }
        await connections.waitUntilIdle(for: grace)
        connections.cancelAll()
        // Work stops within a token; a suspended connection must not be left to the library.
        await connections.waitUntilIdle(for: .seconds(10))
        connections.stopWatching()
        // This waits for the library's thread, which tasks must not do.
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                MHD_stop_daemon(daemon.pointer)
                continuation.resume()
            }
        }
        Unmanaged.passUnretained(self).release()
    }

    // MARK: - Callbacks

    private static func of(_ context: UnsafeMutableRawPointer?) -> HTTPDaemon? {
        context.map { Unmanaged<HTTPDaemon>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The library's call for each step of a request: its head, parts of its body, its end.
    private static func receive(
        _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
        _ path: UnsafePointer<CChar>?, _ method: UnsafePointer<CChar>?,
        _ upload: UnsafePointer<CChar>?, _ uploadSize: UnsafeMutablePointer<Int>?,
        _ exchangeSlot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    ) -> MHD_Result {
        guard let daemon = of(context), let connection, let path, let method, let uploadSize,
            let exchangeSlot
        else { return apus_http_no }
        guard let known = exchangeSlot.pointee else {
            let request = HTTPRequest(
                method: String(cString: method), path: String(cString: path),
                hasQuery: MHD_get_connection_values(
                    connection, apus_http_arguments, nil, nil) > 0,
                fields: fields(of: connection), peer: Peer(of: apus_http_socket(connection)))
            let exchange = HTTPExchange(connection, request, limits: daemon.limits)
            exchangeSlot.pointee = Unmanaged.passRetained(exchange).toOpaque()
            daemon.connections.begin(exchange, on: apus_http_socket(connection))
            return daemon.check(request, exchange)
        }
        let exchange = Unmanaged<HTTPExchange>.fromOpaque(known).takeUnretainedValue()
        guard uploadSize.pointee == 0 else {
            let isWanted = upload?.withMemoryRebound(to: UInt8.self, capacity: uploadSize.pointee) {
                exchange.receive(UnsafeBufferPointer(start: $0, count: uploadSize.pointee))
            }
            uploadSize.pointee = 0
            return isWanted == true ? apus_http_yes : apus_http_no
        }
        if daemon.stops.withLock({ $0 }) { exchange.closeConnection() }
        let result = exchange.advance(daemon.answer)
        // From here on the work is stopped when the client leaves, so it has to have begun.
        daemon.connections.work(on: apus_http_socket(connection))
        return result
    }

    /// Looks at the head of a request; answers at once if the body is not worth reading.
    private func check(_ request: HTTPRequest, _ exchange: HTTPExchange) -> MHD_Result {
        guard let refusal = RequestFraming.refusal(of: request, limits) else {
            return apus_http_yes
        }
        exchange.closeConnection()
        exchange.respond(refusal)
        return exchange.advance { _, _ in }
    }

    private static func fields(of connection: OpaquePointer) -> [HTTPRequest.Field] {
        var fields: [HTTPRequest.Field] = []
        withUnsafeMutablePointer(to: &fields) { fields in
            _ = MHD_get_connection_values(
                connection, apus_http_fields,
                { context, _, name, value in
                    context?.assumingMemoryBound(to: [HTTPRequest.Field].self).pointee.append(
                        (
                            name.map { String(cString: $0) } ?? "",
                            value.map { String(cString: $0) } ?? ""
                        ))
                    return apus_http_yes
                }, fields)
        }
        return fields
    }

    /// The library's call at the end of a request, however it ended.
    private static func complete(
        _ context: UnsafeMutableRawPointer?,
        _ exchangeSlot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    ) {
        guard let known = exchangeSlot?.pointee else { return }
        exchangeSlot?.pointee = nil
        let exchange = Unmanaged<HTTPExchange>.fromOpaque(known).takeRetainedValue()
        of(context)?.connections.end(exchange)
        exchange.end()
    }

    /// The library's call when a connection begins or ends.
    private static func note(
        _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
        _ event: MHD_ConnectionNotificationCode
    ) {
        guard let connection else { return }
        let socket = apus_http_socket(connection)
        if event == apus_http_opened {
            of(context)?.connections.open(socket)
        } else {
            of(context)?.connections.close(socket)
        }
    }
}
