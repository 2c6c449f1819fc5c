import LanguageModelAPI
import OrderedJSON

/// Reads the messages of a chat into the entries of a transcript.
struct MessageMembers {
    private(set) var entries: [Transcript.Entry] = []
    /// The calls of the messages so far, for the names of their tools.
    private var calls: [(id: String, name: String)] = []

    private enum Role: String, CaseIterable {
        case system, developer, user, assistant, tool
    }

    /// Reads the messages.
    ///
    /// - Throws: ``ServerError`` that names the member at fault.
    init(_ values: [JSONValue], at path: String) throws(ServerError) {
        guard !values.isEmpty else {
            throw ServerError(
                .invalidValue, parameter: path, expected: "at least one message", found: "none")
        }
        for (index, value) in values.enumerated() {
            var message = try RequestMembers(value, at: "\(path)[\(index)]")
            try read(&message)
            try message.refuseOthers()
        }
        switch entries.last {
        case .prompt?, .toolOutput?: break
        default:
            throw ServerError(
                .invalidValue, parameter: "\(path)[\(values.count - 1)].role",
                expected: "`user` or `tool` in the last message")
        }
    }

    private mutating func read(_ message: inout RequestMembers) throws(ServerError) {
        guard let role = try message.choice("role", Role.self) else {
            throw ServerError(.missingParameter, parameter: message.path(of: "role"))
        }
        switch role {
        case .system, .developer:
            entries.append(
                .instructions(
                    Transcript.Instructions(
                        segments: [try Self.requiredText(&message)], toolDefinitions: [])))
            try message.refuse("name")
        case .user:
            entries.append(
                .prompt(Transcript.Prompt(segments: [try Self.requiredText(&message)])))
            try message.refuse("name")
        case .assistant: try readAnswer(&message)
        case .tool: try readOutput(&message)
        }
    }

    private mutating func readAnswer(_ message: inout RequestMembers) throws(ServerError) {
        let text = try Self.text(&message)
        let values = try message.array("tool_calls", atMost: 1024) ?? []
        // Clients send answers back as they got them, with members that say nothing.
        for name in ["refusal", "audio", "function_call", "reasoning_content", "reasoning"] {
            try message.refuse(name)
        }
        try message.refuse("annotations") { $0.arrayValue?.isEmpty == true }
        try message.refuse("name")
        guard text != nil || !values.isEmpty else {
            throw ServerError(.missingParameter, parameter: message.path(of: "content"))
        }
        if let text, !text.isEmpty || values.isEmpty {
            entries.append(.response(Transcript.Response(segments: [Self.segment(text)])))
        }
        var calls: [Transcript.ToolCall] = []
        for (index, value) in values.enumerated() {
            calls.append(
                try call(value, at: "\(message.path(of: "tool_calls"))[\(index)]"))
        }
        if !calls.isEmpty { entries.append(.toolCalls(Transcript.ToolCalls(calls))) }
    }

    private mutating func call(
        _ value: JSONValue, at path: String
    ) throws(ServerError) -> Transcript.ToolCall {
        var members = try RequestMembers(value, at: path)
        let id = try members.requiredString("id")
        if let type = try members.string("type"), type != "function" {
            throw ServerError(
                .unsupportedParameter, parameter: members.path(of: "type"), expected: "`function`")
        }
        _ = members.value("index")
        guard var function = try members.members("function") else {
            throw ServerError(.missingParameter, parameter: members.path(of: "function"))
        }
        let name = try function.requiredString("name")
        let arguments = try function.requiredString("arguments")
        try function.refuseOthers()
        try members.refuseOthers()
        return try addCall(
            id: id, name: name, arguments: arguments, at: function.path(of: "arguments"))
    }

    private mutating func readOutput(_ message: inout RequestMembers) throws(ServerError) {
        let id = try message.requiredString("tool_call_id")
        _ = try message.string("name")
        try addOutput(
            id: id, text: try Self.requiredText(&message), at: message.path(of: "tool_call_id"))
    }

    // MARK: - Parts that responses have too

