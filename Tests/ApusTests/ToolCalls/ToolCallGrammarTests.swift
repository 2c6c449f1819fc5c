import Constraints
import OrderedJSON
import TestSupport
import Testing

@testable import Apus

@Suite struct ToolCallGrammarTests {
    private static let dialects = ToolSamples.dialects.map(\.dialect)
    private static let vocabulary = TokenVocabulary(tokenBytes: [], endTokens: [])

    private func grammar(
        _ dialect: ToolCallDialect, _ mode: ToolCallGrammar.Mode, maximumCalls: Int = 8
    ) throws -> CompiledConstraint {
        try ToolCallGrammar(
            dialect: dialect, tools: ToolSamples.tools(), mode: mode, maximumCalls: maximumCalls
        ).compiled()
    }

    private func allows(_ constraint: CompiledConstraint, _ text: String) throws -> Bool {
        let matcher = ConstraintMatcher(constraint, vocabulary: Self.vocabulary)
        return try matcher.advance(bytes: Array(text.utf8)) && matcher.canEnd
    }

    @Test(arguments: dialects)
    func allowsEveryCallAndEveryTextBeforeIt(_ dialect: ToolCallDialect) throws {
        let allowed = try grammar(dialect, .allowed)
        let required = try grammar(dialect, .required)
        let disallowed = try grammar(dialect, .disallowed)
        for call in try ToolSamples.calls() {
            let text = dialect.text(of: [call])
            #expect(try allows(allowed, text), "\(text)")
            #expect(try allows(required, text))
            if ToolSamples.isMarked(dialect) {
                #expect(try allows(allowed, "Gut. 😀 <tool\n" + text))
                #expect(try !allows(disallowed, text))
                #expect(try !allows(disallowed, "Gut. 😀 <tool\n" + text))
            }
            #expect(try !allows(required, "Gut. " + text))
            #expect(try !allows(allowed, text + " more"))
        }
        for text in ["", "Hello.", "é\n\n```\ncode\n```", "[1, 2]", "<tool_"] {
            #expect(try allows(allowed, text))
            #expect(try allows(disallowed, text))
            #expect(try !allows(required, text))
        }
    }

    @Test(arguments: dialects.filter(ToolSamples.isMarked))
    func allowsSeveralCallsUpToTheLimit(_ dialect: ToolCallDialect) throws {
        let calls = try Array(ToolSamples.calls()[0..<3])
        for mode in [ToolCallGrammar.Mode.allowed, .required] {
            let three = try grammar(dialect, mode, maximumCalls: 3)
            let two = try grammar(dialect, mode, maximumCalls: 2)
            #expect(try allows(three, dialect.text(of: calls)))
            #expect(try !allows(two, dialect.text(of: calls)))
            #expect(try allows(two, dialect.text(of: Array(calls[1...]))))
        }
    }

