import Foundation
import LanguageModelAPI
import OrderedJSON
import Testing

@testable import Apus

private typealias Options = LanguageModelAPI.GenerationOptions

@Suite struct ChatToolCallTests {
    static func call(_ members: String) -> String {
        ChatServer.chunk(#"{"tool_calls":[{\#(members)}]}"#)
    }

    static let answer = ChatServer.stream(ChatServer.text("Rain."), ChatServer.end())

    /// The calls in the transcript after a turn that calls and one that answers.
    func calls(_ chunks: String...) async throws -> [String] {
        let turn = ChatServer.streamHead + chunks.joined()
        let server = try ChatServer(answers: turn, Self.answer)
        defer { server.stop() }
        let session = LanguageModelSession(
            model: try server.model(), tools: [try WeatherTool()])
        #expect(try await session.respond(to: "hi").content == "Rain.")
        return session.transcript.flatMap { entry in
            guard case .toolCalls(let calls) = entry else { return [String]() }
            return calls.map { "\($0.id) \($0.arguments.jsonString)" }
        }
    }

    @Test func putsFragmentsOfParallelCallsTogether() async throws {
        let calls = try await calls(
            Self.call(
                #""index":0,"id":"a","type":"function","function":{"name":"weather","arguments":""}"#
            ),
            Self.call(#""index":0,"function":{"arguments":"{\"ci"}"#),
            Self.call(
                #""index":1,"id":"b","function":{"name":"weather","arguments":"{\"city\":"}"#),
            Self.call(#""index":0,"function":{"arguments":"ty\":\"Oslo\"}"}"#),
            Self.call(#""index":1,"function":{"arguments":"\"Rome\"}"}"#),
            ChatServer.end("tool_calls"))
        #expect(calls == [#"a {"city": "Oslo"}"#, #"b {"city": "Rome"}"#])
    }

    @Test func sendsCallsAndOutputsBack() async throws {
        let turn = ChatServer.stream(
            ChatServer.chunk(#"{"reasoning_content":"Hm."}"#), ChatServer.text("Let me look."),
            Self.call(
                #""index":0,"id":"a","function":{"name":"weather","arguments":"{\"city\":\"Oslo\"}"}"#
            ),
            ChatServer.end("tool_calls"))
        let server = try ChatServer(answers: turn, Self.answer)
        defer { server.stop() }
        let session = LanguageModelSession(
            model: try server.model(), tools: [try WeatherTool()])
        _ = try await session.respond(
            to: "hi", options: Options(toolCallingMode: .allowed))
        let bodies = try server.bodies()
        #expect(bodies[0]["tool_choice"] == "auto")
        #expect(
            bodies[0]["tools"]?.jsonText()
                == #"[{"type":"function","function":{"name":"weather","description":"#
                + #""Tells the weather","parameters":{"type":"object","title":"Place","#
                + #""properties":{"city":{"type":"string"},"days":{"type":"integer"}},"#
                + #""required":["city"],"additionalProperties":false}}}]"#)
        #expect(
            bodies[1]["messages"]?.arrayValue?.dropFirst(
                bodies[0]["messages"]?.arrayValue?.count ?? 0
            )
            .map { $0.jsonText() } == [
                #"{"role":"assistant","content":"Let me look.","reasoning_content":"Hm.","#
                    + #""tool_calls":[{"id":"a","type":"function","function":{"name":"weather","#
                    + #""arguments":"{\"city\": \"Oslo\"}"}}]}"#,
                #"{"role":"tool","tool_call_id":"a","content":"rain in Oslo"}"#,
            ])
    }

    @Test func countsTheTokensOfTurnsThatCall() async throws {
        let usage =
            #"data: {"choices":[],"usage":{"prompt_tokens":5,"completion_tokens":2}}"# + "\n\n"
        let turn = ChatServer.stream(
            Self.call(
                #""index":0,"id":"a","function":{"name":"weather","arguments":"{\"city\":\"x\"}"}"#),
            ChatServer.chunk("{}", finish: "tool_calls"), usage, "data: [DONE]\n\n")
        let server = try ChatServer(answers: turn, Self.answer)
        defer { server.stop() }
        let session = LanguageModelSession(
            model: try server.model(), tools: [try WeatherTool()])
        #expect(try await session.respond(to: "hi").usage.totalTokenCount == 7)
        #expect(session.transcript.count == 5)
    }

    @Test func tellsCallsApartThatHaveTheSameNumber() async throws {
        let calls = try await calls(
            Self.call(
                #""index":0,"id":"a","function":{"name":"weather","arguments":"{\"city\":\"A\"}"}"#),
            Self.call(
                #""index":0,"id":"b","function":{"name":"weather","arguments":"{\"city\":\"B\"}"}"#),
            ChatServer.end("tool_calls"))
        #expect(calls == [#"a {"city": "A"}"#, #"b {"city": "B"}"#])
    }

    @Test func acceptsCallsWithoutNumbers() async throws {
        let calls = try await calls(
            Self.call(#""id":"a","function":{"name":"weather","arguments":"{\"city\""}"#),
            Self.call(#""function":{"arguments":":\"A\"}"}"#),
            Self.call(#""id":"b","function":{"name":"weather","arguments":"{\"city\":\"B\"}"}"#),
            ChatServer.end("stop"))
        #expect(calls == [#"a {"city": "A"}"#, #"b {"city": "B"}"#])
    }

    @Test func givesIdsToCallsThatHaveNone() async throws {
        let calls = try await calls(
            Self.call(
                #""index":0,"id":"","function":{"name":"weather","arguments":"{\"city\":\"A\"}"}"#),
            Self.call(#""index":1,"function":{"name":"weather","arguments":"{\"city\":\"B\"}"}"#),
            ChatServer.end("tool_calls"))
        #expect(calls.count == 2)
        #expect(Set(calls.map { $0.prefix { $0 != " " } }).count == 2)
    }

    @Test func readsMissingArgumentsAsNone() async throws {
        let schema = try GenerationSchema(
            root: DynamicGenerationSchema(name: "Nothing", properties: []), dependencies: [])
        let turn = ChatServer.stream(
            Self.call(#""index":0,"id":"a","function":{"name":"weather"}"#),
            ChatServer.end("tool_calls"))
        let server = try ChatServer(answers: turn, Self.answer)
        defer { server.stop() }
        let session = LanguageModelSession(
            model: try server.model(), tools: [try WeatherTool(parameters: schema)])
        #expect(try await session.respond(to: "hi").content == "Rain.")
    }

    static let wrong: [(name: String, chunks: [String])] = [
        ("no name", [call(#""index":0,"id":"a","function":{"arguments":"{}"}"#)]),
        ("no function", [call(#""index":0,"id":"a""#)]),
        ("a negative number", [call(#""index":-1,"id":"a","function":{"name":"weather"}"#)]),
        (
            "arguments that are no text",
            [call(#""index":0,"id":"a","function":{"name":"weather","arguments":{}}"#)]
        ),
        ("a fragment of nothing", [call(#""function":{"arguments":"{}"}"#)]),
        (
            "another name",
            [
                call(#""index":0,"id":"a","function":{"name":"weather"}"#),
                call(#""index":0,"function":{"name":"other"}"#),
            ]
        ),
        (
            "another id",
            [
                call(#""index":0,"id":"a","function":{"name":"weather"}"#),
                call(#""index":0,"id":"b","function":{"arguments":"{}"}"#),
            ]
        ),
        (
            "an id twice",
            [
                call(#""index":0,"id":"a","function":{"name":"weather"}"#),
                call(#""index":1,"id":"a","function":{"name":"weather"}"#),
            ]
        ),
        ("no call at all", []),
    ]

    @Test(arguments: wrong.indices) func refusesWrongCalls(index: Int) async throws {
        let (name, chunks) = Self.wrong[index]
        let server = try ChatServer(
            answers: ChatServer.streamHead + chunks.joined() + ChatServer.end("tool_calls"))
        defer { server.stop() }
        let session = LanguageModelSession(
            model: try server.model(), tools: [try WeatherTool()])
        let error = try await #require(throws: ApusError.self) {
            try await session.respond(to: "hi")
        }
        #expect(error.code == .invalidAnswer, "\(name): \(error)")
        #expect(session.transcript.count == 1)
    }

    @Test(arguments: [#"{\"city\":\"Os"#, #"{\"city\":5}"#, #"[]"#, #"nonsense"#])
    func refusesArgumentsThatDoNotFollowTheSchema(arguments: String) async throws {
        let turn = ChatServer.stream(
            Self.call(
                #""index":0,"id":"a","function":{"name":"weather","arguments":"\#(arguments)"}"#),
            ChatServer.end("length"))
        let server = try ChatServer(answers: turn, Self.answer)
        defer { server.stop() }
        let session = LanguageModelSession(
            model: try server.model(), tools: [try WeatherTool()])
        await #expect(throws: LanguageModelSession.ToolCallError.self) {
            try await session.respond(to: "hi")
        }
        #expect(server.requests.count == 1)
    }
}
