import Foundation

/// `apus count-tokens`: how many tokens a text is.
struct CountTokensCommand: Command {
    static let name = "count-tokens"
    static let summary = "Count the tokens of a text"
    static let discussion = """
        The text is taken byte for byte, and counted as it is: without a token for its
        beginning and without a chat template.
        """

    var text: String?
    var model = ModelArguments()
    var printsIDs = false
    var isQuiet = false

    static let parameters: [Parameter<Self>] =
        [
            .argument("TEXT", \.text, .text, help: "The text; standard input if absent"),
            .flag("--ids", path: \.printsIDs, help: "Print the token ids instead, on one line"),
            .flag("--quiet", "-q", path: \.isQuiet, help: "Print the number alone"),
        ] + ModelArguments.choice.within(\.model)

    private static let commandPath = "apus count-tokens"

    func run(_ console: Console) async throws {
        if printsIDs, isQuiet { throw usageError(.conflict(first: "--ids", second: "--quiet")) }
        if text == nil, console.input.isTerminal { throw usageError(.missingText) }
        let text = try text ?? console.input.readAll()
        let tokens = try model.load(console).tokens(of: text)
        if printsIDs {
            try console.writeLine(tokens.map(String.init).joined(separator: " "))
        } else if isQuiet {
            try console.writeLine("\(tokens.count)")
        } else {
            try console.writeLine(tokens.count.of("token"))
        }
    }

    private func usageError(_ problem: UsageProblem) -> CommandLineError {
        CommandLineError(.usage(problem, commandPath: Self.commandPath))
    }
}
