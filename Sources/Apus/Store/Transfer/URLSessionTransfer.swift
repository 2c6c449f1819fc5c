#if canImport(Darwin)
    import Foundation
    import Synchronization

    /// A transfer by Foundation's `URLSession`, as Apple's systems have it.
    ///
    /// Of a declined redirect, a cancellation and the end only one happens; `State.Phase` sees to it.
    final class URLSessionTransfer: NSObject, URLSessionDataDelegate {
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

        private let receiver: any HTTPTransfer.Receiver
        private let state = Mutex(State())

        private init(_ receiver: any HTTPTransfer.Receiver) { self.receiver = receiver }

        static func run(
            _ request: HTTPTransfer.Request, stall: Duration, receiver: any HTTPTransfer.Receiver
        ) async throws -> HTTPHead {
            let configuration = URLSessionConfiguration.ephemeral
            configuration.urlCache = nil
            configuration.httpCookieStorage = nil
            configuration.timeoutIntervalForRequest = stall / .seconds(1)
            let queue = OperationQueue()
            queue.maxConcurrentOperationCount = 1
            let transfer = URLSessionTransfer(receiver)
            let session = URLSession(
                configuration: configuration, delegate: transfer,
                delegateQueue: queue)
            defer { session.finishTasksAndInvalidate() }
            let task = session.dataTask(with: request.urlRequest)
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

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
        {
            guard isRunning else { return }
            do {
                try data.withUnsafeBytes(receiver.take)
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
                if let error { return .failure(HTTPTransfer.Failure(error)) }
            }
            return state.head.map { .success($0) }
                ?? .failure(HTTPTransfer.Failure(kind: .broken, reason: "no answer came"))
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

    extension HTTPTransfer.Request {
        fileprivate var urlRequest: URLRequest {
            var request = URLRequest(url: address)
            if let body {
                request.httpMethod = "POST"
                request.httpBody = Data(body)
            }
            for field in fields { request.setValue(field.value, forHTTPHeaderField: field.name) }
            return request
        }
    }

    extension HTTPHead {
        fileprivate init(_ response: HTTPURLResponse) {
            var fields: [String: String] = [:]
            for (name, value) in response.allHeaderFields {
                if let name = name as? String, let value = value as? String { fields[name] = value }
            }
            self.init(status: response.statusCode, fields: fields)
        }
    }

    extension HTTPTransfer.Failure {
        fileprivate init(_ error: any Error) {
            kind =
                switch (error as? URLError)?.code {
                case .cannotFindHost, .dnsLookupFailed, .cannotConnectToHost,
                    .notConnectedToInternet:
                    .unreachable
                case .serverCertificateUntrusted, .serverCertificateHasBadDate,
                    .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
                    .secureConnectionFailed:
                    .untrusted
                case .timedOut: .stalled
                default: .broken
                }
            let text = error.localizedDescription
            reason = text.hasSuffix(".") ? String(text.dropLast()) : text
        }
    }
#endif
