import Foundation
import LanguageModelAPI
import Synchronization

/// Turns for a model to play, and what was asked so far.
public final class Script: Sendable {
    /// The parts of a turn.
    public typealias Event = LanguageModelExecutorGenerationChannel.Event

    /// One turn.
    public struct Turn: Sendable {
        let play:
            @Sendable (
                LanguageModelExecutorGenerationRequest, LanguageModelExecutorGenerationChannel
            ) async throws -> Void

        /// A turn that does anything.
        public static func perform(
            _ play:
                @escaping @Sendable (
                    LanguageModelExecutorGenerationRequest, LanguageModelExecutorGenerationChannel
                ) async throws -> Void
        ) -> Turn { Turn(play: play) }

        /// A turn that sends events.
        public static func events(_ events: [Event]) -> Turn {
            Turn { _, channel in for event in events { await channel.send(event) } }
        }

        /// A turn that is a text.
        public static func text(_ text: String) -> Turn { .events([Script.text(text)]) }

        /// A turn that calls tools, each given by id, name and arguments.
        public static func calls(_ calls: (id: String, name: String, arguments: String)...) -> Turn
        {
            .events(calls.map { Script.call(id: $0.id, name: $0.name, $0.arguments) })
        }

        /// A turn that sends events and then throws.
        public static func failure(_ error: any Error, after events: [Event] = []) -> Turn {
            Turn { _, channel in
                for event in events { await channel.send(event) }
                throw error
            }
        }

        /// A turn that sends events and then waits until it is cancelled.
        public static func endless(after events: [Event] = [], entered: Gate? = nil) -> Turn {
            Turn { _, channel in
                for event in events { await channel.send(event) }
                entered?.open()
                try await Gate().wait()
            }
        }
    }

    private struct State {
        var turns: [Turn]
        var position = 0
        var requests: [LanguageModelExecutorGenerationRequest] = []
        var prewarmed: [Transcript] = []
        var executorCount = 0
        var executorFailures = 0
    }

    private let state: Mutex<State>
    /// Opens when the model was told to prepare.
    public let prewarming = Gate()

    /// Creates a script.
    ///
    /// - Parameter turns: The turns.
    public init(_ turns: [Turn]) { state = Mutex(State(turns: turns)) }

    /// What was asked so far.
    public var requests: [LanguageModelExecutorGenerationRequest] {
        state.withLock { $0.requests }
    }

    /// What the model was told to prepare for.
    public var prewarmed: [Transcript] { state.withLock { $0.prewarmed } }

    /// The number of executors that were made.
    public var executorCount: Int { state.withLock { $0.executorCount } }

    /// Lets the next executors fail.
    public func failNextExecutors(_ count: Int) {
        state.withLock { $0.executorFailures = count }
    }

    func recordExecutor() throws {
        try state.withLock { state in
            state.executorCount += 1
            guard state.executorFailures == 0 else {
                state.executorFailures -= 1
                throw ScriptError.noExecutor
            }
        }
    }

    func recordPrewarming(_ transcript: Transcript) {
        state.withLock { $0.prewarmed.append(transcript) }
        prewarming.open()
    }

    func nextTurn(for request: LanguageModelExecutorGenerationRequest) throws -> Turn {
        try state.withLock { state in
            state.requests.append(request)
            guard let last = state.turns.last else { throw ScriptError.noTurn }
            defer { state.position += 1 }
            return state.position < state.turns.count ? state.turns[state.position] : last
        }
    }

    /// A fragment of a response's text.
    public static func text(_ text: String) -> Event {
        .response(action: .appendText(text, tokenCount: 1))
    }

    /// A fragment of a call's arguments.
    public static func call(id: String, name: String, _ arguments: String) -> Event {
        .toolCalls(
            action: .toolCall(
                id: id, name: name, action: .appendArguments(arguments, tokenCount: 1)))
    }

    /// The tokens of a turn.
    public static func usage(
        input: Int, cached: Int = 0, output: Int, reasoning: Int = 0,
        metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) -> Event {
        .response(
            action: .updateUsage(
                input: .init(totalTokenCount: input, cachedTokenCount: cached),
                output: .init(totalTokenCount: output, reasoningTokenCount: reasoning),
                metadata: metadata))
    }
}

/// What goes wrong in a script.
public enum ScriptError: Error, Hashable {
    /// There is no turn to play.
    case noTurn
    /// The executor was not to be made.
    case noExecutor
    /// The turn was to fail.
    case failed
}
