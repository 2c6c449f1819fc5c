/// `apus completions`: scripts that complete the tool's words in a shell.
struct CompletionsCommand: Command {
    static let name = "completions"
    static let summary = "Print a completion script for a shell"
    static let discussion = """
        bash:  apus completions bash > ~/.local/share/bash-completion/completions/apus
        zsh:   apus completions zsh > ~/.zfunc/_apus   (with ~/.zfunc in fpath)
        fish:  apus completions fish > ~/.config/fish/completions/apus.fish
        """

    var shell = ""

    static let parameters: [Parameter<Self>] = [
        .requiredArgument(
            "SHELL", \.shell, .oneOf(CompletionScript.Shell.allCases.map(\.rawValue)),
            help: "bash, zsh or fish")
    ]

    func run(_ console: Console) async throws {
        guard let shell = CompletionScript.Shell(rawValue: shell) else { return }
        try console.write(CompletionScript(root: ApusCommand.tree).text(for: shell))
    }
}
