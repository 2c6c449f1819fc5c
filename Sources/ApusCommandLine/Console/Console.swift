import Foundation

/// The terminal or the pipes that the tool talks to.
///
/// Answers go to standard output, everything else to standard error.
struct Console: Sendable {
    let output: OutputChannel
    let diagnostics: OutputChannel
    let input: InputChannel
    let environment: [String: String]

    /// The process's own channels.
    static let standard = Console(
        output: OutputChannel(descriptor: STDOUT_FILENO),
        diagnostics: OutputChannel(descriptor: STDERR_FILENO),
        input: InputChannel(descriptor: STDIN_FILENO, name: "standard input"),
        environment: ProcessInfo.processInfo.environment)

    /// Writes a part of an answer.
    func write(_ text: String) throws(CommandLineError) { try output.write(text) }

    /// Writes a line of an answer.
    func writeLine(_ text: String) throws(CommandLineError) { try output.write(text + "\n") }

    /// Writes a path as an answer: as it is, but escaped for a terminal.
    func writeLine(path: String) throws(CommandLineError) {
        try writeLine(output.isTerminal ? path.printable() : path)
    }

    /// Writes to standard error; that it cannot be written changes no outcome.
    func tell(_ text: String) { try? diagnostics.write(text) }

    /// Tells something that the user should know, but that is no failure.
    func warn(_ message: String) {
        tell("\(styled("warning:", .yellow)) \(message.printable())\n")
    }

    /// Tells why the tool ends, and what to do about it.
    ///
    /// Texts of errors may hold names from files and answers of servers, so they are escaped here,
    /// whatever they come from.
    func report(_ error: CommandLineError) {
        switch error.code {
        case .outputClosed, .interrupted: return
        case .alreadyTold: break
        default: tell("\(styled("error:", .red)) \(error.message.printable())\n")
        }
        if let hint = error.hint { tell("\(styled("hint:", .cyan)) \(hint.printable())\n") }
    }

    /// The colours of the labels on standard error (ECMA-48, select graphic rendition).
    private enum Colour: Int { case red = 31, yellow = 33, cyan = 36 }

    private func styled(_ label: String, _ colour: Colour) -> String {
        hasColours ? "\u{1B}[1;\(colour.rawValue)m\(label)\u{1B}[0m" : label
    }

    /// Whether standard error shows colours; `NO_COLOR` as no-color.org describes it.
    private var hasColours: Bool {
        diagnostics.isTerminal && environment["NO_COLOR", default: ""].isEmpty
            && environment["TERM"] != "dumb"
    }
}
