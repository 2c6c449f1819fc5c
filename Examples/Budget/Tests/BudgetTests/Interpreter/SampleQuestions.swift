import Budget
import Recipes

/// An interpreter over a few names, on 15 November 2026.
enum SampleQuestions {
    static let names = LedgerNames(
        merchants: [
            "REWE", "Lidl", "IKEA", "Deutsche Bahn", "Netflix", "Next", "H&M", "Marks & Spencer",
            "McDonald's", "Esselunga", "Starbucks",
        ], categories: Category.standard.map(\.name), accounts: ["Girokonto", "Kreditkarte"])

    static let today = CalendarDay(year: 2026, month: 11, day: 15)

    /// The outline of a question after others, or why there is none.
    static func outline(_ question: String, after previous: [String] = []) async -> String {
        guard let today else { return "" }
        let interpreter = QuestionInterpreter(names: names, today: today)
        var conversation = Conversation(interpreter: interpreter)
        for earlier in previous { _ = await conversation.interpret(earlier) }
        let result = await conversation.interpret(question)
        return result.question?.outline ?? result.decline.map { "\($0)" } ?? ""
    }
}
