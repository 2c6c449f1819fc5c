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

    /// Writes to standard error; that it cannot be written changes no outcome.
    func tell(_ text: String) { try? diagnostics.write(text) }

    /// Tells something that the user should know, but that is no failure.
    func warn(_ message: String) { tell("\(styled("warning:", .yellow)) \(message)\n") }

    /// Tells why the tool ends, and what to do about it.
    func report(_ error: CommandLineError) {
        if case .outputClosed = error.code { return }
        tell("\(styled("error:", .red)) \(error.message)\n")
        if let hint = error.hint { tell("\(styled("hint:", .cyan)) \(hint)\n") }
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
