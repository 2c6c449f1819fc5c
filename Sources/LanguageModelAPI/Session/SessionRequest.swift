import Foundation

/// What a session is asked.
struct SessionRequest: Sendable {
    /// What tells the request from others, in all its turns.
    let id = UUID()
    /// The entry of the prompt, with the options and the form of the response.
    let prompt: Transcript.Prompt

    /// The schema of the response; nil for text.
    var schema: GenerationSchema? { prompt.responseFormat?.schema }

    init(
        _ prompt: Prompt, schema: GenerationSchema? = nil, options: GenerationOptions,
        contextOptions: ContextOptions, metadata: [String: any ConvertibleToGeneratedContent] = [:]
    ) {
        self.prompt = Transcript.Prompt(
            metadata: metadata, segments: [Transcript.Segment](prompt.components), options: options,
            responseFormat: schema.map { Transcript.ResponseFormat(schema: $0) },
            contextOptions: contextOptions)
    }
}
