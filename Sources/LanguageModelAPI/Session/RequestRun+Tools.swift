import OrderedJSON

/// A call that can be carried out: its tool is known and its arguments are in order.
private struct PreparedCall: Sendable {
    let call: Transcript.ToolCall
    let tool: any Tool
}

extension RequestRun {
    /// Carries out the calls of a turn, all at once, and adds calls and outputs to the transcript.
    ///
    /// - Throws: ``LanguageModelSession/ToolCallError`` for the first call, in the order of the
    ///   model's, that fails; ``LanguageModelSession/RequestError`` if no tool is at fault.
    nonisolated(nonsending) func carryOut(
        _ assembler: TurnAssembler, of turn: TurnRequest, round: Int
    ) async throws {
        let calls: [PreparedCall]
        do {
            calls = try prepare(assembler.calls, tools: turn.tools)
            try checkRound(round, lastTool: calls.last?.tool)
        } catch {
            keep(assembler)
            throw error
        }
        let arguments = Dictionary(calls.map { ($0.call.id, $0.call.arguments) }) { first, _ in
            first
        }
        let entries = assembler.entries(arguments: arguments)
        add(entries)
        try await runHooks(turn.hooks, for: entries)
        for call in calls {
            for hook in turn.hooks.toolCall { try await hook(call.call) }
        }
        for (call, output) in try await outputs(of: calls) {
            for hook in turn.hooks.toolOutput { try await hook(call, output) }
        }
    }

    private func checkRound(_ round: Int, lastTool: (any Tool)?) throws {
        guard round >= limits.rounds, let lastTool else { return }
        throw LanguageModelSession.ToolCallError(
            tool: lastTool,
            underlyingError: LanguageModelSession.RequestError(
                .tooManyRounds, toolName: lastTool.name))
    }

    /// Finds the tools and reads the arguments of all calls before any is carried out.
    private func prepare(
        _ calls: [ToolCallsDraft.Call], tools: SessionTools
    ) throws -> [PreparedCall] {
        var ids: Set<String> = []
        return try calls.map { call in
            guard let (tool, definition) = tools[call.toolName] else {
                throw LanguageModelSession.RequestError(.unknownTool, toolName: call.toolName)
            }
            guard ids.insert(call.id).inserted else {
                throw LanguageModelSession.RequestError(.conflictingCall, toolName: call.toolName)
            }
            do {
                let arguments = try definition.arguments(fromJSON: call.arguments)
                try tool.checkArguments(arguments)
                return PreparedCall(
                    call: Transcript.ToolCall(
                        id: call.id, metadata: call.metadata, toolName: call.toolName,
                        arguments: arguments),
                    tool: tool)
            } catch {
                throw LanguageModelSession.ToolCallError(tool: tool, underlyingError: error)
            }
        }
    }

    /// Calls the tools and adds what they give to the transcript, in the order of the calls.
    private nonisolated(nonsending) func outputs(
        of calls: [PreparedCall]
    ) async throws -> [(Transcript.ToolCall, Transcript.ToolOutput)] {
        typealias Outcome = Result<[Transcript.Segment], any Error>
        let outcomes = await withTaskGroup(of: (Int, Outcome).self) { group in
            for (position, call) in calls.enumerated() {
                group.addTask {
                    do {
                        let segments = try await call.tool.segments(
                            calledWith: call.call.arguments)
                        return (position, .success(segments))
                    } catch {
                        return (position, .failure(error))
                    }
                }
            }
            var outcomes = [Outcome](repeating: .success([]), count: calls.count)
            for await (position, outcome) in group {
                outcomes[position] = outcome
                if case .failure = outcome { group.cancelAll() }
            }
            return outcomes
        }
        var outputs: [(Transcript.ToolCall, Transcript.ToolOutput)] = []
        for (call, outcome) in zip(calls, outcomes) {
            guard case .success(let segments) = outcome else { continue }
            let output = Transcript.ToolOutput(
                id: call.call.id, toolName: call.call.toolName, segments: segments)
            outputs.append((call.call, output))
        }
        add(outputs.map { .toolOutput($0.1) })
        try Task.checkCancellation()
        if let error = firstFailure(of: calls, outcomes: outcomes) { throw error }
        try session.checkTranscript()
        return outputs
    }

    /// The first failure that is not the mere consequence of another one.
    private func firstFailure(
        of calls: [PreparedCall], outcomes: [Result<[Transcript.Segment], any Error>]
    ) -> LanguageModelSession.ToolCallError? {
        var failures: [LanguageModelSession.ToolCallError] = []
        for (call, outcome) in zip(calls, outcomes) {
            guard case .failure(let error) = outcome else { continue }
            failures.append(
                LanguageModelSession.ToolCallError(tool: call.tool, underlyingError: error))
        }
        return failures.first { !($0.underlyingError is CancellationError) } ?? failures.first
    }
}

extension Transcript.ToolDefinition {
    /// The arguments of a call, which must be whole and follow the schema.
    fileprivate func arguments(fromJSON text: String) throws -> GeneratedContent {
        let value: JSONValue
        do {
            value = try JSONValue(
                parsing: text, options: JSONParsingOptions(maximumDepth: NestingLimits.content))
        } catch {
            throw GeneratedContent.ParsingError(
                rawContent: text, underlyingError: error, debugDescription: error.description)
        }
        if let violation = parameters.violation(of: value) {
            throw LanguageModelSession.RequestError(
                .invalidArguments, toolName: name, path: violation.path,
                expected: violation.expected)
        }
        return GeneratedContent(jsonValue: value)
    }
}

extension Tool {
    /// Fails if the arguments cannot be read as the tool's type.
    fileprivate func checkArguments(_ content: GeneratedContent) throws {
        _ = try Arguments(content)
    }

    /// What a call gives, as parts of a transcript's entry.
    @concurrent fileprivate func segments(
        calledWith content: GeneratedContent
    ) async throws -> [Transcript.Segment] {
        let output = try await call(arguments: Arguments(content))
        return [Transcript.Segment](output.promptRepresentation.components)
    }
}
