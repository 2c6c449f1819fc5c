import Apus
import LanguageModelAPI
import OrderedJSON

/// A request to `POST /v1/chat/completions`.
struct ChatCompletionsRequest: Sendable {
    let model: String?
    let answer: AnswerRequest
    let isStreamed: Bool
    /// Whether a stream ends with the usage.
    let includesUsage: Bool
    /// Whether the probabilities of tokens are wanted.
    let reportsProbabilities: Bool
    /// The user on whose behalf the client asks, for the log.
    let user: String?

    /// Reads a request.
    ///
    /// - Throws: ``ServerError`` that names the member at fault.
    init(_ json: JSONValue, _ limits: ServerLimits) throws(ServerError) {
        var members = try RequestMembers(json)
        model = try members.string("model")
        user = try members.string("user")
        guard let messages = try members.array("messages", atMost: limits.messages) else {
            throw ServerError(.missingParameter, parameter: "messages")
        }
        var request = AnswerRequest(entries: try MessageMembers(messages, at: "messages").entries)
        let sampling = try SamplingMembers(from: &members, limits)
        let format = try FormatMembers(members.members("response_format"), isNested: true)
        request.options = sampling.options(
            maximumTokens: try Self.maximumTokens(&members), isGuided: format.schema != nil)
        sampling.fill(&request.extra)
        format.fill(&request.extra)
        try ToolMembers(from: &members, limits, isNested: true).fill(&request)
        request.count = try members.integer("n", in: 1...limits.answers) ?? 1
        isStreamed = try members.bool("stream") ?? false
        reportsProbabilities = try members.bool("logprobs") ?? false
        let alternatives = try members.integer("top_logprobs", in: 0...limits.alternatives)
        if reportsProbabilities {
            request.extra.reportedAlternatives = alternatives ?? 0
            request.extra.streamsProbabilities = isStreamed
        } else if alternatives != nil {
            throw ServerError(
                .invalidValue, parameter: "top_logprobs", expected: "`logprobs` to be true")
        }
        includesUsage = try Self.includesUsage(&members, isStreamed: isStreamed)
        try Self.refuseUnsupported(&members)
        try members.refuseOthers()
        answer = request
    }

    private static func maximumTokens(
        _ members: inout RequestMembers
    ) throws(ServerError) -> Int? {
        let old = try members.integer("max_tokens", in: 1...Int.max)
        let new = try members.integer("max_completion_tokens", in: 1...Int.max)
        if let old, let new, old != new {
            throw ServerError(
                .invalidValue, parameter: "max_tokens",
                expected: "the same as `max_completion_tokens`", found: "\(old)")
        }
        return new ?? old
    }

    static func includesUsage(
        _ members: inout RequestMembers, isStreamed: Bool
    ) throws(ServerError) -> Bool {
        guard var options = try members.members("stream_options") else { return false }
        guard isStreamed else {
            throw ServerError(
                .invalidValue, parameter: "stream_options", expected: "`stream` to be true")
        }
        let includesUsage = try options.bool("include_usage") ?? false
        try options.refuse("include_obfuscation") { $0.boolValue == false }
        try options.refuseOthers()
        return includesUsage
    }

    /// What OpenAI's API has besides, with the values that ask for what happens anyway.
    private static func refuseUnsupported(_ members: inout RequestMembers) throws(ServerError) {
        func isFalse(_ value: JSONValue) -> Bool { value.boolValue == false }
        func isEmpty(_ value: JSONValue) -> Bool { value.objectValue?.isEmpty == true }
        try members.refuse("store", unless: isFalse)
        try members.refuse("metadata", unless: isEmpty)
        try members.refuse("service_tier") { ["auto", "default"].contains($0.stringValue) }
        try members.refuse("modalities") { $0 == ["text"] }
        for name in [
            "audio", "function_call", "functions", "prediction", "prompt_cache_key",
            "reasoning_effort", "safety_identifier", "verbosity", "web_search_options",
        ] {
            try members.refuse(name)
        }
    }
}
