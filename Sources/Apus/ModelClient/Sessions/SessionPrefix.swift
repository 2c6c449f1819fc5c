#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// What sessions for one purpose begin with: instructions, and examples as turns of a conversation.
///
/// Local models compute it once and keep it cached, so that each call costs its own prompt only.
public struct SessionPrefix: Sendable, Hashable {
    /// A prompt and the response that it should get.
    public struct Example: Sendable, Hashable {
        /// The prompt.
        public var prompt: String
        /// The response.
        public var response: String

        /// Creates an example.
        ///
        /// - Parameters:
        ///   - prompt: The prompt.
        ///   - response: The response.
        public init(prompt: String, response: String) {
            self.prompt = prompt
            self.response = response
        }
    }

    /// What the model is told at the start; none if empty.
    public var instructions: String
    /// The examples, in order.
    public var examples: [Example]

    /// Creates a prefix.
    ///
    /// - Parameters:
    ///   - instructions: What the model is told at the start; none if empty.
    ///   - examples: The examples, in order.
    public init(_ instructions: String, examples: [Example] = []) {
        self.instructions = instructions
        self.examples = examples
    }

    /// The prefix as the beginning of a session.
    public var transcript: Transcript {
        var entries: [Transcript.Entry] = []
        if !instructions.isEmpty {
            entries.append(
                .instructions(
                    Transcript.Instructions(
                        segments: [Self.segment(instructions)], toolDefinitions: [])))
        }
        for example in examples {
            entries.append(.prompt(Transcript.Prompt(segments: [Self.segment(example.prompt)])))
            entries.append(
                .response(
                    Transcript.Response(assetIDs: [], segments: [Self.segment(example.response)])))
        }
        return Transcript(entries: entries)
    }

    private static func segment(_ text: String) -> Transcript.Segment {
        .text(Transcript.TextSegment(content: text))
    }
}
