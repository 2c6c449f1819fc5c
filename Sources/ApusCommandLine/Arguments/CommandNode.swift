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

    /// What the words after a command's name ask for.
    private enum Reading {
        case command(any Command)
        case help
        case version
    }

    private typealias Reader =
        @Sendable (ArraySlice<String>, _ commandPath: String) throws(CommandLineError) -> Reading

    /// The node of a command.
    static func command<C: Command>(_ type: C.Type) -> CommandNode {
        CommandNode(
            name: C.name, summary: C.summary, discussion: C.discussion,
            parameters: C.parameters.map(\.description) + ParameterDescription.commonFlags,
            subcommands: [],
            read: { words, commandPath throws(CommandLineError) in
                var parser = ArgumentParser(
                    commandPath: commandPath, parameters: C.parameters, root: C())
                return switch try parser.parse(words) {
                case .values(let command): .command(command)
                case .help: .help
                case .version: .version
                }
            })
    }

    /// The node of a group.
    static func group(
        _ name: String, summary: String, discussion: String = "", _ subcommands: [CommandNode]
    ) -> CommandNode {
        CommandNode(
            name: name, summary: summary, discussion: discussion,
            parameters: ParameterDescription.commonFlags, subcommands: subcommands, read: nil)
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
            return switch try read(words, path) {
            case .command(let command): .run(command)
            case .help: .showHelp(help(path: path))
            case .version: .showVersion
            }
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
        let word = isOption ? word.beforeEqualsSign : word
        // Not shown, because it may be a prompt.
        guard word.isPlainWord else {
            throw CommandLineError(.usage(.textForCommand, commandPath: path))
        }
        let candidates = isOption ? parameters.flatMap(\.names) : subcommands.map(\.name)
        let suggestion = Suggestion.nearest(to: word, in: candidates)
        let problem: UsageProblem =
            isOption
            ? .unknownOption(name: word, suggestion: suggestion)
            : .unknownCommand(name: word, suggestion: suggestion)
        throw CommandLineError(.usage(problem, commandPath: path))
    }
}
