import OrderedJSON

/// `POST /tokenize`: the tokens of a text, without one for its beginning and without a chat template.
struct TokenizeRoute: Endpoint {
    func answer(_ call: ServerCall) async throws {
        var members = try RequestMembers(call.json())
        let name = try members.string("model")
        let text = try members.requiredString("content")
        let withPieces = try members.bool("with_pieces") ?? false
        try members.refuseOthers()
        guard let tokens = try call.localModel(named: name).tokens else { return }
        let ids = tokens.tokenizer.encode(text)
        call.exchange.respond([
            "count": .number(JSONNumber(ids.count)),
            "tokens": .array(
                ids.map { id in
                    guard withPieces else { return .number(JSONNumber(id)) }
                    return [
                        "id": .number(JSONNumber(id)), "piece": .string(tokens.text(of: id)),
                    ]
                }),
        ])
    }
}

/// `POST /detokenize`: the text of tokens.
struct DetokenizeRoute: Endpoint {
    func answer(_ call: ServerCall) async throws {
        var members = try RequestMembers(call.json())
        let name = try members.string("model")
        guard let values = try members.array("tokens", atMost: call.limits.bodyBytes) else {
            throw ServerError(.missingParameter, parameter: "tokens")
        }
        try members.refuseOthers()
        guard let tokens = try call.localModel(named: name).tokens else { return }
        let size = tokens.tokenizer.vocabularySize
        var bytes: [UInt8] = []
        for (index, value) in values.enumerated() {
            guard let id = value.intValue, (0..<size).contains(id) else {
                throw ServerError.wrongType(
                    "tokens[\(index)]", expected: "a token from 0 to \(size - 1)", found: value)
            }
            bytes += tokens.bytes(of: id)
        }
        call.exchange.respond(["content": .string(String(decoding: bytes, as: UTF8.self))])
    }
}
