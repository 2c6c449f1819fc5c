import Foundation

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// A model behind a Chat Completions server, such as vLLM or llama-server, with streamed answers.
///
/// ```swift
/// let model = ChatCompletionsLanguageModel(
///     name: "qwen3-8b", url: URL(string: "http://localhost:8080")!,
///     additionalHeaders: ["Authorization": "Bearer \(key)"])
/// let session = LanguageModelSession(model: model)
/// for try await snapshot in session.streamResponse(to: "Why is the sky blue?") {
///     print(snapshot.content)
/// }
/// ```
///
/// **Options.** All are sent, none is dropped; a server that does not know one should refuse the
/// request, and its refusal is thrown.
///
/// | of the request | in the body |
/// |---|---|
/// | `samplingMode` `.greedy` | `temperature` 0, whatever `temperature` says |
/// | `.random(top:seed:)` | `top_k` (not part of OpenAI's API; vLLM and llama-server have it), `seed` |
/// | `.random(probabilityThreshold:seed:)` | `top_p`, `seed` |
/// | `temperature`, `maximumResponseTokens` | `temperature`, `max_tokens` |
/// | `toolCallingMode` | `tool_choice`: `auto`, `required` or `none` |
/// | `reasoningLevel` | `reasoning_effort`: `low`, `medium`, `high`, or the custom text |
/// | the schema | `response_format` of the type `json_schema`, strict |
/// | `includeSchemaInPrompt` | the schema as text below the prompt |
///
/// A seed is sent with all its digits; llama-server uses the lower 32 bits. The request's metadata
/// and the signatures of reasoning have no place in the API and stay here.
///
/// **Responses.** The metadata of a response has `finishReason`, which is `length` where the limit of
/// tokens cut it off, and `model`, the name that the server gave. Sessions check what comes against
/// the schema, so a server that ignores `response_format` leads to an error, not to wrong content.
///
/// **Errors.** ``LanguageModelError`` for what it has cases for, else ``ApusError``. The server's own
/// words, which may repeat parts of the prompt, are in no error's text: they are in `metadata`
/// under `serverMessage`, or in ``ApusError/underlying`` as ``ServerMessage``.
public struct ChatCompletionsLanguageModel: LanguageModel {
    /// The name by which the server knows the model.
    public var name: String

    /// The address of the server.
    ///
    /// `/chat/completions` is added to the path unless it ends so, and `/v1` before that unless
    /// the path has a component such as `v1`.
    public var url: URL

    /// Whether the server holds responses to a schema, by `response_format`.
    public var supportsGuidedGeneration: Bool

    /// How long to wait for the server, and how much to take from it.
    public var limits: Limits

    private var headers: RequestHeaders

    /// Fields that are added to the head of each request; the place for API keys.
    public var additionalHeaders: [String: String] {
        get { headers.fields }
        set { headers = RequestHeaders(fields: newValue) }
    }

    /// Creates a model; the server is not asked before the first request.
    ///
    /// - Parameters:
    ///   - name: The name by which the server knows the model.
    ///   - url: The address of the server, with or without `/v1/chat/completions`.
    ///   - additionalHeaders: Fields that are added to the head of each request.
    ///   - supportsGuidedGeneration: Whether the server holds responses to a schema.
    ///   - limits: How long to wait for the server, and how much to take from it.
    public init(
        name: String, url: URL, additionalHeaders: [String: String] = [:],
        supportsGuidedGeneration: Bool = true, limits: Limits = Limits()
    ) {
        self.name = name
        self.url = url
        self.supportsGuidedGeneration = supportsGuidedGeneration
        self.limits = limits
        headers = RequestHeaders(fields: additionalHeaders)
    }

    /// Everything, but for guided generation where the server has none.
    ///
    /// Whether the server's model can really see, think or call tools shows when it is asked.
    public var capabilities: LanguageModelCapabilities {
        let always: [LanguageModelCapabilities.Capability] = [.vision, .toolCalling, .reasoning]
        return LanguageModelCapabilities(
            supportsGuidedGeneration ? always + [.guidedGeneration] : always)
    }

    /// What the executor is made of: the server's address, the headers and the limits.
    public var executorConfiguration: Executor.Configuration {
        Executor.Configuration(url: url, headers: headers, limits: limits)
    }
}
