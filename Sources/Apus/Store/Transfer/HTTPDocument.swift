import Foundation

/// A whole answer to one GET request, for other targets of the package.
package enum HTTPDocument {
    /// Why there is no answer.
    package struct Failure: Error {
        /// The status of a refusal; nil if no answer came.
        package let status: Int?
        /// What happened, without a full stop.
        package let reason: String
    }

    /// Fetches an address; redirects are refusals.
    ///
    /// - Parameters:
    ///   - address: The address, of HTTP or HTTPS.
    ///   - timeout: How long the whole exchange may take.
    ///   - byteLimit: The longest body.
    /// - Returns: The body of an answer with status 200.
    /// - Throws: `Failure`, or `CancellationError` when the task is cancelled.
    package static func read(
        _ address: URL, timeout: Duration, byteLimit: Int
    ) async throws -> Data {
        let work = { @Sendable () async throws -> Data in
            var body = Data()
            let request = HTTPTransfer.Request(
                address: address,
                fields: [
                    ("Accept", "application/json"), ("Accept-Encoding", "identity"),
                    ("User-Agent", "apus"),
                ])
            let parts = HTTPTransfer.parts(of: request, stall: timeout, byteLimit: byteLimit)
            for try await part in parts {
                switch part {
                case .head(let head):
                    guard head.status == 200 else {
                        throw Failure(status: head.status, reason: "status \(head.status)")
                    }
                case .bytes(let bytes): body.append(contentsOf: bytes)
                }
            }
            return body
        }
        return try await withThrowingTaskGroup(of: Data.self) { group in
            defer { group.cancelAll() }
            group.addTask {
                do {
                    return try await work()
                } catch let error as HTTPTransfer.Failure {
                    throw Failure(status: nil, reason: error.reason)
                } catch let error as ApusError {
                    throw Failure(status: nil, reason: error.message)
                }
            }
            group.addTask {
                try await Task.sleep(for: timeout)
                throw Failure(status: nil, reason: "no answer within \(timeout)")
            }
            guard let body = try await group.next() else { throw CancellationError() }
            return body
        }
    }
}
