import Recipes

/// Questions that follow one another; only the typed question before is remembered.
public struct Conversation: Sendable {
    private let interpreter: QuestionInterpreter
    /// The last question that was understood.
    public private(set) var previous: FinanceQuestion?
    /// The language of the last question whose words told it.
    public private(set) var language: QuestionLanguage

    /// Begins a conversation.
    ///
    /// - Parameters:
    ///   - interpreter: What understands the questions.
    ///   - language: The language until words tell another.
    public init(interpreter: QuestionInterpreter, language: QuestionLanguage = .english) {
        self.interpreter = interpreter
        self.language = language
    }

    /// Understands the next question.
    ///
    /// - Parameters:
    ///   - text: The question.
    ///   - language: Its language; nil to tell it by the words.
    /// - Returns: The typed question, or why there is none; then the one before is kept.
    public mutating func interpret(
        _ text: String, language: QuestionLanguage? = nil
    ) async -> Interpretation {
        let result = await interpreter.interpret(
            text, after: previous, language: language, fallback: self.language)
        self.language = result.language
        if let question = result.question { previous = question }
        return result
    }
}
