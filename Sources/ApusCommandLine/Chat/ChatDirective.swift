/// A line of a chat that is not for the model.
enum ChatDirective: Sendable, Hashable {
    case help
    case reset
    case system(String)
    case stats
    case quit

    /// The words and what they do, for `/help`.
    static let descriptions: [(usage: String, text: String)] = [
        ("/help", "list these commands"),
        ("/reset", "forget the conversation, but not the instructions"),
        ("/system TEXT", "replace the instructions (the system message)"),
        ("/stats", "show the tokens and times of the last answer"),
        ("/quit", "leave, as does Ctrl-D"),
        ("//TEXT", "send a message that begins with a slash"),
    ]

    /// The text of `/help`.
    static func help(lines: [(usage: String, text: String)]) -> String {
        let width = lines.map(\.usage.count).max() ?? 0
        return lines.map { usage, text in
            let padding = String(repeating: " ", count: width - usage.count)
            return "  \(usage)\(padding)  \(text)\n"
        }.joined()
    }
}

/// What a line of a chat means.
enum ChatEntry: Sendable, Hashable {
    case message(String)
    case directive(ChatDirective)
    /// A directive that is not one, with what to say about it.
    case invalid(String)

    /// Reads a line, whose continuation lines have been joined already.
    ///
    /// Blanks before a slash count for nothing: `/help` is no message because of them.
    init(_ text: String) {
        let line = String(text.unicodeScalars.drop(while: \.properties.isWhitespace))
        let bytes = line.utf8
        guard bytes.first == UInt8(ascii: "/") else {
            self = .message(text)
            return
        }
        if bytes.dropFirst().first == UInt8(ascii: "/") {
            self = .message(String(line.unicodeScalars.dropFirst()))
            return
        }
        let parts = line.unicodeScalars.split(maxSplits: 1) { $0.properties.isWhitespace }
        let name = String(parts[0])
        let text = parts.count > 1 ? String(parts[1]) : ""
        switch (name, text.unicodeScalars.allSatisfy(\.properties.isWhitespace)) {
        case ("/help", true): self = .directive(.help)
        case ("/reset", true): self = .directive(.reset)
        case ("/stats", true): self = .directive(.stats)
        case ("/quit", true): self = .directive(.quit)
        case ("/system", false): self = .directive(.system(text))
        case ("/system", true): self = .invalid("`/system` needs a text")
        case ("/help", _), ("/reset", _), ("/stats", _), ("/quit", _):
            self = .invalid("`\(name)` takes no text")
        default:
            self = .invalid(Self.unknown(name))
        }
    }

    private static func unknown(_ name: String) -> String {
        let names = ["/help", "/reset", "/system", "/stats", "/quit"]
        let advice =
            Suggestion.nearest(to: name, in: names).map { "did you mean `\($0)`?" }
            ?? "`/help` lists the commands, `//` begins a message with a slash"
        return "unknown command \(name.quoted); \(advice)"
    }
}
