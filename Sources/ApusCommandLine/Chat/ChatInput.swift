import Foundation
import Synchronization

/// Reads the lines of a chat, with prompts for a person.
struct ChatInput {
    private static let prompt = "> "
    private static let continuationPrompt = ". "

    /// What Ctrl-C does while a line is awaited.
    let interrupts: PromptInterrupts

    private let console: Console
    private var lines: LineReader

    init(_ console: Console) {
        self.console = console
        lines = LineReader(console.input)
        interrupts = PromptInterrupts(console, prompt: Self.prompt)
    }

    /// The next entry that is not blank; nil at the end of the input.
    ///
    /// - Throws: `unreadable` or `invalidUTF8`.
    mutating func next() throws(CommandLineError) -> ChatEntry? {
        interrupts.reset()
        while true {
            guard let text = try entryText() else { return nil }
            if !text.unicodeScalars.allSatisfy(\.properties.isWhitespace) {
                return ChatEntry(text)
            }
        }
    }

    /// A line and those that continue it, joined by line breaks.
    private mutating func entryText() throws(CommandLineError) -> String? {
        var text: String?
        while true {
            show(text == nil ? Self.prompt : Self.continuationPrompt)
            guard let line = try lines.next() else { return text }
            let continues = line.utf8.last == UInt8(ascii: "\\")
            let part = continues ? String(line.unicodeScalars.dropLast()) : line
            let joined = text.map { "\($0)\n\(part)" } ?? part
            if !continues { return joined }
            text = joined
        }
    }

    private func show(_ prompt: String) {
        if console.input.isTerminal { console.tell(prompt) }
    }
}

/// Ctrl-C at a chat's prompt: the first one tells how to leave, the second one ends the process.
final class PromptInterrupts: Sendable {
    private let console: Console
    private let prompt: String
    private let count = Mutex(0)

    init(_ console: Console, prompt: String) {
        self.console = console
        self.prompt = prompt
    }

    /// Begins a new prompt.
    func reset() { count.withLock { $0 = 0 } }

    /// Does what Ctrl-C does.
    func interrupt() {
        let isFirst = count.withLock { count in
            count += 1
            return count == 1
        }
        guard isFirst else { _exit(ExitCode.interrupted.rawValue) }
        // The terminal drops what was typed of the line.
        console.tell("\nCtrl-C again, Ctrl-D or /quit leaves\n")
        if console.input.isTerminal { console.tell(prompt) }
    }
}
