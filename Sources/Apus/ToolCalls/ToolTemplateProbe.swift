import ChatTemplates
import OrderedJSON

/// Finds out what a chat template does with tools by rendering made-up conversations.
struct ToolTemplateProbe {
    private typealias Variable = ToolTemplateAbilities.ToolsVariable

    private static let tool = "probe_tool"
    private static let output = "probe output"
    private static let system = "probe system"

    private let template: ChatTemplate
    private let variables: JSONObject

    init(_ template: ChatTemplate, variables: JSONObject) {
        self.template = template
        self.variables = variables
    }

    /// The dialect, and what the template writes of it.
    func result() -> (ToolCallDialect, ToolTemplateAbilities) {
        var abilities = ToolTemplateAbilities()
        let variable = toolsVariable()
        // Some templates fail without tools.
        abilities.writesSystem = [nil, variable].contains { variable in
            text([Self.message("system", Self.system), Self.user], variable)?
                .contains(Self.system) ?? false
        }
        let calling = text([Self.user, Self.calls(1)] + Self.outputs(1), variable) ?? ""
        let told = variable.flatMap { text([Self.user], $0) } ?? ""

        if let dialect = Self.dialect(ofCalls: calling) {
            abilities.writesCalls = true
            abilities.writesOutputs = calling.contains(Self.output)
            abilities.writesSeveralCalls =
                text([Self.user, Self.calls(2)] + Self.outputs(2), variable)?
                .contains(Self.tool + "_2") ?? false
            abilities.toolsVariable = variable
            return (dialect, abilities)
        }
        if let dialect = Self.dialect(ofInstructions: told) {
            abilities.toolsVariable = variable
            // LFM2 gets outputs as messages of their own, with nothing around them but the role's.
            abilities.writesOutputs = dialect == .pythonic && calling.contains(Self.output)
            return (dialect, abilities)
        }
        // Tools that are told of in a dialect that is not spoken here would mislead the model.
        return (dialectOfFamily(), abilities)
    }

    // MARK: - What rendered text shows

    /// The dialect in which the template wrote a call.
    ///
    /// Arguments are left out of the comparison: some templates quote strings in their own way.
    private static func dialect(ofCalls text: String) -> ToolCallDialect? {
        ToolCallDialect.all.first { dialect in
            // A bare call may be part of any dialect with marks.
            guard dialect != .bare else { return false }
            return text.contains(
                (dialect.opening ?? "") + dialect.inside.start + dialect.beginning(of: tool))
        }
    }

    /// The dialect that the template's text on tools asks for.
    private static func dialect(ofInstructions text: String) -> ToolCallDialect? {
        if text.contains("<tool_call>\n{\"name\": ") { return .tagged }
        if text.contains("List of tools: ") { return .pythonic }
        return nil
    }

    /// The dialect that models with templates of this kind know best.
    private func dialectOfFamily() -> ToolCallDialect {
        let plain = text([Self.user]) ?? ""
        if plain.contains("<|im_start|>") {
            let isSmolLM2 =
                plain.contains("named SmolLM") && !template.mentions("enable_thinking")
            return isSmolLM2 ? .taggedList : .tagged
        }
        if plain.contains("<|start_header_id|>") { return .llama }
        if plain.contains("<start_of_turn>") { return .fenced }
        return .bare
    }

    private func toolsVariable() -> Variable? {
        let candidates: [(String, Variable)] = [("tools", .tools), ("xml_tools", .xmlTools)]
        return candidates.first { name, variable in
            template.mentions(name) && text([Self.user], variable)?.contains(Self.tool) == true
        }?.1
    }

    // MARK: - Conversations

    private func text(_ messages: [ChatMessage], _ variable: Variable? = nil) -> String? {
        var context = ChatTemplateContext(messages: messages, variables: variables)
        let function: JSONValue = [
            "name": .string(Self.tool), "description": "probe",
            "parameters": [
                "type": "object",
                "properties": ["key": ["type": "string", "description": "probe"]],
                "required": ["key"],
            ],
        ]
        switch variable {
        case .tools: context.tools = [["type": "function", "function": function]]
        case .xmlTools: context.variables["xml_tools"] = [function]
        case nil: break
        }
        return try? template.render(context).text
    }

    private static func message(_ role: String, _ text: String) -> ChatMessage {
        ChatMessage(role: role, content: text)
    }

    private static var user: ChatMessage { message("user", "probe") }

    private static func calls(_ count: Int) -> ChatMessage {
        let calls = (1...count).map { number -> JSONValue in
            [
                "type": "function", "id": .string("call_\(number)"),
                "function": [
                    "name": .string(number == 1 ? tool : "\(tool)_\(number)"),
                    "arguments": ["key": "value"],
                ],
            ]
        }
        return ChatMessage(role: "assistant", content: "", toolCalls: calls)
    }

    private static func outputs(_ count: Int) -> [ChatMessage] {
        (1...count).map { number in
            ChatMessage(
                role: "tool", content: .string(output), toolCallID: "call_\(number)",
                name: number == 1 ? tool : "\(tool)_\(number)")
        }
    }
}
