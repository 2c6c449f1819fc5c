import Apus
import OrderedJSON

/// A request to `POST /v1/completions`.
struct CompletionsRequest: Sendable {
    /// What is continued.
    enum Prompt: Sendable {
        case text(String)
        case tokens([Int])

        /// The text; of tokens, which are not echoed, nothing.
        var text: String { if case .text(let text) = self { text } else { "" } }

        /// The tokens, with one for the beginning if the model wants it.
        func tokens(for model: LoadedModel) throws(ServerError) -> [Int] {
            switch self {
            case .text(let text): return model.rawPrompt(text)
            case .tokens(let tokens):
                for (index, token) in tokens.enumerated()
                where !(0..<model.vocabularySize).contains(token) {
                    throw ServerError(
                        .invalidValue, parameter: "prompt[\(index)]",
                        expected: "a token from 0 to \(model.vocabularySize - 1)",
                        found: "\(token)")
                }
                return tokens
            }
        }
    }

    /// The limit of tokens where a request has none, as in OpenAI's API.
    private static let usualMaximum = 16

    let model: String?
    let user: String?
    let prompt: Prompt
    let count: Int
    let isStreamed: Bool
    let includesUsage: Bool
    let echoes: Bool
    /// Whether the probabilities of tokens are wanted.
    let reportsProbabilities: Bool
    private let decoding: DecodingOptions

    /// Reads a request.
    ///
    /// - Throws: ``ServerError`` that names the member at fault.
    init(_ json: JSONValue, _ limits: ServerLimits) throws(ServerError) {
        var members = try RequestMembers(json)
        model = try members.string("model")
        user = try members.string("user")
        prompt = try Self.prompt(&members, limits)
        let sampling = try SamplingMembers(from: &members, limits)
        let maximum = try members.integer("max_tokens", in: 1...Int.max) ?? Self.usualMaximum
        var extra = LocalGenerationOptions()
        sampling.fill(&extra)
        extra.reportedAlternatives = try members.integer("logprobs", in: 0...limits.alternatives)
        reportsProbabilities = extra.reportedAlternatives != nil
        decoding = DecodingOptions(
            sampling.options(maximumTokens: maximum, isGuided: false), extra, isGuided: false)
        count = try members.integer("n", in: 1...limits.answers) ?? 1
        isStreamed = try members.bool("stream") ?? false
        includesUsage = try ChatCompletionsRequest.includesUsage(&members, isStreamed: isStreamed)
        echoes = try members.bool("echo") ?? false
        let count = count
        try members.refuse("best_of") { $0.intValue == count }
        try members.refuse("suffix")
        if echoes, isStreamed || reportsProbabilities || prompt.text.isEmpty {
            throw ServerError(
                .unsupportedParameter, parameter: "echo",
                expected: "a text, without `stream` and `logprobs`")
        }
        try members.refuseOthers()
    }

    /// How one of the answers is generated; answers with a seed differ in it.
    func options(_ index: Int) -> DecodingOptions {
        var options = decoding
        options.sampling.seed = options.sampling.seed.map { $0 &+ UInt64(index) }
        return options
    }

    private static func prompt(
        _ members: inout RequestMembers, _ limits: ServerLimits
    ) throws(ServerError) -> Prompt {
        guard let value = members.value("prompt") else {
            throw ServerError(.missingParameter, parameter: "prompt")
        }
        if let text = value.stringValue, !text.isEmpty { return .text(text) }
        let elements = value.arrayValue ?? []
        if elements.count == 1, let text = elements[0].stringValue, !text.isEmpty {
            return .text(text)
        }
        let tokens = elements.compactMap(\.intValue)
        guard !elements.isEmpty, tokens.count == elements.count else {
            throw .wrongType(
                "prompt", expected: "a text that is not empty, or tokens", found: value)
        }
        return .tokens(tokens)
    }
}
