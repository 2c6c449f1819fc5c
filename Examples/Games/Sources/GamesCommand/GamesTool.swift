import Foundation
import Games

/// The command `games`.
@main
enum GamesTool {
    static let help = """
        usage: games COMMAND …

          ask QUESTION…      answers one question
          chat               answers questions one after the other
          quiz               asks questions with four options
          serve              answers on a page at http://127.0.0.1:8080
          import FILE        adds a list of results, CSV or JSON
          eval               measures answers to questions with known answers
          summaries          writes summaries to be checked, one JSON object a line

        options:
          --model NAME       the model, by default qwen2.5-coder-0.5b
          --no-model         rules and templates alone
          --data FILE        results of one file only, as `games import` stores them
          --json             answers as JSON
          --explain          shows how a question was read (ask, chat)
          --seed NUMBER      what the questions of a quiz depend on (chat, quiz, serve)
          --sport WORDS      what a quiz is about (quiz)
          --count NUMBER     how many questions or summaries (quiz, summaries)
          --split NAME       development or test (eval)
          --file FILE        the questions (eval)
          --host ADDRESS     where to listen, by default 127.0.0.1 (serve)
          --port NUMBER      the port, by default 8080; 0 takes a free one (serve)
          --api-key KEY      a key that clients must send, also APUS_API_KEY (serve)

        Imported results are kept in $XDG_DATA_HOME/apus-games, by default ~/.local/share/apus-games.
        """

    static func main() async {
        do {
            try await run(Array(CommandLine.arguments.dropFirst()))
        } catch let error as GamesError {
            Console.report(error)
            exit(error.code == .usage ? 64 : 1)
        } catch {
            Console.report(GamesError(.unreadable, subject: "input", found: "\(error)"))
            exit(1)
        }
    }

    private static func run(_ arguments: [String]) async throws {
        guard let name = arguments.first else { throw GamesError.usage("a command is missing") }
        if ["help", "--help", "-h"].contains(name) || arguments.contains("--help") {
            print(help)
            return
        }
        let arguments = try Arguments(Array(arguments.dropFirst()))
        switch name {
        case "ask": try await AskCommand.run(arguments)
        case "chat": try await ChatCommand.run(arguments)
        case "quiz": try await QuizCommand.run(arguments)
        case "serve": try await ServeCommand.run(arguments)
        case "import": try ImportCommand.run(arguments)
        case "eval": try await EvalCommand.run(arguments)
        case "summaries": try await SummariesCommand.run(arguments)
        default: throw GamesError.usage("there is no command `\(name.printable)`")
        }
    }
}

extension GamesError {
    /// A call that the command does not know.
    static func usage(_ message: String) -> GamesError {
        GamesError(.usage, subject: message, advice: "`games help` lists commands and options")
    }
}
