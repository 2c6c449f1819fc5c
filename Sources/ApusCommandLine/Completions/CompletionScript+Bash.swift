extension CompletionScript {
    /// A function for `complete -F`: walks the words to the command, then offers what it takes.
    ///
    /// Bash cuts words at `=` if it is one of `COMP_WORDBREAKS`, as it is by default; both ways of
    /// seeing `--name=value` come to the same here.
    var bash: String {
        """
        # bash completion for apus

        # Adds the names of the files in the folder of the models.
        _apus_installed() {
            local file
            for file in "\(Self.modelFolder)"/*.gguf; do
                file="${file##*/}"
                [[ "$file" == "$current"* && "$file" != '*.gguf' ]] && COMPREPLY+=("$file")
            done
        }

        _apus() {
            local current previous path index attached= ended=
            COMPREPLY=()
            current="${COMP_WORDS[COMP_CWORD]}"
            previous="${COMP_WORDS[COMP_CWORD-1]}"
            if [[ "$current" == '=' ]]; then
                current=
            elif [[ "$previous" == '=' && COMP_CWORD -gt 1 ]]; then
                previous="${COMP_WORDS[COMP_CWORD-2]}"
            elif [[ "$current" == --*=* ]]; then
                attached="${current%%=*}="
                previous="${current%%=*}"
                current="${current#*=}"
            fi
            path=apus
            for ((index = 1; index < COMP_CWORD; index++)); do
                [[ "${COMP_WORDS[index]}" == '--' ]] && ended=1
                case "$path ${COMP_WORDS[index]}" in
        \(entries.dropFirst().map { "            '\($0.path)') path='\($0.path)' ;;\n" }.joined())\
                esac
            done
            if [[ -z "$ended" ]]; then
                case "$path $previous" in
        \(entries.map(bashValues).joined())\
                esac
                case "$path" in
        \(entries.map { bashWords($0, names: words(of: $0)) }.joined())\
                esac
            else
                case "$path" in
        \(entries.map { bashWords($0, names: []) }.joined())\
                esac
            fi
        }

        complete -F _apus apus

        """
    }

    /// The commands and options that may stand after a command.
    private func words(of entry: Entry) -> [String] {
        let commands = entry.node.subcommands.map(\.name)
        return commands + (commands.isEmpty ? [] : [Self.help.name])
            + entry.options.flatMap(\.names)
    }

    /// What may follow each option that takes a value.
    private func bashValues(_ entry: Entry) -> String {
        entry.options.filter { $0.kind == .option }.map { option in
            let patterns = option.names.map { "'\(entry.path) \($0)'" }.joined(separator: "|")
            let lines =
                bashReply(candidates(option.completion))
                + [#"COMPREPLY=("${COMPREPLY[@]/#/$attached}")"#, "return ;;"]
            return "        \(patterns))\n" + lines.map { "            \($0)\n" }.joined()
        }.joined()
    }

    /// What may stand where no value is expected.
    private func bashWords(_ entry: Entry, names: [String]) -> String {
        let arguments = entry.arguments.map { candidates($0.completion) }
        let all = Candidates(
            words: names + arguments.flatMap(\.words), files: arguments.contains(where: \.files),
            installed: arguments.contains(where: \.installed))
        let lines = bashReply(all) + [";;"]
        return "        '\(entry.path)')\n" + lines.map { "            \($0)\n" }.joined()
    }

    private func bashReply(_ candidates: Candidates) -> [String] {
        let words = Self.singleQuoted(candidates.words.joined(separator: " "))
        return [
            candidates.words.isEmpty
                ? "COMPREPLY=()" : "COMPREPLY=($(compgen -W \(words) -- \"$current\"))",
            candidates.installed ? "_apus_installed" : nil,
            candidates.files ? Self.addFiles : nil,
        ].compactMap(\.self)
    }

    // Read line by line: a file's name may hold spaces.
    private static let addFiles =
        "compopt -o filenames 2>/dev/null; "
        + "while IFS= read -r index; do COMPREPLY+=(\"$index\"); done "
        + "< <(compgen -f -- \"$current\")"
}
