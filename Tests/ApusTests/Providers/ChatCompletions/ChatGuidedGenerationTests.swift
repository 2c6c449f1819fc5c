import Foundation
import LanguageModelAPI
import OrderedJSON
import Testing

@testable import Apus

@Suite struct ChatGuidedGenerationTests {
    func content(_ text: String, finish: String = "stop") async throws -> (String, JSONValue?) {
        let piece = JSONValue.string(text).jsonText().dropFirst().dropLast()
        let server = try ChatServer(
            answers: ChatServer.stream(ChatServer.text(String(piece)), ChatServer.end(finish)))
        defer { server.stop() }
        let session = LanguageModelSession(model: try server.model())
        let response = try await session.respond(
            to: "Where?", schema: try WeatherTool.place(), includeSchemaInPrompt: false)
        return (response.content.jsonString, try server.bodies().first)
    }

    @Test func asksForTheSchema() async throws {
        let (content, body) = try await content(#"{"city":"Oslo"}"#)
        #expect(content == #"{"city": "Oslo"}"#)
        #expect(
            body?["response_format"]?.jsonText()
                == #"{"type":"json_schema","json_schema":{"name":"Place","strict":true,"schema":"#
                + #"{"type":"object","title":"Place","properties":{"city":{"type":"string"},"#
                + #""days":{"type":"integer"}},"required":["city"],"additionalProperties":false}}}"#
        )
        #expect(body?["messages"]?[0]?["content"] == "Where?")
    }

    static let violations: [(name: String, text: String, finish: String)] = [
        ("prose", "Sure! Here is the JSON you asked for.", "stop"),
        ("a fence", "```json\n{\"city\":\"Oslo\"}\n```", "stop"),
        ("nothing", "", "stop"),
        ("a missing property", "{}", "stop"),
        ("a value of another type", #"{"city":5}"#, "stop"),
        ("another property", #"{"city":"Oslo","land":"Norge"}"#, "stop"),
        ("text after the value", #"{"city":"Oslo"} I hope this helps"#, "stop"),
        ("an array", #"[{"city":"Oslo"}]"#, "stop"),
        ("JSON that was cut off", #"{"city":"Os"#, "length"),
    ]

    @Test(arguments: violations.indices) func refusesWhatDoesNotFollowTheSchema(
        index: Int
    ) async throws {
        let (name, text, finish) = Self.violations[index]
        await #expect(throws: GeneratedContent.ParsingError.self, "\(name)") {
            try await content(text, finish: finish)
        }
    }

    @Test func streamsPartialContent() async throws {
        let seen = Signal()
        let server = try ChatServer { _, _, connection in
            connection.send(ChatServer.stream(ChatServer.text(#"{\"city\":\"Os"#)).utf8)
            guard seen.block() else { return }
            connection.send((ChatServer.text(#"lo\"}"#) + ChatServer.end()).utf8)
        }
        defer { server.stop() }
        let session = LanguageModelSession(model: try server.model())
        var snapshots: [String] = []
        let stream = session.streamResponse(to: "Where?", schema: try WeatherTool.place())
        for try await snapshot in stream {
            snapshots.append(snapshot.content.jsonString)
            seen.send()
        }
        #expect(snapshots.first == #"{"city": "Os"}"#)
        #expect(snapshots.last == #"{"city": "Oslo"}"#)
    }

    @Test func doesNotAskServersWithoutGuidedGeneration() async throws {
        let server = try ChatServer(answers: "")
        defer { server.stop() }
        var model = try server.model()
        model.supportsGuidedGeneration = false
        let error = try await #require(throws: LanguageModelError.self) {
            try await LanguageModelSession(model: model).respond(
                to: "Where?", schema: try WeatherTool.place())
        }
        guard case .unsupportedCapability(let details) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(details.capability == .guidedGeneration)
        #expect(server.requests.isEmpty)
    }
}
