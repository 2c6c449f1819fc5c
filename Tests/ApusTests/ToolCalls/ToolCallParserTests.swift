import OrderedJSON
import TestSupport
import Testing

@testable import Apus

@Suite struct ToolCallParserTests {
    private static let dialects = ToolSamples.dialects.map(\.dialect)

    private func fail(_ text: String, _ dialect: ToolCallDialect) throws -> ApusError.Code? {
        let tools = try ToolSamples.tools()
        return #expect(throws: ApusError.self) { _ = try ParsedTurn(text, dialect, tools) }?.code
    }

    // MARK: - What dialects write

    @Test(arguments: dialects)
    func readsEachCallCutAtEveryByte(_ dialect: ToolCallDialect) throws {
        let tools = try ToolSamples.tools()
        for call in try ToolSamples.calls() {
            let bytes = Array(dialect.text(of: [call]).utf8)
            let whole = try ParsedTurn([bytes], dialect, tools)
            #expect(whole.text.isEmpty)
            #expect(whole.order == "be")
            #expect(whole.calls.map(\.name) == [call.name])
            #expect(whole.calls[0].arguments.isEquivalent(to: call.arguments))
            #expect(try JSONValue(parsing: whole.arguments[0]) == whole.calls[0].arguments)
            for cut in bytes.indices {
                let pieces = [Array(bytes[..<cut]), Array(bytes[cut...])]
                #expect(try ParsedTurn(pieces, dialect, tools) == whole, "\(call.name) at \(cut)")
            }
            #expect(try ParsedTurn(bytes.map { [$0] }, dialect, tools) == whole)
        }
    }

    @Test(arguments: dialects.filter(ToolSamples.isMarked))
    func readsTextAndSeveralCallsCutAtEveryByte(_ dialect: ToolCallDialect) throws {
        let tools = try ToolSamples.tools()
        let calls = try Array(ToolSamples.calls()[2...4])
        let bytes = Array(("Gleich, 😀 <tool_\n ``\n\n" + dialect.text(of: calls) + "\n").utf8)
        let whole = try ParsedTurn([bytes], dialect, tools)
        #expect(whole.text == "Gleich, 😀 <tool_\n ``")
        #expect(whole.order == "tbebebe")
        #expect(whole.calls.map(\.name) == calls.map(\.name))
        for (found, call) in zip(whole.calls, calls) {
            #expect(found.arguments.isEquivalent(to: call.arguments))
        }
        for cut in bytes.indices {
            let pieces = [Array(bytes[..<cut]), Array(bytes[cut...])]
            #expect(try ParsedTurn(pieces, dialect, tools) == whole, "at \(cut)")
        }
        #expect(try ParsedTurn(bytes.map { [$0] }, dialect, tools) == whole)
    }

