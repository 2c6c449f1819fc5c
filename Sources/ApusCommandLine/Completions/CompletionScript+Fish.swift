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

        complete -c apus -f

        """ + entries.map(fishLines).joined()
    }

    private func fishLines(_ entry: Entry) -> String {
        let condition = "complete -c apus -n \(Self.singleQuoted("__apus_at \(entry.path)"))"
        let commands = entry.node.subcommands.map { node in
            "\(condition) -a \(node.name) -d \(Self.fishQuoted(node.summary))"
        }
        let options = entry.options.map { option in
            ([condition] + option.names.map(Self.fishName) + fishValue(option)
                + ["-d \(Self.fishQuoted(option.help))"]).joined(separator: " ")
        }
        let arguments = entry.arguments.map { candidates($0.completion) }.flatMap { value in
            let words =
                value.words.isEmpty
                ? [] : ["\(condition) -a \(Self.fishQuoted(value.words.joined(separator: " ")))"]
            return words + (value.files ? ["\(condition) -F"] : [])
        }
        return "\n" + (commands + options + arguments).joined(separator: "\n") + "\n"
    }

    private static func fishName(_ name: String) -> String {
        name.utf8.starts(with: "--".utf8) ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
    }

    private func fishValue(_ option: ParameterDescription) -> [String] {
        guard option.kind == .option else { return [] }
        let (words, files) = candidates(option.completion)
        let list = words.isEmpty ? [] : ["-a \(Self.fishQuoted(words.joined(separator: " ")))"]
        return [files ? "-r -F" : "-x"] + list
    }

    /// A text in single quotes; fish reads `\'` and `\\` in them.
    private static func fishQuoted(_ text: String) -> String {
        "'" + String(text.flatMap { "'\\".contains($0) ? ["\\", $0] : [$0] }) + "'"
    }
}
