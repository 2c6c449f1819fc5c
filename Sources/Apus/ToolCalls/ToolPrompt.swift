import ChatTemplates
import OrderedJSON

/// How tools, their calls and their outputs are written with one chat template.
///
/// What the template can write itself is left to it; the rest becomes text in the model's dialect.
/// Templates are tried with a made-up conversation rather than read, since what counts is what they
/// write: many mention tools and drop half of a conversation with them.
struct ToolPrompt: Sendable {
    /// How the model writes calls.
    let dialect: ToolCallDialect
    /// What the template can write.
    var abilities: ToolTemplateAbilities
    private let template: ChatTemplate

    /// Tries a template.
    ///
    /// - Parameters:
    ///   - template: The model's template.
    ///   - variables: The variables that it is always given, such as `bos_token`.
    init(_ template: ChatTemplate, variables: JSONObject = JSONObject()) {
        self.template = template
        (dialect, abilities) = ToolTemplateProbe(template, variables: variables).result()
    }

    /// Renders a conversation with tools.
    ///
    /// Assistant messages have their calls in `toolCalls`, as `{"type": "function", "function":
    /// {"name": …, "arguments": {…}}}`; messages of the role `tool` have the outputs as text. Marks of
    /// the dialect in what this type writes count as the template's text, so they become single tokens;
    /// the same marks in what users or tools wrote do not.
    ///
    /// - Parameters:
    ///   - messages: The conversation.
    ///   - tools: The tools that the model may call now; none leaves them out.
    ///   - variables: Further variables of the template.
    ///   - clock: The clock behind `strftime_now`.
    /// - Returns: The prompt, with the origin of each character.
    /// - Throws: `ChatTemplateError` if the template rejects the conversation.
    func render(
        _ messages: [ChatMessage], tools: [ToolDescription],
        variables: JSONObject = JSONObject(),
        clock: ChatTemplateContext.Clock = ChatTemplateContext.Clock()
    ) throws(ChatTemplateError) -> RenderedPrompt {
        let marks = MarkPlaceholders(dialect, notIn: messages, tools)
        var context = ChatTemplateContext(
            messages: written(messages, tools: tools, marks.dialect), variables: variables,
            clock: clock)
        if !tools.isEmpty {
            switch abilities.toolsVariable {
            case .tools: context.tools = tools.map(\.definition)
            case .xmlTools: context.variables["xml_tools"] = .array(tools.map(\.function))
            case nil: break
            }
        }
        return marks.resolved(try template.render(context))
    }

    /// The conversation in what the template can write.
    private func written(
        _ messages: [ChatMessage], tools: [ToolDescription], _ dialect: ToolCallDialect
    ) -> [ChatMessage] {
        var written: [ChatMessage] = []
        var outputs: [String] = []
        func flush(before next: String = "") {
            guard !outputs.isEmpty || !next.isEmpty else { return }
            let text = (outputs + [next].filter { !$0.isEmpty }).joined(separator: "\n")
            written.append(ChatMessage(role: "user", content: text))
            outputs = []
        }
        for message in messages {
            if message.role == "tool", !abilities.writesOutputs {
                outputs.append(output(message, dialect))
                continue
            }
            // Templates that know no outputs often insist on turns that alternate.
            if message.role == "user", !outputs.isEmpty, let text = message.content?.stringValue {
                flush(before: text)
                continue
            }
            flush()
            written += calls(of: message, dialect)
        }
        flush()
        let tellsOfTools = tools.isEmpty || abilities.toolsVariable != nil
        instruct(&written, tellsOfTools ? [] : [dialect.instructions(for: tools)])
        return written
    }

    private func output(_ message: ChatMessage, _ dialect: ToolCallDialect) -> String {
        let text = message.content?.stringValue ?? message.content?.jsonText(.spaced) ?? ""
        return dialect.output.start + text + dialect.output.end
    }

    /// An assistant's message with its calls: as text, or in as many messages as the template needs.
    private func calls(of message: ChatMessage, _ dialect: ToolCallDialect) -> [ChatMessage] {
        guard let calls = message.toolCalls, !calls.isEmpty else { return [message] }
        var message = message
        message.content = message.content ?? .string("")
        guard abilities.writesCalls else {
            let parsed = calls.compactMap { call -> ParsedToolCall? in
                guard let name = call["function"]?["name"]?.stringValue else { return nil }
                let arguments = call["function"]?["arguments"] ?? .object(JSONObject())
                return ParsedToolCall(name: name, arguments: arguments)
            }
            let text = message.content?.stringValue ?? ""
            message.content = .string(
                text + (text.isEmpty ? "" : "\n") + dialect.text(of: parsed))
            message.toolCalls = nil
            return [message]
        }
        guard calls.count > 1, !abilities.writesSeveralCalls else { return [message] }
        return calls.enumerated().map { index, call in
            var part = message
            if index > 0 { part.content = .string("") }
            part.toolCalls = [call]
            return part
        }
    }

    /// Puts instructions into the system message, or in front of what the user says first.
    private func instruct(_ messages: inout [ChatMessage], _ texts: [String]) {
        var texts = texts
        let role = abilities.writesSystem ? "system" : "user"
        if let first = messages.first, first.role == "system",
            let content = first.content?.stringValue
        {
            messages.removeFirst()
            texts.insert(content, at: 0)
        }
        guard !texts.isEmpty else { return }
        if role == "user", let index = messages.firstIndex(where: { $0.role == role }),
            let content = messages[index].content?.stringValue
        {
            messages.remove(at: index)
            messages.insert(message(role, texts + [content]), at: index)
        } else {
            messages.insert(message(role, texts), at: 0)
        }
    }

    private func message(_ role: String, _ texts: [String]) -> ChatMessage {
        ChatMessage(role: role, content: texts.filter { !$0.isEmpty }.joined(separator: "\n\n"))
    }
}
