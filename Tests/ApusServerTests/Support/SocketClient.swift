import Foundation

/// A connection to a server of the loopback interface, byte by byte.
final class SocketClient: Sendable {
    struct Failure: Error {}

    private let descriptor: Int32

    init(port: UInt16, seconds: Int = 120) throws {
        descriptor = Self.socket(AF_INET, seconds: seconds)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let status = withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw Failure() }
    }

    /// Connects to a socket in the file system.
    init(path: String, seconds: Int = 120) throws {
        descriptor = Self.socket(AF_UNIX, seconds: seconds)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        let status = withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard status == 0 else { throw Failure() }
    }

    private static func socket(_ family: Int32, seconds: Int) -> Int32 {
        let descriptor = Foundation.socket(family, Int32(SOCK_STREAM.rawValue), 0)
        var limit = timeval(tv_sec: seconds, tv_usec: 0)
        setsockopt(
            descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        return descriptor
    }

    deinit { close(descriptor) }

    func send(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            // A server that refuses a long request closes the connection before its end.
            guard count > 0 else { return }
            rest.removeFirst(count)
        }
    }

    func send(_ text: String) throws { try send(Array(text.utf8)) }

    /// The next bytes; none at the end, or when the time is over.
    func read() -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return Array(buffer.prefix(max(count, 0)))
    }

    /// Does what waits for a server on a thread of its own: a task that waited would keep the server's
    /// tasks from running.
    static func onThread<Value: Sendable>(
        _ work: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        let result: Result<Value, any Error> = await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: Result { try work() }) }
        }
        return try result.get()
    }

    func readToEnd() -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            let piece = read()
            if piece.isEmpty { return bytes }
            bytes += piece
        }
    }
}
