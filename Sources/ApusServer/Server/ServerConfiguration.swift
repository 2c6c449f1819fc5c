/// What a server serves, where, and to whom.
public struct ServerConfiguration: Sendable {
    /// Where requests are taken.
    public var address = ServerAddress.tcp(host: "127.0.0.1", port: 8080)
    /// The model that answers; nil if the server has routes alone.
    public var model: ServedModel?
    /// Endpoints beside the server's own; those with a path of an own one replace that.
    public var routes: [ServerRoute] = []
    /// Keys of which clients must send one; none lets everyone in.
    public var apiKeys: [String] = []
    /// Whether an address that other machines reach may do without keys.
    public var allowsUnauthenticated = false
    /// Origins, such as `https://example.org`, whose pages may ask; none but the server's own by default.
    public var allowedOrigins: [String] = []
    /// Names by which the server may be addressed beside its own.
    public var hostNames: [String] = []
    /// How much is taken from clients, and for how long the server works for one.
    public var limits = ServerLimits()
    /// Whether the log has the bodies of requests, and so prompts.
    public var logsPrompts = false
    /// Takes a line for each request; nil keeps no log.
    public var log: (@Sendable (String) -> Void)?
    /// The environment, for programs that read pictures.
    public var environment: [String: String] = [:]

    /// Serves on the loopback interface.
    ///
    /// - Parameter model: The model that answers; nil if there are routes alone.
    public init(model: ServedModel? = nil) { self.model = model }
}
