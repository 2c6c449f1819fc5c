/// How a response is generated: sampling, its greatest length, and whether tools may be called.
///
/// A value of nil leaves the choice to the model's provider.
public struct GenerationOptions: Sendable, Equatable {
    /// How the next token is chosen; nil leaves it to the provider.
    public var samplingMode: SamplingMode?
    /// How much the distribution is flattened; 0 takes the likeliest token, nil is the provider's own.
    public var temperature: Double?
    /// The greatest number of tokens of a turn; nil sets no limit but the context window.
    ///
    /// A request has a turn for each round of tool calls, and one for the response. Reaching the limit
    /// is no error for text, which ends where it is. Guided output that is cut does not parse, and throws
    /// ``GeneratedContent/ParsingError``; a model on this machine ends the document in time instead, and
    /// tells so in the response's report.
    public var maximumResponseTokens: Int?
    /// Whether the model may, must or must not call tools; nil means it may.
    public var toolCallingMode: ToolCallingMode?

    /// Creates options.
    ///
    /// - Parameters:
    ///   - samplingMode: How the next token is chosen.
    ///   - temperature: How much the distribution is flattened.
    ///   - maximumResponseTokens: The greatest number of tokens of a response.
    public init(
        samplingMode: SamplingMode? = nil, temperature: Double? = nil,
        maximumResponseTokens: Int? = nil
    ) {
        self.samplingMode = samplingMode
        self.temperature = temperature
        self.maximumResponseTokens = maximumResponseTokens
    }

    /// Creates options that also say whether tools are called.
    ///
    /// - Parameters:
    ///   - samplingMode: How the next token is chosen.
    ///   - temperature: How much the distribution is flattened.
    ///   - maximumResponseTokens: The greatest number of tokens of a response.
    ///   - toolCallingMode: Whether the model may, must or must not call tools.
    public init(
        samplingMode: SamplingMode? = nil, temperature: Double? = nil,
        maximumResponseTokens: Int? = nil, toolCallingMode: ToolCallingMode?
    ) {
        self.init(
            samplingMode: samplingMode, temperature: temperature,
            maximumResponseTokens: maximumResponseTokens)
        self.toolCallingMode = toolCallingMode
    }
}

extension GenerationOptions {
    /// How the next token is chosen, under the name it had before it was renamed.
    @available(*, deprecated, renamed: "samplingMode")
    public var sampling: SamplingMode? {
        get { samplingMode }
        set { samplingMode = newValue }
    }

    /// Creates options under the names they had before the sampling mode was renamed.
    ///
    /// - Parameters:
    ///   - sampling: How the next token is chosen.
    ///   - temperature: How much the distribution is flattened.
    ///   - maximumResponseTokens: The greatest number of tokens of a response.
    @available(
        *, deprecated, renamed: "init(samplingMode:temperature:maximumResponseTokens:)"
    )
    public init(
        sampling: SamplingMode?, temperature: Double? = nil, maximumResponseTokens: Int? = nil
    ) {
        self.init(
            samplingMode: sampling, temperature: temperature,
            maximumResponseTokens: maximumResponseTokens)
    }

    /// These options with each that is nil taken from others.
    func filled(from defaults: GenerationOptions) -> GenerationOptions {
        GenerationOptions(
            samplingMode: samplingMode ?? defaults.samplingMode,
            temperature: temperature ?? defaults.temperature,
            maximumResponseTokens: maximumResponseTokens ?? defaults.maximumResponseTokens,
            toolCallingMode: toolCallingMode ?? defaults.toolCallingMode)
    }
}
