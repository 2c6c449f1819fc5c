import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One HTTP request, whose answer is handed over piece by piece as it comes.
///
/// Redirects are not followed: their heads are the result, so that the caller sees their fields.
///
/// Foundation on Linux ends the process when a task that waits for the answer to a redirect is
/// cancelled and then gets the answer, or when it is cancelled after its end. `State.Phase` makes
/// sure that of these only one happens.
final class HTTPTransfer: NSObject, URLSessionDataDelegate {
    /// Who takes the answer; called by one thread at a time.
    protocol Receiver: AnyObject, Sendable {
        /// Takes the head, unless it is a redirect; false ends the transfer there.
        func begin(_ head: HTTPHead) throws -> Bool

        /// Takes the next bytes of the body.
        func take(_ bytes: Data) throws
    }

    private struct State {
        enum Phase {
            /// Bytes come, and it may be cancelled.
            case running
            /// It was cancelled from outside.
            case cancelled
            /// It was cancelled because no more bytes are wanted.
            case ended
            /// A redirect was declined, or everything has come.
            case finishing
        }

        var phase = Phase.running
        var head: HTTPHead?
        var failure: (any Error)?
        var continuation: CheckedContinuation<HTTPHead, any Error>?

        /// Whether the phase could be entered.
        mutating func enter(_ next: Phase) -> Bool {
            guard case .running = phase else { return false }
            phase = next
            return true
        }
    }

    private let receiver: any Receiver
    private let state = Mutex(State())

    private init(_ receiver: any Receiver) { self.receiver = receiver }

    /// Sends the request and waits until its answer has been taken.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - stall: How long the connection may bring nothing, in whole seconds.
    ///   - receiver: Takes the answer.
    /// - Returns: The answer's head.
    /// - Throws: What the receiver throws, `URLError` for a broken connection, or
    ///   `CancellationError` when the task is cancelled.
    static func run(
        _ request: URLRequest, stall: Duration, receiver: any Receiver
    ) async throws -> HTTPHead {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.timeoutIntervalForRequest = stall / .seconds(1)
        let transfer = HTTPTransfer(receiver)
        let session = URLSession(
            configuration: configuration, delegate: transfer,
            delegateQueue: BoundedOperationQueue())
        defer { session.finishTasksAndInvalidate() }
        let task = session.dataTask(with: request)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isCancelled = transfer.state.withLock { state in
                    if case .cancelled = state.phase { return true }
                    state.continuation = continuation
                    return false
                }
                guard !isCancelled else {
                    return continuation.resume(throwing: CancellationError())
                }
                task.resume()
            }
        } onCancel: {
            transfer.cancel(task, .cancelled)
        }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        let isFirst = state.withLock { state in
            guard state.enter(.finishing) else { return false }
            state.head = HTTPHead(response)
            return true
        }
        if isFirst { completionHandler(nil) }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        if let response = response as? HTTPURLResponse, isRunning {
            begin(HTTPHead(response), dataTask)
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        guard isRunning else { return }
        do {
            try receiver.take(data)
        } catch {
            fail(dataTask, error)
        }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
        // A redirect to nowhere comes without a call for its head.
        if error == nil, state.withLock({ $0.head == nil && $0.failure == nil }),
            let response = task.response as? HTTPURLResponse
        {
            begin(HTTPHead(response), task)
        }
        let (result, continuation) = state.withLock { state in
            _ = state.enter(.finishing)
            defer { state.continuation = nil }
            return (Self.result(state, error), state.continuation)
        }
        continuation?.resume(with: result)
    }

    private var isRunning: Bool {
        state.withLock { if case .running = $0.phase { true } else { false } }
    }

    private static func result(
        _ state: State, _ error: (any Error)?
    ) -> Result<HTTPHead, any Error> {
        if let failure = state.failure { return .failure(failure) }
        switch state.phase {
        case .cancelled: return .failure(CancellationError())
        case .ended: break
        case .running, .finishing:
            if let error { return .failure(error) }
        }
        return state.head.map { .success($0) } ?? .failure(URLError(.badServerResponse))
    }

    private func begin(_ head: HTTPHead, _ task: URLSessionTask) {
        do {
            let isWanted = try head.redirect == nil && receiver.begin(head)
            state.withLock { $0.head = head }
            if !isWanted { cancel(task, .ended) }
        } catch {
            fail(task, error)
        }
    }

    private func fail(_ task: URLSessionTask, _ error: any Error) {
        state.withLock { $0.failure = error }
        cancel(task, .ended)
    }

    private func cancel(_ task: URLSessionTask, _ phase: State.Phase) {
        state.withLock { state in
            if state.enter(phase) { task.cancel() }
        }
    }
}
