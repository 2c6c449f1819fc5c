/// The endpoints of a server by path and method.
struct RouteTable: Sendable {
    private var routes: [String: [ServerRoute.Method: ServerRoute]] = [:]

    /// The server's own endpoints, and a program's, which replace those with the same path.
    ///
    /// - Throws: ``ServerError`` of code `invalidRoute`.
    init(_ configuration: ServerConfiguration) throws(ServerError) {
        for route in Self.own(configuration) { add(route) }
        for path in configuration.routes.map(\.path) { routes[path] = nil }
        for route in configuration.routes {
            try Self.check(route)
            guard routes[route.path]?[route.method] == nil else {
                throw ServerError(
                    .invalidRoute, subject: Self.name(of: route), found: "a second one like it")
            }
            add(route)
        }
    }

    /// The routes at a path by their methods; none if there is nothing.
    subscript(path: String) -> [ServerRoute.Method: ServerRoute] { routes[path] ?? [:] }

    private mutating func add(_ route: ServerRoute) {
        routes[route.path, default: [:]][route.method] = route
    }

    private static func own(_ configuration: ServerConfiguration) -> [ServerRoute] {
        [
            ServerRoute(.get, "/health", isOpen: true, HealthRoute()),
            ServerRoute(.get, "/metrics", MetricsRoute()),
            ServerRoute(.get, "/v1/models", ModelsRoute()),
            ServerRoute(.post, "/v1/chat/completions", ChatCompletionsRoute()),
            ServerRoute(.post, "/v1/completions", CompletionsRoute()),
            ServerRoute(.post, "/v1/responses", ResponsesRoute()),
            ServerRoute(.post, "/v1/extract", ExtractRoute()),
            ServerRoute(.post, "/v1/schemas/check", SchemaCheckRoute()),
            ServerRoute(.post, "/tokenize", TokenizeRoute()),
            ServerRoute(.post, "/detokenize", DetokenizeRoute()),
        ]
            // All that the page does needs a model.
            + (configuration.model == nil
                ? [] : [ServerRoute(.get, "/", isOpen: true, PageRoute())])
    }

    private static func check(_ route: ServerRoute) throws(ServerError) {
        let isPath =
            route.path.hasPrefix("/")
            && route.path.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x22 }
            && !route.path.contains { "?#%\\".contains($0) }
        guard isPath else {
            throw ServerError(
                .invalidRoute, subject: name(of: route),
                expected:
                    "a path of ASCII that begins with `/`, without a query and percent escapes")
        }
    }

    private static func name(of route: ServerRoute) -> String {
        "`\(route.method.rawValue) \(route.path)`"
    }
}
