import Foundation

/// One HTTP request, whose answer is handed over piece by piece as it comes.
///
/// Redirects are not followed: their heads are the result, so that the caller sees their fields.
enum HTTPTransfer {
    /// What is asked for: with the method POST if there is a body, else GET.
    struct Request: Sendable {
        let address: URL
        var fields: [(name: String, value: String)] = []
        var body: [UInt8]?
    }

    /// Who takes the answer; called by one thread at a time.
    protocol Receiver: AnyObject, Sendable {
        /// Takes the head, unless it is a redirect; false ends the transfer there.
        func begin(_ head: HTTPHead) throws -> Bool

        /// Takes the next bytes of the body.
        func take(_ bytes: UnsafeRawBufferPointer) throws
    }

    /// Why a transfer broke off.
    struct Failure: Error {
        enum Kind: Sendable {
            /// No connection came about.
            case unreachable
            /// The server could not prove to be who it should be.
            case untrusted
            /// The connection brought nothing for too long.
            case stalled
            /// The connection ended early, or what came was no HTTP.
            case broken
        }

        let kind: Kind
        /// The library's words, without a full stop.
        let reason: String
    }

    /// Sends the request and waits until its answer has been taken.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - stall: How long the connection may bring nothing, in whole seconds.
    ///   - receiver: Takes the answer.
    /// - Returns: The answer's head.
    /// - Throws: What the receiver throws, `Failure` for a broken connection, `ApusError` with
    ///   `toolMissing` where there is no HTTP library, or `CancellationError` when the task is
    ///   cancelled.
    static func run(
        _ request: Request, stall: Duration, receiver: any Receiver
    ) async throws -> HTTPHead {
        #if canImport(Darwin)
            try await URLSessionTransfer.run(request, stall: stall, receiver: receiver)
        #else
            try await CurlTransfer.run(request, stall: stall, receiver: receiver)
        #endif
    }
}
