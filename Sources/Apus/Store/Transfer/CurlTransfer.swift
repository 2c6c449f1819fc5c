#if !canImport(Darwin)
    import Foundation
    import Synchronization

    /// A transfer by libcurl, on a thread of its own that waits for the network and the disk.
    final class CurlTransfer: Sendable {
        private struct State {
            var head = HTTPHead.Parser()
            var isEnded = false
            var failure: (any Error)?
        }

        /// How many seconds a connection may take to come about, however slow the server then is.
        private static let connectTimeout = 60

        private let request: HTTPTransfer.Request
        private let stall: Int
        private let receiver: any HTTPTransfer.Receiver
        private let isCancelled = Atomic(false)
        /// The address of the group of transfers that a cancellation wakes, while there is one.
        private let group = Mutex<UInt?>(nil)
        private let state = Mutex(State())

        private init(
            _ request: HTTPTransfer.Request, _ stall: Duration,
            _ receiver: any HTTPTransfer.Receiver
        ) {
            self.request = request
            self.stall = Int(max(1, stall.components.seconds))
            self.receiver = receiver
        }

        static func run(
            _ request: HTTPTransfer.Request, stall: Duration, receiver: any HTTPTransfer.Receiver
        ) async throws -> HTTPHead {
            guard let curl = CurlLibrary.shared else {
                throw ApusError(
                    .toolMissing, subject: "libcurl",
                    hint: "install it (Debian: `apt install libcurl4`)")
            }
            let transfer = CurlTransfer(request, stall, receiver)
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    Thread.detachNewThread {
                        continuation.resume(with: Result { try transfer.perform(curl) })
                    }
                }
            } onCancel: {
                transfer.cancel(curl)
            }
        }

        private func cancel(_ curl: CurlLibrary) {
            isCancelled.store(true, ordering: .relaxed)
            group.withLock { group in
                guard let group = group.flatMap(CurlLibrary.Handle.init(bitPattern:)) else {
                    return
                }
                _ = curl.wake(group)
            }
        }

        private func perform(_ curl: CurlLibrary) throws -> HTTPHead {
            guard let handle = curl.makeHandle() else {
                throw HTTPTransfer.Failure(kind: .broken, reason: "libcurl cannot start")
            }
            defer { curl.freeHandle(handle) }
            // To wait for the server's consent before a body is sent would cost a second.
            let first = request.body.flatMap { _ in curl.append(nil, "Expect:") }
            let fields = request.fields.reduce(first) { list, field in
                curl.append(list, "\(field.name): \(field.value)") ?? list
            }
            defer { curl.freeList(fields) }
            let reason = UnsafeMutablePointer<CChar>.allocate(
                capacity: CurlLibrary.errorBufferByteCount)
            reason.initialize(repeating: 0, count: CurlLibrary.errorBufferByteCount)
            defer { reason.deallocate() }
            try setOptions(of: handle, curl, fields, reason)
            // The callbacks run within this call, so the transfer outlives them.
            let code = try withExtendedLifetime(self) { try drive(handle, curl) }
            return try state.withLock { state in
                if let failure = state.failure { throw failure }
                if isCancelled.load(ordering: .relaxed) { throw CancellationError() }
                if !state.isEnded, code != 0 {
                    throw Self.failure(code, curl, String(cString: reason))
                }
                guard let head = state.head.result else {
                    throw HTTPTransfer.Failure(kind: .broken, reason: "no answer came")
                }
                return head
            }
        }

        /// Waits for the transfer to end or to be cancelled, and closes its connection.
        ///
        /// - Returns: The code with which it ended.
        private func drive(_ handle: CurlLibrary.Handle, _ curl: CurlLibrary) throws -> Int32 {
            let broken = HTTPTransfer.Failure(kind: .broken, reason: "libcurl cannot go on")
            guard let group = curl.makeGroup() else { throw broken }
            let address = UInt(bitPattern: group)
            self.group.withLock { $0 = address }
            defer {
                // From here on nobody wakes it any more.
                self.group.withLock { $0 = nil }
                _ = curl.leave(group, handle)
                _ = curl.freeGroup(group)
            }
            guard curl.join(group, handle) == 0 else { throw broken }
            let longestWait: Int32 = 1000
            var running: Int32 = 1
            while true {
                if isCancelled.load(ordering: .relaxed) { throw CancellationError() }
                guard curl.advance(group, &running) == 0 else { throw broken }
                if running == 0 { break }
                guard curl.wait(group, nil, 0, longestWait, nil) == 0 else { throw broken }
            }
            guard let code = curl.result(in: group) else { throw broken }
            return code
        }

        private func setOptions(
            of handle: CurlLibrary.Handle, _ curl: CurlLibrary, _ fields: CurlLibrary.Handle?,
            _ reason: UnsafeMutablePointer<CChar>
        ) throws {
            let context = Unmanaged.passUnretained(self).toOpaque()
            guard curl.set(.address, request.address.absoluteString, of: handle) else {
                throw HTTPTransfer.Failure(kind: .broken, reason: "the address is too long")
            }
            curl.set(.noSignal, 1, of: handle)
            curl.set(.followLocation, 0, of: handle)
            curl.set(.protocols, CurlLibrary.httpAndHTTPS, of: handle)
            curl.set(.suppressConnectHeaders, 1, of: handle)
            curl.set(.connectTimeout, min(stall, Self.connectTimeout), of: handle)
            curl.set(.lowSpeedLimit, 1, of: handle)
            curl.set(.lowSpeedTime, stall, of: handle)
            curl.set(.fields, fields, of: handle)
            curl.set(.errorBuffer, reason, of: handle)
            curl.set(.headerData, context, of: handle)
            curl.set(.writeData, context, of: handle)
            curl.set(.headerFunction, Self.takeLine, of: handle)
            curl.set(.writeFunction, Self.takeBody, of: handle)
            if let body = request.body { curl.setBody(body, of: handle) }
            // As the curl tool and OpenSSL do.
            let environment = ProcessInfo.processInfo.environment
            for name in ["CURL_CA_BUNDLE", "SSL_CERT_FILE"] {
                if let path = environment[name], !path.isEmpty {
                    _ = curl.set(.certificates, path, of: handle)
                    break
                }
            }
        }

        private static let takeLine: CurlLibrary.BytesCallback = { bytes, size, count, context in
            take(bytes, size, count, context) { transfer, line, state in
                guard let head = try state.head.take(line) else { return }
                if try head.redirect != nil || !transfer.receiver.begin(head) {
                    state.isEnded = true
                }
            }
        }

        private static let takeBody: CurlLibrary.BytesCallback = { bytes, size, count, context in
            take(bytes, size, count, context) { transfer, piece, state in
                guard state.head.result != nil else { return }
                try transfer.receiver.take(piece)
            }
        }

        /// Hands bytes over; a returned number other than theirs ends the transfer.
        private static func take(
            _ bytes: UnsafeMutableRawPointer?, _ size: Int, _ count: Int,
            _ context: UnsafeMutableRawPointer?,
            _ body: (CurlTransfer, UnsafeRawBufferPointer, inout State) throws -> Void
        ) -> Int {
            let byteCount = size * count
            guard let transfer = from(context) else { return 0 }
            return transfer.state.withLock { state in
                do {
                    try body(
                        transfer, UnsafeRawBufferPointer(start: bytes, count: byteCount), &state)
                } catch {
                    state.failure = error
                }
                let isOver = state.failure != nil || state.isEnded
                // Nothing more may be wanted after an empty piece either.
                return isOver ? (byteCount == 0 ? 1 : 0) : byteCount
            }
        }

        /// The transfer that a callback belongs to, which `perform` keeps alive.
        private static func from(_ context: UnsafeMutableRawPointer?) -> CurlTransfer? {
            context.map { Unmanaged<CurlTransfer>.fromOpaque($0).takeUnretainedValue() }
        }

        /// The failure that a code of libcurl means (`CURLcode` in `curl/curl.h`).
        private static func failure(
            _ code: Int32, _ curl: CurlLibrary, _ reason: String
        ) -> HTTPTransfer.Failure {
            let kind: HTTPTransfer.Failure.Kind =
                switch code {
                case 5, 6, 7: .unreachable
                case 35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91, 98: .untrusted
                case 28: .stalled
                default: .broken
                }
            let usual = curl.text(code).map { String(cString: $0) } ?? "error \(code)"
            return HTTPTransfer.Failure(kind: kind, reason: reason.isEmpty ? usual : reason)
        }
    }
#endif
