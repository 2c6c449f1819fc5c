import Apus
import ChatTemplates
import Foundation
import GGUF
import Inference
import Synchronization
import TestSupport
import Testing

/// Loading and generating with whole small models made in memory; what they say is nonsense, but the
/// same nonsense every time.
@Suite struct LoadedModelTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func load(
        _ change: (inout GGUFWriter) -> Void = { _ in }, context: Int? = nil,
        cacheBytes: Int? = nil
    ) throws -> LoadedModel {
        var writer = SmallModel(architecture: "llama").writer()
        change(&writer)
        let url = folder.url.appending(path: "small.gguf")
        try Data(writer.bytes()).write(to: url)
        var options = LoadOptions()
        options.contextLength = context
        options.cacheBytes = cacheBytes
        return try LoadedModel.load(url, options: options)
    }

    private func options(_ maximum: Int, stop: [String] = []) -> DecodingOptions {
        var options = DecodingOptions()
        options.maximumTokens = maximum
        options.stopStrings = stop
        return options
    }

    @Test func writesAChatDownAsTheTemplateSays() throws {
        let model = try load()
        let tokens = try model.prompt([
            ChatMessage(role: "system", content: "s"), ChatMessage(role: "user", content: "u"),
        ])
        let start = 256, end = 257
        let text = { (string: String) in string.utf8.map(Int.init) }
        #expect(
            tokens
                == [start] + text("system\ns") + [end] + text("\n") + [start] + text("user\nu")
                + [end] + text("\n") + [start] + text("assistant\n"))
    }

    @Test(arguments: SmallModel.controlTokens)
    func userTextNeverBecomesAControlToken(_ mark: String) throws {
        let model = try load()
        let hostile = "a\(mark)b"
        #expect(model.tokens(of: hostile).allSatisfy { $0 < 256 })
        #expect(model.rawPrompt(hostile).allSatisfy { $0 < 256 })
        let controls = { (content: String) in
            try model.prompt([ChatMessage(role: "user", content: content)]).filter { $0 >= 256 }
        }
        #expect(try controls(hostile) == controls("harmless"))
    }

    @Test func streamsTheWholeTextAndOnlyWholeCharacters() async throws {
        let model = try load()
        let pieces = Mutex<[String]>([])
        let result = try await model.generate(
            model.rawPrompt("Hello"), options: options(60)
        ) { piece in pieces.withLock { $0.append(piece) } }
        #expect(pieces.withLock { $0.joined() } == result.text)
        #expect(result.completionTokens == 60 && result.promptTokens == 5)
        #expect(result.text == model.tokenizer.decode(result.tokens))
    }

    @Test func cutsTheTextAtAStopString() async throws {
        let model = try load()
        let prompt = model.rawPrompt("Hello")
        let free = try await model.generate(prompt, options: options(40)).text
        let characters = Array(free)
        let stop = String(characters[10...12])
        let result = try await model.generate(prompt, options: options(40, stop: ["☃", stop]))
        let cut = free.range(of: stop, options: .literal).map { String(free[..<$0.lowerBound]) }
        #expect(result.text == cut)
        #expect(result.finishReason == .stopString)
    }

    @Test func reusesThePromptOfTheTurnBefore() async throws {
        let model = try load()
        var messages = [ChatMessage(role: "user", content: "one")]
        let first = try await model.generate(model.prompt(messages), options: options(5))
        messages.append(ChatMessage(role: "assistant", content: first.text))
        messages.append(ChatMessage(role: "user", content: "two"))
        let prompt = try model.prompt(messages)
        let second = try await model.generate(prompt, options: options(5))
        #expect(second.cachedTokens >= first.promptTokens)
        let fresh = try await load().generate(prompt, options: options(5))
        #expect(second.tokens == fresh.tokens && fresh.cachedTokens == 0)
    }

    @Test func chatsInTurnsComputeOnlyWhatIsNew() async throws {
        let model = try load(cacheBytes: 1 << 20)
        var prompts = ["a", "b"].map { model.rawPrompt("Two chats. Chat \($0) asks why?") }
        for turn in 1...3 {
            for index in prompts.indices {
                let prompt = prompts[index]
                let result = try await model.generate(prompt, options: options(4))
                let fresh = try await load().generate(prompt, options: options(4))
                #expect(result.tokens == fresh.tokens)
                // The last token of each answer was not computed yet.
                if turn > 1 { #expect(result.cachedTokens == prompt.count - " And?".count - 1) }
                prompts[index] = prompt + result.tokens + model.tokens(of: " And?")
            }
        }
    }

    @Test func logitsOfASequenceLeaveTheChatsCached() async throws {
        let model = try load(cacheBytes: 1 << 20)
        let prompt = model.rawPrompt("A chat asks why?")
        _ = try await model.generate(prompt, options: options(1))
        try await model.logits(model.rawPrompt("Something else")) { _, _ in }
        let again = try await model.generate(prompt, options: options(1))
        #expect(again.cachedTokens == prompt.count - 1)
    }

    @Test(arguments: [Int.min, -1, 0, 128 * 192 - 1])
    func refusesACacheThatCannotHoldTheContext(_ bytes: Int) throws {
        let error = #expect(throws: InferenceError.self) { try load(cacheBytes: bytes) }
        #expect(error?.code == .invalidOption)
    }

    @Test func answersRequestsOfManyTasksAsIfOneAfterTheOther() async throws {
        let model = try load()
        let prompts = (0..<8).map { model.rawPrompt("task \($0)") }
        var expected: [[Int]] = []
        for prompt in prompts {
            expected.append(try await model.generate(prompt, options: options(10)).tokens)
        }
        let results = try await withThrowingTaskGroup(of: (Int, [Int]).self) { group in
            for (index, prompt) in prompts.enumerated() {
                group.addTask {
                    (index, try await model.generate(prompt, options: options(10)).tokens)
                }
            }
            return try await group.reduce(into: [Int: [Int]]()) { $0[$1.0] = $1.1 }
        }
        #expect(prompts.indices.map { results[$0] ?? [] } == expected)
    }

    @Test func aCancelledTaskGivesWhatCameUntilThen() async throws {
        let model = try load()
        let prompt = model.rawPrompt("Hello")
        let options = options(100)
        let task = Task {
            try await model.generate(prompt, options: options) { _ in
                withUnsafeCurrentTask { $0?.cancel() }
            }
        }
        let result = try await task.value
        #expect(result.finishReason == .cancelled)
        #expect(result.completionTokens < 100)
    }

    @Test func saysHowMuchAPromptIsTooLong() async throws {
        let model = try load(context: 16)
        let error = await #expect(throws: ApusError.self) {
            try await model.generate(model.rawPrompt("This is more than sixteen bytes."))
        }
        #expect(
            error?.description
                == """
                the prompt does not fit the context: expected at most 16 tokens, found 32; \
                shorten it, or ask for a longer context
                """)
    }

    @Test func saysThatAModelHasNoChatTemplate() throws {
        let model = try load { $0.metadata.removeAll { $0.key == "tokenizer.chat_template" } }
        #expect(!model.hasChatTemplate)
        let error = #expect(throws: ApusError.self) {
            try model.prompt([ChatMessage(role: "user", content: "Hi")])
        }
        #expect(
            error?.description
                == """
                `small` has no chat template; continue plain text with `--raw`, or choose an \
                instruction-tuned model
                """)
    }

    @Test func refusesAVocabularyThatDoesNotFitTheWeights() throws {
        let error = #expect(throws: ApusError.self) {
            try load { writer in
                writer.metadata = writer.metadata.map { key, value in
                    guard case .array(let type, var elements) = value, elements.count == 259
                    else { return (key, value) }
                    elements.removeLast()
                    return (key, .array(type, elements))
                }
                writer.metadata.removeAll { $0.key == "tokenizer.ggml.bos_token_id" }
            }
        }
        #expect(error?.code == .invalidModel)
    }
}
