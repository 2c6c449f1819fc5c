import Foundation
import OrderedJSON
import Testing

/// `apus respond` and `apus count-tokens` with a small model whose tokens are bytes.
///
/// What it says is nonsense, but the same nonsense every time.
struct RespondTests {
    private let tool: ApusTool

    init() throws {
        tool = try ApusTool()
        try tool.addModel()
    }

    private func json(_ arguments: [String], input: String = "") throws -> JSONValue {
        let result = try tool.run(["respond", "--json", "-n", "8"] + arguments, input: input)
        #expect(result.status == 0)
        return try JSONValue(parsing: result.output)
    }

    @Test func printsTextAsItComesAndWhenComplete() throws {
        let text = try #require(try json(["hi"])["text"]?.stringValue)
        for more in [[], ["--no-stream"]] {
            let result = try tool.run(["respond", "hi", "-n", "8"] + more)
            #expect(result.output == text + "\n")
            #expect(
                result.errors == "warning: the answer was cut after 8 tokens (`--max-tokens`)\n")
        }
    }

    @Test func printsObject() throws {
        let answer = try json(["--raw", "héllo"])
        #expect(
            answer.objectValue?.keys == ["text", "token_ids", "finish_reason", "usage", "timings"])
        #expect(answer["token_ids"]?.arrayValue?.count == 8)
        #expect(answer["finish_reason"]?.stringValue == "length")
        #expect(answer["usage"]?["prompt_tokens"]?.intValue == 6)
        #expect(answer["usage"]?["cached_tokens"]?.intValue == 0)
        #expect(answer["usage"]?["completion_tokens"]?.intValue == 8)
        for key in ["load_s", "prefill_s", "decode_s"] {
            #expect(try #require(answer["timings"]?[key]?.doubleValue) >= 0)
        }
    }

    @Test func answersWithTheMostProbableLabel() throws {
        let arguments = ["respond", "hi", "--choices", "yes, no,maybe so"]
        let result = try tool.run(arguments + ["--json"])
        #expect(result.status == 0)
        let answer = try JSONValue(parsing: result.output)
        let choices = try #require(answer["choices"]?.arrayValue)
        let labels = choices.compactMap { $0["label"]?.stringValue }
        let probabilities = choices.compactMap { $0["probability"]?.doubleValue }
        #expect(labels.sorted() == ["maybe so", "no", "yes"])
        #expect(probabilities == probabilities.sorted(by: >))
        #expect(abs(probabilities.reduce(0, +) - 1) < 1e-9)
        #expect(answer["text"]?.stringValue == labels[0])
        #expect(answer["finish_reason"]?.stringValue == "stop")
        #expect(answer["usage"]?["completion_tokens"]?.intValue == labels[0].utf8.count)
        #expect(try tool.run(arguments).output == labels[0] + "\n")
        #expect(
            try tool.run(arguments + ["-n", "1"]).errors
                == "warning: `--max-tokens` has no effect with `--choices`\n")
    }

    @Test func warnsOfWhatHasNoEffectInSchemas() throws {
        let file = try tool.file(
            #"{"enum": [1], "format": "date-tiem", "minLenght": 3, "x-note": 1}"#)
        let result = try tool.run(["respond", "hi", "--schema", file, "--source", file])
        #expect(result.output == "1\n")
        #expect(
            result.errors == """
                warning: `minLenght` at $ in the schema has no effect: no draft defines it
                warning: `format: date-tiem` at $ in the schema has no effect: \
                no draft defines it
                warning: `--source` has no effect without `x-verbatim` in a schema

                """)
    }

    @Test func namesTheFileThatIsNotJSON() throws {
        let file = try tool.file("{")
        for command in [["respond", "hi", "--schema", file], ["schema", "check", file]] {
            let result = try tool.run(command)
            #expect(result.status == 1)
            #expect(result.errors.hasPrefix("error: `\(tool.modelFolder.path)/"))
            #expect(result.errors.contains("` is not JSON: JSON ends early at line 1"))
        }
    }

    @Test func saysThatALimitEndedAWholeDocument() throws {
        let answer = try json(["hi", "--regex", "a{8}a*"])
        #expect(answer["finish_reason"]?.stringValue == "length")
        #expect(answer["closed_for_limit"]?.boolValue == true)
        #expect(answer["text"]?.stringValue == "aaaaaaaa")
        #expect(
            try tool.run(["respond", "hi", "--regex", "a{40}a*", "-n", "40"]).errors
                == "warning: the answer was ended early to fit the limit of tokens (`--max-tokens`)\n"
        )
    }

    @Test(arguments: ["a,,b", "a,b,a", " "])
    func refusesLabelsThatAreNotDifferent(choices: String) throws {
        let result = try tool.run(["respond", "hi", "--choices", choices])
        #expect(result.status == 2)
        #expect(result.errors.contains("labels separated by commas, all different and none empty"))
    }

    @Test(arguments: ["hi", "hi\n", "hi\r\n"])
    func readsPromptWithoutItsLastLineBreak(input: String) throws {
        #expect(try json([], input: input)["token_ids"] == json(["hi"])["token_ids"])
    }

    @Test(arguments: ["a\n", "a\u{0}b", "\r\n", "é"])
    func readsRawPromptByteForByte(input: String) throws {
        let answer = try json(["--raw"], input: input)
        #expect(answer["usage"]?["prompt_tokens"]?.intValue == input.utf8.count)
    }

    @Test func readsMessagesLikePromptAndInstructions() throws {
        let messages = """
            [{"role": "system", "content": "s"}, {"role": "user", "content": "u"}]
            """
        let expected = try json(["u", "--instructions", "s"])
        #expect(
            try json(["--messages", "-"], input: messages)["token_ids"] == expected["token_ids"])
        #expect(
            try json(["--messages", "-", "-i", "s"], input: #"[{"role":"user","content":"u"}]"#)[
                "token_ids"] == expected["token_ids"])
        let result = try tool.run(["respond", "--messages", "-", "-i", "s"], input: messages)
        #expect(result.status == 2)
        #expect(
            result.errors == """
                error: invalid messages in standard input: they have a system message beside \
                `--instructions`
                hint: leave out one of the two

                """)
    }

    @Test func endsBeforeStopString() throws {
        let text = try #require(try json(["--raw", "hi"])["text"]?.stringValue)
        let stop = String(try #require(text.dropFirst(2).first))
        let answer = try json(["--raw", "hi", "--stop", "\u{1}\u{1}", "--stop", stop])
        let end = try #require(text.firstIndex(of: Character(stop)))
        #expect(answer["text"]?.stringValue == String(text[..<end]))
        #expect(answer["finish_reason"]?.stringValue == "stop_string")
    }

    @Test func choosesTheSameWayForTheSameSeed() throws {
        let free = ["--raw", "hi", "-t", "2"]
        let first = try json(free + ["--seed", "1"])["token_ids"]
        #expect(try json(free + ["--seed", "1"])["token_ids"] == first)
        #expect(try json(free + ["--seed", "2"])["token_ids"] != first)
        let greedy = try json(["--raw", "hi"])["token_ids"]
        #expect(try json(free + ["--top-k", "1"])["token_ids"] == greedy)
    }

    @Test func warnsOfOptionsWithoutEffect() throws {
        let result = try tool.run(["respond", "hi", "-n", "1", "--top-k", "4", "--min-p", "0.1"])
        #expect(
            result.errors == """
                warning: `--top-k` has no effect at temperature 0
                warning: `--min-p` has no effect at temperature 0
                warning: the answer was cut after 1 token (`--max-tokens`)

                """)
    }

    @Test func endsWithFourWhereThePromptDoesNotFit() throws {
        let result = try tool.run(["respond", "hi", "--context", "16"])
        #expect(result.status == 4)
        #expect(result.output.isEmpty)
        #expect(result.errors.hasPrefix("error: the prompt does not fit the context"))
        #expect(result.errors.hasSuffix("hint: shorten it, or raise `--context`, up to 128\n"))
    }

    @Test func asksForNoLongerContextThanTheModelAllows() throws {
        let tool = try ApusTool()
        try tool.addModel(contextLength: 16)
        let result = try tool.run(["respond", "hi"])
        #expect(result.status == 4)
        #expect(result.errors.hasSuffix("\nhint: shorten it\n"))
    }

    @Test func copiesFromSourcesThatTheModelIsNotShown() throws {
        let schema = tool.modelFolder.appending(path: "schema.json")
        let source = tool.modelFolder.appending(path: "source.txt")
        try #"{"type": "string", "x-verbatim": {"source": ["\#(source.path)"]}}"#
            .write(to: schema, atomically: true, encoding: .utf8)
        try "word".write(to: source, atomically: true, encoding: .utf8)
        let form = ["--schema", schema.path, "--source", source.path]
        let answer = try json(["hi"] + form)
        #expect(answer["text"]?.stringValue == #""word""#)
        #expect(answer["citations"]?[0]?["occurrences"]?[0]?["source"]?.stringValue == source.path)
        #expect(answer["citations"]?[0]?["path"]?.stringValue == "$")
        #expect(answer["usage"]?["prompt_tokens"] == (try json(["hi"])["usage"]?["prompt_tokens"]))
        #expect(try json(["--raw", "hi"] + form)["text"]?.stringValue == #""word""#)
    }

    /// The words are those of the layer that refuses, whether a session stands between or not.
    @Test(arguments: [
        ("--regex", "(", "a regular expression is malformed"), ("--regex", "a{9}", "limit"),
        ("--schema", "{", "line 1"), ("--schema", ##"{"$ref": "#/x"}"##, "`$ref`"),
        ("--schema", #"{"x-verbatim": {"source": ["none"]}}"#, "`source`"),
    ])
    func tellsWhyAnAnswerCannotBeGiven(name: String, value: String, words: String) throws {
        var value = value
        if name == "--schema" {
            let file = tool.modelFolder.appending(path: "schema.json")
            try value.write(to: file, atomically: true, encoding: .utf8)
            value = file.path
        }
        let arguments = ["respond", "hi", "-n", "3", name, value]
        let result = try tool.run(arguments)
        #expect(result.status == 1)
        #expect(result.output.isEmpty)
        #expect(result.errors.hasPrefix("error: "))
        #expect(result.errors.contains(words))
        #expect(try tool.run(arguments + ["--raw"]).errors == result.errors)
    }

    @Test func tellsWhyATemplateRefusesAConversation() throws {
        let tool = try ApusTool()
        try tool.addModel(
            metadata: [
                "tokenizer.chat_template": .string("{{ raise_exception('no talk today') }}")
            ])
        let result = try tool.run(["respond", "hi"])
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("error: "))
        #expect(result.errors.contains("no talk today"))
        #expect(!result.errors.contains("transcript"))
    }

    @Test(arguments: [[], ["--json"]])
    func printsWhatCameBeforeAnInterrupt(arguments: [String]) throws {
        let tool = try ApusTool()
        try tool.addModel(contextLength: 1 << 20)
        // With these numbers the model does not come to an end by itself.
        let process = try LiveProcess(
            tool, ["respond", "hi", "--context", "60000", "--kv-cache", "f32"] + arguments)
        var begin = ""
        if arguments.isEmpty {
            begin = try process.readOutput { !$0.isEmpty }
        } else {
            Thread.sleep(forTimeInterval: 0.5)
        }
        process.interrupt()
        let rest = try process.readOutput { _ in false }
        let errors = try process.readErrors { _ in false }
        #expect(process.waitForStatus() == 130)
        #expect(errors.hasPrefix("warning: the answer was stopped after "))
        #expect((begin + rest).hasSuffix("\n"))
        guard !arguments.isEmpty else { return }
        let answer = try JSONValue(parsing: rest)
        #expect(answer["finish_reason"]?.stringValue == "cancelled")
        let count = try #require(answer["token_ids"]?.arrayValue?.count)
        #expect(answer["usage"]?["completion_tokens"]?.intValue == count)
        #expect(errors == "warning: the answer was stopped after \(count) tokens\n")
    }

    @Test(arguments: [
        ["respond", "hi", "--context", "129"], ["chat", "--context", "129"],
        ["inspect", "logits", "--tokens", "1", "--context", "129"],
    ])
    func refusesContextBeyondTheModel(arguments: [String]) throws {
        let result = try tool.run(arguments)
        #expect(result.status == 2)
        #expect(
            result.errors == """
                error: `--context` takes at most 128 with this model, not 129
                hint: leave it out for the usual context

                """)
    }

    /// Far more than a chat template may write.
    @Test func endsWithFourWhereTheConversationIsTooLongForTheTemplate() throws {
        let content = String(repeating: "a", count: 40 << 20)
        let result = try tool.run(
            ["respond", "--messages", "-"], input: #"[{"role":"user","content":"\#(content)"}]"#)
        #expect(result.status == 4)
        #expect(
            result.errors.hasPrefix(
                "error: the conversation is too long for the model's chat template: limit of `"))
    }

    @Test(arguments: [
        (["aé"], "3 tokens\n"), (["a"], "1 token\n"), ([""], "0 tokens\n"),
        (["aé", "-q"], "3\n"), (["aé", "--ids"], "97 195 169\n"), (["", "--ids"], "\n"),
    ])
    func countsTokensOfArgument(arguments: [String], output: String) throws {
        #expect(try tool.run(["count-tokens"] + arguments).output == output)
    }

    @Test func countsTokensOfInputByteForByte() throws {
        let result = try tool.run(["count-tokens", "--ids"], input: "a\u{0}\r\n")
        #expect(result.output == "97 0 13 10\n")
    }
}
