import OrderedJSON

#if canImport(Darwin)
    import FoundationModels

    private typealias Options = FoundationModels.GenerationOptions
#else
    import LanguageModelAPI

    private typealias Options = LanguageModelAPI.GenerationOptions
#endif

/// The body of a request (OpenAI's API reference, "Create chat completion").
struct ChatRequest {
    /// The whole body.
    private(set) var json: JSONValue

    /// Writes down a request.
    ///
    /// - Throws: `LanguageModelError.unsupportedTranscriptContent`, or `ApusError` with the code
    ///   `invalidOption`.
    init(_ request: LanguageModelExecutorGenerationRequest, model name: String) throws {
        var body: JSONObject = [
            "model": .string(name),
            "messages": .array(try ChatMessages.of(request)),
        ]
        if !request.enabledToolDefinitions.isEmpty {
            body["tools"] = .array(try request.enabledToolDefinitions.map(Self.tool))
            if let mode = request.generationOptions.toolCallingMode {
                body["tool_choice"] = .string(Self.toolChoice(mode))
            }
        }
        if let schema = request.schema {
            body["response_format"] = [
                "type": "json_schema",
                "json_schema": [
                    "name": .string(Self.legalName(schema.name)), "strict": true,
                    "schema": try ServerSchema.json(schema),
                ],
            ]
        }
        for (name, value) in try Self.options(request.generationOptions) { body[name] = value }
        if let level = request.contextOptions.reasoningLevel {
            body["reasoning_effort"] = .string(Self.effort(level))
        }
        body["stream"] = true
        body["stream_options"] = ["include_usage": true]
        json = .object(body)
    }

    private static func tool(_ definition: Transcript.ToolDefinition) throws -> JSONValue {
        [
            "type": "function",
            "function": [
                "name": .string(definition.name), "description": .string(definition.description),
                "parameters": try ServerSchema.json(definition.parameters),
            ],
        ]
    }

    private static func toolChoice(_ mode: Options.ToolCallingMode) -> String {
        switch mode.kind {
        case .allowed: "auto"
        case .required: "required"
        case .disallowed: "none"
        #if canImport(Darwin)
            @unknown default: "auto"
        #endif
        }
    }

    private static func effort(_ level: ContextOptions.ReasoningLevel) -> String {
        switch level {
        case .light: "low"
        case .moderate: "medium"
        case .deep: "high"
        case .custom(let name): name
        #if canImport(Darwin)
            @unknown default: "medium"
        #endif
        }
    }

    /// A schema's name in the characters, and the length, that OpenAI's API allows.
    private static func legalName(_ name: String) -> String {
        let bytes = name.utf8.prefix(64).map { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"):
                byte
            default: UInt8(ascii: "_")
            }
        }
        return bytes.isEmpty ? "response" : String(decoding: bytes, as: UTF8.self)
    }
}

extension ChatRequest {
    /// The members that say how to generate.
    private static func options(
        _ options: Options
    ) throws(ApusError) -> [(String, JSONValue)] {
        var members: [(String, JSONValue)] = []
        if let temperature = options.temperature {
            members.append(("temperature", try number(temperature, of: "temperature", from: 0)))
        }
        if let count = options.maximumResponseTokens {
            members.append(
                ("max_tokens", try natural(count, of: "maximumResponseTokens")))
        }
        guard let mode = options.samplingMode else { return members }
        switch mode.kind {
        case .greedy:
            members.removeAll { $0.0 == "temperature" }
            members.append(("temperature", 0))
        case .randomTopK(let count, let seed):
            members.append(("top_k", try natural(count, of: "samplingMode")))
            members += self.seed(seed)
        case .randomProbabilityThreshold(let threshold, let seed):
            let value = try number(threshold, of: "samplingMode", from: 0, to: 1)
            members.append(("top_p", value))
            members += self.seed(seed)
        #if canImport(Darwin)
            @unknown default: throw ApusError(.invalidOption, subject: "samplingMode")
        #endif
        }
        return members
    }

    private static func seed(_ seed: UInt64?) -> [(String, JSONValue)] {
        guard let seed, let number = JSONNumber(rawText: String(seed)) else { return [] }
        return [("seed", .number(number))]
    }

    private static func natural(_ value: Int, of option: String) throws(ApusError) -> JSONValue {
        guard value >= 1 else {
            throw ApusError(
                .invalidOption, subject: option, expected: "at least 1", found: "`\(value)`")
        }
        return .number(JSONNumber(value))
    }

    private static func number(
        _ value: Double, of option: String, from least: Double, to most: Double = .infinity
    ) throws(ApusError) -> JSONValue {
        guard value >= least, value <= most, let number = JSONNumber(value) else {
            let range = most.isFinite ? "\(least) to \(most)" : "a number from \(least)"
            throw ApusError(
                .invalidOption, subject: option, expected: range, found: "`\(value)`")
        }
        return .number(number)
    }
}
