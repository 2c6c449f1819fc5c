import OrderedJSON

/// A message of a conversation, in the form that chat templates expect.
public struct ChatMessage: Sendable, Hashable {
    /// Who speaks, such as `system`, `user`, `assistant` or `tool`.
    public var role: String
    /// The text, or an array of parts such as `{"type": "text", "text": …}`; nil if absent.
    public var content: JSONValue?
    /// The calls of tools that the message makes.
    public var toolCalls: [JSONValue]?
    /// The call that the message answers.
    public var toolCallID: String?
    /// The name of the tool or speaker.
    public var name: String?
    /// Further members, such as `reasoning_content`.
    public var extra: JSONObject

    /// Creates a message.
    ///
    /// - Parameters:
    ///   - role: Who speaks.
    ///   - content: The text or parts; nil if absent.
    ///   - toolCalls: The calls of tools that the message makes.
    ///   - toolCallID: The call that the message answers.
    ///   - name: The name of the tool or speaker.
    ///   - extra: Further members.
    public init(
        role: String, content: JSONValue?, toolCalls: [JSONValue]? = nil,
        toolCallID: String? = nil, name: String? = nil, extra: JSONObject = JSONObject()
    ) {
        self.role = role
        self.content = content
        self.toolCalls = toolCalls
        self.toolCallID = toolCallID
        self.name = name
        self.extra = extra
    }

    /// Creates a message of plain text.
    public init(role: String, content: String) {
        self.init(role: role, content: .string(content))
    }

    /// The message as an object with the members `role`, `content`, `tool_calls`,
    /// `tool_call_id` and `name`, as far as they are present, and the further ones.
    public var json: JSONValue {
        var object = JSONObject()
        object["role"] = .string(role)
        object["content"] = content
        if let toolCalls { object["tool_calls"] = .array(toolCalls) }
        if let toolCallID { object["tool_call_id"] = .string(toolCallID) }
        if let name { object["name"] = .string(name) }
        for (key, value) in extra { object[key] = value }
        return .object(object)
    }

    /// Reads a message from an object.
    ///
    /// The result is nil if the value is not an object, lacks its role, or has a known member of
    /// the wrong type.
    ///
    /// - Parameter json: An object with the string `role`.
    public init?(json: JSONValue) {
        guard case .object(var rest) = json,
            let role = rest.removeValue(forKey: "role")?.stringValue
        else { return nil }
        self.role = role
        content = rest.removeValue(forKey: "content")
        if let calls = rest.removeValue(forKey: "tool_calls") {
            guard let elements = calls.arrayValue else { return nil }
            toolCalls = elements
        }
        if let id = rest.removeValue(forKey: "tool_call_id") {
            guard let text = id.stringValue else { return nil }
            toolCallID = text
        }
        if let value = rest.removeValue(forKey: "name") {
            guard let text = value.stringValue else { return nil }
            name = text
        }
        extra = rest
    }
}
