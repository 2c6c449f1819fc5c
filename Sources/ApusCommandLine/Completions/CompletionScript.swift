import Apus

/// Writes completion scripts from the tree of commands.
struct CompletionScript {
    /// The shells that there is a script for.
    enum Shell: String, Sendable, CaseIterable {
        case bash, zsh, fish
    }

    /// A node of the tree with the words that lead to it.
    struct Entry {
        let path: String
        let node: CommandNode

        /// The path as the name of a shell function: `_apus_models_pull`.
        var functionName: String {
            "_" + String(path.map { $0 == " " || $0 == "-" ? "_" : $0 })
        }

        var options: [ParameterDescription] { node.parameters.filter { $0.kind != .argument } }
        var arguments: [ParameterDescription] { node.parameters.filter { $0.kind == .argument } }
    }

    let root: CommandNode

    /// The names that complete a model.
    let modelNames: [String]

    init(root: CommandNode, catalogue: ModelCatalogue = .builtIn) {
        self.root = root
        modelNames = catalogue.entries.map(\.name)
    }

    /// The whole script.
    func text(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    /// All nodes, each before those below it.
    var entries: [Entry] { Self.entries(root, path: root.name) }

    private static func entries(_ node: CommandNode, path: String) -> [Entry] {
        [Entry(path: path, node: node)]
            + node.subcommands.flatMap { entries($0, path: "\(path) \($0.name)") }
    }

    /// What is offered for a value.
    struct Candidates {
        var words: [String] = []
        /// Whether files are offered besides.
        var files = false
        /// Whether the names of the files in the folder of the models are offered besides.
        var installed = false
    }

    /// What is offered for a value.
    func candidates(_ completion: Completion) -> Candidates {
        switch completion {
        case .nothing: Candidates()
        case .file: Candidates(files: true)
        case .model: Candidates(words: modelNames)
        case .installedModel: Candidates(words: modelNames, installed: true)
        case .modelOrFile: Candidates(words: modelNames, files: true, installed: true)
        case .words(let words): Candidates(words: words)
        }
    }

    /// The word that shows the help of a group's commands, and what it does.
    static let help = (name: "help", summary: "Show the help of a command")

    /// The folder of the models, as a shell expands it.
    static let modelFolder = #"${APUS_MODELS:-$HOME/.cache/apus/models}"#

    /// A text in single quotes, as all three shells read it.
    static func singleQuoted(_ text: String) -> String {
        "'"
            + text.split(separator: "'", omittingEmptySubsequences: false).joined(
                separator: #"'\''"#)
            + "'"
    }
}
