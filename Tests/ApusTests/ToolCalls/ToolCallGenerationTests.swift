import ChatTemplates
import GGUF
import Foundation
import OrderedJSON
import TestSupport
import Testing

@testable import Apus

/// Calls that models really write.
@Suite struct ToolCallGenerationTests {
    // MARK: - Marks that are control tokens

    /// A dialect whose marks are control tokens of the small models, which have no bytes elsewhere.
    private static let dialect: ToolCallDialect = {
        var dialect = ToolCallDialect.pythonic
        dialect.opening = "<|im_start|>"
        dialect.closing = "<|endoftext|>"
        return dialect
    }()

    private func smallModel() throws -> LoadedModel {
        let bytes = SmallModel(architecture: "lfm2").writer().bytes()
        return try LoadedModel(
            GGUFFile(bytes: bytes), at: URL(filePath: "/small.gguf"), LoadOptions())
    }

    private func generate(_ mode: ToolCallGrammar.Mode, _ marks: [String]) async throws
        -> (LoadedModel, GenerationResult)
    {
        let model = try smallModel()
        let tool = try ToolSamples.tool(
            "set", "",
            #"{"type": "object", "properties": {"on": {"type": "boolean"}}, "required": ["on"]}"#)
        let constraint = try ToolCallGrammar(
            dialect: Self.dialect, tools: [tool], mode: mode, maximumCalls: 1
        ).compiled()
        var options = DecodingOptions()
        options.maximumTokens = 60
        let result = try await model.generate(
            model.rawPrompt("Go on"), options: options, under: constraint, marks: marks)
        return (model, result)
    }

    @Test func writesAMarkAsTheTokenThatItIs() async throws {
        let (model, result) = try await generate(.required, Self.dialect.marks)
        #expect(
            ["<|im_start|>[set(on=True)]<|endoftext|>", "<|im_start|>[set(on=False)]<|endoftext|>"]
                .contains(result.text))
        #expect(result.tokens.first == model.tokenizer.specialToken("<|im_start|>"))
        #expect(result.tokens.filter { model.tokenizer.isControl($0) }.count == 1)
    }

    @Test func otherControlTokensStayForbidden() async throws {
        let (model, result) = try await generate(.required, [])
        #expect(result.text.hasPrefix("<|im_start|>[set(on="))
        #expect(!result.tokens.contains { model.tokenizer.isControl($0) })
    }

    // MARK: - Marks that are user-defined tokens

    private static let asks: [(String, String)] = [
        ("What's the weather in Paris?", #"{"name":"get_weather","arguments":{"city":"Paris"}}"#),
        (
            "How much is 25.5 GBP in JPY?",
            #"{"name":"convert","arguments":{"amount":25.5,"from":"GBP","to":"JPY"}}"#
        ),
    ]

    @Test func qwenCallsTheRightTool() async throws {
        let model = try LoadedModel.load(try await TestModel.qwen.url())
        let dialect = try model.toolPrompt().dialect
        #expect(dialect == .tagged)
        let tools = try ToolSamples.tools().filter { $0.name != "now" }
        var options = DecodingOptions()
        options.maximumTokens = 100
        for mode in [ToolCallGrammar.Mode.required, .allowed] {
            let constraint = try ToolCallGrammar(
                dialect: dialect, tools: tools, mode: mode, maximumCalls: 1
            ).compiled()
            for (ask, call) in Self.asks {
                let prompt = try model.prompt(
                    [ChatMessage(role: "user", content: ask)], tools: tools)
                let result = try await model.generate(
                    prompt, options: options, under: constraint, marks: dialect.marks)
                let turn = try ParsedTurn(result.text, dialect, tools)
                let calls = turn.calls.map { call -> String in
                    let value: JSONValue = [
                        "name": .string(call.name), "arguments": call.arguments,
                    ]
                    return value.jsonText()
                }
                #expect(calls == [call])
                #expect(turn.text.isEmpty)
                guard mode == .required else { continue }
                // The marks are forced, each as its one token.
                for mark in ["<tool_call>", "</tool_call>"] {
                    let token = model.tokenizer.specialToken(mark)
                    #expect(result.tokens.filter { $0 == token }.count == 1)
                }
                #expect(result.forcedTokens >= 8)
            }
        }
    }
}
