import Budget
import Foundation

/// Answers questions one after the other, a line each.
enum ChatCommand: Command {
    static let name = "chat"
    static let summary = "Answer questions and what follows on them, a line each."
    static let options: [Option] = [
        .flag("--explain", "Show how each was understood, the SQL and the rows"),
        .value("--language", "LANGUAGE", "The language of the questions: en, it or de"),
    ]

    static func run(_ arguments: Arguments, _ console: Console) async throws {
        let assistant = try await Assistant(arguments)
        var conversation = assistant.conversation
        let isTerminal = isatty(STDIN_FILENO) != 0
        while true {
            if isTerminal { FileHandle.standardError.write(Data("> ".utf8)) }
            guard let line = readLine() else { break }
            let question = line.trimmingCharacters(in: .whitespaces)
            if question.isEmpty { continue }
            let reply = try await assistant.reply(to: question, in: &conversation)
            console.print(reply, explains: arguments.has("--explain"))
        }
    }
}
