/// A request that runs beside its reader; it is cancelled when it is no longer referred to.
final class StreamedGeneration: Sendable {
    private let relay = SnapshotRelay()
    private let task: Task<Void, Never>

    /// Starts a request.
    ///
    /// - Parameter operation: Makes the request, and hands its snapshots to the relay.
    init(_ operation: @escaping @Sendable (SnapshotRelay) async throws -> SessionResult) {
        task = Task { [relay] in
            do {
                relay.finish(with: .success(try await operation(relay)))
            } catch {
                relay.finish(with: .failure(error))
            }
        }
    }

    deinit { task.cancel() }

    /// The next snapshot; nil at the end.
    nonisolated(nonsending) func next() async throws -> SessionResult? {
        try await withTaskCancellationHandler {
            try await relay.next()
        } onCancel: {
            task.cancel()
        }
    }

    /// The whole response, once it is there.
    nonisolated(nonsending) func result() async throws -> SessionResult {
        while try await next() != nil {}
        return try relay.result()
    }

    /// One reader's hold on the request; that it goes away before the end cancels the request.
    final class Reading: Sendable {
        private let generation: StreamedGeneration

        init(_ generation: StreamedGeneration) { self.generation = generation }

        deinit { generation.task.cancel() }

        nonisolated(nonsending) func next() async throws -> SessionResult? {
            try await generation.next()
        }
    }
}
