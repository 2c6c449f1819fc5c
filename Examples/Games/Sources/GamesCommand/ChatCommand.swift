import Foundation
import Games

/// `games chat`.
enum ChatCommand {
    static func run(_ arguments: Arguments) async throws {
        let assistant = try arguments.assistant()
        let seed = UInt64(try arguments.number("seed", default: 1))
        var conversation = Conversation()
        Console.tell("Ask about the Games; an empty line ends.")
        while true {
            if isatty(STDIN_FILENO) == 1 { Console.prompt("> ") }
            guard let line = readLine(), !line.isEmpty else { return }
            let answer = await assistant.answer(line, in: conversation, seed: seed)
            conversation = answer.conversation
            AskCommand.show(answer, arguments)
        }
    }
}
