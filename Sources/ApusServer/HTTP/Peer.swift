import Foundation

/// The other end of a connection.
struct Peer: Sendable, Hashable {
    /// The address without the port, or the process that is connected through a socket in the file system.
    let name: String
    /// Whether it is on this machine.
    let isLocal: Bool

    /// The peer of a connected socket.
    init(of socket: Int32) {
        var storage = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let status = withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                getpeername(socket, $0, &size)
            }
        }
        guard status == 0 else {
            self.init(name: "unknown", isLocal: false)
            return
        }
        self = withUnsafePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { name in
                if Int32(name.pointee.sa_family) == AF_UNIX { return Peer(process: socket) }
                return Peer(
                    name: Self.numericHost(name, size), isLocal: ListeningSocket.isLoopback(name))
            }
        }
    }

    private init(name: String, isLocal: Bool) {
        self.name = name
        self.isLocal = isLocal
    }

    private init(process socket: Int32) {
        // `struct ucred` (unix(7)), which the C library declares for its own extensions only.
        var credentials: (process: Int32, user: UInt32, group: UInt32) = (0, 0, 0)
        var size = socklen_t(MemoryLayout.size(ofValue: credentials))
        _ = getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &credentials, &size)
        self.init(name: "process \(credentials.process)", isLocal: true)
    }

    private static func numericHost(
        _ name: UnsafePointer<sockaddr>, _ size: socklen_t
    ) -> String {
        var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        guard
            getnameinfo(name, size, &host, socklen_t(host.count), nil, 0, NI_NUMERICHOST) == 0
        else { return "unknown" }
        return String(decoding: host.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
