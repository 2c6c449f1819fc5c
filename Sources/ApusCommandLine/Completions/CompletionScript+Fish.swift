extension CompletionScript {
    /// A `complete` line for each word, with a condition on the words before it.
    var fish: String {
        """
        # fish completion for apus

        # Whether the words so far lead to the command given, and no further.
        function __apus_at
            set -l path apus
            for word in (commandline -opc)[2..-1]
                switch "$path $word"
                    case \(entries.dropFirst().map { Self.singleQuoted($0.path) }
                        .joined(separator: " "))
                        set path "$path $word"
                end
            end
            test "$path" = "$argv"
        end

        # The names of the files in the folder of the models.
        function __apus_installed
            set -l folder $HOME/.cache/apus/models
            test -n "$APUS_MODELS"; and set folder $APUS_MODELS
            for file in $folder/*.gguf
                string replace -r '.*/' '' -- $file
            end
        end

        complete -c apus -f

        """ + entries.map(fishLines).joined()
    }

    private func fishLines(_ entry: Entry) -> String {
        let condition = "complete -c apus -n \(Self.singleQuoted("__apus_at \(entry.path)"))"
        let words = entry.node.subcommands.map { ($0.name, $0.summary) }
        let commands = (words.isEmpty ? [] : words + [Self.help]).map { name, summary in
            "\(condition) -a \(name) -d \(Self.fishQuoted(summary))"
        }
        let options = entry.options.map { option in
            ([condition] + option.names.map(Self.fishName) + fishValue(option)
                + ["-d \(Self.fishQuoted(option.help))"]).joined(separator: " ")
        }
        let arguments = entry.arguments.map { candidates($0.completion) }.flatMap { value in
            fishList(value).map { "\(condition) \($0)" } + (value.files ? ["\(condition) -F"] : [])
        }
        return "\n" + (commands + options + arguments).joined(separator: "\n") + "\n"
    }

    private static func fishName(_ name: String) -> String {
        name.utf8.starts(with: "--".utf8) ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
    }

    private func fishValue(_ option: ParameterDescription) -> [String] {
        guard option.kind == .option else { return [] }
        let candidates = candidates(option.completion)
        return [candidates.files ? "-r -F" : "-x"] + fishList(candidates)
    }

    /// The words to offer, as an option of `complete`.
    private func fishList(_ candidates: Candidates) -> [String] {
        let words = candidates.words + (candidates.installed ? ["(__apus_installed)"] : [])
        return words.isEmpty ? [] : ["-a \(Self.fishQuoted(words.joined(separator: " ")))"]
    }

    /// A text in single quotes; fish reads `\'` and `\\` in them.
    private static func fishQuoted(_ text: String) -> String {
        "'" + String(text.flatMap { "'\\".contains($0) ? ["\\", $0] : [$0] }) + "'"
    }
}
