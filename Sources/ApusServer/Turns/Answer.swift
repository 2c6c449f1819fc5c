import OrderedJSON

/// A model's answer to a request.
struct Answer: Sendable {
    /// Why an answer ended, in the words of OpenAI's API.
    enum FinishReason: String, Sendable {
        case stop, length
        case toolCalls = "tool_calls"
    }

    /// A call that the client should carry out.
    struct Call: Sendable {
        let id: String
        let name: String
        var arguments = ""
    }

    /// A token and the likeliest ones at its place, with the logarithms of their probabilities.
    struct TokenProbability: Sendable {
        let token: Int
        let logarithm: Double?
        let alternatives: [(token: Int, logarithm: Double)]

        /// What is so improbable that it was not computed has this value in OpenAI's API.
        static let unknownLogarithm = -9999.0
    }

    var text = ""
    var calls: [Call] = []
    var finishReason = FinishReason.stop
    var usage = TokenUsage()
    var probabilities: [TokenProbability] = []
    /// Those of the last tokens, if they came with no part of the answer.
    var lastProbabilities: [TokenProbability] = []
    /// Where values of the answer stand in the prompt, as the engine reports it.
    var citations: [JSONValue] = []
    var prefillSeconds = 0.0
    var decodeSeconds = 0.0
}

/// The tokens that answers took.
struct TokenUsage: Sendable {
    var prompt = 0
    var cached = 0
    var completion = 0

    static func + (left: TokenUsage, right: TokenUsage) -> TokenUsage {
        TokenUsage(
            prompt: left.prompt + right.prompt, cached: left.cached + right.cached,
            completion: left.completion + right.completion)
    }
}

/// A part of an answer, as it comes.
struct AnswerPart: Sendable {
    enum Content: Sendable {
        case text(String)
        /// A call begins, with its place among the answer's calls.
        case callBegan(index: Int, id: String, name: String)
        case arguments(index: Int, String)
    }

    let content: Content
    /// The probabilities of the tokens since the part before, if they are sent with them.
    var probabilities: [Answer.TokenProbability] = []
}