    /// What a grammar allows a parser understands, and the other way round for one call.
    @Test(arguments: dialects)
    func refusesOtherToolsAndArguments(_ dialect: ToolCallDialect) throws {
        let wrong = [
            try ToolSamples.call("fly", #"{"city": "Paris"}"#),
            try ToolSamples.call("get_weather", "{}"),
            try ToolSamples.call("get_weather", #"{"city": 7}"#),
            try ToolSamples.call("get_weather", #"{"city": "Paris", "day": 1}"#),
            try ToolSamples.call("add_event", #"{"title": "x", "day": "2026-02-30"}"#),
            try ToolSamples.call("add_event", #"{"day": "2026-02-03", "title": "x"}"#),
            try ToolSamples.call("convert", #"{"amount": 1, "from": "EUR", "to": "dollar"}"#),
            try ToolSamples.call("convert", #"{"amount": "1", "from": "EUR", "to": "USD"}"#),
            try ToolSamples.call("now", #"{"x": 1}"#),
        ]
        let allowed = try grammar(dialect, .allowed)
        let required = try grammar(dialect, .required)
        for call in wrong {
            let text = dialect.text(of: [call])
            #expect(try !allows(allowed, text), "\(text)")
            #expect(try !allows(required, text), "\(text)")
        }
    }

    /// A model that leaves out the marks is held to the form of a call all the same.
    @Test func holdsCallsWithoutMarksToTheirForm() throws {
        let tagged = try grammar(.tagged, .allowed)
        let call = #"{"name": "get_weather", "arguments": {"city": "Rome"}}"#
        #expect(try allows(tagged, call))
        #expect(try allows(tagged, "```json\n\(call)\n```"))
        #expect(try allows(tagged, #"{"name": "Rome"}"#))
        #expect(try !allows(tagged, #"{"name": "get_weather"}"#))
        #expect(try !allows(tagged, call + " there"))
        #expect(try allows(tagged, "\(call)\n\(call)"))
        #expect(try allows(tagged, "```json\n\(call)\n\(call)\n```"))
        #expect(try !allows(tagged, "\(call)\n\(call)\n"))
        #expect(try !allows(tagged, Array(repeating: call, count: 9).joined(separator: "\n")))
        #expect(try !allows(tagged, "{\n  \"name\": \"get_weather\"}"))
        #expect(try !allows(tagged, "```json\n{\n"))
        #expect(try allows(tagged, "```json\n{\"a\": 1,\n\"b\": 2}\n```"))
        #expect(try !allows(tagged, #"{"name": "get_weather", "arguments": {"city": 1}}"#))
        let pythonic = try grammar(.pythonic, .allowed)
        #expect(try allows(pythonic, #"[get_weather(city="Rome")]"#))
        #expect(try !allows(pythonic, #"[get_weather("Rome")]"#))
    }

    @Test func wordsBeginLikeNoCall() throws {
        for (_, dialect) in ToolSamples.dialects {
            let words = try grammar(dialect, .words)
            #expect(try allows(words, "Rome: 14 degrees {cloudy}"))
            let call = dialect.text(of: [try ToolSamples.calls()[0]])
            for text in [call, "{", "[1]", "```json\n{", " {", "\n"] {
                #expect(try !allows(words, text), "\(text)")
            }
        }
    }

    @Test func aBareTurnThatBeginsAsACallIsOne() throws {
        let llama = try grammar(.llama, .allowed)
        #expect(try allows(llama, #"<|python_tag|>{"name": "now", "parameters": {}}"#))
        for text in ["{", "{}", " {", "\n", #"{"name": "now"}"#, "a <|python_tag|> b"] {
            #expect(try !allows(llama, text), "\(text)")
        }
        #expect(try allows(llama, "The set {1}."))
    }

    @Test func anAnswerOfAFormLeavesNoTextBeforeCalls() throws {
        let answer = try Constraint.choice(["yes", "no"])
        for mode in [ToolCallGrammar.Mode.allowed, .disallowed] {
            let constraint = try ToolCallGrammar(
                dialect: .tagged, tools: ToolSamples.tools(), mode: mode, answer: answer
            ).compiled()
            let call = ToolCallDialect.tagged.text(of: [try ToolSamples.calls()[0]])
            #expect(try allows(constraint, "yes"))
            #expect(try !allows(constraint, "perhaps"))
            #expect(try allows(constraint, call) == (mode == .allowed))
            #expect(try !allows(constraint, "yes" + call))
        }
    }

    @Test func withoutToolsThereAreNoCalls() throws {
        let none = ToolCallGrammar(dialect: .tagged, tools: [])
        #expect(try allows(none.compiled(), "text"))
        #expect(try !allows(none.compiled(), "<tool_call>"))
        let error = #expect(throws: ApusError.self) {
            try ToolCallGrammar(dialect: .tagged, tools: [], mode: .required).compiled()
        }
        #expect(error?.code == .unsupportedTool)
    }

    @Test(arguments: [
        ("a b", #"{"type": "object"}"#), ("f", #"{"type": "object", "properties": {"a-b": {}}}"#),
        ("f", #"{"type": "object", "properties": {"a": {"type": "string", "format": "regex"}}}"#),
    ])
    func refusesAToolByName(_ name: String, _ schema: String) throws {
        let tool = try ToolSamples.tool(name, "", schema)
        let error = #expect(throws: ApusError.self) {
            try ToolCallGrammar(dialect: .pythonic, tools: [tool]).compiled()
        }
        #expect(error?.code == .unsupportedTool)
        #expect(error?.subject == name)
    }

    @Test func refusesTwoToolsOfOneName() throws {
        let tool = try ToolSamples.tools()[0]
        let error = #expect(throws: ApusError.self) {
            try ToolCallGrammar(dialect: .tagged, tools: [tool, tool]).compiled()
        }
        #expect(
            error?.description
                == "tool `get_weather` cannot be offered to the model: expected a name that no other "
                + "tool has; change its name or its parameters")
    }

    /// Marks must be findable where they stand first.
    @Test(arguments: dialects)
    func noEndOfAMarkBeginsIt(_ dialect: ToolCallDialect) {
        let mark = Array((dialect.opening ?? "").utf8)
        for length in 1..<max(1, mark.count) { #expect(!mark.starts(with: mark.suffix(length))) }
    }

    /// Random walks through a grammar end in turns that the parser understands.
    @Test(arguments: dialects)
    func parserUnderstandsWhateverIsAllowed(_ dialect: ToolCallDialect) throws {
        let tools = try ToolSamples.tools()
        var random = SeededGenerator(seed: 3)
        for mode in [ToolCallGrammar.Mode.allowed, .required] {
            let constraint = try grammar(dialect, mode, maximumCalls: 3)
            for walk in 0..<40 {
                let matcher = ConstraintMatcher(constraint, vocabulary: Self.vocabulary)
                if mode == .allowed, walk % 2 == 0, ToolSamples.isMarked(dialect) {
                    _ = try matcher.advance(bytes: Array("Well {\"name\n".utf8))
                    _ = try matcher.advance(bytes: Array((dialect.opening ?? "").utf8))
                }
                for _ in 0..<60 {
                    let forced = try matcher.forcedBytes()
                    if !forced.isEmpty {
                        #expect(try matcher.advance(bytes: forced))
                        continue
                    }
                    if matcher.canEnd, Int.random(in: 0..<4, using: &random) == 0 { break }
                    var legal: [UInt8] = []
                    for byte in (0x20...0x7E as ClosedRange<UInt8>) + [0x0A] {
                        let place = matcher.snapshot()
                        if try matcher.advance(byte: byte) { legal.append(byte) }
                        matcher.restore(place)
                    }
                    guard let byte = legal.randomElement(using: &random) else { break }
                    _ = try matcher.advance(byte: byte)
                }
                _ = try matcher.advance(bytes: matcher.shortestCompletion())
                #expect(matcher.canEnd)
                let turn = String(decoding: matcher.document, as: UTF8.self)
                let parsed = try ParsedTurn(turn, dialect, tools)
                if mode == .required { #expect(!parsed.calls.isEmpty) }
                if let opening = dialect.opening {
                    #expect(!parsed.calls.isEmpty || !turn.contains(opening), "\(turn)")
                }
            }
        }
    }
}
