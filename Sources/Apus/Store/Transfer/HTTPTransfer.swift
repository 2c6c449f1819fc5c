import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One HTTP request, whose answer is handed over piece by piece as it comes.
///
/// Redirects are not followed: their heads are the result, so that the caller sees their fields.
final class HTTPTransfer: NSObject, URLSessionDataDelegate {
    /// Who takes the answer. Called on one thread at a time.
    protocol Receiver: AnyObject, Sendable {
        /// Takes the head, unless it is a redirect; false ends the transfer there.
        func begin(_ head: HTTPHead) throws -> Bool

        /// Takes the next bytes of the body.
        func take(_ bytes: Data) throws
    }

    private struct State {
        var head: HTTPHead?
        /// Whether the transfer was ended on purpose after its head.
        var isEnded = false
        var failure: (any Error)?
        var continuation: CheckedContinuation<HTTPHead, any Error>?
    }

    private let receiver: any Receiver
    private let state = Mutex(State())

    private init(_ receiver: any Receiver) { self.receiver = receiver }

    /// Sends the request and returns the answer's head when its body has been taken.
    ///
    /// - Parameter stall: How long the connection may bring nothing.
    /// - Throws: What the receiver throws, `URLError` for a broken connection, or
    ///   `CancellationError` when the task is cancelled.
    static func run(
        _ request: URLRequest, stall: Duration, receiver: any Receiver
    ) async throws -> HTTPHead {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.timeoutIntervalForRequest = stall / .seconds(1)
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        let transfer = HTTPTransfer(receiver)
        let session = URLSession(
            configuration: configuration, delegate: transfer, delegateQueue: queue)
        defer { session.finishTasksAndInvalidate() }
        let task = session.dataTask(with: request)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                transfer.state.withLock { $0.continuation = continuation }
                task.resume()
            }
        } onCancel: {
            task.cancel()
        }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        end(task, after: HTTPHead(response))
        completionHandler(nil)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        guard let response = response as? HTTPURLResponse else {
            return completionHandler(.cancel)
        }
        let head = HTTPHead(response)
        guard head.redirect == nil else {
            end(dataTask, after: head)
            return completionHandler(.cancel)
        }
        do {
            if try receiver.begin(head) {
                state.withLock { $0.head = head }
                completionHandler(.allow)
            } else {
                end(dataTask, after: head)
                completionHandler(.cancel)
            }
        } catch {
            fail(dataTask, error)
            completionHandler(.cancel)
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        guard state.withLock({ $0.failure == nil && !$0.isEnded }) else { return }
        do {
            try receiver.take(data)
        } catch {
            fail(dataTask, error)
        }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
        let (result, continuation) = state.withLock { state in
            defer { state.continuation = nil }
            return (Self.result(state, error), state.continuation)
        }
        continuation?.resume(with: result)
    }

    private static func result(
        _ state: State, _ error: (any Error)?
    ) -> Result<HTTPHead, any Error> {
        if let failure = state.failure { return .failure(failure) }
        if let head = state.head, state.isEnded || error == nil { return .success(head) }
        if (error as? URLError)?.code == .cancelled { return .failure(CancellationError()) }
        return .failure(error ?? URLError(.badServerResponse))
    }

    private func end(_ task: URLSessionTask, after head: HTTPHead) {
        state.withLock {
            $0.head = head
            $0.isEnded = true
        }
        task.cancel()
    }

    private func fail(_ task: URLSessionTask, _ error: any Error) {
        state.withLock { if $0.failure == nil { $0.failure = error } }
        task.cancel()
    }
}
