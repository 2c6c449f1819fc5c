/// Who may ask a server.
struct AccessPolicy: Sendable {
    private let keys: [[UInt8]]
    /// The names by which the server may be addressed; nil lets all pass.
    private let hostNames: [String]?
    private let origins: [String]

    init(_ configuration: ServerConfiguration, address: ServerAddress) {
        keys = configuration.apiKeys.map { Array($0.utf8) }
        origins = configuration.allowedOrigins
        guard case .tcp(let host, _) = address, Self.loopback.contains(host.lowercased()) else {
            hostNames = nil
            return
        }
        hostNames = (Self.loopback + configuration.hostNames).map { $0.lowercased() }
    }

    private static let loopback = ["localhost", "127.0.0.1", "::1", "[::1]"]

    /// Refuses requests for another host on the loopback interface.
    ///
    /// A page can make its own name lead to this machine (DNS rebinding), and then ask as if it were
    /// of the same origin; but the browser sends that name.
    ///
    /// - Throws: ``ServerError`` of code `hostNotAllowed`.
    func checkHost(of request: HTTPRequest) throws(ServerError) {
        guard let hostNames else { return }
        guard let host = request.value(of: "host"),
            hostNames.contains(Self.withoutPort(host).lowercased())
        else { throw ServerError(.hostNotAllowed, expected: "`localhost` or the loopback address") }
    }

    private static func withoutPort(_ host: String) -> String {
        guard let colon = host.lastIndex(of: ":"), !host.hasSuffix("]"),
            host[host.index(after: colon)...].utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { return host }
        return String(host[..<colon])
    }

    // MARK: - Origins

    /// Refuses requests of pages from elsewhere.
    ///
    /// - Throws: ``ServerError`` of code `originNotAllowed`.
    func checkOrigin(of request: HTTPRequest) throws(ServerError) {
        let values = request.values(of: "origin")
        guard let origin = values.first else { return }
        guard values.count == 1, isOwn(origin, request) || origins.contains(origin) else {
            throw ServerError(.originNotAllowed)
        }
    }

    private func isOwn(_ origin: String, _ request: HTTPRequest) -> Bool {
        guard let host = request.value(of: "host") else { return false }
        return origin.lowercased() == "http://\(host)".lowercased()
            || origin.lowercased() == "https://\(host)".lowercased()
    }

    /// The fields that let a page of an allowed origin read a response.
    func fields(for request: HTTPRequest) -> [(name: String, value: String)] {
        guard let origin = request.value(of: "origin"), origins.contains(origin) else { return [] }
        return [("Access-Control-Allow-Origin", origin), ("Vary", "Origin")]
    }

    /// The answer to a browser that asks whether a page may ask; nil if the request is another.
    ///
    /// - Throws: ``ServerError`` of code `originNotAllowed`.
    func preflight(_ request: HTTPRequest) throws(ServerError) -> HTTPHead? {
        guard request.method == "OPTIONS" else { return nil }
        try checkOrigin(of: request)
        return HTTPHead(
            status: 204,
            fields: fields(for: request) + [
                ("Access-Control-Allow-Methods", "GET, POST"),
                ("Access-Control-Allow-Headers", "Authorization, Content-Type"),
                ("Access-Control-Max-Age", "600"),
            ])
    }

    // MARK: - Keys

    /// By what a client is told from others that wait for the model: its key, or else its address.
    ///
    /// Programs of this machine share an address, and may tell themselves apart by any key.
    func client(of request: HTTPRequest) -> String {
        let key = Self.key(of: request) ?? ""
        if !keys.isEmpty { return "key \(key)" }
        return request.peer.isLocal ? "\(request.peer.name) \(key)" : request.peer.name
    }

    /// Refuses requests without a key.
    ///
    /// - Throws: ``ServerError`` of code `unauthorized`.
    func checkKey(of request: HTTPRequest) throws(ServerError) {
        guard !keys.isEmpty else { return }
        guard let key = Self.key(of: request).map({ Array($0.utf8) }) else {
            throw ServerError(.unauthorized)
        }
        // All keys are compared, so that the time does not tell which one was close.
        var isKnown = false
        for known in keys where Self.areEqual(key, known) { isKnown = true }
        guard isKnown else { throw ServerError(.unauthorized) }
    }

    /// The key that a request has.
    private static func key(of request: HTTPRequest) -> String? {
        let value = request.value(of: "authorization") ?? ""
        let scheme = "bearer "
        guard value.lowercased().hasPrefix(scheme) else { return nil }
        return String(decoding: value.utf8.dropFirst(scheme.utf8.count), as: UTF8.self)
    }

    /// Compares in a time that depends on the length of what was sent alone.
    static func areEqual(_ sent: [UInt8], _ known: [UInt8]) -> Bool {
        var difference = UInt8(sent.count == known.count ? 0 : 1)
        for (index, byte) in sent.enumerated() {
            difference |= byte ^ (known.isEmpty ? 0 : known[index % known.count])
        }
        return difference == 0
    }
}
