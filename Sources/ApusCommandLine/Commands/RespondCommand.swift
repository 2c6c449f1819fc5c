import Apus
import ChatTemplates
import Foundation
import OrderedJSON

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// `apus respond`: one prompt, one answer.
struct RespondCommand: Command {
    static let name = "respond"
    static let summary = "Answer one prompt"
    static let discussion = """
        The answer goes to standard output as it comes, followed by a line break. That
        an answer was cut, by --max-tokens or because the context is full, is said on
        standard error.

        Without PROMPT the prompt is standard input, without its last line break. With
        --raw it is taken byte for byte.
        """

    private static let commandPath = "apus respond"

    var prompt: String?
    var model = ModelArguments()
    var sampling = SamplingArguments()
    var form = ConstraintArguments()
    var instructions: String?
    var messagesFile: String?
    var isRaw = false
    var printsJSON = false
    var waitsForEnd = false

    static let parameters: [Parameter<Self>] =
        [
            .argument("PROMPT", \.prompt, .text, help: "The prompt; standard input if absent"),
            .option(
                "--instructions", "-i", value: "TEXT", \.instructions, .text,
                help: "What the model is told before the prompt (the system message)"),
            .option(
                "--messages", value: "FILE", \.messagesFile, .file,
                help: """
                    A JSON array of messages with role and content, the user's last, instead of \
                    a prompt; - is standard input
                    """),
            .flag(
                "--raw", path: \.isRaw,
                help: "Continue the prompt as it is, without the model's chat template"),
            .flag(
                "--json", path: \.printsJSON,
                help: "Print one object with text, token ids, usage and timings"),
            .flag(
                "--no-stream", path: \.waitsForEnd,
                help: "Print the answer when it is complete"),
        ] + ModelArguments.parameters.within(\.model)
        + SamplingArguments.parameters.within(\.sampling)
        + ConstraintArguments.parameters.within(\.form)

    func run(_ console: Console) async throws {
        let input = try input(console)
        let sampling = try sampling.completed(for: model, console)
        var request = AnswerRequest(
            options: sampling.generationOptions, extra: sampling.localOptions,
            choices: form.choices)
        try form.read(into: &request.extra, console)
        let model = try model.load(console)
        sampling.warnOfNamesWithoutEffect(console)
        if form.choices != nil {
            for name in sampling.namesWithoutEffectOnLabels {
                console.warn("`\(name)` has no effect with `--choices`")
            }
        }
        let streams = !printsJSON && !waitsForEnd
        let result = try await answer(input, request, model) { text throws(CommandLineError) in
            if streams { try console.write(text) }
        }
        if printsJSON {
            let report = result.json(
                loadSeconds: model.loadSeconds, isConstrained: form.isConstrained)
            try console.writeLine(report.jsonText())
        } else {
            try console.writeLine(streams ? "" : result.text)
        }
        if let warning = result.warning { console.warn(warning) }
        if result.finishReason == .cancelled { throw CommandLineError(.interrupted) }
    }

    private func answer(
        _ input: Input, _ request: AnswerRequest, _ model: LoadedModel,
        write: @escaping @Sendable (String) throws(CommandLineError) -> Void
    ) async throws -> GenerationResult {
        switch input {
        case .text(let text):
            try await RawGeneration(model: model, request: request).run(text, write: write)
        case .messages(let messages):
            try await InterruptibleSession(
                model, transcript: messages.dropLast().map { Transcript.Entry($0) }
            ).answer(messages.last?.content?.stringValue ?? "", request, write: write)
        }
    }

    // MARK: Input

    private enum Input {
        /// A text to continue.
        case text(String)
        /// A conversation, of which the last message is the prompt.
        case messages([ChatMessage])
    }

    /// Reads what is asked, before the time that loading a model takes.
    private func input(_ console: Console) throws(CommandLineError) -> Input {
        try checkCombinations()
        if let messagesFile {
            let isStandardInput = messagesFile.utf8.elementsEqual("-".utf8)
            let source = isStandardInput ? console.input.name : messagesFile.quoted
            let text = try Self.messagesText(source: source) { () throws(CommandLineError) in
                isStandardInput
                    ? try console.input.readAll() : try InputChannel.readFile(messagesFile)
            }
            let messages = try MessageList.parse(text, source: source)
            return .messages(try withInstructions(messages, source: source))
        }
        let text = if let prompt { prompt } else { try standardInput(console) }
        guard !text.isEmpty else { throw usageError(.emptyPrompt) }
        if isRaw { return .text(text) }
        return .messages(
            try withInstructions(
                [ChatMessage(role: "user", content: .string(text))], source: "the prompt"))
    }

    /// Reads messages; that they are not UTF-8 is a mistake in them.
    private static func messagesText(
        source: String, _ read: () throws(CommandLineError) -> String
    ) throws(CommandLineError) -> String {
        do throws(CommandLineError) {
            return try read()
        } catch {
            guard case .invalidUTF8(_, let offset) = error.code else { throw error }
            throw CommandLineError(.invalidMessages(source: source, .notUTF8(offset: offset)))
        }
    }

    private func standardInput(_ console: Console) throws(CommandLineError) -> String {
        guard !console.input.isTerminal else { throw usageError(.missingPrompt) }
        let text = try console.input.readAll()
        guard !isRaw, text.unicodeScalars.last == "\n" else { return text }
        let line = text.unicodeScalars.dropLast()
        return String(line.last == "\r" ? line.dropLast() : line)
    }

    private func withInstructions(
        _ messages: [ChatMessage], source: String
    ) throws(CommandLineError) -> [ChatMessage] {
        guard let instructions else { return messages }
        guard messages.first?.role != "system" else {
            throw CommandLineError(.invalidMessages(source: source, .twoInstructions))
        }
        return [ChatMessage(role: "system", content: .string(instructions))] + messages
    }

    private func checkCombinations() throws(CommandLineError) {
        let conflicts: [(isPresent: Bool, first: String, second: String)] = [
            (prompt != nil && messagesFile != nil, "PROMPT", "--messages"),
            (isRaw && messagesFile != nil, "--raw", "--messages"),
            (isRaw && instructions != nil, "--raw", "--instructions"),
        ]
        if form.exclusiveNames.count > 1 {
            throw usageError(
                .conflict(first: form.exclusiveNames[0], second: form.exclusiveNames[1]))
        }
        for conflict in conflicts where conflict.isPresent {
            throw usageError(.conflict(first: conflict.first, second: conflict.second))
        }
    }

    private func usageError(_ problem: UsageProblem) -> CommandLineError {
        CommandLineError(.usage(problem, commandPath: Self.commandPath))
    }
}
