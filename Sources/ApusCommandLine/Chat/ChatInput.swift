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
    /// - Throws: `unreadable`, or `invalidUTF8` or `inputTooLong` about one entry, after which the
    ///   next call goes on.
    mutating func next() throws(CommandLineError) -> ChatEntry? {
        interrupts.takeInterruption()
        while true {
            guard let text = try entryText() else { return nil }
            if !text.unicodeScalars.allSatisfy(\.properties.isWhitespace) {
                return ChatEntry(text)
            }
        }
    }

    /// A line and those that continue it, joined by line breaks.
    private mutating func entryText() throws(CommandLineError) -> String? {
        var parts: [String] = []
        var byteCount = 0
        while true {
            show(parts.isEmpty ? Self.prompt : Self.continuationPrompt)
            guard let line = try lines.next() else {
                return parts.isEmpty ? nil : parts.joined(separator: "\n")
            }
            // Ctrl-C dropped the lines before this one; the terminal, what was typed of it.
            if interrupts.takeInterruption() {
                parts = []
                byteCount = 0
            }
            byteCount += line.utf8.count + 1
            guard byteCount <= InputLimits.messageBytes else {
                throw CommandLineError(
                    .inputTooLong(source: "the message", limit: InputLimits.messageBytes))
            }
            let continues = line.utf8.last == UInt8(ascii: "\\")
            parts.append(continues ? String(line.unicodeScalars.dropLast()) : line)
            if !continues { return parts.joined(separator: "\n") }
        }
    }

    private func show(_ prompt: String) {
        if console.input.isTerminal { console.tell(prompt) }
    }
}

/// Ctrl-C at a chat's prompt: on a terminal the first one drops what was typed of the message and
/// tells how to leave; the second one, and the first one elsewhere, ends the process.
final class PromptInterrupts: Sendable {
    private let console: Console
    private let prompt: String
    private let count = Mutex(0)

    init(_ console: Console, prompt: String) {
        self.console = console
        self.prompt = prompt
    }

    /// Forgets what happened until now; tells whether there was a Ctrl-C.
    @discardableResult
    func takeInterruption() -> Bool {
        count.withLock { count in
            defer { count = 0 }
            return count > 0
        }
    }

    /// Does what Ctrl-C does.
    func interrupt() {
        let isFirst = count.withLock { count in
            count += 1
            return count == 1
        }
        guard isFirst, console.input.isTerminal else { _exit(ExitCode.interrupted.rawValue) }
        console.tell("\nCtrl-C again, Ctrl-D or /quit leaves\n\(prompt)")
    }
}
