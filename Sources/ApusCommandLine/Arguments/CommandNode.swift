/// A command or a group of commands in the tree that the tool's words walk.
struct CommandNode: Sendable {
    /// What a command line asks for.
    enum Invocation: Sendable {
        case run(any Command)
        case showHelp(String)
        case showVersion
    }

    let name: String
    let summary: String
    let discussion: String
    let parameters: [ParameterDescription]
    let subcommands: [CommandNode]

    /// Reads the words after a command's name; nil for a group.
    private let read: Reader?

    private typealias Reader =
        @Sendable (ArraySlice<String>, _ commandPath: String) throws(CommandLineError) -> (
            any Command
        )?

    /// The node of a command.
    static func command<C: Command>(_ type: C.Type) -> CommandNode {
        CommandNode(
            name: C.name, summary: C.summary, discussion: C.discussion,
            parameters: C.parameters.map(\.description) + [.helpFlag], subcommands: [],
            read: { words, commandPath throws(CommandLineError) in
                var parser = ArgumentParser(
                    commandPath: commandPath, parameters: C.parameters, root: C())
                return switch try parser.parse(words) {
                case .values(let command): command
                case .help: nil
                }
            })
    }

    /// The node of a group; the root of the tree also has `--version`.
    static func group(
        _ name: String, summary: String, discussion: String = "", isRoot: Bool = false,
        _ subcommands: [CommandNode]
    ) -> CommandNode {
        CommandNode(
            name: name, summary: summary, discussion: discussion,
            parameters: isRoot ? [.helpFlag, .versionFlag] : [.helpFlag],
            subcommands: subcommands, read: nil)
    }

    /// What `words`, those after the name of this node, ask for.
    ///
    /// - Parameters:
    ///   - words: The words of the command line.
    ///   - parentPath: The names of the nodes above, separated by spaces.
    /// - Returns: The command with its values, or what to show instead.
    /// - Throws: `CommandLineError` for a mistake in the words.
    func invocation(
        _ words: ArraySlice<String>, parentPath: String = ""
    ) throws(CommandLineError) -> Invocation {
        let path = parentPath.isEmpty ? name : "\(parentPath) \(name)"
        if let read {
            guard let command = try read(words, path) else { return .showHelp(help(path: path)) }
            return .run(command)
        }
        guard let word = words.first else {
            throw CommandLineError(.usage(.missingCommand, commandPath: path))
        }
        if let flag = parameters.first(where: { $0.isNamed(word) }) {
            return flag == .versionFlag ? .showVersion : .showHelp(help(path: path))
        }
        if word.utf8.elementsEqual("help".utf8) {
            return try helpInvocation(words.dropFirst(), path: path)
        }
        return try subcommand(named: word, path: path)
            .invocation(words.dropFirst(), parentPath: path)
    }

    /// `apus help models pull` means `apus models pull --help`.
    private func helpInvocation(
        _ words: ArraySlice<String>, path: String
    ) throws(CommandLineError) -> Invocation {
        guard let word = words.first else { return .showHelp(help(path: path)) }
        let node = try subcommand(named: word, path: path)
        return try node.helpInvocation(words.dropFirst(), path: "\(path) \(node.name)")
    }

    private func subcommand(
        named word: String, path: String
    ) throws(CommandLineError) -> CommandNode {
        if let node = subcommands.first(where: { $0.name.utf8.elementsEqual(word.utf8) }) {
            return node
        }
        let isOption = word.utf8.first == UInt8(ascii: "-")
        let candidates = isOption ? parameters.flatMap(\.names) : subcommands.map(\.name)
        let suggestion = Suggestion.nearest(to: word, in: candidates)
        let problem: UsageProblem =
            isOption
            ? .unknownOption(name: word, suggestion: suggestion)
            : .unknownCommand(name: word, suggestion: suggestion)
        throw CommandLineError(.usage(problem, commandPath: path))
    }
}
