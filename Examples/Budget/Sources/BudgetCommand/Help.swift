/// The texts of `--help`, 80 columns wide.
enum Help {
    /// The help of the program.
    static func program(_ commands: [any Command.Type]) -> String {
        """
        A budget kept in one file, with answers to questions about it.

        Usage: budget COMMAND [options]

        Commands:
        \(table(commands.map { ($0.name, $0.summary) }))

        Run 'budget COMMAND --help' for the options of a command.
        """
    }

    /// The help of a command.
    static func command(_ command: any Command.Type) -> String {
        let usage = ["budget", command.name, command.usage, "[options]"].filter { !$0.isEmpty }
        return """
            \(command.summary)

            Usage: \(usage.joined(separator: " "))

            Options:
            \(table((command.options + Option.common).map(row) + [("--help", "Show this help")]))
            """
    }

    private static func row(_ option: Option) -> (String, String) {
        ([option.name] + [option.placeholder].compactMap { $0 }).joined(separator: " ")
            .paired(with: option.help)
    }

    private static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { name, text in
            let indent = String(repeating: " ", count: width + 4)
            var lines = [""]
            for word in text.split(separator: " ") {
                if let last = lines.last, !last.isEmpty, last.count + word.count + width + 5 > 80 {
                    lines.append(String(word))
                } else {
                    lines[lines.count - 1] += (lines.last == "" ? "" : " ") + word
                }
            }
            let padding = String(repeating: " ", count: width - name.count)
            return "  \(name)\(padding)  " + lines.joined(separator: "\n" + indent)
        }.joined(separator: "\n")
    }
}

extension String {
    fileprivate func paired(with other: String) -> (String, String) { (self, other) }
}
