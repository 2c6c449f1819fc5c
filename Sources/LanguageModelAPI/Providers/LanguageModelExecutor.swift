/// What generates responses, for one model or for several that are configured alike.
public protocol LanguageModelExecutor: Sendable {
    /// What an executor is made of, and by which it is found again.
    associatedtype Configuration: Hashable, Sendable
    /// The models the executor works for.
    associatedtype Model: LanguageModel

    /// Makes an executor.
    ///
    /// Sessions make it when they first need it and keep it as long as they live. Should it throw,
    /// the request fails, and the next one tries again.
    ///
    /// - Parameter configuration: What the executor is made of.
    /// - Throws: Anything; it is passed on to the request.
    init(configuration: Self.Configuration) throws

    /// Prepares for a request that may come; does nothing unless said otherwise.
    ///
    /// - Parameters:
    ///   - model: The model that will be asked.
    ///   - transcript: What the request will begin with.
    func prewarm(model: Self.Model, transcript: Transcript)

    /// Generates one turn: a response, or calls of tools.
    ///
    /// The session carries out the calls and asks again with the longer transcript. An executor
    /// should stop soon after its task is cancelled, and return or throw `CancellationError`.
    ///
    /// - Parameters:
    ///   - request: The transcript so far, the tools, the schema and the options.
    ///   - model: The model that is asked.
    ///   - channel: Where to send the parts of the turn as they come.
    /// - Throws: Anything; it is passed on to the request, preferably as ``LanguageModelError``.
    nonisolated(nonsending) func respond(
        to request: LanguageModelExecutorGenerationRequest, model: Self.Model,
        streamingInto channel: LanguageModelExecutorGenerationChannel) async throws
}

extension LanguageModelExecutor {
    /// Does nothing.
    ///
    /// - Parameters:
    ///   - model: The model that will be asked.
    ///   - transcript: What the request will begin with.
    public func prewarm(model: Self.Model, transcript: Transcript) {}
}
