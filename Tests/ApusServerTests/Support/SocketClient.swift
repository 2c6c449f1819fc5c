import Foundation

/// A connection to a server of the loopback interface, byte by byte.
final class SocketClient: Sendable {
    struct Failure: Error {}

    private let descriptor: Int32

    init(port: UInt16, seconds: Int = 120) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var limit = timeval(tv_sec: seconds, tv_usec: 0)
        setsockopt(
            descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
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

    func readToEnd() -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            let piece = read()
            if piece.isEmpty { return bytes }
            bytes += piece
        }
    }
}
