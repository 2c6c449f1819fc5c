import Budget
import Foundation

/// Every command, in the order of the help.
let commands: [any Command.Type] = [
    AskCommand.self, ChatCommand.self, SampleCommand.self, ImportCommand.self, ListCommand.self,
    ReportCommand.self, AccountsCommand.self, CategoriesCommand.self, RulesCommand.self,
    BudgetsCommand.self, RecurringCommand.self, EvalCommand.self,
]

let words = CommandLine.arguments.dropFirst()
do {
    guard let word = words.first, word != "--help", word != "-h", word != "help" else {
        print(Help.program(commands))
        exit(words.isEmpty ? 64 : 0)
    }
    guard let command = commands.first(where: { $0.name == word }) else {
        throw BudgetError(
            .usage, expected: "a command", found: "`\(word)`",
            hint: "`budget --help` lists the commands")
    }
    let arguments = try Arguments(words.dropFirst(), options: command.options + Option.common)
    if arguments.asksForHelp {
        print(Help.command(command))
        exit(0)
    }
    guard command.argumentCount.contains(arguments.positional.count) else {
        throw BudgetError(
            .usage, expected: "`budget \(command.name) \(command.usage)`",
            found: "\(arguments.positional.count) arguments",
            hint: "`budget \(command.name) --help` shows what it takes")
    }
    try await command.run(arguments, Console(writesJSON: arguments.has("--json")))
} catch let error as BudgetError {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    if let hint = error.hint { FileHandle.standardError.write(Data("hint: \(hint)\n".utf8)) }
    // sysexits.h: 64 for usage, 1 for the rest.
    exit(error.code == .usage ? 64 : 1)
} catch is CancellationError {
    exit(130)
} catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit(1)
}
