import Foundation
import LanguageModelAPI
import OrderedJSON
import Testing

@testable import Apus

private typealias Options = LanguageModelAPI.GenerationOptions

@Suite struct ChatRequestTests {
    static func text(_ text: String) -> Transcript.Segment {
        .text(Transcript.TextSegment(content: text))
    }

    static func prompt(_ segments: Transcript.Segment...) -> Transcript.Entry {
        .prompt(Transcript.Prompt(segments: segments))
    }

    static func image(
        _ address: String, label: String? = nil, orientation: ImageOrientation? = nil
    ) throws -> Transcript.Segment {
        let url = try #require(URL(string: address))
        return .attachment(
            Transcript.AttachmentSegment(
                content: .image(.init(imageURL: url, orientation: orientation)), label: label))
    }

    static func call(_ id: String) -> Transcript.ToolCall {
        Transcript.ToolCall(
            id: id, toolName: "weather",
            arguments: GeneratedContent(properties: ["city": "Oslo"]))
    }

    static func response(_ text: String) -> Transcript.Entry {
        .response(Transcript.Response(segments: [Self.text(text)]))
    }

    private func body(
        _ entries: [Transcript.Entry] = [], tools: [Transcript.ToolDefinition] = [],
        schema: GenerationSchema? = nil, options: Options = Options(),
        context: ContextOptions = ContextOptions()
    ) throws -> JSONValue {
        let request = LanguageModelExecutorGenerationRequest(
            id: UUID(), transcript: Transcript(entries: entries), enabledTools: tools,
            schema: schema, generationOptions: options, contextOptions: context, metadata: [:])
        return try ChatRequest(request, model: "m").json
    }

    func messages(_ entries: Transcript.Entry...) throws -> [String] {
        try body(entries)["messages"]?.arrayValue?.map { $0.jsonText() } ?? []
    }

