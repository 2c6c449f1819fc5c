import Apus
import Synchronization

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// A session with a model in memory that Ctrl-C interrupts without losing what came until then.
struct InterruptibleSession: Sendable {
    let model: LoadedModel
    private let session: LanguageModelSession
    private let latest = LatestResult()

    /// Makes a session that goes on from a transcript.
    init(_ model: LoadedModel, transcript: [Transcript.Entry]) {
        self.model = model
        session = LanguageModelSession(
            model: LocalLanguageModel(model) { [latest] in latest.result = $0 },
            transcript: Transcript(entries: transcript))
    }

    /// What was said so far.
    var transcript: [Transcript.Entry] {
        get { Array(session.transcript) }
        nonmutating set { session.transcript = Transcript(entries: newValue) }
    }

    /// Answers a prompt, unless Ctrl-C stops it; then the result says `cancelled`.
    ///
    /// What came of the answer is kept in the transcript even then, unless that is nothing.
    ///
    /// - Parameters:
    ///   - prompt: What the user says.
    ///   - request: How it is to be answered.
    ///   - write: Where the answer goes as it comes, whole characters only.
    /// - Returns: The answer.
    /// - Throws: What `write` throws, or what is wrong in the tool's words.
    func answer(
        _ prompt: String, _ request: AnswerRequest,
        write: @escaping @Sendable (String) throws(CommandLineError) -> Void
    ) async throws(CommandLineError) -> GenerationResult {
        latest.result = .nothing
        do {
            return try await CancellableWork.run { [self] control in
                var writer = RestWriter(write: write, control: control)
                do {
                    try await respond(to: prompt, request, with: &writer)
                } catch is CancellationError where request.choices == nil {
                    if !latest.result.isNothing {
                        keep(prompt, answer: latest.result.text)
                    }
                }
                writer.write(upToEndOf: latest.result.text)
                return latest.result
            }
        } catch {
            throw CommandLineError(error, asking: model)
        }
    }

    private func respond(
        to prompt: String, _ request: AnswerRequest, with writer: inout RestWriter
    ) async throws {
        if let choices = request.choices {
            try await session.choose(
                among: choices, to: prompt, options: request.options, extra: request.extra)
            return
        }
        let stream = session.streamResponse(
            to: prompt, options: request.options, metadata: request.extra.metadata)
        for try await snapshot in stream { writer.write(upToEndOf: snapshot.content) }
    }

    /// Adds a prompt and its answer, which the session has dropped, to the transcript.
    private func keep(_ prompt: String, answer: String) {
        transcript += [.prompt(text: prompt), .response(text: answer)]
    }
}

/// What the engine gave for the latest turn.
private final class LatestResult: Sendable {
    private let state = Mutex(GenerationResult.nothing)

    var result: GenerationResult {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}

/// Writes a text that grows, each time what is new of it.
private struct RestWriter {
    let write: @Sendable (String) throws(CommandLineError) -> Void
    let control: StopControl
    private var writtenBytes = 0

    init(
        write: @escaping @Sendable (String) throws(CommandLineError) -> Void, control: StopControl
    ) {
        self.write = write
        self.control = control
    }

    mutating func write(upToEndOf text: String) {
        let rest = text.utf8.dropFirst(writtenBytes)
        guard !rest.isEmpty else { return }
        writtenBytes += rest.count
        control.unlessFailed { () throws(CommandLineError) in try write(String(Substring(rest))) }
    }
}
