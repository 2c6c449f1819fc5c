#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// A model that plays given turns and records what it is asked, for the tests of apps.
///
/// ```swift
/// let model = ScriptedLanguageModel([
///     [.toolCall(id: "1", name: "weather", arguments: #"{"city": "#, #""Oslo"}"#)],
///     [.text("It is ", "raining."), .usage(input: 40, output: 3)],
/// ])
/// let session = LanguageModelSession(model: model, tools: [WeatherTool()])
/// let response = try await session.respond(to: "Do I need an umbrella?")
/// // response.content is "It is raining."; model.requests has two elements.
/// ```
///
/// Each turn of a session takes the next turn of the script; a session asks once more after it has
/// carried out the tools that a turn called. The model plays what it is given, right or wrong: that
/// a response follows the schema, or that a tool exists, is for the session to find out.
///
/// A model and its copies share the script, its place in it and the record.
public struct ScriptedLanguageModel: LanguageModel {
    /// What the model is asked in one turn.
    public typealias Request = LanguageModelExecutorGenerationRequest

    /// What the model can do; sessions refuse requests for anything else.
    public var capabilities: LanguageModelCapabilities
    private let script: Script

    /// Everything that a model can be capable of.
    public static let allCapabilities: [LanguageModelCapabilities.Capability] = [
        .guidedGeneration, .reasoning, .toolCalling, .vision,
    ]

    /// Creates a model that plays turns in order.
    ///
    /// A request after the last turn fails with ``ApusError`` of the code
    /// ``ApusError/Code/scriptEnded``.
    ///
    /// - Parameters:
    ///   - turns: What the model plays.
    ///   - capabilities: What the model can do.
    public init(
        _ turns: [Turn],
        capabilities: [LanguageModelCapabilities.Capability] = Self.allCapabilities
    ) {
        self.init(capabilities: capabilities, script: Script(turns))
    }

    /// Creates a model that decides on each request what to play.
    ///
    /// - Parameters:
    ///   - capabilities: What the model can do.
    ///   - answer: Makes the turn that answers a request; what it throws ends the request.
    public init(
        capabilities: [LanguageModelCapabilities.Capability] = Self.allCapabilities,
        answering answer: @escaping @Sendable (Request) async throws -> Turn
    ) {
        self.init(capabilities: capabilities, script: Script(answer))
    }

    private init(capabilities: [LanguageModelCapabilities.Capability], script: Script) {
        self.capabilities = LanguageModelCapabilities(capabilities)
        self.script = script
    }

    /// What was asked so far, one request a turn.
    public var requests: [Request] { script.requests }

    /// The transcripts the model was told to prepare for.
    public var prewarmedTranscripts: [Transcript] { script.prewarmedTranscripts }

    /// What the executor is made of: the script.
    public var executorConfiguration: Executor.Configuration {
        Executor.Configuration(script: script)
    }
}
