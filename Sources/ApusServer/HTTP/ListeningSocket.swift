import Foundation

/// Where a server takes requests.
public enum ServerAddress: Sendable, Hashable {
    /// A port of an address of the machine; port 0 takes a free one.
    case tcp(host: String, port: UInt16)
    /// A socket in the file system, which only this machine's processes reach.
    case unix(path: String)
}

/// A socket that listens for connections.
struct ListeningSocket {
    let descriptor: Int32
    /// Where it listens, with the port that it got.
    let address: ServerAddress
    /// Whether only processes of this machine reach it.
    let isLocal: Bool

    /// Binds a socket.
    ///
    /// - Throws: ``ServerError`` of code `cannotListen`.
    init(_ address: ServerAddress) throws(ServerError) {
        switch address {
        case .tcp(let host, let port): try self.init(host: host, port: port)
        case .unix(let path): try self.init(path: path)
        }
    }

    private init(host: String, port: UInt16) throws(ServerError) {
        let subject = "`\(host)` port \(port)"
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
        var found: UnsafeMutablePointer<addrinfo>?
        let status = getaddrinfo(host, String(port), &hints, &found)
        defer { if let found { freeaddrinfo(found) } }
        guard status == 0, let info = found?.pointee, let name = info.ai_addr else {
            throw ServerError(.cannotListen, subject: subject, found: "no such address")
        }
        descriptor = try Self.listening(
            socket(info.ai_family, info.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), 0), subject
        ) { descriptor in
            var on: Int32 = 1
            setsockopt(
                descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
            return bind(descriptor, name, info.ai_addrlen)
        }
        isLocal = Self.isLoopback(name)
        self.address = .tcp(host: host, port: Self.port(of: descriptor) ?? port)
    }

    private init(path: String) throws(ServerError) {
        let subject = "the socket file"
        var name = sockaddr_un()
        name.sun_family = sa_family_t(AF_UNIX)
        let capacity = MemoryLayout.size(ofValue: name.sun_path)
        guard !path.isEmpty, path.utf8.count < capacity else {
            throw ServerError(
                .cannotListen, subject: subject,
                expected: "a path of at most \(capacity - 1) bytes",
                found: "\(path.utf8.count)")
        }
        withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        // A file that a server left behind when it was killed answers nobody.
        if Self.isAbandoned(name, path) { unlink(path) }
        descriptor = try Self.listening(
            socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0), subject
        ) { descriptor in
            // Only the user may connect.
            fchmod(descriptor, 0o600)
            return Self.withAddress(name) { bind(descriptor, $0, $1) }
        }
        isLocal = true
        address = .unix(path: path)
    }

    private static func listening(
        _ descriptor: Int32, _ subject: String, bind: (Int32) -> Int32
    ) throws(ServerError) -> Int32 {
        guard descriptor >= 0, bind(descriptor) == 0, listen(descriptor, 512) == 0 else {
            let reason = String(cString: strerror(errno))
            if descriptor >= 0 { close(descriptor) }
            throw ServerError(.cannotListen, subject: subject, found: reason.lowercased())
        }
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        return descriptor
    }

    private static func withAddress<Value>(
        _ name: sockaddr_un, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Value
    ) -> Value {
        withUnsafePointer(to: name) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }

    private static func isAbandoned(_ name: sockaddr_un, _ path: String) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return false }
        let probe = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        guard probe >= 0 else { return false }
        defer { close(probe) }
        return withAddress(name) { connect(probe, $0, $1) } != 0 && errno == ECONNREFUSED
    }

    static func isLoopback(_ name: UnsafePointer<sockaddr>) -> Bool {
        switch Int32(name.pointee.sa_family) {
        case AF_INET:
            name.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                UInt32(bigEndian: $0.pointee.sin_addr.s_addr) >> 24 == 127
            }
        case AF_INET6:
            name.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
                withUnsafeBytes(of: $0.pointee.sin6_addr) { bytes in
                    bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1
                }
            }
        default: false
        }
    }

    private static func port(of descriptor: Int32) -> UInt16? {
        var storage = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &storage) { storage in
            let status = storage.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                getsockname(descriptor, $0, &size)
            }
            guard status == 0 else { return nil }
            // The port has the same place in the addresses of both families.
            return storage.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                UInt16(bigEndian: $0.pointee.sin_port)
            }
        }
    }
}
