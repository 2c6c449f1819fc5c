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
            do {
                try await relay.send(body) { part in
                    switch part {
                    case .head(let status, let contentType, let retryAfter):
                        var head = HTTPHead(status: status)
                        if let contentType { head.fields.append(("Content-Type", contentType)) }
                        if let retryAfter { head.fields.append(("Retry-After", retryAfter)) }
                        // Whoever is refused there asked with this server's key, not their own.
                        guard status != 401, status != 403 else {
                            throw ServerError(.upstreamFailed, found: "status \(status)")
                        }
                        call.exchange.begin(head)
                    case .bytes(let bytes): call.exchange.write(bytes)
                    }
                }
            } catch let error as ApusError {
                throw ServerError(.upstreamFailed, found: "\(error)", underlying: error)
            }
            call.exchange.finish()
        }
    }
}
