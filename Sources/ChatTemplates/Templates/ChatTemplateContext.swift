import Foundation
import OrderedJSON

/// What a template is rendered with.
public struct ChatTemplateContext: Sendable {
    /// The moment that `strftime_now` writes.
    public struct Clock: Sendable, Hashable {
        /// The moment; nil for that of the rendering.
        public var now: Date?
        /// The time zone in which it is written.
        public var timeZone: TimeZone

        /// Creates a clock.
        ///
        /// - Parameters:
        ///   - now: The moment; nil for that of the rendering.
        ///   - timeZone: The time zone in which it is written.
        public init(now: Date? = nil, timeZone: TimeZone = .current) {
            self.now = now
            self.timeZone = timeZone
        }
    }

    /// The conversation, each message an object as templates expect it.
    public var messages: [JSONValue]
    /// The definitions of tools, or nil for none.
    public var tools: [JSONValue]?
    /// Whether the prompt ends with the start of the model's turn.
    public var addGenerationPrompt: Bool
    /// Further variables, such as `bos_token`, `enable_thinking` or `documents`.
    ///
    /// The text of variables whose names end in `_token` counts as the template's own; all other
    /// text counts as content.
    public var variables: JSONObject
    /// The clock behind `strftime_now`.
    public var clock: Clock

    /// Creates a context from messages as JSON.
    ///
    /// - Parameters:
    ///   - messages: The conversation, each message an object.
    ///   - tools: The definitions of tools, or nil for none.
    ///   - addGenerationPrompt: Whether the prompt ends with the start of the model's turn.
    ///   - variables: Further variables.
    ///   - clock: The clock behind `strftime_now`.
    public init(
        messages: [JSONValue], tools: [JSONValue]? = nil, addGenerationPrompt: Bool = true,
        variables: JSONObject = JSONObject(), clock: Clock = Clock()
    ) {
        self.messages = messages
        self.tools = tools
        self.addGenerationPrompt = addGenerationPrompt
        self.variables = variables
        self.clock = clock
    }

    /// Creates a context from messages.
    ///
    /// - Parameters:
    ///   - messages: The conversation.
    ///   - tools: The definitions of tools, or nil for none.
    ///   - addGenerationPrompt: Whether the prompt ends with the start of the model's turn.
    ///   - variables: Further variables.
    ///   - clock: The clock behind `strftime_now`.
    public init(
        messages: [ChatMessage], tools: [JSONValue]? = nil, addGenerationPrompt: Bool = true,
        variables: JSONObject = JSONObject(), clock: Clock = Clock()
    ) {
        self.init(
            messages: messages.map(\.json), tools: tools, addGenerationPrompt: addGenerationPrompt,
            variables: variables, clock: clock)
    }
}
