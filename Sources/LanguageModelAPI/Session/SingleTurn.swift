/// Turns of a model without a session, for programs whose clients carry out the calls of tools.
///
/// A session begins with a prompt and calls its tools itself. The clients of a server do neither: they
/// send a whole transcript, which may end with the output of a tool, and take calls as the answer.
package final class SingleTurn: Sendable {
    package typealias Event = LanguageModelExecutorGenerationChannel.Event

    private let model: any LanguageModel
    private let executors = ExecutorStore()

    /// Prepares to ask a model; its executor stays alive as long as this.
    package init(model: any LanguageModel) { self.model = model }

    /// Generates one turn.
    ///
    /// - Parameters:
    ///   - request: The transcript, the tools, the schema and the options.
    ///   - onEvent: Called with each part of the turn as it comes; what it throws stops the turn.
    /// - Throws: ``LanguageModelError`` if the model lacks what the request needs, or what the model's
    ///   executor throws.
    package func run(
        _ request: LanguageModelExecutorGenerationRequest,
        onEvent: @Sendable (Event) async throws -> Void
    ) async throws {
        try request.check(against: model.capabilities)
        let channel = LanguageModelExecutorGenerationChannel()
        try await withThrowingTaskGroup(of: Void.self) { [model, executors] group in
            group.addTask {
                do {
                    try await model.respond(
                        to: request, streamingInto: channel, executors: executors)
                    channel.finish()
                } catch {
                    channel.finish(throwing: error)
                }
            }
            for try await event in channel { try await onEvent(event) }
            try await group.waitForAll()
        }
        try Task.checkCancellation()
    }
}
