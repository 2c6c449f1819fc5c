/// A command of the tool: what it takes, declared once, and what it does.
///
/// The stored properties of a conforming type hold the values given on the command line;
/// `parameters` ties each to its name and help. Parsing, help, usage errors and completions all
/// come from that table.
protocol Command: Sendable {
    /// The word that selects the command.
    static var name: String { get }

    /// One sentence for lists of commands and the top of the help.
    static var summary: String { get }

    /// Further paragraphs for the end of the help, or nothing.
    static var discussion: String { get }

    /// Every argument, option and flag, in the order in which the help lists them.
    static var parameters: [Parameter<Self>] { get }

    /// The command with the default of every parameter.
    init()

    /// Does the work.
    func run(_ console: Console) async throws
}

extension Command {
    static var discussion: String { "" }
}
