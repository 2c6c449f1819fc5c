import Apus
import OrderedJSON

/// A checked request that is passed on to another server as it is, and its answer back.
struct UpstreamCall: Sendable {
    let relay: ChatCompletionsRelay
    /// The name by which the other server knows the model.
    let model: String

    func answer(_ json: JSONValue, _ call: ServerCall) async throws {
        var object = json.objectValue ?? JSONObject()
        object["model"] = .string(model)
        let body = JSONValue.object(object).jsonBytes()
        try await call.work {
            let answer = UpstreamAnswer(call)
            do {
                try await relay.send(body) { try answer.add($0) }
            } catch let error as ApusError {
                throw ServerError(.upstreamFailed, found: "\(error)", underlying: error)
            }
            try answer.finish()
        }
    }
}
