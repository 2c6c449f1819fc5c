import Budget
import OrderedJSON

/// Answers one question.
enum AskCommand: Command {
    static let name = "ask"
    static let summary = "Answer a question, such as \"how much for groceries in July?\""
    static let usage = "QUESTION"
    static let argumentCount = 1...64
    static let options: [Option] = [
        .flag("--explain", "Show how it was understood, the SQL and the rows"),
        .value("--language", "LANGUAGE", "The language of the question: en, it or de"),
        .value("--after", "QUESTION", "The question before, for a follow-up"),
    ]

    static func run(_ arguments: Arguments, _ console: Console) async throws {
        let assistant = try await Assistant(arguments)
        var conversation = assistant.conversation
        for earlier in arguments.allValues("--after") {
            _ = await conversation.interpret(earlier, language: assistant.language)
        }
        let reply = try await assistant.reply(
            to: arguments.positional.joined(separator: " "), in: &conversation)
        console.print(reply, explains: arguments.has("--explain"))
    }
}
