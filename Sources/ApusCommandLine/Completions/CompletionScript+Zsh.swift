extension CompletionScript {
    /// A function for each command, as `compinit` loads them from `_apus`.
    var zsh: String {
        let functions = entries.map { $0.node.subcommands.isEmpty ? command($0) : group($0) }
        return "#compdef apus\n\n" + models + functions.joined(separator: "\n") + """

            if [ "$funcstack[1]" = "_apus" ]; then
                _apus "$@"
            else
                compdef _apus apus
            fi

            """
    }

    /// Functions that offer models, and models and files.
    private var models: String {
        let names = "'models:model:(\(modelNames.joined(separator: " ")))'"
        return """
            __apus_installed() {
                local -a installed=("\(Self.modelFolder)"/*.gguf(N-.:t))
                compadd -a installed
            }

            __apus_model() {
                _alternative \(names) 'installed:installed model:__apus_installed'
            }

            __apus_model_or_file() {
                _alternative \(names) 'installed:installed model:__apus_installed' 'files:file:_files'
            }


            """
    }

    private func command(_ entry: Entry) -> String {
        let specifications =
            entry.options.map(zshSpecification) + zshArguments(entry).map(Self.singleQuoted)
        return """
            \(entry.functionName)() {
                _arguments -s \\
            \(specifications.map { "        " + $0 }.joined(separator: " \\\n"))
            }

            """
    }

    private func group(_ entry: Entry) -> String {
        let words = entry.node.subcommands.map { ($0.name, $0.summary) } + [Self.help]
        let descriptions = words.map { name, summary in
            "        " + Self.singleQuoted("\(name):\(Self.colonsEscaped(summary))")
        }
        let cases = entry.node.subcommands.map { node in
            let below = Entry(path: "\(entry.path) \(node.name)", node: node)
            return "                '\(node.name)') \(below.functionName) ;;"
        }
        return """
            \(entry.functionName)() {
                local context state state_descr line
                typeset -A opt_args
                local -a commands=(
            \(descriptions.joined(separator: "\n"))
                )
                _arguments -C \\
            \(entry.options.map { "        \(zshSpecification($0)) \\\n" }.joined())\
                    '1: :->command' '*:: :->rest'
                case $state in
                    command) _describe -t commands command commands ;;
                    rest)
                        case $line[1] in
            \(cases.joined(separator: "\n"))
                        esac ;;
                esac
            }

            """
    }

    /// `'(--seed -s)'{--seed=,-s+}'[help]:N:'`: the shell makes a word for each name in the braces;
    /// `=` and `+` say that the value may be attached.
    private func zshSpecification(_ parameter: ParameterDescription) -> String {
        let exclusion =
            parameter.isRepeated && parameter.kind == .option
            ? "*" : "(\(parameter.names.joined(separator: " ")))"
        let help = "[\(Self.bracketsEscaped(parameter.help))]"
        let value =
            parameter.kind == .option
            ? ":\(Self.colonsEscaped(parameter.placeholder)):\(zshAction(parameter.completion))"
            : ""
        let names = parameter.names.map { name in
            guard parameter.kind == .option else { return name }
            return name + (name.utf8.starts(with: "--".utf8) ? "=" : "+")
        }
        let list = names.joined(separator: ",")
        return Self.singleQuoted(exclusion) + (names.count > 1 ? "{\(list)}" : list)
            + Self.singleQuoted(help + value)
    }

    private func zshArguments(_ entry: Entry) -> [String] {
        entry.arguments.enumerated().map { index, argument in
            let position = argument.isRepeated ? "*" : "\(index + 1)"
            return "\(position):\(Self.colonsEscaped(argument.placeholder)):"
                + zshAction(argument.completion)
        }
    }

    private func zshAction(_ completion: Completion) -> String {
        let candidates = candidates(completion)
        return switch (candidates.installed, candidates.files) {
        case (true, true): "__apus_model_or_file"
        case (true, false): "__apus_model"
        case (false, true): "_files"
        case (false, false):
            candidates.words.isEmpty ? "" : "(\(candidates.words.joined(separator: " ")))"
        }
    }

    private static func colonsEscaped(_ text: String) -> String {
        text.split(separator: ":", omittingEmptySubsequences: false).joined(separator: #"\:"#)
    }

    private static func bracketsEscaped(_ text: String) -> String {
        String(text.flatMap { "[]:\\".contains($0) ? ["\\", $0] : [$0] })
    }
}
