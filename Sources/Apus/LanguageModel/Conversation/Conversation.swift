import ChatTemplates
import Constraints
import Foundation
import OrderedJSON

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// A transcript as chat messages and tools, in the form that chat templates take.
struct Conversation: Sendable {
    /// A part of a prompt that takes up the context window.
    enum Part: String, Sendable, CaseIterable {
        case schema, tools, instructions, history, prompt
    }

    /// The messages, oldest first, each with the part it belongs to.
    private(set) var messages: [(part: Part, message: ChatMessage)] = []
    /// What the schema of the response adds to the last prompt.
    private var schemaText: String?
    /// The tools that the model is told of.
    private(set) var tools: [ToolDescription] = []
    /// The calls that were made since the last prompt.
    private(set) var madeCalls: [ParsedToolCall] = []
    /// The texts that verbatim values are copied from: named ones of the last prompt, or all of it.
    private(set) var sources: [VerbatimSource] = []
    /// Whether the template decides about reasoning; otherwise it is asked for an answer without.
    private(set) var allowsReasoning = false
    /// Whether the last message has the text of a response, even an empty one.
    private var endsInResponse = false

    /// Reads what a request asks.
    ///
    /// - Throws: ``LanguageModelError``.
    init(
        _ request: LanguageModelExecutorGenerationRequest, _ extra: LocalGenerationOptions,
        tools: [ToolDescription]
    ) throws {
        #if canImport(Darwin)
            let told = tools
        #else
            let told = tools.filter { tool in
                !request.untoldTools.contains { $0.utf8.elementsEqual(tool.name.utf8) }
            }
        #endif
        try self.init(
            entries: Array(request.transcript), schema: request.schema,
            contextOptions: request.contextOptions, tools: told)
        sources += extra.sources.map { VerbatimSource(name: $0.name, text: $0.text) }
        allowsReasoning = extra.allowsReasoning
        if extra.showsSchema, let schema = extra.jsonSchema {
            schemaText = "\n\n" + SchemaOutline(try JSONValue(parsing: schema)).text
        }
    }

    /// Reads entries.
    ///
    /// - Throws: ``LanguageModelError`` for an entry that is more than text.
    init(
        entries: [Transcript.Entry], schema: GenerationSchema? = nil,
        contextOptions: ContextOptions? = nil, tools: [ToolDescription] = []
    ) throws {
        self.tools = tools
        let lastPrompt = entries.lastIndex { if case .prompt = $0 { true } else { false } }
        for (index, entry) in entries.enumerated() {
            try Self.checkText(entry)
            if case .toolCalls(let calls) = entry, index > lastPrompt ?? -1 {
                madeCalls += try calls.map {
                    ParsedToolCall(name: $0.toolName, arguments: try $0.arguments.json())
                }
            }
            switch entry {
            case .prompt(let prompt) where index == lastPrompt:
                let schema = schema ?? prompt.schema
                if contextOptions?.includeSchemaInPrompt ?? prompt.contextOptions
                    .includeSchemaInPrompt ?? true
                {
                    schemaText = try schema.map(Self.schemaText)
                }
                sources = prompt.sources
                add(.prompt, ChatMessage(role: "user", content: prompt.segments.joinedText))
            case .prompt(let prompt):
                var text = prompt.segments.joinedText
                if let schema = prompt.schema, prompt.contextOptions.includeSchemaInPrompt ?? true {
                    text += try Self.schemaText(schema)
                }
                add(.history, ChatMessage(role: "user", content: text))
            default: try add(entry)
            }
        }
    }

    private static func schemaText(_ schema: GenerationSchema) throws -> String {
        "\n\n" + SchemaOutline(try schema.document()).text
    }

    private mutating func add(_ part: Part, _ message: ChatMessage) {
        messages.append((part, message))
        endsInResponse = false
    }

