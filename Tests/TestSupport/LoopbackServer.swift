import Foundation
import Synchronization

/// A TCP server on loopback that serves each connection on a thread of its own.
public final class LoopbackServer: Sendable {
    /// The system gives no socket.
    public struct SetupFailure: Error {
        /// Creates the error.
        public init() {}
    }

    /// The port.
    public let port: UInt16
    private let listener: Int32
    private let connections = Mutex<Set<Int32>>([])

    /// Starts a server.
    ///
    /// - Parameter serve: Serves one connection, which is closed afterwards.
    /// - Throws: `SetupFailure` if the system gives no socket.
    public init(serve: @escaping @Sendable (LoopbackConnection) -> Void) throws {
        signal(SIGPIPE, SIG_IGN)
        #if os(Linux)
            listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            listener = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        guard listener >= 0 else { throw SetupFailure() }
        var bound = sockaddr_in()
        bound.sin_family = sa_family_t(AF_INET)
        bound.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let isUp = withUnsafeMutablePointer(to: &bound) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                bind(listener, generic, length) == 0 && listen(listener, 16) == 0
                    && getsockname(listener, generic, &length) == 0
            }
        }
        guard isUp else { throw SetupFailure() }
        port = UInt16(bigEndian: bound.sin_port)
        Thread.detachNewThread { [self] in accept(serve) }
    }

    /// The address, without a path.
    public var address: String { "http://127.0.0.1:\(port)" }

    /// Ends the server and all its connections.
    public func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        connections.withLock {
            for connection in $0 { shutdown(connection, Int32(SHUT_RDWR)) }
        }
    }

    private func accept(_ serve: @escaping @Sendable (LoopbackConnection) -> Void) {
        while true {
            let descriptor = Foundation.accept(listener, nil, nil)
            guard descriptor >= 0 else { return }
            connections.withLock { _ = $0.insert(descriptor) }
            Thread.detachNewThread { [self] in
                serve(LoopbackConnection(descriptor: descriptor))
                connections.withLock { _ = $0.remove(descriptor) }
                close(descriptor)
            }
        }
    }
}

/// A connection to a client.
public struct LoopbackConnection: Sendable {
    let descriptor: Int32

    /// Sends bytes, as many as the client takes.
    public func send(_ bytes: some Sequence<UInt8>) {
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Waits until the client closes the connection, and takes no heed of what it sends.
    public func waitForEnd() {
        var byte: UInt8 = 0
        while Foundation.read(descriptor, &byte, 1) == 1 {}
    }

    /// Closes both directions.
    public func end() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// Reads a request with its body; nil if there is none.
    public func readRequest() -> LoopbackRequest? {
        let longestHead = 1 << 16
        var bytes: [UInt8] = []
        while !bytes.suffix(4).elementsEqual(Array("\r\n\r\n".utf8)) {
            guard bytes.count < longestHead, let byte = read(count: 1) else { return nil }
            bytes += byte
        }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n")
        let words = lines[0].split(separator: " ")
        guard words.count == 3 else { return nil }
        var fields: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            fields[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
        }
        let length = fields["content-length"].flatMap { Int($0) } ?? 0
        guard let body = read(count: length) else { return nil }
        return LoopbackRequest(
            method: String(words[0]), path: String(words[1]), fields: fields, body: body)
    }

    private func read(count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let received = bytes.withUnsafeMutableBytes {
                Foundation.read(descriptor, $0.baseAddress?.advanced(by: filled), count - filled)
            }
            guard received > 0 else { return nil }
            filled += received
        }
        return bytes
    }
}

/// What a client asked for.
public struct LoopbackRequest: Sendable {
    /// GET, POST or another method.
    public let method: String
    /// The path with the query.
    public let path: String
    /// The fields of the head, by their names in lower case.
    public let fields: [String: String]
    /// The body.
    public let body: [UInt8]
}
