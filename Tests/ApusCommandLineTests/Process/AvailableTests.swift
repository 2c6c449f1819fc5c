import Foundation
import TestSupport
import Testing

/// `apus available` with small models, whole and broken.
struct AvailableTests {
    private let tool: ApusTool

    init() throws { tool = try ApusTool() }

    private var path: String { tool.modelFolder.appending(path: "small.gguf").path }

    @Test func namesAvailableModel() throws {
        try tool.addModel()
        let result = try tool.run(["available"])
        #expect(result.status == 0)
        #expect(result.output == "available: small.gguf (\(path))\n")
        #expect(result.errors.isEmpty)
    }

    @Test func saysWhenThereIsNone() throws {
        let result = try tool.run(["available"])
        #expect(result.status == 3)
        #expect(result.output == "not available: no model is installed\n")
        #expect(result.errors == "hint: run 'apus models pull smollm2-135m'\n")
    }

    @Test func escapesNamesOfFiles() throws {
        try tool.addModel(metadata: ["general.name": .string("a\u{1B}]0;x\u{7}\nb")])
        #expect(
            try tool.run(["available"]).output
                == "available: a\\u{1B}]0;x\\u{07}\\nb (\(path))\n")
        try tool.addModel(metadata: ["general.architecture": .string("a\u{1B}[2J")])
        let result = try tool.run(["available"])
        #expect(result.status == 1)
        #expect(!result.output.contains("\u{1B}"))
        let answer = try tool.run(["respond", "hi"])
        #expect(answer.status == 1)
        #expect(!answer.errors.contains("\u{1B}"))
    }

    @Test func warnsOfMissingChatTemplate() throws {
        try tool.addModel(metadata: ["tokenizer.chat_template": .none])
        let result = try tool.run(["available"])
        #expect(result.status == 0)
        #expect(
            result.errors
                == "warning: it has no chat template: only 'apus respond --raw' can use it\n")
    }

    @Test func saysThatAModelCannotBeUsed() throws {
        try tool.addModel(metadata: ["general.architecture": .string("mamba")])
        let result = try tool.run(["available"])
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("not available: cannot use `\(path)`: "))
        #expect(!result.errors.contains("error:"))
    }

    /// The tokenizer's advice stands on a line of its own, after a message that names the file.
    @Test func namesFileOfUnknownTokenizer() throws {
        try tool.addModel(metadata: ["tokenizer.ggml.pre": .string("no-such-rule")])
        let result = try tool.run(["respond", "hi"])
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("error: cannot use `\(path)`: "))
        #expect(
            result.errors.hasSuffix("`no-such-rule`\nhint: use a model of a supported family\n"))
    }
}
