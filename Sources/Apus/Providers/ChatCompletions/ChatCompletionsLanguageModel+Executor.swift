import Foundation

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

extension ChatCompletionsLanguageModel {
    /// Asks one server.
    public struct Executor: LanguageModelExecutor {
        /// The models it asks for.
        public typealias Model = ChatCompletionsLanguageModel

        /// Where the server is, what it is sent with each request, and the limits.
        public struct Configuration: Hashable, Sendable {
            let url: URL
            let headers: RequestHeaders
            let limits: Limits
        }

        private let endpoint: Endpoint
        private let headers: RequestHeaders
        private let limits: Limits

        /// Makes an executor.
        ///
        /// - Parameter configuration: Where the server is and what it is sent.
        /// - Throws: ``ApusError`` with the code `invalidAddress` or `invalidHeader`.
        public init(configuration: Configuration) throws {
            endpoint = try Endpoint(configuration.url)
            headers = configuration.headers
            limits = configuration.limits
            try headers.check()
        }

        /// Asks the server for one turn and passes on what it sends, piece by piece as it comes.
        ///
        /// The connection is closed at once when the task is cancelled.
        ///
        /// - Parameters:
        ///   - request: The transcript so far, the tools, the schema and the options.
        ///   - model: The model that is asked.
        ///   - channel: Where the parts of the turn are sent.
        /// - Throws: ``LanguageModelError``, ``ApusError`` or `CancellationError`.
        nonisolated(nonsending) public func respond(
            to request: LanguageModelExecutorGenerationRequest,
            model: ChatCompletionsLanguageModel,
            streamingInto channel: LanguageModelExecutorGenerationChannel
        ) async throws {
            let body = try ChatRequest(request, model: model.name).json.jsonBytes()
            let transfer = HTTPTransfer.Request(
                address: endpoint.url, fields: headers.allFields, body: body)
            var answer = ChatAnswer(
                endpoint: endpoint, limits: limits,
                refusals: ServerRefusal.Reader(
                    server: endpoint.name, headers: headers, schemaName: request.schema?.name))
            do {
                let parts = HTTPTransfer.parts(
                    of: transfer, stall: limits.silence, byteLimit: limits.answerByteCount)
                for try await part in parts {
                    for event in try answer.take(part) { await channel.send(event) }
                    if answer.isOver { break }
                }
                try Task.checkCancellation()
                for event in try answer.finish() { await channel.send(event) }
            } catch let failure as HTTPTransfer.Failure {
                throw answer.error(for: failure)
            }
        }
    }
}
