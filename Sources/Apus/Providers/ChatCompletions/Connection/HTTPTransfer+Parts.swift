import Synchronization

extension HTTPTransfer {
    /// A part of an answer.
    enum Part: Sendable {
        /// The head, which comes first and once.
        case head(HTTPHead)
        /// The next bytes of the body.
        case bytes([UInt8])
    }

    /// Sends a request and gives the parts of its answer as they come.
    ///
    /// The connection is closed when the reader stops reading or is cancelled. What has come waits
    /// for the reader, so it is bounded.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - stall: How long the connection may bring nothing.
    ///   - byteLimit: The longest body.
    /// - Returns: The parts; reading them throws what `run` does, and `Failure` of the kind `broken`
    ///   for a longer body.
    static func parts(
        of request: Request, stall: Duration, byteLimit: Int
    ) -> AsyncThrowingStream<Part, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    let relay = PartRelay(continuation, byteLimit: byteLimit)
                    let head = try await run(request, stall: stall, receiver: relay)
                    // The receiver is not shown the heads of redirects.
                    if head.redirect != nil { continuation.yield(.head(head)) }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}

/// Passes an answer on to a stream.
private final class PartRelay: HTTPTransfer.Receiver {
    private let continuation: AsyncThrowingStream<HTTPTransfer.Part, any Error>.Continuation
    private let remaining: Mutex<Int>

    init(
        _ continuation: AsyncThrowingStream<HTTPTransfer.Part, any Error>.Continuation,
        byteLimit: Int
    ) {
        self.continuation = continuation
        remaining = Mutex(byteLimit)
    }

    func begin(_ head: HTTPHead) throws -> Bool {
        continuation.yield(.head(head))
        return true
    }

    func take(_ bytes: UnsafeRawBufferPointer) throws {
        let fits = remaining.withLock { remaining in
            guard bytes.count <= remaining else { return false }
            remaining -= bytes.count
            return true
        }
        guard fits else {
            throw HTTPTransfer.Failure(kind: .broken, reason: "the answer is too long")
        }
        continuation.yield(.bytes(Array(bytes)))
    }
}
