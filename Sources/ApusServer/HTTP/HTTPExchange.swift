import CMicrohttpd
import Synchronization

/// A request and its response on a connection of the daemon.
///
/// The daemon's thread brings the request and fetches the response; a task computes the response.
/// While there is nothing to fetch, the connection is suspended, so that the daemon's thread never
/// waits. The task is cancelled when the client leaves.
final class HTTPExchange: Sendable {
    /// What the daemon knows a connection by.
    ///
    /// Unchecked: the pointer is only passed to functions of the daemon that any thread may call, and
    /// only until the daemon has said that the exchange is over, which the lock guards.
    private struct Connection: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    private struct State {
        var request: HTTPRequest
        var discardedBytes = 0
        var task: Task<Void, Never>?
        var head: HTTPHead?
        /// Whether the response comes in pieces, of a length that is not known at the beginning.
        var isStream = false
        /// What the daemon has not fetched.
        var output: ArraySlice<UInt8> = []
        /// Whether nothing more is added to the output.
        var isComplete = false
        var isSuspended = false
        /// Whether the response belongs to the daemon.
        var isQueued = false
        /// Whether the daemon has no more use for the exchange.
        var isOver = false
        var closesConnection = false
        /// Whether the client left before the response was complete.
        var isAbandoned = false
        /// Fields of the head whatever the response is.
        var commonFields: [(name: String, value: String)] = []
    }

    private let connection: Connection
    private let state: Mutex<State>
    let limits: ServerLimits

    init(_ connection: OpaquePointer, _ request: HTTPRequest, limits: ServerLimits) {
        self.connection = Connection(pointer: connection)
        self.limits = limits
        state = Mutex(State(request: request))
    }

    /// The status of the response; 499 if the client left before it was complete.
    var status: Int { state.withLock { $0.isAbandoned ? 499 : $0.head?.status ?? 499 } }

    /// Whether the response, or its beginning, is on its way.
    var hasBegun: Bool { state.withLock { $0.head != nil } }

    // MARK: - The request, on the daemon's thread

    /// Adds a part of the body.
    ///
    /// - Returns: Whether the daemon should go on; false closes the connection.
    func receive(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        state.withLock { state in
            guard state.request.body.count + bytes.count <= limits.bodyBytes else {
                // What is too long is read on a little, so that the client reads the answer.
                state.discardedBytes += bytes.count
                return state.discardedBytes <= limits.bodyBytes
            }
            state.request.body.append(contentsOf: bytes)
            return true
        }
    }

    /// Begins to answer, unless that has begun, and suspends the connection until there is a head.
    ///
    /// - Returns: What the daemon should do.
    func advance(
        _ answer: @escaping @Sendable (HTTPRequest, HTTPExchange) async -> Void
    ) -> MHD_Result {
        state.withLock { state in
            if state.head != nil { return queueResponse(&state) }
            if state.task == nil {
                let request = state.request
                state.request.body = []
                let isTooLong = state.discardedBytes > 0
                state.task = Task { [self] in
                    if isTooLong {
                        respond(ServerError.bodyTooLarge(limits))
                    } else {
                        await answer(request, self)
                    }
                }
            }
            suspend(&state)
            return apus_http_yes
        }
    }

    private func suspend(_ state: inout State) {
        MHD_suspend_connection(connection.pointer)
        state.isSuspended = true
    }

    /// Lets the daemon's thread look at the connection again.
    private func wake(_ state: inout State) {
        guard state.isSuspended, !state.isOver else { return }
        state.isSuspended = false
        MHD_resume_connection(connection.pointer)
    }

    // MARK: - The response, in any task

    /// Answers with a whole body.
    func respond(_ head: HTTPHead, body: [UInt8] = []) {
        state.withLock { state in
            guard state.head == nil else { return }
            state.head = head
            state.output = body[...]
            state.isComplete = true
            wake(&state)
        }
    }

    /// Begins an answer whose body comes in pieces.
    func begin(_ head: HTTPHead) {
        state.withLock { state in
            guard state.head == nil else { return }
            state.head = head
            state.isStream = true
            wake(&state)
        }
    }

    /// Adds a piece to the body.
    func write(_ bytes: some Sequence<UInt8>) {
        state.withLock { state in
            guard !state.isComplete, !state.isOver else { return }
            state.output.append(contentsOf: bytes)
            wake(&state)
        }
    }

    /// Ends the body.
    func finish() {
        state.withLock { state in
            state.isComplete = true
            wake(&state)
        }
    }

    /// Adds fields to the head of whatever is answered.
    func addFields(_ fields: [(name: String, value: String)]) {
        state.withLock { $0.commonFields += fields }
    }

    /// Lets the connection end with this exchange.
    func closeConnection() { state.withLock { $0.closesConnection = true } }

    // MARK: - The end

    /// Stops the work, because nobody waits for it any more.
    func cancel() {
        let task = state.withLock { state in
            if !state.isComplete { state.isAbandoned = true }
            return state.task
        }
        task?.cancel()
    }

    /// Takes note that the daemon has no more use for the exchange.
    func end() {
        let task = state.withLock { state in
            state.isOver = true
            if !state.isComplete { state.isAbandoned = true }
            state.output = []
            return state.task
        }
        task?.cancel()
    }
}

// MARK: - The response, on the daemon's thread

extension HTTPExchange {
    private func queueResponse(_ state: inout State) -> MHD_Result {
        guard let head = state.head, !state.isQueued else { return apus_http_no }
        state.isQueued = true
        guard let response = makeResponse(&state) else { return apus_http_no }
        defer { MHD_destroy_response(response) }
        for field in head.fields + state.commonFields {
            MHD_add_response_header(response, field.name, field.value)
        }
        if state.closesConnection { MHD_add_response_header(response, "Connection", "close") }
        return MHD_queue_response(connection.pointer, UInt32(head.status), response)
    }

    private func makeResponse(_ state: inout State) -> OpaquePointer? {
        guard state.isStream else {
            defer { state.output = [] }
            return state.output.withUnsafeBytes { bytes in
                // The daemon copies the bytes before it returns; it takes no constant pointer.
                MHD_create_response_from_buffer(
                    bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress),
                    apus_http_copied)
            }
        }
        return MHD_create_response_from_callback(
            UInt64.max, 16 << 10,
            { context, _, buffer, capacity in
                guard let context, let buffer else { return -2 }
                return Unmanaged<HTTPExchange>.fromOpaque(context).takeUnretainedValue()
                    .fetch(into: buffer, capacity: capacity)
            }, Unmanaged.passRetained(self).toOpaque(),
            { context in
                if let context { Unmanaged<HTTPExchange>.fromOpaque(context).release() }
            })
    }

    /// Copies what there is of the body; suspends the connection if that is nothing yet.
    ///
    /// - Returns: The number of bytes, or -1 at the end.
    private func fetch(into buffer: UnsafeMutablePointer<CChar>, capacity: Int) -> Int {
        state.withLock { state in
            guard !state.output.isEmpty else {
                if state.isComplete { return -1 }
                suspend(&state)
                return 0
            }
            let piece = state.output.prefix(capacity)
            piece.withUnsafeBytes { bytes in
                UnsafeMutableRawBufferPointer(start: buffer, count: capacity).copyMemory(
                    from: bytes)
            }
            state.output.removeFirst(piece.count)
            if state.output.isEmpty { state.output = [] }
            return piece.count
        }
    }
}
