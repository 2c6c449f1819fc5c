import Testing

struct MetricsRouteTests {
    /// The samples of a text in Prometheus's format 0.0.4, by name and labels.
    private static func samples(_ text: String) -> [String: Double] {
        var samples: [String: Double] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            guard let space = line.lastIndex(of: " ") else { continue }
            samples[String(line[..<space])] = Double(line[line.index(after: space)...])
        }
        return samples
    }

    @Test func countsRequestsTokensAndDurations() async throws {
        try await TestServer.scripted([[.text("a"), .usage(input: 5, output: 2)]]) { server in
            let question = #"{"messages": [{"role": "user", "content": "x"}]}"#
            #expect(try await server.post("/v1/chat/completions", question).status == 200)
            #expect(try await server.post("/v1/chat/completions", "{}").status == 400)
            #expect(try await server.get("/no/such/place").status == 404)
            let answer = try await server.get("/metrics")
            #expect(answer.field("content-type") == "text/plain; version=0.0.4; charset=utf-8")
            let samples = Self.samples(answer.body)
            let path = "path=\"/v1/chat/completions\""
            #expect(samples["apus_requests_total{\(path),status=\"200\"}"] == 1)
            #expect(samples["apus_requests_total{\(path),status=\"400\"}"] == 1)
            #expect(samples["apus_requests_total{path=\"other\",status=\"404\"}"] == 1)
            #expect(samples["apus_tokens_total{kind=\"prompt\"}"] == 5)
            #expect(samples["apus_tokens_total{kind=\"completion\"}"] == 2)
            #expect(samples["apus_requests_running"] == 0)
            #expect(samples["apus_requests_waiting"] == 0)
            #expect(samples["apus_answer_seconds_count"] == 1)
            #expect(samples["apus_answer_seconds_bucket{le=\"+Inf\"}"] == 1)
        }
    }

    @Test func saysOfEachFamilyWhatItIs() async throws {
        try await TestServer.scripted([]) { server in
            let lines = try await server.get("/metrics").body.split(separator: "\n")
            let families = lines.filter { $0.hasPrefix("# TYPE ") }.compactMap {
                $0.split(separator: " ").dropFirst(2).first
            }
            #expect(families.count == 5 && Set(families).count == 5)
            for line in lines where !line.hasPrefix("#") {
                #expect(families.contains { line.hasPrefix($0) })
            }
        }
    }
}
