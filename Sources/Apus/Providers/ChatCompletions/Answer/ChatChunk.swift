/// What a chunk of a streamed completion adds, or what a whole one has.
///
/// Members that are not known have no effect. OpenAI's API reference describes the others ("The chat
/// completion chunk object"); `reasoning_content` is what llama-server, vLLM and DeepSeek call the
/// reasoning, and `reasoning` is vLLM's later name.
struct ChatChunk {
    /// A part of a call.
    struct CallFragment {
        let node: AnswerNode
        var index: Int?
        var id: String?
        var name: String?
        var arguments: String?
    }

    /// The tokens so far.
    struct Usage {
        var input: Int
        var cached: Int
        var output: Int
        var reasoning: Int
    }

    let node: AnswerNode
    private(set) var model: String?
    private(set) var reasoning: String?
    private(set) var content: String?
    private(set) var refusal: String?
    private(set) var calls: [CallFragment] = []
    private(set) var finishReason: String?
    private(set) var usage: Usage?

    /// Reads a chunk or a whole completion.
    ///
    /// - Throws: `invalidAnswer`.
    init(_ node: AnswerNode, isWhole: Bool) throws(ApusError) {
        self.node = node
        model = try node["model"]?.string()
        if let usage = try node["usage"]?.object() { self.usage = try Self.usage(usage) }
        let choices = try node["choices"]?.objects() ?? []
        guard let choice = choices.first else {
            guard !isWhole else { throw node.unexpected("a choice") }
            return
        }
        guard choices.count == 1, try choice["index"]?.count() ?? 0 == 0 else {
            throw node.unexpected("one choice", found: "another one")
        }
        finishReason = try choice["finish_reason"]?.string()
        guard let delta = try choice[isWhole ? "message" : "delta"]?.object() else {
            guard !isWhole else { throw choice.unexpected("a message") }
            return
        }
        reasoning = try (delta["reasoning_content"] ?? delta["reasoning"])?.string()
        content = try delta["content"]?.string()
        refusal = try delta["refusal"]?.string()
        for (position, call) in try (delta["tool_calls"]?.objects() ?? []).enumerated() {
            var fragment = try Self.call(call)
            // Whole completions do not number their calls.
            if isWhole { fragment.index = position }
            calls.append(fragment)
        }
    }

    private static func call(_ call: AnswerNode) throws(ApusError) -> CallFragment {
        let function = try call["function"]?.object()
        return CallFragment(
            node: call, index: try call["index"]?.count(), id: try call["id"]?.string(),
            name: try function?["name"]?.string(), arguments: try function?["arguments"]?.string())
    }

    private static func usage(_ usage: AnswerNode) throws(ApusError) -> Usage {
        Usage(
            input: try usage["prompt_tokens"]?.count() ?? 0,
            cached: try usage["prompt_tokens_details"]?.object()["cached_tokens"]?.count() ?? 0,
            output: try usage["completion_tokens"]?.count() ?? 0,
            reasoning: try usage["completion_tokens_details"]?.object()["reasoning_tokens"]?
                .count() ?? 0)
    }
}
