import OrderedJSON

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// Turns a transcript into messages.
///
/// What the model wrote between two prompts or outputs of tools, its reasoning, text and calls, is
/// one message, as it was when the model wrote it.
struct ChatMessages {
    /// What the model wrote, while there may be more.
    private struct Turn {
        var reasoning: [String] = []
        var texts: [String] = []
        var calls: [JSONValue] = []
    }

    private var messages: [JSONValue] = []
    private var turn: Turn?

    /// The messages of a request.
    ///
    /// - Throws: `LanguageModelError.unsupportedTranscriptContent` for images where servers take
    ///   none, and images that only this machine can read.
    static func of(
        _ request: LanguageModelExecutorGenerationRequest
    ) throws -> [JSONValue] {
        var messages = ChatMessages()
        let last = request.transcript.lastIndex { entry in
            if case .prompt = entry { true } else { false }
        }
        for (position, entry) in request.transcript.enumerated() {
            let schema: GenerationSchema? =
                if position == last, request.contextOptions.includeSchemaInPrompt == true {
                    request.schema
                } else {
                    nil
                }
            try messages.append(entry, schema: schema)
        }
        messages.endTurn()
        return messages.messages
    }

    private mutating func append(_ entry: Transcript.Entry, schema: GenerationSchema?) throws {
        switch entry {
        case .instructions(let instructions):
            endTurn()
            let text = try ChatContent.text(of: instructions.segments, in: entry)
            // Instructions may be there for their tools alone.
            if !text.isEmpty { add("system", [("content", .string(text))]) }
        case .prompt(let prompt):
            endTurn()
            let shown = schema ?? prompt.shownSchema
            let content = try ChatContent.json(
                of: prompt.segments, in: entry, schema: shown.map(ServerSchema.json))
            add("user", [("content", content)])
        case .toolOutput(let output):
            endTurn()
            let text = try ChatContent.text(of: output.segments, in: entry)
            add("tool", [("tool_call_id", .string(output.id)), ("content", .string(text))])
        case .reasoning(let reasoning):
            if turn.map({ !$0.texts.isEmpty || !$0.calls.isEmpty }) == true { endTurn() }
            let text = try ChatContent.text(of: reasoning.segments, in: entry)
            turn = turn ?? Turn()
            turn?.reasoning.append(text)
        case .response(let response):
            if turn.map({ !$0.calls.isEmpty }) == true { endTurn() }
            let text = try ChatContent.text(of: response.segments, in: entry)
            turn = turn ?? Turn()
            turn?.texts.append(text)
        case .toolCalls(let calls):
            turn = turn ?? Turn()
            turn?.calls += calls.map(Self.call)
        #if canImport(Darwin)
            @unknown default: throw ChatContent.unsupported(entry, "an entry of an unknown kind")
        #endif
        }
    }

    private static func call(_ call: Transcript.ToolCall) -> JSONValue {
        [
            "id": .string(call.id), "type": "function",
            "function": [
                "name": .string(call.toolName), "arguments": .string(call.arguments.jsonString),
            ],
        ]
    }

    private mutating func add(_ role: String, _ members: [(String, JSONValue)]) {
        messages.append(.object(JSONObject([("role", .string(role))] + members)))
    }

    private mutating func endTurn() {
        guard let turn else { return }
        self.turn = nil
        let text = turn.texts.joined(separator: "\n")
        var members: [(String, JSONValue)] = [
            ("content", text.isEmpty && !turn.calls.isEmpty ? .null : .string(text))
        ]
        let reasoning = turn.reasoning.joined(separator: "\n")
        if !reasoning.isEmpty { members.append(("reasoning_content", .string(reasoning))) }
        if !turn.calls.isEmpty { members.append(("tool_calls", .array(turn.calls))) }
        add("assistant", members)
    }
}

extension Transcript.Prompt {
    /// The schema that the model was shown with the prompt, which later turns show again.
    fileprivate var shownSchema: GenerationSchema? {
        guard contextOptions.includeSchemaInPrompt == true, let responseFormat else { return nil }
        switch responseFormat.kind {
        case .schema(let schema): return schema
        #if canImport(Darwin)
            @unknown default: return nil
        #endif
        }
    }
}
