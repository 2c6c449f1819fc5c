import OrderedJSON
import Testing

@testable import ApusServer

/// Endpoints that a program adds, and servers without a model.
struct ServerRouteTests {
    private struct Failure: Error {}

    private static let echo = ServerRoute(.post, "/echo") { request in
        .json(["path": .string(request.path), "body": try request.json()])
    }

    private static func with(
        _ routes: [ServerRoute], _ change: @escaping (inout ServerConfiguration) -> Void = { _ in },
        _ body: (TestServer) async throws -> Void
    ) async throws {
        let configure = { (configuration: inout ServerConfiguration) in
            configuration.routes = routes
            change(&configuration)
        }
        try await TestServer.with(nil, configure, body)
    }

    @Test func answersARouteWithoutAModel() async throws {
        try await Self.with([Self.echo]) { server in
            let answer = try await server.post("/echo", #"{"a": [1, "é"]}"#)
            #expect(answer.status == 200)
            #expect(answer.json == ["path": "/echo", "body": ["a": [1, "é"]]])
            #expect(answer.field("Content-Type") == "application/json")
            #expect(answer.field("X-Content-Type-Options") == "nosniff")
            #expect(answer.field("Content-Security-Policy")?.contains("default-src 'none'") == true)
        }
    }

    @Test(arguments: [
        ("/v1/chat/completions", #"{"messages": [{"role": "user", "content": "a"}]}"#),
        ("/v1/completions", #"{"prompt": "a"}"#), ("/v1/responses", #"{"input": "a"}"#),
        ("/v1/extract", #"{"text": "a"}"#), ("/tokenize", #"{"content": "a"}"#),
        ("/detokenize", #"{"tokens": [1]}"#),
    ])
    func namesTheMissingModel(path: String, body: String) async throws {
        try await Self.with([]) { server in
            let answer = try await server.post(path, body)
            #expect(answer.status == 404)
            #expect(answer.error == "no_model")
        }
    }

    @Test func hasNeitherModelsNorThePageWithoutAModel() async throws {
        try await Self.with([]) { server in
            let models = try await server.get("/v1/models")
            #expect(models.json["data"] == [])
            #expect(try await server.get("/").status == 404)
            #expect(try await server.get("/health").status == 200)
        }
    }

    @Test func replacesThePage() async throws {
        let page = "<title>é</title><style>p{}</style><script>1</script><script>2</script>"
        let route = ServerRoute(.get, "/", isOpen: true) { _ in .page(page) }
        try await TestServer.scripted([], { $0.routes = [route] }) { server in
            let answer = try await server.get("/")
            #expect(answer.status == 200)
            #expect(answer.body == page)
            #expect(answer.field("Content-Type") == "text/html; charset=utf-8")
            // `printf 1 | openssl sha256 -binary | base64`, and of 2 and of the style.
            let policy = try #require(answer.field("Content-Security-Policy"))
            #expect(
                policy.contains(
                    "script-src 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=' "
                        + "'sha256-1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR+Q2jpmbuwTqzU=';"))
            #expect(policy.contains("connect-src 'self'"))
        }
    }

    @Test func checksARouteAsItsOwn() async throws {
        let open = ServerRoute(.get, "/open", isOpen: true) { _ in .json(true) }
        let keyed = { (configuration: inout ServerConfiguration) in configuration.apiKeys = ["k"] }
        try await Self.with([Self.echo, open], keyed) { server in
            let key = ["Authorization: Bearer k"]
            #expect(try await server.get("/open").status == 200)
            #expect(try await server.post("/echo", "{}").status == 401)
            #expect(try await server.post("/echo", "{}", fields: key).status == 200)
            #expect(try await server.post("/echo?a=b", "{}", fields: key).status == 404)
            #expect(try await server.post("/echo", "{", fields: key).error == "invalid_json")
            #expect(
                try await server.post("/echo", "{}", fields: key + ["Host: evil.example"]).status
                    == 403)
            #expect(
                try await server.post("/echo", "{}", fields: key + ["Origin: http://evil.example"])
                    .status == 403)
            let plain = try await server.send(
                method: "POST", "/echo", body: [0x7B, 0x7D], fields: key)
            #expect(plain.status == 415)
            let read = try await server.get("/echo", fields: key)
            #expect(read.status == 405)
            #expect(read.field("Allow") == "POST")
        }
    }

    @Test func takesTwoMethodsAtAPath() async throws {
        let read = ServerRoute(.get, "/echo") { _ in .json("read") }
        try await Self.with([Self.echo, read]) { server in
            let answer = try await server.get("/echo")
            #expect(answer.json == "read")
            #expect(try await server.post("/echo", "{}").status == 200)
            #expect(try await server.send(method: "PUT", "/echo").field("Allow") == "GET, POST")
            #expect(try await server.send(method: "HEAD", "/echo").body == "")
        }
    }

    @Test func namesErrorsOfARoute() async throws {
        let routes = [
            ServerRoute(.get, "/typed") { _ in
                throw ServerError(.invalidValue, parameter: "question", expected: "a text")
            }, ServerRoute(.get, "/untyped") { _ in throw Failure() },
            ServerRoute(.get, "/split") { _ in
                ServerResponse(
                    contentType: "text/plain", fields: [("X-Name", "a\r\nSet-Cookie: b")],
                    body: [])
            },
        ]
        try await Self.with(routes) { server in
            let typed = try await server.get("/typed")
            #expect(typed.status == 400)
            #expect(typed.parameter == "question")
            #expect(try await server.get("/untyped").error == "internal_error")
            let split = try await server.get("/split")
            #expect(split.status == 500)
            #expect(split.field("Set-Cookie") == nil)
        }
    }

    @Test func streamsEvents() async throws {
        let routes = [
            ServerRoute(.get, "/events") { _ in
                .events { stream in
                    stream.send(["a": 1], name: "first")
                    stream.send(["b": 2])
                }
            },
            ServerRoute(.get, "/early") { _ in .events { _ in throw ServerError(.queueFull) } },
            ServerRoute(.get, "/late") { _ in
                .events { stream in
                    stream.send(1)
                    throw ServerError(.timedOut)
                }
            },
        ]
        try await Self.with(routes) { server in
            let events = try await server.get("/events")
            #expect(events.field("Content-Type") == "text/event-stream")
            #expect(events.body == "event: first\ndata: {\"a\":1}\n\ndata: {\"b\":2}\n\n")
            #expect(try await server.get("/early").status == 429)
            let late = try await server.get("/late")
            #expect(late.status == 200)
            #expect(late.events.last?["error"]?["code"] == "timeout")
        }
    }

    @Test func queuesARouteThatAsksForIt() async throws {
        let (began, signal) = AsyncStream.makeStream(of: Void.self)
        let (ended, release) = AsyncStream.makeStream(of: Void.self)
        let routes = [
            ServerRoute(.get, "/slow", isQueued: true) { _ in
                signal.yield()
                for await _ in ended {}
                return .json("slow")
            }, ServerRoute(.get, "/queued", isQueued: true) { _ in .json("queued") },
            ServerRoute(.get, "/free") { _ in .json("free") },
        ]
        try await Self.with(routes, { $0.limits.waitingRequests = 0 }) { server in
            async let slow = server.get("/slow")
            for await _ in began { break }
            let refused = try await server.get("/queued")
            #expect(refused.status == 429)
            #expect(refused.field("Retry-After") != nil)
            #expect(try await server.get("/free").json == "free")
            release.finish()
            #expect(try await slow.json == "slow")
        }
    }

    @Test(arguments: ["", "a", "/a?b", "/a b", "/é", "/%61", "/a\n"])
    func refusesPaths(path: String) {
        let configuration = Self.configuration([ServerRoute(.get, path) { _ in .json(1) }])
        #expect(throws: ServerError.self) { try Server(configuration) }
    }

    @Test func refusesTwoRoutesOfAKind() {
        #expect(throws: ServerError.self) {
            try Server(Self.configuration([Self.echo, Self.echo]))
        }
    }

    private static func configuration(_ routes: [ServerRoute]) -> ServerConfiguration {
        var configuration = ServerConfiguration()
        configuration.address = .tcp(host: "127.0.0.1", port: 0)
        configuration.routes = routes
        return configuration
    }
}
