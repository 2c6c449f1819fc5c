import ApusServer
import Foundation
import Games
import OrderedJSON
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite struct GamesPageTests {
    /// A server of the page for the time of a test.
    private func withServer(_ body: (String) async throws -> Void) async throws {
        var configuration = ServerConfiguration()
        configuration.address = .tcp(host: "127.0.0.1", port: 0)
        configuration.routes = GamesPage(try GamesAssistant(), seed: 7).routes
        let server = try Server(configuration)
        try server.start()
        guard case .tcp(_, let port) = server.address else { return }
        do {
            try await body("http://127.0.0.1:\(port)")
        } catch {
            await server.stop()
            throw error
        }
        await server.stop()
    }

    private func send(_ url: String, _ body: String? = nil) async throws -> (Int, JSONValue) {
        var request = URLRequest(url: try #require(URL(string: url)))
        if let body {
            request.httpMethod = "POST"
            request.httpBody = Data(body.utf8)
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        let (data, response) = try await URLSession.shared.data(for: request)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        return (status, try JSONValue(parsing: String(decoding: data, as: UTF8.self)))
    }

    @Test func sendsAPageThatLoadsNothingFromElsewhere() async throws {
        try await withServer { address in
            let url = try #require(URL(string: address + "/"))
            let (data, response) = try await URLSession.shared.data(from: url)
            let html = String(decoding: data, as: UTF8.self)
            #expect(!html.contains("http://") && !html.contains("https://"))
            #expect(html.contains("aria-live") && html.contains("prefers-reduced-motion"))
            let policy = (response as? HTTPURLResponse)?
                .value(forHTTPHeaderField: "Content-Security-Policy")
            #expect(policy?.hasPrefix("default-src 'none'") == true)
            #expect(policy?.contains("unsafe") == false)
        }
    }

    @Test func saysWhatTheDataIs() async throws {
        try await withServer { address in
            let (status, about) = try await send(address + "/api/about")
            #expect(status == 200)
            #expect(about["games"]?.stringValue == "Paris 2024")
            #expect(about["model"] == .null)
            #expect((about["examples"]?.arrayValue ?? []).count >= 3)
        }
    }

    @Test func answersAndGoesOnWithTheConversation() async throws {
        try await withServer { address in
            let (status, first) = try await send(
                address + "/api/ask", #"{"question": "Who won men's singles in badminton?"}"#)
            #expect(status == 200)
            #expect(first["text"]?.stringValue?.contains("Viktor Axelsen") == true)
            let id = try #require(first["conversation"]?.stringValue)
            let (_, second) = try await send(
                address + "/api/ask", #"{"question": "and the women?", "conversation": "\#(id)"}"#)
            #expect(second["text"]?.stringValue?.contains("An Se-young") == true)
            #expect(second["conversation"]?.stringValue == id)
        }
    }

    @Test(arguments: ["show the medal table", "Show me the medal table", "medal table please"])
    func showsTheMedalsOfAllSports(_ question: String) async throws {
        try await withServer { address in
            let (_, answer) = try await send(
                address + "/api/ask", #"{"question": "\#(question)"}"#)
            #expect(answer["table"]?[0]?["name"]?.stringValue == "United States")
            #expect(answer["table"]?[0]?["gold"]?.intValue == 40)
        }
    }

    @Test func keepsConversationsApart() async throws {
        try await withServer { address in
            _ = try await send(
                address + "/api/ask", #"{"question": "Who won men's singles in badminton?"}"#)
            let (_, other) = try await send(
                address + "/api/ask", #"{"question": "and the women?"}"#)
            #expect(other["text"]?.stringValue?.contains("An Se-young") == false)
        }
    }

    @Test func asksAndJudgesInTheQuiz() async throws {
        try await withServer { address in
            let (_, question) = try await send(address + "/api/quiz", "{}")
            let id = try #require(question["conversation"]?.stringValue)
            #expect(question["quiz"]?["options"]?.arrayValue?.count == 4)
            #expect(question["quiz"]?["correctIndex"] == nil)
            #expect(question["verdict"] == nil)
            let (_, verdict) = try await send(
                address + "/api/quiz", #"{"answer": 2, "conversation": "\#(id)"}"#)
            let right = try #require(verdict["verdict"]?["right"]?.intValue)
            #expect(verdict["verdict"]?["isRight"]?.boolValue == (right == 2))
            #expect(verdict["score"]?["asked"]?.intValue == 1)
            #expect(verdict["score"]?["right"]?.intValue == (right == 2 ? 1 : 0))
            let (_, next) = try await send(address + "/api/quiz", #"{"conversation": "\#(id)"}"#)
            #expect(next["quiz"]?["prompt"] != question["quiz"]?["prompt"])
            #expect(next["score"]?["asked"]?.intValue == 1)
        }
    }

    @Test func keepsTheQuizWhileTheChatGoesOn() async throws {
        try await withServer { address in
            let (_, question) = try await send(address + "/api/quiz", "{}")
            let id = try #require(question["conversation"]?.stringValue)
            _ = try await send(
                address + "/api/ask",
                #"{"question": "Who won men's singles in badminton?", "conversation": "\#(id)"}"#)
            let (_, verdict) = try await send(
                address + "/api/quiz", #"{"answer": 0, "conversation": "\#(id)"}"#)
            #expect(verdict["verdict"]?["isRight"]?.boolValue != nil)
        }
    }

    @Test func countsAQuestionOfTheQuizOnce() async throws {
        try await withServer { address in
            let (_, question) = try await send(address + "/api/quiz", "{}")
            let id = try #require(question["conversation"]?.stringValue)
            let body = #"{"answer": 1, "conversation": "\#(id)"}"#
            _ = try await send(address + "/api/quiz", body)
            let (_, again) = try await send(address + "/api/quiz", body)
            #expect(again["verdict"] == nil)
            #expect(again["score"]?["asked"]?.intValue == 1)
        }
    }

    @Test(arguments: [
        ("ask", "{}", "missing_required_parameter"), ("ask", "[]", "invalid_value"),
        ("ask", #"{"question": 7}"#, "invalid_value"),
        ("ask", #"{"question": "  "}"#, "invalid_value"),
        ("ask", #"{"question": "a", "speed": 1}"#, "unknown_parameter"),
        ("ask", #"{"question": "a", "conversation": "7"}"#, "invalid_value"),
        ("ask", #"{"question": "a""#, "invalid_json"),
        ("quiz", #"{"answer": 4}"#, "invalid_value"), ("quiz", #"{"answer": -1}"#, "invalid_value"),
        ("quiz", #"{"answer": "A"}"#, "invalid_value"),
    ])
    func refusesWhatItDoesNotKnow(_ endpoint: String, _ body: String, _ code: String) async throws {
        try await withServer { address in
            let (status, answer) = try await send("\(address)/api/\(endpoint)", body)
            #expect(status == 400)
            #expect(answer["error"]?["code"]?.stringValue == code)
        }
    }

    @Test func refusesAQuestionThatIsTooLong() async throws {
        try await withServer { address in
            let question = String(repeating: "who won ", count: 200)
            let (status, _) = try await send(address + "/api/ask", #"{"question": "\#(question)"}"#)
            #expect(status == 400)
        }
    }
}
