import OrderedJSON

/// `GET /v1/models`: the model by all its names.
struct ModelsRoute: Route {
    func answer(_ call: ServerCall) async throws {
        let model = call.configuration.model
        let entries = ([model.name] + model.aliases).map { name -> JSONValue in
            [
                "id": .string(name), "object": "model", "created": 0, "owned_by": "apus",
                "context_length": .optional(model.loaded?.contextLength),
            ]
        }
        call.exchange.respond(["object": "list", "data": .array(entries)])
    }
}
