import Foundation
import Synchronization

/// A server that answers the requests of OpenAI's API with one model, and those of a program's own routes.
///
/// ```swift
/// let server = try Server(ServerConfiguration(model: ServedModel(loaded, name: "smollm2-135m")))
/// let address = try server.start()
/// ```
///
/// What it answers, and how, is in Documentation/Server.md.
public final class Server: Sendable {
    /// How it was set up.
    public let configuration: ServerConfiguration
    private let socket: ListeningSocket
    private let daemon: HTTPDaemon
    let metrics: ServerMetrics
    let queue: RequestQueue

    /// Binds the server to its address; requests wait until it is started.
    ///
    /// - Parameter configuration: What it serves, where, and to whom.
    /// - Throws: ``ServerError`` of code `cannotListen`, `invalidRoute`, or `unsafeAddress` if other
    ///   machines could use the model without a key.
    public init(_ configuration: ServerConfiguration) throws(ServerError) {
        self.configuration = configuration
        // Before anything is bound, so that an error leaves nothing behind.
        let routes = try RouteTable(configuration)
        let socket = try ListeningSocket(configuration.address)
        guard
            socket.isLocal || !configuration.apiKeys.isEmpty || configuration.allowsUnauthenticated
        else {
            close(socket.descriptor)
            throw ServerError(
                .unsafeAddress, subject: "the address",
                hint: "set an API key, or allow unauthenticated clients explicitly")
        }
        self.socket = socket
        let metrics = ServerMetrics()
        let queue = RequestQueue(
            running: configuration.limits.concurrentRequests,
            waiting: configuration.limits.waitingRequests)
        let router = Router(
            configuration, routes, access: AccessPolicy(configuration, address: socket.address),
            queue: queue, metrics: metrics)
        self.metrics = metrics
        self.queue = queue
        daemon = HTTPDaemon(limits: configuration.limits) { request, exchange in
            await router.answer(request, exchange)
        }
    }

    /// Where requests are taken, with the port that was free.
    public var address: ServerAddress { socket.address }

    /// How many connections are open.
    var connectionCount: Int { daemon.connections.count }

    /// Begins to answer.
    ///
    /// - Throws: ``ServerError`` of code `cannotListen`.
    public func start() throws(ServerError) { try daemon.start(on: socket.descriptor) }

    /// Takes no further requests, lets those that have come end, and stops.
    ///
    /// Requests that take longer than the limit of grace are stopped.
    public func stop() async {
        queue.close()
        await daemon.stop(grace: .seconds(configuration.limits.graceSeconds))
        if case .unix(let path) = address { unlink(path) }
    }
}
