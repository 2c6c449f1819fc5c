import Apus
import LanguageModelAPI
import OrderedJSON

/// A request to `POST /v1/responses`.
struct ResponsesRequest: Sendable {
    let model: String?
    let user: String?
    let answer: AnswerRequest
    let isStreamed: Bool
    /// The members that a response repeats.
    let echo: JSONObject

    /// Reads a request.
    ///
    /// - Throws: ``ServerError`` that names the member at fault.
    init(_ json: JSONValue, _ limits: ServerLimits) throws(ServerError) {
        var members = try RequestMembers(json)
        model = try members.string("model")
        user = try members.string("user")
        let instructions = try members.string("instructions")
        var request = AnswerRequest(entries: try Self.entries(&members, limits))
        if let instructions {
            request.entries.insert(
                .instructions(
                    Transcript.Instructions(
                        segments: [MessageMembers.segment(instructions)], toolDefinitions: [])),
                at: 0)
        }
        let sampling = try SamplingMembers(from: &members, limits, hasStop: false)
        let format = try Self.format(&members)
        let maximum = try members.integer("max_output_tokens", in: 1...Int.max)
        request.options = sampling.options(
            maximumTokens: maximum, isGuided: format.schema != nil)
        sampling.fill(&request.extra)
        format.fill(&request.extra)
        let tools = try ToolMembers(from: &members, limits, isNested: false)
        tools.fill(&request)
        isStreamed = try members.bool("stream") ?? false
        if var options = try members.members("stream_options") {
            try options.refuse("include_obfuscation") { $0.boolValue == false }
            try options.refuseOthers()
        }
        try Self.refuseUnsupported(&members)
        try members.refuseOthers()
        answer = request
        echo = [
            "instructions": .optional(instructions), "max_output_tokens": .optional(maximum),
            "temperature": sampling.temperature.map { .decimal($0) } ?? .null,
            "top_p": sampling.topP.map { .decimal($0) } ?? .null,
            "parallel_tool_calls": .bool(tools.allowsSeveralCalls),
            "tool_choice": json["tool_choice"] ?? "auto", "tools": json["tools"] ?? [],
            "text": json["text"] ?? ["format": ["type": "text"]],
        ]
    }

    private static func entries(
        _ members: inout RequestMembers, _ limits: ServerLimits
    ) throws(ServerError) -> [Transcript.Entry] {
        guard let input = members.value("input") else {
            throw ServerError(.missingParameter, parameter: "input")
        }
        if let text = input.stringValue {
            return [.prompt(Transcript.Prompt(segments: [MessageMembers.segment(text)]))]
        }
        guard let items = try members.array("input", atMost: limits.messages) else { return [] }
        return try MessageMembers(items: items, at: "input").entries
    }

    private static func format(
        _ members: inout RequestMembers
    ) throws(ServerError) -> FormatMembers {
        guard var text = try members.members("text") else {
            return try FormatMembers(nil, isNested: false)
        }
        try text.refuse("verbosity")
        let format = try FormatMembers(text.members("format"), isNested: false)
        try text.refuseOthers()
        return format
    }

    /// What OpenAI's API has besides, with the values that ask for what happens anyway.
    private static func refuseUnsupported(_ members: inout RequestMembers) throws(ServerError) {
        func isFalse(_ value: JSONValue) -> Bool { value.boolValue == false }
        try members.refuse("store", unless: isFalse)
        try members.refuse("background", unless: isFalse)
        try members.refuse("metadata") { $0.objectValue?.isEmpty == true }
        try members.refuse("include") { $0.arrayValue?.isEmpty == true }
        try members.refuse("service_tier") { ["auto", "default"].contains($0.stringValue) }
        try members.refuse("truncation") { $0.stringValue == "disabled" }
        for name in [
            "conversation", "max_tool_calls", "previous_response_id", "prompt", "prompt_cache_key",
            "reasoning", "safety_identifier", "top_logprobs",
        ] {
            try members.refuse(name)
        }
    }
}
