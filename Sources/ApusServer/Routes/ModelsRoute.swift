import OrderedJSON

/// `GET /v1/models`: the model by all its names.
struct ModelsRoute: Endpoint {
    func answer(_ call: ServerCall) async throws {
        let entries = call.configuration.model.map(Self.entries) ?? []
        call.exchange.respond(["object": "list", "data": .array(entries)])
    }

    private static func entries(_ model: ServedModel) -> [JSONValue] {
        ([model.name] + model.aliases).map { name in
            [
                "id": .string(name), "object": "model", "created": 0, "owned_by": "apus",
                "context_length": .optional(model.loaded?.contextLength),
            ]
        }
    }
}
