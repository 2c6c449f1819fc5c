import Synchronization

/// The executors of a session, shared with all other sessions whose models are configured alike.
///
/// An executor lives as long as a session that has used it. It is made once for each configuration,
/// however many sessions ask for it at the same time.
final class ExecutorStore: Sendable {
    /// A type of executors and a configuration.
    private struct Key: Hashable, Sendable {
        let executor: ObjectIdentifier
        let configuration: any Hashable & Sendable

        static func == (left: Key, right: Key) -> Bool {
            left.executor == right.executor
                && AnyHashable(left.configuration) == AnyHashable(right.configuration)
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(executor)
            hasher.combine(AnyHashable(configuration))
        }
    }

    /// Where the executor of a configuration is, or will be.
    private final class Slot: Sendable {
        let executor = Mutex<(any LanguageModelExecutor)?>(nil)
    }

    private struct WeakSlot: Sendable {
        weak var slot: Slot?
    }

    private static let shared = Mutex<[Key: WeakSlot]>([:])

    private let slots = Mutex<[Key: Slot]>([:])

    /// The executor of a model.
    ///
    /// - Throws: What the executor's initializer throws.
    func executor<Model: LanguageModel>(for model: Model) throws -> Model.Executor {
        let configuration = model.executorConfiguration
        let slot = slot(
            for: Key(
                executor: ObjectIdentifier(Model.Executor.self), configuration: configuration))
        // The slot's own lock is held while the executor is made, so that those who want the same
        // one wait for it, and others do not.
        return try slot.executor.withLock { executor in
            if let executor = executor as? Model.Executor { return executor }
            let made = try Model.Executor(configuration: configuration)
            executor = made
            return made
        }
    }

    private func slot(for key: Key) -> Slot {
        slots.withLock { slots in
            if let slot = slots[key] { return slot }
            let slot = Self.shared.withLock { shared in
                if let slot = shared[key]?.slot { return slot }
                shared = shared.filter { $0.value.slot != nil }
                let slot = Slot()
                shared[key] = WeakSlot(slot: slot)
                return slot
            }
            slots[key] = slot
            return slot
        }
    }
}

extension LanguageModel {
    /// Asks the model's executor for one turn.
    nonisolated(nonsending) func respond(
        to request: LanguageModelExecutorGenerationRequest,
        streamingInto channel: LanguageModelExecutorGenerationChannel, executors: ExecutorStore
    ) async throws {
        let executor = try executors.executor(for: self)
        try await executor.respond(to: request, model: self, streamingInto: channel)
    }

    /// Lets the model's executor prepare for a request.
    func prewarm(transcript: Transcript, executors: ExecutorStore) throws {
        try executors.executor(for: self).prewarm(model: self, transcript: transcript)
    }
}
