/// A command of `budget`: what it takes, and what it does.
protocol Command: Sendable {
    /// The word that selects it.
    static var name: String { get }
    /// One sentence for lists of commands.
    static var summary: String { get }
    /// The arguments as the usage line shows them, such as `FILE`; in brackets if optional.
    static var usage: String { get }
    /// The options besides those of every command.
    static var options: [Option] { get }
    /// The least and the greatest number of arguments.
    static var argumentCount: ClosedRange<Int> { get }

    /// Does the work.
    static func run(_ arguments: Arguments, _ console: Console) async throws
}

extension Command {
    static var usage: String { "" }
    static var options: [Option] { [] }
    static var argumentCount: ClosedRange<Int> { 0...0 }
}

/// An option or flag of a command.
struct Option: Sendable {
    /// The name with its dashes.
    let name: String
    /// What stands for the value in the help; nil for a flag.
    let placeholder: String?
    /// What it does.
    let help: String

    /// An option with a value.
    static func value(_ name: String, _ placeholder: String, _ help: String) -> Option {
        Option(name: name, placeholder: placeholder, help: help)
    }

    /// An option without a value.
    static func flag(_ name: String, _ help: String) -> Option {
        Option(name: name, placeholder: nil, help: help)
    }

    /// The options of every command.
    static let common: [Option] = [
        .value("--ledger", "FILE", "The file of the ledger (default: $BUDGET_LEDGER)"),
        .flag("--json", "Print JSON"),
        .flag("--no-model", "Use no language model"),
        .value("--model", "NAME", "The language model that reads questions"),
        .value("--server", "URL", "A Chat Completions server, asked if no local model answers"),
        .value("--server-model", "NAME", "The name of the server's model"),
        .value("--timeout", "SECONDS", "How long a model may take for a question (default: 60)"),
        .value("--today", "DAY", "The day that counts as today, as 2026-07-31"),
    ]
}
