import Apus
import OrderedJSON
import Synchronization

/// `POST /v1/completions`: a text continued as it is, without a chat template.
struct CompletionsRoute: Endpoint {
    func answer(_ call: ServerCall) async throws {
        let request = try CompletionsRequest(call.json(), call.limits)
        let served = try call.localModel(named: request.model)
        guard let model = served.loaded else { return }
        call.note(user: request.user)
        let tokens = try request.prompt.tokens(for: model)
        let work = Work(
            request: request, model: model, tokens: tokens,
            completion: TextCompletion(model: served.name), call: call)
        try await call.work { try await work.run() }
    }

    /// A request that has the model.
    private struct Work {
        let request: CompletionsRequest
        let model: LoadedModel
        /// The prompt.
        let tokens: [Int]
        let completion: TextCompletion
        let call: ServerCall

        func run() async throws {
            var choices: [JSONValue] = []
            var usage = TokenUsage()
            for index in 0..<request.count {
                let result = try await generate(index)
                try Task.checkCancellation()
                usage =
                    usage
                    + TokenUsage(
                        prompt: result.promptTokens, cached: result.cachedTokens,
                        completion: result.completionTokens)
                choices.append(choice(index, result))
            }
            call.note(usage)
            guard request.isStreamed else {
                call.exchange.respond(completion.json(choices, usage))
                return
            }
            let stream = EventStream(call.exchange)
            if request.includesUsage { stream.send(completion.json([], usage)) }
            stream.sendDone()
            stream.finish()
        }

        /// Generates one of the answers, and sends its chunks if they are wanted.
        private func generate(_ index: Int) async throws -> GenerationResult {
            let options = request.options(index)
            guard request.isStreamed else {
                return try await model.generate(tokens, options: options)
            }
            let stream = EventStream(call.exchange)
            let probabilities = Mutex(CompletionProbabilities(TokenTexts(model)))
            let result = try await model.generate(tokens, options: options, marks: []) { piece in
                let json: JSONValue =
                    piece.probabilities.isEmpty
                    ? .null : probabilities.withLock { $0.json(piece.probabilities) }
                stream.send(completion.chunk(index, piece.text, probabilities: json))
            }
            stream.send(completion.chunk(index, "", Self.reason(of: result)))
            return result
        }

        private func choice(_ index: Int, _ result: GenerationResult) -> JSONValue {
            var probabilities: JSONValue = .null
            if request.reportsProbabilities {
                var writer = CompletionProbabilities(TokenTexts(model))
                probabilities = writer.json(result.tokenProbabilities)
            }
            return TextCompletion.choice(
                index, request.echoes ? request.prompt.text + result.text : result.text,
                Self.reason(of: result), probabilities: probabilities)
        }

        private static func reason(of result: GenerationResult) -> Answer.FinishReason {
            switch result.finishReason {
            case .maximumTokens, .contextFull: .length
            default: .stop
            }
        }
    }
}
