import Apus
import ChatTemplates
import OrderedJSON

/// A conversation over the console: reads messages, answers them, keeps what was said.
struct Chat {
    let model: LoadedModel
    let options: DecodingOptions
    let console: Console

    /// The system message, or nil for none.
    private(set) var instructions: String?

    /// What was said after the system message: the user's messages and the answers in turn.
    private(set) var history: [ChatMessage] = []

    private var lastResult: GenerationResult?
    private var input: ChatInput

    init(
        model: LoadedModel, options: DecodingOptions, console: Console, instructions: String?
    ) {
        self.model = model
        self.options = options
        self.console = console
        self.instructions = instructions
        input = ChatInput(console)
    }

    /// Talks until the user leaves.
    ///
    /// - Throws: The first failure, if no person is there who could go on after it.
    mutating func run() async throws {
        if console.input.isTerminal {
            console.tell("\(model.name.printable()); /help lists the commands, /quit leaves\n")
        }
        let interrupts = input.interrupts
        try await InterruptMonitor.shared.withAction {
            interrupts.interrupt()
        } _: {
            try await readAndAnswer()
        }
    }

    private mutating func readAndAnswer() async throws {
        while let entry = try nextEntry() {
            switch entry {
            case .message(let text):
                try await answerOrReport(text)
            case .directive(.quit):
                return
            case .directive(let directive):
                perform(directive)
            case .invalid(let message):
                console.warn(message)
            }
        }
        if console.input.isTerminal { console.tell("\n") }
    }

    /// The next entry; on a terminal one that cannot be read is reported and passed over.
    private mutating func nextEntry() throws(CommandLineError) -> ChatEntry? {
        while true {
            do throws(CommandLineError) {
                return try input.next()
            } catch {
                guard console.input.isTerminal, error.isAboutOneEntry else { throw error }
                console.report(error)
            }
        }
    }

    // MARK: Messages

    private mutating func answerOrReport(_ text: String) async throws {
        do {
            try await answer(text)
        } catch {
            let error = CommandLineError(error)
            guard console.input.isTerminal, error.isSurvivable else { throw error }
            console.report(error)
            console.tell("your message was not kept; /reset forgets the conversation\n")
        }
    }

    /// Answers a message; both become part of the history only if there is an answer.
    private mutating func answer(_ text: String) async throws {
        let message = ChatMessage(role: "user", content: .string(text))
        let prompt = try model.conversation(systemMessage + history + [message])
        let generation = Generation(model: model, options: options) {
            [console] text throws(CommandLineError) in try console.write(text)
        }
        let result = try await generation.run(prompt)
        try console.write("\n")
        lastResult = result
        if let warning = result.warning { console.warn(warning) }
        guard !result.text.isEmpty || result.finishReason != .cancelled else {
            console.tell("your message was not kept\n")
            return
        }
        history += [message, ChatMessage(role: "assistant", content: .string(result.text))]
    }

    private var systemMessage: [ChatMessage] {
        instructions.map { [ChatMessage(role: "system", content: .string($0))] } ?? []
    }

    // MARK: Directives

    private mutating func perform(_ directive: ChatDirective) {
        switch directive {
        case .help:
            console.tell(ChatDirective.help(lines: ChatDirective.descriptions))
        case .reset:
            history = []
            lastResult = nil
            console.tell("the conversation is forgotten\n")
        case .system(let text):
            instructions = text
            console.tell("the instructions hold from the next message on\n")
        case .stats:
            console.tell(statistics)
        case .quit:
            break
        }
    }

    private var statistics: String {
        let turns = (history.count / 2).of("turn")
        guard let result = lastResult else {
            return "\(turns); the context holds \(model.contextLength.of("token"))\n"
        }
        let used = result.promptTokens + result.completionTokens
        return """
            \(turns); \(used) of \(model.contextLength.of("token")) of the context
            last prompt: \(result.promptTokens.of("token")), \(result.cachedTokens) of them cached, \
            \(result.prefillSeconds.inSeconds)
            last answer: \(result.completionTokens.of("token")), \(result.decodeSeconds.inSeconds)\
            \(result.decodingSpeed)

            """
    }
}

extension GenerationResult {
    fileprivate var decodingSpeed: String {
        guard decodeSeconds > 0 else { return "" }
        let speed = (Double(completionTokens) / decodeSeconds * 10).rounded() / 10
        return ", \(speed) tokens/s"
    }
}

extension Double {
    /// The number as seconds, to the millisecond.
    fileprivate var inSeconds: String { "\((self * 1000).rounded() / 1000) s" }
}

extension CommandLineError {
    /// Whether the entries after this one can be read.
    fileprivate var isAboutOneEntry: Bool {
        switch code {
        case .invalidUTF8, .inputTooLong: true
        default: false
        }
    }

    /// Whether a conversation can go on after it.
    fileprivate var isSurvivable: Bool {
        switch code {
        case .outputClosed, .outputFailed: false
        default: true
        }
    }
}
