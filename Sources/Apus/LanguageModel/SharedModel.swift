import Dispatch
import Foundation
import Synchronization

/// A model that is loaded once for all who have the same configuration, when the first one asks.
final class SharedModel: Sendable {
    private enum State {
        case absent
        case loading(Task<LoadedModel, any Error>)
        case present(LoadedModel)
    }

    private struct Weak: Sendable {
        weak var model: SharedModel?
    }

    private static let all = Mutex<[LocalLanguageModel.Configuration: Weak]>([:])

    private let configuration: LocalLanguageModel.Configuration
    private let state: Mutex<State>

    private init(_ configuration: LocalLanguageModel.Configuration) {
        self.configuration = configuration
        if case .memory(let model) = configuration.origin {
            state = Mutex(.present(model))
        } else {
            state = Mutex(.absent)
        }
    }

    /// The model of a configuration, shared with all who hold it now.
    static func of(_ configuration: LocalLanguageModel.Configuration) -> SharedModel {
        all.withLock { all in
            if let model = all[configuration]?.model { return model }
            all = all.filter { $0.value.model != nil }
            let model = SharedModel(configuration)
            all[configuration] = Weak(model: model)
            return model
        }
    }

    /// The model in memory.
    ///
    /// A failure is not remembered: the next one to ask tries again.
    func model() async throws -> LoadedModel {
        let task = state.withLock { state in
            switch state {
            case .present(let model): return Task { () throws in model }
            case .loading(let task): return task
            case .absent:
                let task = Task { try await self.load() }
                state = .loading(task)
                return task
            }
        }
        return try await task.value
    }

    private func load() async throws -> LoadedModel {
        let configuration = configuration
        let result: Result<LoadedModel, any Error> = await withCheckedContinuation { continuation in
            // Reading a vocabulary takes long enough to keep it off the threads that tasks share.
            DispatchQueue.global(qos: .userInitiated).async {
                continuation.resume(
                    returning: Result {
                        try LoadedModel.load(configuration.url(), options: configuration.options)
                    })
            }
        }
        state.withLock { state in
            switch result {
            case .success(let model): state = .present(model)
            case .failure: state = .absent
            }
        }
        return try result.get()
    }
}