    /// Takes note of a call.
    fileprivate mutating func addCall(
        id: String, name: String, arguments: String, at path: String
    ) throws(ServerError) -> Transcript.ToolCall {
        let text = arguments.isEmpty ? "{}" : arguments
        guard let value = try? JSONValue(parsing: text), value.objectValue != nil else {
            throw ServerError(
                .invalidValue, parameter: path, expected: "the text of a JSON object")
        }
        calls.append((id, name))
        return Transcript.ToolCall(
            id: id, toolName: name, arguments: GeneratedContent(jsonValue: value))
    }

    fileprivate mutating func addOutput(
        id: String, text: Transcript.Segment, at path: String
    ) throws(ServerError) {
        guard let call = calls.last(where: { $0.id.utf8.elementsEqual(id.utf8) }) else {
            throw ServerError(
                .invalidValue, parameter: path, expected: "the id of a call before this message")
        }
        entries.append(
            .toolOutput(Transcript.ToolOutput(id: id, toolName: call.name, segments: [text])))
    }

    static func segment(_ text: String) -> Transcript.Segment {
        .text(Transcript.TextSegment(content: text))
    }

    private static func requiredText(
        _ message: inout RequestMembers
    ) throws(ServerError) -> Transcript.Segment {
        guard let text = try text(&message) else {
            throw ServerError(.missingParameter, parameter: message.path(of: "content"))
        }
        return segment(text)
    }

    /// The text of `content`: a string, or parts that are text.
    static func text(_ message: inout RequestMembers) throws(ServerError) -> String? {
        guard let value = message.value("content") else { return nil }
        if let text = value.stringValue { return text }
        let path = message.path(of: "content")
        guard let parts = value.arrayValue else {
            throw .wrongType(path, expected: "a string or an array of parts", found: value)
        }
        var texts: [String] = []
        for (index, value) in parts.enumerated() {
            var part = try RequestMembers(value, at: "\(path)[\(index)]")
            let type = try part.requiredString("type")
            guard ["text", "input_text", "output_text"].contains(type) else {
                throw ServerError(
                    .unsupportedParameter, parameter: part.path(of: "type"), expected: "`text`",
                    hint: "local models see no images; `/v1/extract` reads pictures of texts")
            }
            texts.append(try part.requiredString("text"))
            for name in ["annotations", "logprobs"] {
                try part.refuse(name) { $0.arrayValue?.isEmpty == true }
            }
            try part.refuseOthers()
        }
        return texts.joined(separator: "\n")
    }
}

extension MessageMembers {
    /// Reads the items of a response's input.
    init(items values: [JSONValue], at path: String) throws(ServerError) {
        self.init()
        for (index, value) in values.enumerated() {
            var item = try RequestMembers(value, at: "\(path)[\(index)]")
            _ = try item.string("id")
            _ = try item.string("status")
            switch try item.string("type") ?? "message" {
            case "message": try read(&item)
            case "function_call":
                let (id, name) = (
                    try item.requiredString("call_id"), try item.requiredString("name")
                )
                let call = try addCall(
                    id: id, name: name, arguments: try item.requiredString("arguments"),
                    at: item.path(of: "arguments"))
                add(call)
            case "function_call_output":
                let id = try item.requiredString("call_id")
                let output = try item.requiredString("output")
                try addOutput(id: id, text: Self.segment(output), at: item.path(of: "call_id"))
            default:
                throw ServerError(
                    .unsupportedParameter, parameter: item.path(of: "type"),
                    expected: "`message`, `function_call` or `function_call_output`")
            }
            try item.refuseOthers()
        }
    }

    private init() {}

    /// Adds a call to those that the model made at the same time.
    private mutating func add(_ call: Transcript.ToolCall) {
        if case .toolCalls(let calls)? = entries.last {
            entries[entries.count - 1] = .toolCalls(
                Transcript.ToolCalls(id: calls.id, Array(calls) + [call]))
        } else {
            entries.append(.toolCalls(Transcript.ToolCalls([call])))
        }
    }
}
