import Foundation

/// The address that requests are sent to.
struct Endpoint: Hashable, Sendable {
    /// The whole address.
    let url: URL
    /// The server's name and port, for error texts.
    let name: String

    /// Completes the address of a server.
    ///
    /// - Throws: `invalidAddress` if it is not one of HTTP, or has a password, which would show up
    ///   where addresses do.
    init(_ base: URL) throws(ApusError) {
        guard var parts = URLComponents(url: base, resolvingAgainstBaseURL: true),
            let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = parts.host, !host.isEmpty
        else {
            throw ApusError(
                .invalidAddress, subject: base.scheme.map { "\($0):" } ?? "",
                expected: "an address that begins with `http://` or `https://` and a host")
        }
        name = parts.port.map { "\(host):\($0)" } ?? host
        guard parts.user == nil, parts.password == nil else {
            throw ApusError(
                .invalidAddress, subject: name, expected: "no user or password in the address",
                hint: "give the key as the additional header `Authorization`")
        }
        parts.fragment = nil
        parts.percentEncodedPath = Self.path(parts.percentEncodedPath)
        guard let url = parts.url else { throw ApusError(.invalidAddress, subject: name) }
        self.url = url
    }

    private static func path(_ path: String) -> String {
        let components = path.split(separator: "/").map(String.init)
        if components.suffix(2) == ["chat", "completions"] { return path }
        let hasVersion = components.contains { component in
            let digits = component.utf8.dropFirst()
            return component.utf8.first == UInt8(ascii: "v") && !digits.isEmpty
                && digits.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        }
        let added = hasVersion ? ["chat", "completions"] : ["v1", "chat", "completions"]
        return (components + added).map { "/\($0)" }.joined()
    }
}
