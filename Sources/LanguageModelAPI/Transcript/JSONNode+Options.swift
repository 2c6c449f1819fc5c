import OrderedJSON

extension JSONNode {
    /// The options of a request.
    var generationOptions: GenerationOptions {
        get throws(DecodingError) {
            var options = GenerationOptions(
                samplingMode: try samplingMode,
                temperature: try optionalMember("temperature")?.double,
                maximumResponseTokens: try optionalMember("maximumResponseTokens")?.integer)
            if let node = try optionalMember("toolCallingMode") {
                switch try node.string {
                case "allowed": options.toolCallingMode = .allowed
                case "required": options.toolCallingMode = .required
                case "disallowed": options.toolCallingMode = .disallowed
                default: throw node.corrupted("`allowed`, `required` or `disallowed`")
                }
            }
            return options
        }
    }

    private var samplingMode: GenerationOptions.SamplingMode? {
        get throws(DecodingError) {
            var seed: UInt64?
            if let node = try optionalMember("randomSeed") {
                seed = node.value.numberValue.flatMap { UInt64($0.rawText) }
                if seed == nil { throw node.mismatch("a whole number that is not negative") }
            }
            if let node = try optionalMember("greedy"), try node.bool { return .greedy }
            if let k = try optionalMember("topK")?.integer { return .random(top: k, seed: seed) }
            if let threshold = try optionalMember("probabilityThreshold")?.double {
                return .random(probabilityThreshold: threshold, seed: seed)
            }
            return nil
        }
    }

    /// What the model was shown beside a prompt.
    var contextOptions: ContextOptions {
        get throws(DecodingError) {
            var options = ContextOptions(
                includeSchemaInPrompt: try optionalMember("includeSchemaInPrompt")?.bool)
            if let node = try optionalMember("reasoningLevel") {
                switch node.value.stringValue {
                case "light": options.reasoningLevel = .light
                case "moderate": options.reasoningLevel = .moderate
                case "deep": options.reasoningLevel = .deep
                case let name?: options.reasoningLevel = .custom(name)
                case nil: options.reasoningLevel = .custom(try node.member("custom").string)
                }
            }
            return options
        }
    }
}
