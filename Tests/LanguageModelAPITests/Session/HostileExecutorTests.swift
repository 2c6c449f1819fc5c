import Foundation
import LanguageModelAPI
import OrderedJSON
import TestSupport
import Testing

/// Executors that send whatever there is, in any order.
@Suite(.timeLimit(.minutes(2))) struct HostileExecutorTests {
    private typealias Event = LanguageModelExecutorGenerationChannel.Event

    private static let fragments = [
        "", "{", "}", #"{"city": ""#, #"Oslo"}"#, #"{"city": "Oslo"}"#, #""days": 3"#, ",", "\\u00",
        "\u{0}", "é", "[[[[", "null", "1e999", #"{"city": "a", "city": "b"}"#,
    ]

    private static func event(using generator: inout SeededGenerator) -> Event {
        let ids: [String?] = [nil, "a", "b", ""]
        let id = ids.randomElement(using: &generator) ?? nil
        let call = ["1", "2"].randomElement(using: &generator) ?? "1"
        let name = ["weather", "weather", "weather", "fly"].randomElement(using: &generator) ?? ""
        let text = fragments.randomElement(using: &generator) ?? ""
        let count = [0, 1, -5, .max, .min].randomElement(using: &generator) ?? 0
        switch Int.random(in: 0..<14, using: &generator) {
        case 0...3: return .response(entryID: id, action: .appendText(text, tokenCount: count))
        case 4:
            return .response(
                entryID: id,
                action: .replaceTextSegment(text, segmentID: id, tokenCount: count))
        case 5: return .reasoning(entryID: id, action: .appendText(text, tokenCount: count))
        case 6: return .reasoning(entryID: id, action: .updateSignature(Data([1]), tokenCount: 0))
        case 7: return .response(entryID: id, action: .removeAttachmentSegment(id: text))
        case 8:
            return .response(
                entryID: id,
                action: .updateUsage(
                    input: .init(totalTokenCount: count, cachedTokenCount: count),
                    output: .init(totalTokenCount: count, reasoningTokenCount: count)))
        case 9: return .toolCalls(entryID: id, action: .removeToolCall(id: call))
        case 10: return .toolCalls(entryID: id, action: .updateMetadata([text: count]))
        case 11:
            return .toolCalls(
                entryID: id,
                action: .toolCall(id: call, name: name, action: .updateMetadata(["k": text])))
        default:
            return .toolCalls(
                entryID: id,
                action: .toolCall(
                    id: call, name: name, action: .appendArguments(text, tokenCount: count)))
        }
    }

    private static func turn(using generator: inout SeededGenerator) -> Script.Turn {
        let count = Int.random(in: 0..<10, using: &generator)
        let events = (0..<count).map { _ in event(using: &generator) }
        return Bool.random(using: &generator) && Bool.random(using: &generator)
            ? .failure(ScriptError.failed, after: events) : .events(events)
    }

    @Test(arguments: [false, true]) func neverBreaksTheSession(streams: Bool) async throws {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<400 {
            let turns = (0..<3).map { _ in Self.turn(using: &generator) }
            let tool = ScriptedTool()
            let session = LanguageModelSession(
                model: ScriptedLanguageModel(turns + [.text("Done")]), tools: [tool])
            let isGuided = Bool.random(using: &generator)
            let before = session.transcript
            do {
                let content =
                    try await isGuided
                    ? guided(session, streams: streams) : text(session, streams: streams)
                if isGuided {
                    #expect(Place.generationSchema.violation(of: content.jsonValue) == nil)
                }
                #expect(session.transcript.count > before.count)
                let data = try JSONEncoder().encode(session.transcript)
                #expect(
                    try JSONDecoder().decode(Transcript.self, from: data).count
                        == session.transcript.count)
            } catch {
                #expect(session.transcript == before)
            }
            #expect(!session.isResponding)
            #expect(tool.record.calls.allSatisfy { ["Oslo", ""].contains($0.city) })
        }
    }

    private func text(
        _ session: LanguageModelSession, streams: Bool
    ) async throws -> GeneratedContent {
        guard streams else { return try await session.respond(to: "x").rawContent }
        let stream = session.streamResponse(to: "x")
        for try await _ in stream {}
        return try await stream.collect().rawContent
    }

    private func guided(
        _ session: LanguageModelSession, streams: Bool
    ) async throws -> GeneratedContent {
        guard streams else {
            return try await session.respond(to: "x", generating: Place.self).rawContent
        }
        let stream = session.streamResponse(to: "x", generating: Place.self)
        for try await _ in stream {}
        return try await stream.collect().rawContent
    }

    @Test func readsArgumentsThatAreCutAnywhere() async throws {
        let arguments = Array(#"{"city": "Å\u00e9 \"👍\"", "days": 12}"#.unicodeScalars)
        for cut in 0...arguments.count {
            let parts = [arguments[..<cut], arguments[cut...]].map { part in
                String(String.UnicodeScalarView(part))
            }
            let tool = ScriptedTool()
            let model = ScriptedLanguageModel([
                .events(parts.map { Script.call(id: "1", name: "weather", $0) }), .text("Done"),
            ])
            let session = LanguageModelSession(model: model, tools: [tool])
            try await session.respond(to: "x")
            #expect(tool.record.calls == [Place(city: "Åé \"👍\"", days: 12)])
        }
    }

    @Test func refusesArgumentsThatEndAnywhere() async throws {
        let arguments = Array(#"{"city": "Oslo", "days": 12}"#)
        for end in 0..<arguments.count {
            let tool = ScriptedTool()
            let model = ScriptedLanguageModel([
                .events([Script.call(id: "1", name: "weather", String(arguments[..<end]))])
            ])
            let session = LanguageModelSession(model: model, tools: [tool])
            await #expect(throws: LanguageModelSession.ToolCallError.self) {
                try await session.respond(to: "x")
            }
            #expect(tool.record.calls.isEmpty)
        }
    }

    @Test func survivesManyEvents() async throws {
        let json = #"{"city": ""# + String(repeating: "abcd", count: 2000) + #""}"#
        let session = LanguageModelSession(
            model: ScriptedLanguageModel([
                .events(
                    stride(from: 0, to: json.count, by: 4).map { start in
                        let from = json.index(json.startIndex, offsetBy: start)
                        return Script.text(String(json[from...].prefix(4)))
                    })
            ]))
        var count = 0
        for try await _ in session.streamResponse(to: "x", generating: Place.self) { count += 1 }
        #expect(count > 1900)
    }

    @Test(arguments: [10, 60, 400, 100_000]) func survivesDeepNesting(depth: Int) async throws {
        let open = String(repeating: #"{"next":"#, count: depth)
        let close = String(repeating: "}", count: depth)
        let document: JSONValue = [
            "type": "object", "title": "Chain", "additionalProperties": false,
            "properties": ["next": ["$ref": "#"]], "required": [], "x-order": ["next"],
        ]
        let schema = try GenerationSchema(jsonSchema: document)
        for text in [open + "{}" + close, open] {
            let session = LanguageModelSession(
                model: ScriptedLanguageModel([.text(text)]), instructions: "i")
            let content = try? await session.respond(to: "x", schema: schema).content
            #expect(content == nil || text.hasSuffix("}"))
            let stream = session.streamResponse(to: "x", schema: schema)
            let streamed = try? await stream.collect().content
            #expect((streamed == nil) == (content == nil))
            _ = try JSONEncoder().encode(session.transcript)
        }
    }
}
