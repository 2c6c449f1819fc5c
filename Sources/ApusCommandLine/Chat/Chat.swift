import Apus

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// A conversation over the console: reads messages and lets a session answer them.
struct Chat {
    private let session: InterruptibleSession
    private let request: AnswerRequest
    private let console: Console

    private var lastResult: GenerationResult?
    private var input: ChatInput

    private var model: LoadedModel { session.model }

    /// Begins a conversation.
    ///
    /// - Parameters:
    ///   - model: The model.
    ///   - request: How each message is answered.
    ///   - console: Where messages come from and answers go.
    ///   - instructions: The system message, or nil for none.
    init(
        _ model: LoadedModel, _ request: AnswerRequest, console: Console, instructions: String?
    ) {
        session = InterruptibleSession(
            model, transcript: instructions.map { [.instructions(text: $0)] } ?? [])
        self.request = request
        self.console = console
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
        do throws(CommandLineError) {
            try await answer(text)
        } catch {
            guard console.input.isTerminal, error.isSurvivable else { throw error }
            console.report(error)
            console.tell("your message was not kept; /reset forgets the conversation\n")
        }
    }

    /// Answers a message; both become part of the conversation only if there is an answer.
    private mutating func answer(_ text: String) async throws(CommandLineError) {
        let result = try await session.answer(text, request) {
            [console] text throws(CommandLineError) in try console.write(text)
        }
        try console.write("\n")
        lastResult = result
        if let warning = result.warning { console.warn(warning) }
        if result.isNothing { console.tell("your message was not kept\n") }
    }

    // MARK: Directives

    private mutating func perform(_ directive: ChatDirective) {
        switch directive {
        case .help:
            console.tell(ChatDirective.help(lines: ChatDirective.descriptions))
        case .reset:
            session.transcript.removeAll { !$0.isInstructions }
            lastResult = nil
            console.tell("the conversation is forgotten\n")
        case .system(let text):
            session.transcript.removeAll(where: \.isInstructions)
            session.transcript.insert(.instructions(text: text), at: 0)
            console.tell("the instructions hold from the next message on\n")
        case .stats:
            console.tell(statistics)
        case .quit:
            break
        }
    }

    private var statistics: String {
        let turns = session.transcript.count(where: \.isPrompt).of("turn")
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

extension Transcript.Entry {
    fileprivate var isInstructions: Bool {
        if case .instructions = self { true } else { false }
    }

    fileprivate var isPrompt: Bool { if case .prompt = self { true } else { false } }
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
