import Apus
import LanguageModelAPI
import OrderedJSON

/// The tools of a request, and which of them may or must be called.
struct ToolMembers {
    /// A tool as the client describes it.
    struct Tool {
        let name: String
        let description: String
        let parameters: JSONValue

        var definition: Transcript.ToolDefinition {
            Transcript.ToolDefinition(
                name: name, description: description, parameters: Self.placeholder)
        }

        /// The model is given the client's own schema, in place of this.
        private static let placeholder = GenerationSchema(
            type: GeneratedContent.self, properties: [])
    }

    private(set) var all: [Tool] = []
    /// Those that may be called.
    private(set) var enabled: [Tool] = []
    private(set) var mode = GenerationOptions.ToolCallingMode.allowed
    private(set) var allowsSeveralCalls = true

    /// Reads `tools`, `tool_choice` and `parallel_tool_calls`.
    ///
    /// - Parameters:
    ///   - members: The request's members.
    ///   - limits: How many tools there may be.
    ///   - isNested: Whether a function is described in a member `function`, as for chat completions,
    ///     and not in the tool itself, as for responses.
    /// - Throws: ``ServerError`` that names the member at fault.
    init(
        from members: inout RequestMembers, _ limits: ServerLimits, isNested: Bool
    ) throws(ServerError) {
        let path = members.path(of: "tools")
        for (index, value) in (try members.array("tools", atMost: limits.tools) ?? []).enumerated()
        {
            let tool = try Self.tool(value, at: "\(path)[\(index)]", isNested: isNested)
            if all.contains(where: { $0.name.utf8.elementsEqual(tool.name.utf8) }) {
                throw ServerError(
                    .invalidValue, parameter: "\(path)[\(index)]",
                    expected: "a name that no other tool has")
            }
            all.append(tool)
        }
        enabled = all
        try readChoice(members.value("tool_choice"), at: "tool_choice", isNested: isNested)
        allowsSeveralCalls = try members.bool("parallel_tool_calls") ?? true
    }

    private static func tool(
        _ value: JSONValue, at path: String, isNested: Bool
    ) throws(ServerError) -> Tool {
        var tool = try RequestMembers(value, at: path)
        guard try tool.requiredString("type") == "function" else {
            throw ServerError(
                .unsupportedParameter, parameter: tool.path(of: "type"), expected: "`function`")
        }
        var function = tool
        if isNested {
            guard let nested = try tool.members("function") else {
                throw ServerError(.missingParameter, parameter: tool.path(of: "function"))
            }
            function = nested
            try tool.refuseOthers()
        }
        let name = try function.requiredString("name")
        guard (1...64).contains(name.utf8.count), name.utf8.allSatisfy(isNameByte) else {
            throw ServerError(
                .invalidValue, parameter: function.path(of: "name"),
                expected: "at most 64 letters, digits, `_`, `-` and `.`")
        }
        let parameters = function.value("parameters")
        if let parameters, parameters.objectValue == nil {
            throw .wrongType(
                function.path(of: "parameters"), expected: "a JSON Schema", found: parameters)
        }
        // Arguments are held to their schema in any case.
        _ = try function.bool("strict")
        let description = try function.string("description") ?? ""
        try function.refuseOthers()
        return Tool(
            name: name, description: description,
            parameters: parameters ?? ["type": "object", "properties": [:]])
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2D, 0x2E: true
        default: false
        }
    }

    private mutating func readChoice(
        _ value: JSONValue?, at path: String, isNested: Bool
    ) throws(ServerError) {
        guard let value else { return }
        switch value.stringValue {
        case "auto": return
        case "none":
            mode = .disallowed
            enabled = []
            return
        case "required": mode = .required
        case .some:
            throw ServerError(
                .invalidValue, parameter: path,
                expected: "`auto`, `none`, `required` or a function")
        case nil:
            var choice = try RequestMembers(value, at: path)
            guard try choice.requiredString("type") == "function" else {
                throw ServerError(
                    .unsupportedParameter, parameter: "\(path).type", expected: "`function`")
            }
            var function = choice
            if isNested {
                guard let nested = try choice.members("function") else {
                    throw ServerError(.missingParameter, parameter: "\(path).function")
                }
                function = nested
                try choice.refuseOthers()
            }
            let name = try function.requiredString("name")
            try function.refuseOthers()
            enabled = all.filter { $0.name.utf8.elementsEqual(name.utf8) }
            mode = .required
        }
        guard !enabled.isEmpty else {
            throw ServerError(.invalidValue, parameter: path, expected: "a tool of `tools`")
        }
    }

    /// Puts the tools into a request for an answer.
    func fill(_ request: inout AnswerRequest) {
        guard !all.isEmpty else { return }
        request.tools = enabled.map(\.definition)
        request.options.toolCallingMode = mode
        // The model has to know which texts would be calls, even where none may be made.
        request.entries.insert(
            .instructions(
                Transcript.Instructions(segments: [], toolDefinitions: all.map(\.definition))),
            at: 0)
        for tool in all { request.extra.toolSchemas[tool.name] = tool.parameters.jsonText() }
        if !allowsSeveralCalls { request.extra.maximumCalls = 1 }
    }
}
