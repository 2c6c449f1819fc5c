import OrderedJSON

/// `GET /health`: whether the server takes requests.
struct HealthRoute: Route {
    func answer(_ call: ServerCall) async throws { call.exchange.respond(["status": "ok"]) }
}
