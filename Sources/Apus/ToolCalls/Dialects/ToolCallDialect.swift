/// How a family of models writes calls of tools.
///
/// A turn is text, then blocks of calls. A block stands between two marks; a dialect without marks
/// has calls in turns of their own. Sources: the chat templates and model cards of the families.
struct ToolCallDialect: Sendable, Hashable {
    /// How one call is written.
    enum Notation: Sendable, Hashable {
        /// A JSON object with `name` and, under the given key, the arguments.
        case json(argumentsKey: String)
        /// A call with keyword arguments: `name(key="value", other=1)`.
        case python
    }

    /// What stands around text of one kind.
    struct Frame: Sendable, Hashable {
        var start: String
        var end: String
    }

    /// How one call is written.
    var notation: Notation
    /// The mark that begins a block; nil if a call has no marks and is the whole turn.
    ///
    /// No end of a mark begins it again, so that the first place where it stands is clear.
    var opening: String?
    /// The mark that ends a block.
    var closing = ""
    /// What stands inside of the marks, around the calls.
    var inside = Frame(start: "", end: "")
    /// What stands between the calls of a block; nil if a block has one call.
    var callSeparator: String?
    /// What stands between blocks; only blocks of one call have others after them.
    var blockSeparator = "\n"
    /// A mark that may stand before a call and says nothing.
    var prefix: String?
    /// What stands around the output of a tool where the template has no place for it.
    var output: Frame

    /// The marks that a model writes, which may be single tokens of its vocabulary.
    var marks: [String] { [opening, closing, prefix].compactMap(\.self).filter { !$0.isEmpty } }

    /// The marks around outputs of tools, which may be single tokens as well.
    var outputMarks: [String] {
        [output.start, output.end].map { $0.split(separator: "\n").joined() }
            .filter { !$0.isEmpty }
    }
}

extension ToolCallDialect {
    private static let responseTags = Frame(
        start: "<tool_response>\n", end: "\n</tool_response>")

    /// Qwen 2.5 and 3, Hermes, SmolLM3: each call in tags of its own.
    ///
    ///     <tool_call>
    ///     {"name": "get_weather", "arguments": {"city": "Paris"}}
    ///     </tool_call>
    static let tagged = ToolCallDialect(
        notation: .json(argumentsKey: "arguments"), opening: "<tool_call>",
        closing: "</tool_call>", inside: Frame(start: "\n", end: "\n"), output: responseTags)

    /// SmolLM2: an array of calls in tags.
    ///
    ///     <tool_call>[
    ///     {"name": "get_weather", "arguments": {"city": "Paris"}}
    ///     ]</tool_call>
    static let taggedList = ToolCallDialect(
        notation: .json(argumentsKey: "arguments"), opening: "<tool_call>",
        closing: "</tool_call>", inside: Frame(start: "[\n", end: "\n]"), callSeparator: ",\n",
        output: responseTags)

    /// LFM2 and LFM2.5: a list of calls as Python writes them.
    ///
    ///     <|tool_call_start|>[get_weather(city="Paris")]<|tool_call_end|>
    static let pythonic = ToolCallDialect(
        notation: .python, opening: "<|tool_call_start|>", closing: "<|tool_call_end|>",
        inside: Frame(start: "[", end: "]"), callSeparator: ", ",
        output: Frame(start: "<|tool_response_start|>", end: "<|tool_response_end|>"))

    /// Llama 3: the whole turn is one call.
    ///
    ///     {"name": "get_weather", "parameters": {"city": "Paris"}}
    static let llama = ToolCallDialect(
        notation: .json(argumentsKey: "parameters"), prefix: "<|python_tag|>",
        output: plainOutput)

    /// Gemma 3, which has no tool calls of its own: a block of code that the prompt teaches.
    ///
    ///     ```tool_call
    ///     {"name": "get_weather", "arguments": {"city": "Paris"}}
    ///     ```
    static let fenced = ToolCallDialect(
        notation: .json(argumentsKey: "arguments"), opening: "```tool_call", closing: "```",
        inside: Frame(start: "\n", end: "\n"),
        output: Frame(start: "```tool_output\n", end: "\n```"))

    /// Models of which nothing is known: the whole turn is one call, as the prompt teaches.
    ///
    ///     {"name": "get_weather", "arguments": {"city": "Paris"}}
    static let bare = ToolCallDialect(
        notation: .json(argumentsKey: "arguments"), output: plainOutput)

    private static let plainOutput = Frame(start: "Output of the function:\n", end: "")

    /// All dialects, those with marks first.
    static let all = [tagged, taggedList, pythonic, fenced, llama, bare]
}