    private mutating func add(_ entry: Transcript.Entry) throws {
        switch entry {
        case .instructions(let instructions):
            // An empty text keeps a template from putting in instructions of its own.
            guard !instructions.segments.isEmpty else { return }
            add(
                .instructions,
                ChatMessage(role: "system", content: instructions.segments.joinedText))
        case .response(let response):
            addAssistant(isNew: endsInResponse) {
                $0.content = .string(response.segments.joinedText)
            }
            endsInResponse = true
        case .reasoning(let reasoning):
            // Templates that know reasoning write it, or leave it out, as the model was trained.
            addAssistant(isNew: endsInResponse) {
                $0.extra["reasoning_content"] = .string(reasoning.segments.joinedText)
            }
        case .toolCalls(let calls):
            let calls = try calls.map { call -> JSONValue in
                [
                    "id": .string(call.id), "type": "function",
                    "function": [
                        "name": .string(call.toolName), "arguments": try call.arguments.json(),
                    ],
                ]
            }
            addAssistant { $0.toolCalls = ($0.toolCalls ?? []) + calls }
        case .toolOutput(let output):
            add(
                .history,
                ChatMessage(
                    role: "tool", content: .string(output.segments.joinedText),
                    toolCallID: output.id, name: output.toolName))
        case .prompt: break
        @unknown default: break
        }
    }

    /// Changes the assistant's message that the entry before this one began, or begins one.
    private mutating func addAssistant(
        isNew: Bool = false, _ change: (inout ChatMessage) -> Void
    ) {
        var message = ChatMessage(role: "assistant", content: "")
        if !isNew, let last = messages.last, last.message.role == "assistant",
            last.message.toolCalls == nil
        {
            message = last.message
            messages.removeLast()
        }
        change(&message)
        add(.history, message)
    }

    /// Refuses what is no text.
    private static func checkText(_ entry: Transcript.Entry) throws(LanguageModelError) {
        guard
            entry.allSegments.contains(where: { if case .attachment = $0 { true } else { false } })
        else { return }
        throw .unsupportedTranscriptContent(
            .init(
                unsupportedContent: [entry],
                debugDescription: "expected text, found an attachment; local models see no images"))
    }
}

extension Conversation {
    /// Whether leaving a part out changes the messages or the tools.
    func has(_ part: Part) -> Bool {
        switch part {
        case .schema: schemaText != nil
        case .tools: !tools.isEmpty
        case .instructions, .history, .prompt: messages.contains { $0.part == part }
        }
    }

    /// The messages as a template takes them, without some parts.
    func chat(without parts: Set<Part> = []) -> [ChatMessage] {
        messages.filter { !parts.contains($0.part) }.map { part, message in
            guard part == .prompt, let schemaText, !parts.contains(.schema) else { return message }
            var message = message
            message.content = .string((message.content?.stringValue ?? "") + schemaText)
            return message
        }
    }
}

extension Transcript {
    /// The tools that instructions list; nil without instructions.
    var listedTools: [ToolDefinition]? {
        let lists = compactMap { entry -> [ToolDefinition]? in
            if case .instructions(let instructions) = entry {
                instructions.toolDefinitions
            } else {
                nil
            }
        }
        return lists.isEmpty ? nil : lists.flatMap(\.self)
    }
}

extension Transcript.Prompt {
    /// The schema of the response.
    fileprivate var schema: GenerationSchema? {
        guard case .schema(let schema)? = responseFormat?.kind else { return nil }
        return schema
    }

    /// The texts that values can be copied from.
    fileprivate var sources: [VerbatimSource] {
        let named = segments.compactMap { segment -> VerbatimSource? in
            guard case .text(let text) = segment, let name = text.nameOfSource else { return nil }
            return VerbatimSource(name: name, text: text.content)
        }
        return named.isEmpty ? [VerbatimSource(name: "prompt", text: segments.joinedText)] : named
    }
}

extension Transcript.Entry {
    /// The segments of the entry; none for calls.
    fileprivate var allSegments: [Transcript.Segment] {
        switch self {
        case .instructions(let entry): entry.segments
        case .prompt(let entry): entry.segments
        case .response(let entry): entry.segments
        case .reasoning(let entry): entry.segments
        case .toolOutput(let entry): entry.segments
        case .toolCalls: []
        @unknown default: []
        }
    }
}

extension [Transcript.Segment] {
    /// The text of the segments, each on lines of its own.
    var joinedText: String {
        compactMap { segment in
            switch segment {
            case .text(let text): text.content
            case .structure(let structure): structure.content.jsonString
            default: nil
            }
        }.joined(separator: "\n")
    }
}
