import OrderedJSON

/// The course of one request: turns of the model with calls of tools in between.
final class RequestRun {
    let request: SessionRequest
    let session: LanguageModelSession
    let relay: SnapshotRelay?
    let limits: ToolLoopLimits

    /// What the request added to the transcript.
    private(set) var entries: [Transcript.Entry] = []
    /// The tokens of the turns so far.
    var usage = LanguageModelSession.Usage.zero
    private var errorPolicy: TranscriptErrorHandlingPolicy?
    /// The text of the turns that ended in tool calls.
    private var answeredText = ""
    private var identities = GenerationIdentities()

    init(_ request: SessionRequest, session: LanguageModelSession, relay: SnapshotRelay?) {
        self.request = request
        self.session = session
        self.relay = relay
        limits = session.toolLoopLimits
    }

    /// Whether the transcript keeps what the request added if it fails.
    var preservesTranscript: Bool {
        let policy = errorPolicy ?? session.transcriptErrorHandlingPolicy
        return policy?.kind == .preserve
    }

    /// Makes the request.
    nonisolated(nonsending) func result() async throws -> SessionResult {
        let hooks = try await configure().hooks
        add([.prompt(request.prompt)])
        for hook in hooks.prompt { try await hook(request.prompt) }
        var rounds = 0
        while true {
            let configuration = try await configure()
            let turn = try TurnRequest(for: self, configuration: configuration, round: rounds)
            let assembler = try await generate(turn)
            guard !assembler.calls.isEmpty else {
                return try await finish(assembler, of: turn)
            }
            try await carryOut(assembler, of: turn, round: rounds)
            if request.schema == nil { answeredText = text(with: assembler) }
            rounds += 1
        }
    }

    /// Looks up what holds for the next turn, and shows it in the transcript.
    private nonisolated(nonsending) func configure() async throws -> TurnConfiguration {
        try session.checkTranscript()
        try Task.checkCancellation()
        let configuration = session.configuration.current()
        errorPolicy = configuration.errorPolicy
        await session.activate(configuration.hooks.activations)
        if let instructions = configuration.instructions {
            session.updateTranscript { instructions.replaceInstructions(of: &$0) }
        }
        return configuration
    }

    /// Adds entries to the transcript.
    func add(_ entries: [Transcript.Entry]) {
        guard !entries.isEmpty else { return }
        self.entries += entries
        session.updateTranscript { $0.append(contentsOf: entries) }
    }

    /// Lets the model generate one turn.
    private nonisolated(nonsending) func generate(
        _ turn: TurnRequest
    ) async throws -> TurnAssembler {
        var assembler = TurnAssembler()
        let channel = LanguageModelExecutorGenerationChannel()
        let (model, request, executors) = (turn.model, turn.request, session.executors)
        do {
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    do {
                        try await model.respond(
                            to: request, streamingInto: channel, executors: executors)
                        channel.finish()
                    } catch {
                        channel.finish(throwing: error)
                    }
                }
                for try await event in channel {
                    if try assembler.apply(event) { try await relaySnapshot(of: assembler) }
                }
                try await group.waitForAll()
            }
            try Task.checkCancellation()
            try session.checkTranscript()
        } catch {
            usage.add(assembler.usage)
            keep(assembler)
            throw error
        }
        usage.add(assembler.usage)
        return assembler
    }

    /// Keeps what there is of a turn that failed, if the transcript is to be kept.
    func keep(_ assembler: TurnAssembler) {
        if preservesTranscript { add(assembler.entries()) }
    }

    private nonisolated(nonsending) func relaySnapshot(of assembler: TurnAssembler) async throws {
        guard let relay, let content = partialContent(of: assembler) else { return }
        let structure = request.schema.map {
            Transcript.StructuredSegment(schemaName: $0.name, content: content)
        }
        var usage = usage
        usage.add(assembler.usage)
        try await relay.send(
            SessionResult(
                content: content, entries: (entries + assembler.entries(structure: structure))[...],
                usage: usage))
    }

    /// What is known of the response; nil if that is nothing.
    private func partialContent(of assembler: TurnAssembler) -> GeneratedContent? {
        guard request.schema != nil else {
            return GeneratedContent(.string(text(with: assembler)), isComplete: false)
        }
        // Text that cannot become JSON fails when the turn has ended.
        return try? GeneratedContent.snapshot(ofJSON: assembler.text, identities: &identities)
    }

    /// The text of all turns, each on lines of its own.
    private func text(with assembler: TurnAssembler) -> String {
        [answeredText, assembler.text].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// Ends the request with a turn that is the response.
    private nonisolated(nonsending) func finish(
        _ assembler: TurnAssembler, of turn: TurnRequest
    ) async throws -> SessionResult {
        let content: GeneratedContent
        do {
            guard !turn.requiresCall else {
                throw LanguageModelSession.RequestError(.missingCall)
            }
            content = try finalContent(of: assembler)
        } catch {
            keep(assembler)
            throw error
        }
        let structure = request.schema.map {
            Transcript.StructuredSegment(schemaName: $0.name, content: content)
        }
        var response = assembler.entries(structure: structure)
        if !assembler.hasResponse { response.append(.response(.init(segments: []))) }
        add(response)
        try await runHooks(turn.hooks, for: response)
        try session.checkTranscript()
        return SessionResult(content: content, entries: entries[...], usage: usage)
    }

    private func finalContent(
        of assembler: TurnAssembler
    ) throws(GeneratedContent.ParsingError) -> GeneratedContent {
        guard let schema = request.schema else { return text(with: assembler).generatedContent }
        let text = assembler.text
        let content = try GeneratedContent(wholeJSON: text, identities: &identities)
        if let violation = schema.violation(of: content.jsonValue) {
            var error = GeneratedContent.ParsingError(
                rawContent: text, debugDescription: "expected \(violation.expected)")
            error.path = violation.path
            throw error
        }
        return content
    }

    /// Tells the profile of the reasoning and responses of a turn.
    nonisolated(nonsending) func runHooks(
        _ hooks: SessionHooks, for entries: [Transcript.Entry]
    ) async throws {
        for entry in entries {
            switch entry {
            case .reasoning(let reasoning):
                for hook in hooks.reasoning { try await hook(reasoning) }
            case .response(let response):
                for hook in hooks.response { try await hook(response) }
            default: break
            }
        }
    }
}
