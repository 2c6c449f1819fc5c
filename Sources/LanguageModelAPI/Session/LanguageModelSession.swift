import Foundation
import Observation
import Synchronization

/// A conversation with a model: it keeps the transcript, calls tools and reads responses.
///
/// A session answers one request at a time; a second one throws ``Error/concurrentRequests``. Any
/// task may use it. ``isResponding``, ``transcript`` and ``usage`` can be observed.
public final class LanguageModelSession: Sendable {
    let state: Mutex<SessionState>
    /// Held to look at the configuration outside of a request, which therefore cannot begin.
    let preparation = Mutex<Void>(())
    let registrar = ObservationRegistrar()
    let executors = ExecutorStore()
    let configuration: any SessionConfiguration
    /// The values that profiles, instructions and tools of the session share.
    public let properties: SessionPropertyValues

    init(configuration: any SessionConfiguration, transcript: Transcript) {
        self.configuration = configuration
        state = Mutex(SessionState(transcript: transcript))
        properties = SessionPropertyValues()
        properties.attach(to: self)
    }
}

/// What changes in a session.
struct SessionState {
    var transcript: Transcript
    var isResponding = false
    /// Whether the transcript was changed from outside while the session was responding.
    var wasTranscriptMutated = false
    var usage = LanguageModelSession.Usage.zero
    var errorPolicy: TranscriptErrorHandlingPolicy?
    var toolLoopLimits = ToolLoopLimits()
    /// The parts of the profile that held in the latest turn.
    var activations: [ProfileActivation] = []
}

extension LanguageModelSession {
    /// What was said so far, with the entries of the request being answered as they are complete.
    ///
    /// It may be changed while ``isResponding`` is false. A change during a request has no effect,
    /// and the request throws ``Error/transcriptMutationWhileResponding``.
    public var transcript: Transcript {
        get {
            registrar.access(self, keyPath: \.transcript)
            return state.withLock { $0.transcript }
        }
        _modify {
            registrar.access(self, keyPath: \.transcript)
            var transcript = state.withLock { $0.transcript }
            defer { replaceTranscript(with: transcript) }
            yield &transcript
        }
    }

    /// Whether a request is being answered.
    public var isResponding: Bool {
        registrar.access(self, keyPath: \.isResponding)
        return state.withLock { $0.isResponding }
    }

    /// The tokens of all turns so far, those of requests that failed included.
    public var usage: Usage {
        registrar.access(self, keyPath: \.usage)
        return state.withLock { $0.usage }
    }

    /// What becomes of the transcript when a request fails or is cancelled; nil reverts it.
    ///
    /// A profile's own policy goes before it.
    public var transcriptErrorHandlingPolicy: TranscriptErrorHandlingPolicy? {
        get { state.withLock { $0.errorPolicy } }
        set { state.withLock { $0.errorPolicy = newValue } }
    }

    /// How often the model may call tools in one request.
    public var toolLoopLimits: ToolLoopLimits {
        get { state.withLock { $0.toolLoopLimits } }
        set { state.withLock { $0.toolLoopLimits = newValue } }
    }

    private func replaceTranscript(with transcript: Transcript) {
        registrar.withMutation(of: self, keyPath: \.transcript) {
            state.withLock { state in
                if state.isResponding {
                    state.wasTranscriptMutated = true
                } else {
                    state.transcript = transcript
                }
            }
        }
    }

    /// Changes the transcript for the request that is being answered.
    func updateTranscript<Result>(_ change: (inout Transcript) -> Result) -> Result {
        registrar.withMutation(of: self, keyPath: \.transcript) {
            state.withLock { change(&$0.transcript) }
        }
    }
}

extension LanguageModelSession: Observable {}
