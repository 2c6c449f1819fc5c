extension CompletionScript {
    /// A function for `complete -F`: walks the words to the command, then offers what it takes.
    var bash: String {
        """
        # bash completion for apus

        _apus() {
            local current previous path index
            COMPREPLY=()
            current="${COMP_WORDS[COMP_CWORD]}"
            previous="${COMP_WORDS[COMP_CWORD-1]}"
            path=apus
            for ((index = 1; index < COMP_CWORD; index++)); do
                case "$path ${COMP_WORDS[index]}" in
        \(entries.dropFirst().map { "            '\($0.path)') path='\($0.path)' ;;\n" }.joined())\
                esac
            done
            case "$path $previous" in
        \(entries.map(bashValues).joined())\
            esac
            case "$path" in
        \(entries.map(bashWords).joined())\
            esac
        }

        complete -F _apus apus

        """
    }

    /// What may follow each option that takes a value.
    private func bashValues(_ entry: Entry) -> String {
        entry.options.filter { $0.kind == .option }.map { option in
            let patterns = option.names.map { "'\(entry.path) \($0)'" }.joined(separator: "|")
            return "        \(patterns))\n            \(bashReply(option.completion))\n"
                + "            return ;;\n"
        }.joined()
    }

    /// What may stand where no value is expected.
    private func bashWords(_ entry: Entry) -> String {
        let names = entry.node.subcommands.map(\.name) + entry.options.flatMap(\.names)
        let arguments = entry.arguments.map { candidates($0.completion) }
        let words = names + arguments.flatMap(\.words)
        var lines = ["        '\(entry.path)')", "            \(Self.compgen(words: words))"]
        if arguments.contains(where: \.files) { lines.append("            \(Self.addFiles)") }
        return lines.joined(separator: "\n") + " ;;\n"
    }

    private func bashReply(_ completion: Completion) -> String {
        let (words, files) = candidates(completion)
        let reply = words.isEmpty ? "COMPREPLY=()" : Self.compgen(words: words)
        return files ? "\(reply)\n            \(Self.addFiles)" : reply
    }

    private static func compgen(words: [String]) -> String {
        "COMPREPLY=($(compgen -W \(singleQuoted(words.joined(separator: " "))) -- \"$current\"))"
    }

    // Read line by line: a file's name may hold spaces.
    private static let addFiles =
        "compopt -o filenames 2>/dev/null; "
        + "while IFS= read -r index; do COMPREPLY+=(\"$index\"); done "
        + "< <(compgen -f -- \"$current\")"
}
