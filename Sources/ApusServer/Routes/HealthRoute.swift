import OrderedJSON

/// `GET /health`: whether the server takes requests.
struct HealthRoute: Endpoint {
    func answer(_ call: ServerCall) async throws { call.exchange.respond(["status": "ok"]) }
}
