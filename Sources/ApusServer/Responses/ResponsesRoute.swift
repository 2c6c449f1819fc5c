import OrderedJSON

/// `POST /v1/responses`.
struct ResponsesRoute: Endpoint {
    func answer(_ call: ServerCall) async throws {
        let request = try ResponsesRequest(call.json(), call.limits)
        let model = try call.model(named: request.model)
        guard model.relay == nil else { throw ServerError.needsLocalModel }
        call.note(user: request.user)
        let response = ResponseObject(model: model.name, echo: request.echo)
        guard request.isStreamed else {
            try await call.work {
                let answer = try await model.turns.answer(request.answer)
                call.note(answer.usage)
                call.exchange.respond(
                    response.json(
                        status: ResponseObject.status(of: answer), output: Self.output(answer),
                        usage: answer.usage))
            }
            return
        }
        let stream = ResponseStream(call.exchange, response)
        do {
            try await call.work {
                let answer = try await model.turns.answer(request.answer) { stream.send($0) }
                call.note(answer.usage)
                stream.finish(answer)
            }
        } catch  where call.exchange.hasBegun {
            stream.fail(ServerError(error))
        }
    }

    private static func output(_ answer: Answer) -> [JSONValue] {
        var output: [JSONValue] = []
        if answer.calls.isEmpty || !answer.text.isEmpty {
            output.append(
                ResponseObject.message(
                    id: ResponseObject.newID("msg"), text: answer.text, status: "completed"))
        }
        for call in answer.calls {
            output.append(
                ResponseObject.call(call, id: ResponseObject.newID("fc"), status: "completed"))
        }
        return output
    }
}
