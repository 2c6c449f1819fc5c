import Budget
import Recipes

/// What answers questions: a ledger, an interpreter and a narrator.
struct Assistant {
    let ledger: Ledger
    let today: CalendarDay
    /// The language of the questions; nil to tell it by the words.
    let language: QuestionLanguage?
    private let interpreter: QuestionInterpreter

    init(_ arguments: Arguments) async throws {
        ledger = try arguments.openLedger()
        today = try arguments.today()
        language = try arguments.value("--language").map { text throws(BudgetError) in
            guard let language = QuestionLanguage(rawValue: text) else {
                throw BudgetError(.usage, at: "`--language`", expected: "`en`, `it` or `de`")
            }
            return language
        }
        interpreter = QuestionInterpreter(
            names: try ledger.names(), today: today, client: try arguments.modelClient())
    }

    /// A conversation that has not begun.
    var conversation: Conversation { Conversation(interpreter: interpreter) }

    /// The reply to a question.
    func reply(to question: String, in conversation: inout Conversation) async throws -> Reply {
        let interpretation = await conversation.interpret(question, language: language)
        return try Reply(question, interpretation, ledger: ledger, today: today)
    }
}
