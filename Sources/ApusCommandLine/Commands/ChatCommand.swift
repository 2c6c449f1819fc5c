import Apus

/// `apus chat`: a conversation, line by line.
struct ChatCommand: Command {
    static let name = "chat"
    static let summary = "Talk with a model"
    static let discussion = """
        Each line of standard input is a message; a backslash at its end goes on with
        the next line. Answers go to standard output. Lines that begin with a slash are
        for the chat itself: /help lists them. Ctrl-C ends an answer, and what there is
        of it stays in the conversation; twice at the prompt it ends the chat.
        """

    var model = ModelArguments()
    var sampling = SamplingArguments()
    var instructions: String?

    static let parameters: [Parameter<Self>] =
        [
            .option(
                "--instructions", "-i", value: "TEXT", \.instructions, .text,
                help: "What the model is told first (the system message)")
        ] + ModelArguments.parameters.within(\.model)
        + SamplingArguments.parameters.within(\.sampling)

    func run(_ console: Console) async throws {
        let model = try model.load(console)
        guard model.hasChatTemplate else {
            throw ApusError(
                .noChatTemplate, subject: model.name, hint: "choose an instruction-tuned model")
        }
        let sampling = try sampling.completed(for: self.model, console)
        sampling.warnOfNamesWithoutEffect(console)
        var chat = Chat(
            model,
            AnswerRequest(options: sampling.generationOptions, extra: sampling.localOptions),
            console: console, instructions: instructions)
        try await chat.run()
    }
}