    private static let samples: [(String, ToolCallDialect, text: String, [(String, String)])] = [
        (
            "<tool_call>\n{\"name\": \"get_weather\", \"arguments\": {\"city\": \"Rome\"}}\n</tool_call>\n"
                + "<tool_call>\n{\"name\": \"now\", \"arguments\": {}}\n</tool_call>",
            .tagged, "", [("get_weather", #"{"city": "Rome"}"#), ("now", "{}")]
        ),
        (
            #"<tool_call>{"arguments":{"city":"Rome"},"name":"get_weather"}</tool_call> Done."#,
            .tagged, "Done.", [("get_weather", #"{"city":"Rome"}"#)]
        ),
        (
            "Sure.\n<tool_call>[\n{\"name\": \"now\", \"arguments\": {}},\n{\"name\": \"get_weather\", "
                + "\"arguments\": {\"city\": \"Bonn\"}}\n]</tool_call>",
            .taggedList, "Sure.", [("now", "{}"), ("get_weather", #"{"city": "Bonn"}"#)]
        ),
        ("I cannot.<tool_call>[]</tool_call>", .taggedList, "I cannot.", []),
        (
            "<|tool_call_start|>[get_weather(city='L\\'Aquila \"x\"'), now()]<|tool_call_end|>On it.",
            .pythonic, "On it.",
            [("get_weather", #"{"city": "L'Aquila \"x\""}"#), ("now", "{}")]
        ),
        (
            "<|tool_call_start|>[add_event( title = \"\\u00e9\\x41\\d\\\n\", day=\"2026-01-02\", "
                + "guests=[ 'a', \"b\" ,], reminder = None )]<|tool_call_end|>",
            .pythonic, "",
            [
                (
                    "add_event",
                    #"{"title": "éA\\d", "day": "2026-01-02", "guests": ["a", "b"], "reminder": null}"#
                )
            ]
        ),
        (
            "Let me see:\n```tool_call\n{\"name\": \"now\"}\n```", .fenced, "Let me see:",
            [("now", "{}")]
        ),
        (
            #"<|python_tag|>{"name": "get_weather", "parameters": {"city": "Oslo"}}"#, .llama, "",
            [("get_weather", #"{"city": "Oslo"}"#)]
        ),
        (
            #"{"type": "function", "name": "now", "parameters": {}}"#, .llama, "", [("now", "{}")]
        ),
    ]

    @Test(arguments: samples.indices)
    func readsWhatModelsWrite(_ index: Int) throws {
        let (turn, dialect, text, calls) = Self.samples[index]
        let parsed = try ParsedTurn(turn, dialect, ToolSamples.tools())
        #expect(parsed.text == text)
        #expect(parsed.calls.map(\.name) == calls.map(\.0))
        for (found, expected) in zip(parsed.calls, calls) {
            #expect(found.arguments == (try JSONValue(parsing: expected.1)))
        }
    }

    @Test func givesOutWhatIsDecidedAtOnce() throws {
        var parser = ToolCallParser(.tagged, tools: try ToolSamples.tools())
        #expect(try parser.push("Hel") == [.text("Hel")])
        #expect(try parser.push("lo <tool") == [.text("lo")])
        #expect(try parser.push("_box>") == [.text(" <tool_box>")])
        #expect(try parser.push("\n<tool_call>\n{\"name\": \"get_weat") == [])
        #expect(try parser.push("her\"") == [.callBegan(index: 0, name: "get_weather")])
        #expect(
            try parser.push(", \"arguments\": {\"ci")
                == [.argumentsFragment(index: 0, text: "{\"ci")])
        #expect(
            try parser.push("ty\": \"Rome\"}}") == [
                .argumentsFragment(index: 0, text: "ty\": \"Rome\"}"), .callEnded(index: 0),
            ])
        #expect(try parser.push("\n</tool_call>") == [])
        #expect(try parser.finish() == [])
    }

    // MARK: - Calls without marks

    private static let unmarked = [
        #"{"name": "get_weather", "arguments": {"city": "Rome"}}"#,
        #"{"name": "get_weather", "parameters": {"city": "Rome"}}"#,
        " \n[{\"name\": \"get_weather\", \"arguments\": {\"city\": \"Rome\"}}]\n",
        "```json\n{\"name\": \"get_weather\", \"arguments\": {\"city\": \"Rome\"}}\n```\n",
        "```\n[ {\"name\": \"get_weather\", \"arguments\": {\"city\": \"Rome\"}} ]\n```",
    ]

    @Test(arguments: unmarked)
    func takesACallWithoutMarksThatIsTheWholeTurn(_ turn: String) throws {
        for dialect in Self.dialects where dialect != .pythonic {
            let bytes = Array(turn.utf8)
            for cut in bytes.indices {
                let parsed = try ParsedTurn(
                    [Array(bytes[..<cut]), Array(bytes[cut...])], dialect, ToolSamples.tools())
                #expect(parsed.text.isEmpty)
                #expect(parsed.calls == [try ToolSamples.call("get_weather", #"{"city": "Rome"}"#)])
            }
        }
    }

    @Test func takesCallsWithoutMarksOneAfterTheOther() throws {
        let one = #"{"name": "get_weather", "arguments": {"city": "Rome"}}"#
        let other = #"{"name": "now", "arguments": {}}"#
        for turn in ["\(one)\n\(other)", "\(one) \(other)\n", "```json\n\(one)\n\(other)\n```"] {
            let bytes = Array(turn.utf8)
            for cut in bytes.indices {
                let pieces = [Array(bytes[..<cut]), Array(bytes[cut...])]
                let parsed = try ParsedTurn(pieces, .tagged, ToolSamples.tools())
                #expect(parsed.text.isEmpty)
                #expect(parsed.order == "bebe")
                #expect(parsed.calls.map(\.name) == ["get_weather", "now"])
            }
        }
        for text in ["[\(one)]\n\(other)", "\(one)\n[\(other)]", "\(one), \(other)", "\(one)\n{"] {
            #expect(try ParsedTurn(text, .tagged, ToolSamples.tools()).text == text)
        }
    }

    private static let texts = [
        "", " ", "{", "[", "```", "```json", "<tool_call", "\n\n", "{}", "[]", "[1, 2]", "é",
        "```json\n",
        #"{"name": "get_weather", "arguments": {"city": "Rome"}} and more"#,
        #"{"name": "get_weather", "arguments": {"town": "Rome"}}"#,
        #"{"name": "get_weather", "arguments": {"city": 1}}"#,
        #"{"name": "fly", "arguments": {"city": "Rome"}}"#,
        #"{"name": "get_weather", "arguments": {"city": "Rome"}"#,
        #"{"name": "get_weather", "arguments": {"city": "Rome", "city": "Oslo"}}"#,
        #"{"name": "get_weather", "name": "now", "arguments": {}}"#,
        #"{"name": "get_weather", "arguments": {"city": "Rome"}, "id": 1}"#,
        #"{"name": "get_weather", "arguments": "Rome"}"#,
        #"{"arguments": {"city": "Rome"}}"#,
        #"[{"name": "now", "arguments": {}},]"#,
        #"[{"name": "now", "arguments": {}}"#,
        "```json\n{\"name\": \"now\", \"arguments\": {}}\n",
        "```json\n{\"name\": \"now\", \"arguments\": {}}\n``` or so",
        "```python\n{\"name\": \"now\", \"arguments\": {}}\n```",
        "The call: {\"name\": \"now\", \"arguments\": {}}",
    ]

    @Test(arguments: texts)
    func leavesEverythingElseText(_ turn: String) throws {
        for dialect in Self.dialects {
            let bytes = Array(turn.utf8)
            for cut in bytes.indices {
                let pieces = [Array(bytes[..<cut]), Array(bytes[cut...])]
                let parsed = try ParsedTurn(pieces, dialect, ToolSamples.tools())
                #expect(parsed.text == turn)
                #expect(parsed.calls.isEmpty)
            }
        }
    }

    @Test(arguments: [
        "[get_weather(city=\"Rome\")]", "get_weather(city='Rome')",
        "```\n[get_weather(city='Rome')]\n```",
    ])
    func takesAPythonCallWithoutMarks(_ turn: String) throws {
        let parsed = try ParsedTurn(turn, .pythonic, ToolSamples.tools())
        #expect(parsed.text.isEmpty)
        #expect(parsed.calls == [try ToolSamples.call("get_weather", #"{"city": "Rome"}"#)])
    }

    @Test func withoutToolsEverythingIsText() throws {
        for dialect in Self.dialects {
            let turn = " \n" + dialect.text(of: try ToolSamples.calls()) + "\n"
            #expect(try ParsedTurn(turn, dialect, []).text == turn)
        }
    }

    // MARK: - Errors

    @Test(arguments: dialects.filter(ToolSamples.isMarked))
    func refusesATurnThatEndsWithinACall(_ dialect: ToolCallDialect) throws {
        let tools = try ToolSamples.tools()
        let turn = "Well. " + dialect.text(of: [try ToolSamples.calls()[4]])
        let bytes = Array(turn.utf8)
        let start = "Well. ".utf8.count + (dialect.opening ?? "").utf8.count
        // The closing mark, and what stands before it outside of a list, may be missing.
        let tail =
            dialect.callSeparator == nil
            ? dialect.inside.end.utf8.count + dialect.closing.utf8.count
            : dialect.closing.utf8.count
        for end in start..<bytes.count {
            let result = Result { try ParsedTurn([Array(bytes[..<end])], dialect, tools) }
            if end >= bytes.count - tail {
                #expect(try result.get().calls.count == 1)
            } else {
                let error = #expect(throws: ApusError.self) { try result.get() }
                #expect(error?.code == .truncatedToolCall, "at \(end)")
            }
        }
    }

    @Test(arguments: [
        "<tool_call>\nget_weather\n</tool_call>", "<tool_call>\n\n</tool_call>",
        "<tool_call>{\"name\": \"fly\", \"arguments\": {}}</tool_call>",
        "<tool_call>{\"name\": \"get_weather\", \"arguments\": {}}</tool_call>",
        "<tool_call>{\"name\": \"get_weather\", \"arguments\": {\"city\": \"a\"}} x</tool_call>",
        "<tool_call>{\"name\": \"get_weather\", \"arguments\": {\"city\" \"a\"}}</tool_call>",
        "<tool_call><tool_call>{\"name\": \"now\", \"arguments\": {}}</tool_call>",
        "<tool_call>{\"name\": \"now\", \"arguments\": {}}</tool_ball>",
        "<tool_call>{\"name\": \"now\", \"arguments\": {]}}</tool_call>",
    ])
    func refusesMarksAroundSomethingElse(_ turn: String) throws {
        #expect(try fail(turn, .tagged) == .malformedToolCall)
    }

    @Test(arguments: [
        "get_weather(\"Rome\")", "get_weather(city=Rome)", "get_weather(city=\"Rome\"", "f(x=1)",
        "get_weather(city=f\"x\")", "get_weather(city=\"a\"\"b\")", "now(1)", "now(,)", "now())",
        "get_weather(city=\"a\", city=\"b\")", "get_weather(city=\"\\ud800\")", "now(a=[1)",
        "now(a=01)",
        "get_weather(city=\"\\xg0\")", "now(a={1: 2})", "1now()", "now.()x",
    ])
    func refusesPythonThatIsNoCall(_ call: String) throws {
        let turn = "<|tool_call_start|>[\(call)]<|tool_call_end|>"
        #expect(try fail(turn, .pythonic) == .malformedToolCall)
    }

    @Test func errorsSayWhatToDoWithoutTheModelsText() throws {
        let tools = try ToolSamples.tools()
        let truncated = #expect(throws: ApusError.self) {
            _ = try ParsedTurn("<tool_call>\n{\"name\": \"secret", .tagged, tools)
        }
        #expect(
            truncated?.description
                == "the answer ended within `call 1` of a tool; allow more tokens")
        let malformed = #expect(throws: ApusError.self) {
            _ = try ParsedTurn(
                #"<tool_call>{"name": "get_weather", "arguments": {"city": 7}}"#, .tagged, tools)
        }
        #expect(
            malformed?.description
                == "the model wrote something else than a call: `call 1`: expected arguments that "
                + "`get_weather` takes; try again, or constrain the answer to calls of these tools")
    }

    // MARK: - Hostile input

    /// Any text is text, calls or a typed error, whatever the cut.
    @Test(arguments: dialects)
    func givesTheSameForEveryCutOfRandomTurns(_ dialect: ToolCallDialect) throws {
        let tools = try ToolSamples.tools()
        var random = SeededGenerator(seed: 41)
        let samples = try ToolSamples.calls().map { dialect.text(of: [$0]) }
        let pieces =
            samples + [
                dialect.opening ?? "{", dialect.closing, dialect.inside.start, dialect.inside.end,
                "text ", "\n",
                "{\"name\": \"now\"", "[", "]", "}", "\"", "\\", "```", "```json\n", "é", "<",
                "now(", ")", ", ",
            ]
        for _ in 0..<1500 {
            var bytes = (0..<Int.random(in: 1...5, using: &random)).flatMap { _ in
                Array(pieces[Int.random(in: pieces.indices, using: &random)].utf8)
            }
            if Bool.random(using: &random), !bytes.isEmpty {
                bytes.remove(at: Int.random(in: bytes.indices, using: &random))
            }
            let whole = Result { try ParsedTurn([bytes], dialect, tools) }
            let single = Result { try ParsedTurn(bytes.map { [$0] }, dialect, tools) }
            switch (whole, single) {
            case (.success(let left), .success(let right)): #expect(left == right)
            case (.failure(let left as ApusError), .failure(let right as ApusError)):
                #expect(left.code == right.code)
            default: Issue.record("\(String(decoding: bytes, as: UTF8.self))")
            }
        }
    }

    @Test func hugeTurnsTakeLinearTime() throws {
        let tools = try ToolSamples.tools()
        let long = String(repeating: "a b\\n", count: 200_000)
        let call = #"{"name": "get_weather", "arguments": {"city": "\#(long)"}}"#
        #expect(try ParsedTurn(call, .tagged, tools).calls.count == 1)
        #expect(
            try ParsedTurn("<tool_call>" + call + "</tool_call>", .tagged, tools).calls.count == 1)
        for text in [
            String(repeating: " ", count: 1_000_000),
            String(repeating: "<tool_cal", count: 100_000),
            String(repeating: "[", count: 1_000_000), String(repeating: "`", count: 1_000_000),
        ] {
            let parsed = try ParsedTurn(text.utf8.map { [$0] }, .tagged, tools)
            #expect(parsed.text == text)
        }
        let deep = String(repeating: "[", count: 200_000)
        #expect(
            try fail("<|tool_call_start|>[now(a=" + deep + ")]", .pythonic) == .malformedToolCall)
        #expect(
            try fail(
                "<tool_call>{\"name\": \"now\", \"arguments\": {\"a\": " + deep
                    + String(repeating: "]", count: 200_000) + "}}", .tagged) == .malformedToolCall)
    }
}
