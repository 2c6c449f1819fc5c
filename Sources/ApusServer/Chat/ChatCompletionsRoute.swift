import OrderedJSON

/// `POST /v1/chat/completions`.
struct ChatCompletionsRoute: Endpoint {
    func answer(_ call: ServerCall) async throws {
        let json = try call.json()
        let request = try ChatCompletionsRequest(json, call.limits)
        let model = try call.model(named: request.model)
        call.note(user: request.user)
        if let relay = model.relay {
            try await UpstreamCall(relay: relay, model: model.name).answer(json, call)
            return
        }
        let completion = ChatCompletion(model: model.name, tokens: model.tokens)
        try await call.work { [answer = request.answer] in
            if request.isStreamed {
                try await stream(request, model, completion, call)
                return
            }
            var answers: [Answer] = []
            for index in 0..<answer.count {
                answers.append(try await model.turns.answer(answer, index: index))
            }
            call.note(answers.map(\.usage).joined)
            call.exchange.respond(
                completion.json(answers, reportsProbabilities: request.reportsProbabilities))
        }
    }

    private func stream(
        _ request: ChatCompletionsRequest, _ model: ServedModel, _ completion: ChatCompletion,
        _ call: ServerCall
    ) async throws {
        var usage = TokenUsage()
        for index in 0..<request.answer.count {
            let beginning = Once()
            // The head waits for the first token: until then, an error has a status of its own.
            @Sendable func events() -> EventStream {
                let stream = EventStream(call.exchange)
                if beginning.isFirst() {
                    stream.send(
                        completion.chunk(index, delta: ["role": "assistant", "content": ""]))
                }
                return stream
            }
            let answer = try await model.turns.answer(request.answer, index: index) { part in
                // Probabilities are known at the end, and sent with their tokens.
                guard !request.reportsProbabilities else { return }
                events().send(completion.chunk(index, delta: ChatCompletion.delta(part)))
            }
            if request.reportsProbabilities { send(answer, index, completion, to: events()) }
            events().send(
                completion.chunk(index, delta: [:], finishReason: answer.finishReason))
            usage = usage + answer.usage
        }
        call.note(usage)
        let stream = EventStream(call.exchange)
        if request.includesUsage { stream.send(completion.chunk(usage)) }
        stream.sendDone()
        call.exchange.finish()
    }

    /// Sends an answer that is complete, with the probabilities of its tokens.
    private func send(
        _ answer: Answer, _ index: Int, _ completion: ChatCompletion, to stream: EventStream
    ) {
        if !answer.text.isEmpty {
            stream.send(
                completion.chunk(
                    index, delta: ["content": .string(answer.text)],
                    probabilities: completion.probabilities(of: answer)))
        }
        for (position, call) in answer.calls.enumerated() {
            let parts: [AnswerPart] = [
                .callBegan(index: position, id: call.id, name: call.name),
                .arguments(index: position, call.arguments),
            ]
            for part in parts {
                stream.send(completion.chunk(index, delta: ChatCompletion.delta(part)))
            }
        }
    }
}
