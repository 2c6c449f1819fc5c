/// What of a conversation with tools a chat template writes.
struct ToolTemplateAbilities: Sendable, Hashable {
    /// The variable that a template takes tools from.
    enum ToolsVariable: Sendable, Hashable {
        /// `tools`, each in its envelope.
        case tools
        /// `xml_tools`, the functions alone (SmolLM3).
        case xmlTools
    }

    /// The variable by which it tells of tools in the model's dialect; nil if it does not.
    var toolsVariable: ToolsVariable?
    /// Whether it writes the calls of an assistant's message.
    var writesCalls = false
    /// Whether it writes several calls of one message.
    var writesSeveralCalls = false
    /// Whether it writes messages of the role `tool` so that models know them.
    var writesOutputs = false
    /// Whether it accepts and writes a system message.
    var writesSystem = false
}
