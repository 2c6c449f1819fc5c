import Testing

@testable import ApusServer

struct AccessTests {
    @Test(arguments: [
        ("127.0.0.1", 200), ("localhost", 200), ("LOCALHOST:99", 200), ("[::1]:80", 200),
        ("evil.example", 403), ("127.0.0.1.evil.example", 403), ("", 403),
        ("evil.example:80", 403), ("localhost@evil", 403),
    ])
    func takesOnlyNamesOfThisMachine(host: String, status: Int) async throws {
        try await TestServer.scripted([]) {
            let answer = try await $0.get("/health", fields: ["Host: \(host)"])
            #expect(answer.status == status)
        }
    }

    @Test func wantsAKey() async throws {
        try await TestServer.scripted([], { $0.apiKeys = ["one", "two"] }) { server in
            let without = try await server.get("/v1/models")
            #expect(without.status == 401)
            #expect(without.error == "invalid_api_key")
            #expect(without.field("www-authenticate") == "Bearer")
            for (key, status) in [("two", 200), ("one", 200), ("three", 401), ("", 401)] {
                let answer = try await server.get(
                    "/v1/models", fields: ["Authorization: Bearer \(key)"])
                #expect(answer.status == status)
            }
            #expect(try await server.get("/health").status == 200)
        }
    }

    @Test func refusesPagesOfOtherOrigins() async throws {
        try await TestServer.scripted([], { $0.allowedOrigins = ["https://good.example"] }) {
            server in
            let own = "Origin: http://127.0.0.1:\(server.port)"
            #expect(try await server.get("/v1/models", fields: [own]).status == 200)
            for origin in ["https://evil.example", "null", "http://127.0.0.1:1"] {
                let answer = try await server.get("/v1/models", fields: ["Origin: \(origin)"])
                #expect(answer.status == 403)
                #expect(answer.error == "origin_not_allowed")
            }
            let good = ["Origin: https://good.example"]
            let answer = try await server.get("/v1/models", fields: good)
            #expect(answer.field("access-control-allow-origin") == "https://good.example")
            let preflight = try await server.send(
                method: "OPTIONS", "/v1/models", fields: good)
            #expect(preflight.status == 204)
        }
    }

    @Test func takesJSONOnly() async throws {
        try await TestServer.scripted([]) {
            let answer = try await $0.send(
                method: "POST", "/v1/chat/completions", body: Array("{}".utf8),
                fields: ["Content-Type: text/plain"])
            #expect(answer.status == 415)
        }
    }

    @Test func isNotOpenToOthersWithoutAKey() {
        let error = #expect(throws: ServerError.self) {
            try TestServer.scriptedConfiguration(host: "0.0.0.0") {
                _ = try Server($0)
            }
        }
        #expect(
            error?.description
                == "the address can be reached from other machines; set an API key, or allow "
                + "unauthenticated clients explicitly")
        #expect(throws: Never.self) {
            try TestServer.scriptedConfiguration(host: "0.0.0.0") {
                $0.apiKeys = ["k"]
                _ = try Server($0)
            }
        }
    }

    @Test(arguments: [("GET", "/nothing", 404), ("DELETE", "/v1/models", 405), ("GET", "/?x", 404)])
    func refusesAddressesThatAreNone(method: String, path: String, status: Int) async throws {
        try await TestServer.scripted([]) {
            let answer = try await $0.send(method: method, path)
            #expect(answer.status == status)
        }
    }
}
