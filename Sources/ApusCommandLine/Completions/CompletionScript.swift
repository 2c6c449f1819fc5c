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

    /// The words and whether files are offered besides, for a value.
    func candidates(_ completion: Completion) -> (words: [String], files: Bool) {
        switch completion {
        case .nothing: ([], false)
        case .file: ([], true)
        case .model: (modelNames, false)
        case .modelOrFile: (modelNames, true)
        case .words(let words): (words, false)
        }
    }

    /// A text in single quotes, as all three shells read it.
    static func singleQuoted(_ text: String) -> String {
        "'"
            + text.split(separator: "'", omittingEmptySubsequences: false).joined(
                separator: #"'\''"#)
            + "'"
    }
}
