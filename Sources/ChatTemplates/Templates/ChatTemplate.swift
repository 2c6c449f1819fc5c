/// A chat template: the Jinja source in a model's file that turns a conversation into a prompt.
///
/// The language is what the transformers library offers to chat templates (Jinja 3.1, immutable
/// sandbox, `trim_blocks`, `lstrip_blocks`, loop controls, `tojson`, `raise_exception`,
/// `strftime_now`, `generation` blocks), without loading other templates.
///
/// ```swift
/// let template = try ChatTemplate("{% for m in messages %}<|{{ m.role }}|>{{ m.content }}{% endfor %}")
/// let prompt = try template.render(
///     ChatTemplateContext(messages: [ChatMessage(role: "user", content: "Hi")]))
/// prompt.text  // "<|user|>Hi"
/// ```
public struct ChatTemplate: Sendable {
    private let source: [UInt8]
    private let parsed: Parser.Result
    private let limits: ChatTemplateLimits

    /// Parses a template.
    ///
    /// - Parameters:
    ///   - source: The template's source.
    ///   - limits: What the template may use.
    /// - Throws: ``ChatTemplateError`` with line and column if the source does not follow the
    ///   grammar, certainly needs something that is not supported, or exceeds the limits.
    /// - Complexity: Linear in the length of the source.
    public init(
        _ source: String, limits: ChatTemplateLimits = .default
    ) throws(ChatTemplateError) {
        guard source.utf8.count <= limits.sourceBytes else {
            throw .limit("sourceBytes", limits.sourceBytes)
        }
        let normalized = Lexer.normalized(source)
        self.source = normalized
        self.limits = limits
        parsed = try DeepStack.run(limits) { () throws(ChatTemplateError) in
            try Parser.parse(normalized, limits: limits)
        }
    }

    /// Whether the template mentions a variable of this name.
    ///
    /// A template that does not mention `tools` leaves them out of the prompt, and one that does
    /// not mention `enable_thinking` ignores it.
    ///
    /// - Parameter name: The variable's name.
    /// - Returns: False if the variable cannot have any effect.
    public func mentions(_ name: String) -> Bool {
        parsed.names.contains { $0.utf8.elementsEqual(name.utf8) }
    }

    /// Renders a conversation.
    ///
    /// - Parameter context: The conversation and everything else that the template may use.
    /// - Returns: The prompt, with the origin of each character.
    /// - Throws: ``ChatTemplateError`` with line and column if the template rejects the
    ///   conversation, fails, needs something that is not supported, or exceeds the limits.
    public func render(_ context: ChatTemplateContext) throws(ChatTemplateError) -> RenderedPrompt {
        try DeepStack.run(limits) { () throws(ChatTemplateError) in
            let renderer = Renderer(
                names: parsed.names, roots: parsed.names.map(context.variable),
                clock: context.clock, limits: limits)
            do throws(ChatTemplateError) {
                return RenderedPrompt(segments: try renderer.render(parsed.body).segments)
            } catch {
                throw error.located(at: renderer.offset, in: source)
            }
        }
    }
}
