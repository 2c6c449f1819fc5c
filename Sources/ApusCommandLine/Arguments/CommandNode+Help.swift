extension CommandNode {
    /// The width of the help, the same on every terminal.
    private static let lineWidth = 80
    private static let maximumNameWidth = 28

    /// The help of this node, whose words are `path`.
    func help(path: String) -> String {
        var paragraphs = [summary + "\n", "Usage: \(usage(path: path))\n"]
        paragraphs += sections.map { title, rows in
            "\(title):\n" + Self.table(rows)
        }
        if !discussion.isEmpty { paragraphs.append(discussion + "\n") }
        if !subcommands.isEmpty {
            paragraphs.append("Run '\(path) COMMAND --help' for the options of a command.\n")
        }
        return paragraphs.joined(separator: "\n")
    }

    /// The command with what it takes, on one line.
    func usage(path: String) -> String {
        if !subcommands.isEmpty { return "\(path) COMMAND" }
        let required = parameters.filter { $0.kind == .option && $0.isRequired }
            .map { "\($0.displayName) \($0.placeholder)" }
        let arguments = parameters.filter { $0.kind == .argument }.map { argument in
            let name = argument.placeholder + (argument.isRepeated ? "..." : "")
            return argument.isRequired ? name : "[\(name)]"
        }
        return ([path] + required + arguments + ["[options]"]).joined(separator: " ")
    }

    private typealias Row = (name: String, text: String)

    /// The headings in the order in which they first occur, with their rows.
    private var sections: [(title: String, rows: [Row])] {
        var sections: [(title: String, rows: [Row])] = []
        if !subcommands.isEmpty {
            sections.append(("Commands", subcommands.map { ($0.name, $0.summary) }))
        }
        for parameter in parameters {
            let row = (Self.label(of: parameter), Self.text(of: parameter))
            if let index = sections.firstIndex(where: { $0.title == parameter.section }) {
                sections[index].rows.append(row)
            } else {
                sections.append((parameter.section, [row]))
            }
        }
        return sections
    }

    private static func label(of parameter: ParameterDescription) -> String {
        let placeholder = parameter.placeholder
        if parameter.kind == .argument {
            return placeholder + (parameter.isRepeated ? "..." : "")
        }
        // Long names stand below each other whether or not there is a short one.
        let short = parameter.names.first { $0.utf8.count == 2 }.map { "\($0), " } ?? "    "
        let long = parameter.names.filter { $0.utf8.count > 2 }.joined(separator: ", ")
        return short + long + (placeholder.isEmpty ? "" : " \(placeholder)")
    }

    private static func text(of parameter: ParameterDescription) -> String {
        switch (parameter.isRequired, parameter.isRepeated, parameter.kind) {
        case (true, _, .option): "\(parameter.help) (required)"
        case (_, true, .option): "\(parameter.help) (may be repeated)"
        default: parameter.help
        }
    }

    private static func table(_ rows: [Row]) -> String {
        let width = rows.map(\.name.count).filter { $0 <= maximumNameWidth }.max() ?? 0
        let indent = String(repeating: " ", count: width + 4)
        return rows.map { row in
            let lines = wrapped(row.text, width: lineWidth - width - 4)
            let text = lines.joined(separator: "\n" + indent)
            if row.name.count > width { return "  \(row.name)\n\(indent)\(text)\n" }
            let padding = String(repeating: " ", count: width - row.name.count)
            return "  \(row.name)\(padding)  \(text)\n"
        }.joined()
    }

    private static func wrapped(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