    @Test func writesOneMessageForWhatTheModelWroteAtOnce() throws {
        let output = Transcript.ToolOutput(
            id: "a", toolName: "weather", segments: [Self.text("rain"), Self.text("wind")])
        let found = try messages(
            .instructions(
                .init(segments: [Self.text("Be"), Self.text("brief.")], toolDefinitions: [])),
            Self.prompt(Self.text("hi")),
            .reasoning(.init(segments: [Self.text("Hm.")], signature: Data([1]))),
            Self.response("Let me look."),
            .toolCalls(.init([Self.call("a")])), .toolCalls(.init([Self.call("b")])),
            .toolOutput(output), Self.response("Rain."), Self.prompt(Self.text("ok")))
        let call = { (id: String) in
            #"{"id":"\#(id)","type":"function","function":{"name":"weather","#
                + #""arguments":"{\"city\": \"Oslo\"}"}}"#
        }
        #expect(
            found == [
                #"{"role":"system","content":"Be\nbrief."}"#,
                #"{"role":"user","content":"hi"}"#,
                #"{"role":"assistant","content":"Let me look.","reasoning_content":"Hm.","#
                    + #""tool_calls":[\#(call("a")),\#(call("b"))]}"#,
                #"{"role":"tool","tool_call_id":"a","content":"rain\nwind"}"#,
                #"{"role":"assistant","content":"Rain."}"#, #"{"role":"user","content":"ok"}"#,
            ])
    }

    @Test func keepsTheOrderOfWhatTheModelWrote() throws {
        let found = try messages(
            .toolCalls(.init([Self.call("a")])), Self.response("b"),
            .reasoning(.init(segments: [Self.text("c")])))
        #expect(found.count == 3)
        #expect(found[0].hasPrefix(#"{"role":"assistant","content":null,"tool_calls":"#))
        #expect(found[1] == #"{"role":"assistant","content":"b"}"#)
        #expect(found[2] == #"{"role":"assistant","content":"","reasoning_content":"c"}"#)
    }

    @Test func leavesOutInstructionsWithoutText() throws {
        #expect(try messages(.instructions(.init(segments: [], toolDefinitions: []))) == [])
    }

    @Test func writesImagesAsParts() throws {
        let found = try messages(
            Self.prompt(
                Self.text("Compare"), try Self.image("data:image/png;base64,AA==", label: "left"),
                try Self.image("https://example.com/b.png", orientation: .up), Self.text("now")))
        #expect(
            found == [
                #"{"role":"user","content":[{"type":"text","text":"Compare\nleft:"},"#
                    + #"{"type":"image_url","image_url":{"url":"data:image/png;base64,AA=="}},"#
                    + #"{"type":"image_url","image_url":{"url":"https://example.com/b.png"}},"#
                    + #"{"type":"text","text":"now"}]}"#
            ])
    }

    @Test func refusesImagesThatServersCannotShow() throws {
        let image = try Self.image("data:image/png;base64,AA==")
        let entries: [Transcript.Entry] = [
            Self.prompt(try Self.image("file:///tmp/a.png")),
            Self.prompt(try Self.image("data:image/png;base64,AA==", orientation: .left)),
            .instructions(.init(segments: [image], toolDefinitions: [])),
            .toolOutput(.init(id: "a", toolName: "weather", segments: [image])),
            .response(.init(segments: [image])),
        ]
        for entry in entries {
            let error = try #require(throws: LanguageModelError.self) { try messages(entry) }
            guard case .unsupportedTranscriptContent(let details) = error else {
                Issue.record("\(error)")
                continue
            }
            #expect(details.unsupportedContent == [entry])
        }
    }

    @Test func showsTheSchemaWithItsPrompt() throws {
        let schema = try WeatherTool.place()
        let context = ContextOptions(includeSchemaInPrompt: true)
        let earlier = Transcript.Entry.prompt(
            .init(
                segments: [Self.text("a")], responseFormat: .init(schema: schema),
                contextOptions: context))
        let found = try body(
            [earlier, Self.response("{}"), Self.prompt(Self.text("b"))], schema: schema,
            context: context)
        let shown =
            #"Answer with JSON that follows this JSON Schema:\#n"#
            + (try ServerSchema.json(schema).jsonText())
        #expect(found["messages"]?[0]?["content"]?.stringValue == "a\n" + shown)
        #expect(found["messages"]?[2]?["content"]?.stringValue == "b\n" + shown)
    }

    private static let options: [(options: Options, members: String)] = [
        (.init(), "{}"),
        (.init(temperature: 0.5, maximumResponseTokens: 9), #"{"temperature":0.5,"max_tokens":9}"#),
        (.init(samplingMode: .greedy, temperature: 0.5), #"{"temperature":0}"#),
        (.init(samplingMode: .random(top: 40)), #"{"top_k":40}"#),
        (
            .init(samplingMode: .random(top: 1, seed: .max), temperature: 2),
            #"{"temperature":2.0,"top_k":1,"seed":18446744073709551615}"#
        ),
        (
            .init(samplingMode: .random(probabilityThreshold: 0.9, seed: 7)),
            #"{"top_p":0.9,"seed":7}"#
        ),
    ]

    @Test(arguments: options.indices) func writesOptions(index: Int) throws {
        let (options, members) = Self.options[index]
        let body = try #require(try body(options: options).objectValue)
        let usual = ["model", "messages", "stream", "stream_options"]
        let found = JSONObject(
            body.filter { !usual.contains($0.key) }.map { ($0.key, $0.value) })
        #expect(JSONValue.object(found).jsonText() == members)
    }

    @Test func refusesOptionsThatMeanNothing() throws {
        let wrong: [Options] = [
            .init(temperature: .nan), .init(temperature: .infinity), .init(temperature: -1),
            .init(maximumResponseTokens: 0), .init(samplingMode: .random(top: 0)),
            .init(samplingMode: .random(probabilityThreshold: 1.5)),
            .init(samplingMode: .random(probabilityThreshold: .nan)),
        ]
        for options in wrong {
            let error = try #require(throws: ApusError.self) { try body(options: options) }
            #expect(error.code == .invalidOption)
        }
    }

    @Test func writesModesOfToolCalling() throws {
        let tool = Transcript.ToolDefinition(tool: try WeatherTool())
        for (mode, name) in [
            (Options.ToolCallingMode.allowed, "auto"), (.required, "required"),
            (.disallowed, "none"),
        ] {
            let options = Options(toolCallingMode: mode)
            #expect(
                try body(tools: [tool], options: options)["tool_choice"]?.stringValue == name)
        }
        #expect(try body(tools: [tool])["tool_choice"] == nil)
    }

    @Test func writesLevelsOfReasoning() throws {
        for (level, name) in [
            (ContextOptions.ReasoningLevel.light, "low"), (.moderate, "medium"), (.deep, "high"),
            (.custom("minimal"), "minimal"),
        ] {
            let context = ContextOptions(reasoningLevel: level)
            #expect(try body(context: context)["reasoning_effort"]?.stringValue == name)
        }
    }

    @Test func writesSchemasUnderLegalNames() throws {
        let schema = try GenerationSchema(
            root: DynamicGenerationSchema(
                name: "Großes Maß<\(String(repeating: "x", count: 80))>", properties: []),
            dependencies: [])
        let format = try body(schema: schema)["response_format"]
        let name = try #require(format?["json_schema"]?["name"]?.stringValue)
        #expect(name.hasPrefix("Gro__es_Ma___xxx"))
        #expect(name.utf8.count == 64)
    }
}
