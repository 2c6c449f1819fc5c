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
            @Sendable func send(_ part: AnswerPart) {
                events().send(
                    completion.chunk(
                        index, delta: ChatCompletion.delta(part),
                        probabilities: part.probabilities))
            }
            let answer = try await model.turns.answer(request.answer, index: index) { send($0) }
            if !answer.lastProbabilities.isEmpty {
                send(AnswerPart(content: .text(""), probabilities: answer.lastProbabilities))
            }
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
}
