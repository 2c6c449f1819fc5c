/// What a model is asked in one turn, checked against what it can do.
struct TurnRequest {
    let model: any LanguageModel
    /// The tools that may be called.
    let tools: SessionTools
    /// Whether the turn has to end in tool calls.
    let requiresCall: Bool
    let request: LanguageModelExecutorGenerationRequest
    let hooks: SessionHooks

    /// Prepares a turn.
    ///
    /// - Throws: ``LanguageModelSession/RequestError`` or ``LanguageModelError`` if the model cannot
    ///   be asked this.
    init(for run: RequestRun, configuration: TurnConfiguration, round: Int) throws {
        guard let model = configuration.model else {
            throw LanguageModelSession.RequestError(.missingModel)
        }
        let prompt = run.request.prompt
        var options = prompt.options.filled(from: configuration.options)
        if options.toolCallingMode == .required, round >= run.limits.requiredRounds {
            options.toolCallingMode = .allowed
        }
        let tools =
            options.toolCallingMode == .disallowed ? SessionTools([]) : configuration.tools
        try tools.checkNames()
        let isRequired = options.toolCallingMode == .required
        guard !isRequired || !tools.definitions.isEmpty else {
            throw LanguageModelSession.RequestError(.missingCall)
        }
        var contextOptions = prompt.contextOptions
        contextOptions.reasoningLevel =
            contextOptions.reasoningLevel ?? configuration.reasoningLevel
        let entries = configuration.historyTransforms.reduce(
            run.session.state.withLock { $0.transcript.entries }
        ) { entries, transform in transform(entries) }

        self.model = model
        self.tools = tools
        // A model that would only call the same again may answer.
        requiresCall = isRequired && round == 0
        hooks = configuration.hooks
        var request = LanguageModelExecutorGenerationRequest(
            id: run.request.id, transcript: Transcript(entries: entries),
            enabledTools: tools.definitions, schema: run.request.schema,
            generationOptions: options, contextOptions: contextOptions, metadata: prompt.metadata)
        request.untoldTools = tools.untold
        try request.check(against: model.capabilities)
        self.request = request
    }
}

extension LanguageModelExecutorGenerationRequest {
    /// Refuses what a model cannot do, and schemas that nobody can keep to.
    func check(against capabilities: LanguageModelCapabilities) throws(LanguageModelError) {
        let needs: [(LanguageModelCapabilities.Capability, Bool)] = [
            (.toolCalling, !enabledToolDefinitions.isEmpty),
            (.guidedGeneration, schema != nil),
            (.reasoning, contextOptions.reasoningLevel != nil),
            (.vision, transcript.contains(where: \.hasImage)),
        ]
        for (capability, isNeeded) in needs where isNeeded && !capabilities.contains(capability) {
            throw .unsupportedCapability(
                LanguageModelError.UnsupportedCapability(
                    capability: capability,
                    debugDescription: "the request needs `\(capability.name)`"))
        }
        try schema?.checkSatisfiability()
        for definition in enabledToolDefinitions {
            try definition.parameters.checkSatisfiability()
        }
    }
}

extension GenerationSchema {
    /// Refuses a schema that is contradictory or has guides that cannot be kept to.
    fileprivate func checkSatisfiability() throws(LanguageModelError) {
        let problems =
            (problems + unsupportedGuides).map(\.description)
            + SchemaValidator(self).unreadablePatterns.map { "the pattern `\($0)` cannot be read" }
        guard problems.isEmpty else {
            throw .unsupportedGenerationGuide(
                LanguageModelError.UnsupportedGenerationGuide(
                    schemaName: name, debugDescription: problems.joined(separator: "; ")))
        }
    }
}

extension Transcript.Entry {
    /// Whether the model would have to look at something; its own responses do not count.
    fileprivate var hasImage: Bool {
        if case .response = self { return false }
        return segments.contains { segment in
            guard case .attachment = segment else { return false }
            return true
        }
    }
}
