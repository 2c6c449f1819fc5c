extension LanguageModelSession {
    /// A response, with what it is made of and what it took.
    public struct Response<Content> where Content: Generable {
        /// The response.
        ///
        /// Text holds that of all turns, also of those that ended in tool calls, on separate lines.
        public let content: Content
        /// The response as the model generated it.
        public let rawContent: GeneratedContent
        /// What the request added to the transcript: from the prompt to the response.
        public let transcriptEntries: ArraySlice<Transcript.Entry>
        /// The tokens of all turns of the request.
        ///
        /// What a provider says about a turn, such as why it ended, is in the metadata.
        public let usage: Usage
    }
}

extension LanguageModelSession.Response: Sendable where Content: Sendable {}

extension LanguageModelSession.Response {
    init(_ result: SessionResult, as type: Content.Type = Content.self) throws {
        self.init(
            content: try Content(result.content), rawContent: result.content,
            transcriptEntries: result.entries, usage: result.usage)
    }
}

extension LanguageModelSession.Response<String> {
    /// A response that no request was made for.
    init(text: String) {
        let segment = Transcript.Segment.text(Transcript.TextSegment(content: text))
        self.init(
            content: text, rawContent: text.generatedContent,
            transcriptEntries: [.response(Transcript.Response(segments: [segment]))], usage: .zero)
    }
}

/// What a request came to, before it is read as a type.
struct SessionResult: Sendable {
    let content: GeneratedContent
    let entries: ArraySlice<Transcript.Entry>
    let usage: LanguageModelSession.Usage
}
