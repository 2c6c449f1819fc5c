import Foundation
import OrderedJSON
import Testing

/// `apus chat` over pipes with a small model that says nonsense.
struct ChatTests {
    private let tool: ApusTool

    init() throws {
        tool = try ApusTool()
        try tool.addModel(contextLength: 1 << 20)
    }

    private let limits = ["-n", "6", "--context", "1000"]

    /// What `apus respond` answers at the end of a conversation.
    private func answer(_ messages: [(role: String, content: String)]) throws -> String {
        let json = JSONValue.array(
            messages.map { ["role": .string($0.role), "content": .string($0.content)] })
        let result = try tool.run(
            ["respond", "--messages", "-"] + limits, input: json.jsonText())
        return String(result.output.unicodeScalars.dropLast())
    }

    @Test func keepsHistoryUntilReset() throws {
        let first = try answer([("user", "one")])
        let second = try answer([("user", "one"), ("assistant", first), ("user", "two")])
        let result = try tool.run(
            ["chat"] + limits, input: "one\n\ntwo\n/reset\none\n/quit\nnever read\n")
        #expect(result.status == 0)
        #expect(result.output == "\(first)\n\(second)\n\(first)\n")
    }

    @Test func changesInstructions() throws {
        let first = try answer([("system", "s"), ("user", "one")])
        let second = try answer([
            ("system", "t"), ("user", "one"), ("assistant", first), ("user", "two"),
        ])
        let result = try tool.run(
            ["chat", "--instructions", "s"] + limits, input: "one\n/system t\ntwo")
        #expect(result.output == "\(first)\n\(second)\n")
    }

    @Test func joinsContinuedLines() throws {
        let expected = try answer([("user", "one\ntwo\\x")])
        let result = try tool.run(["chat"] + limits, input: "one\\\ntwo\\x\n")
        #expect(result.output == expected + "\n")
    }

    @Test func reportsOnStandardError() throws {
        let result = try tool.run(["chat"] + limits, input: "/stats\n/rest\n/help\n")
        #expect(result.status == 0)
        #expect(result.output.isEmpty)
        #expect(
            result.errors.hasPrefix(
                """
                0 turns; the context holds 1000 tokens
                warning: unknown command `/rest`; did you mean `/reset`?
                  /help         list these commands

                """))
    }

    @Test func endsWithFourWhereAMessageDoesNotFit() throws {
        let result = try tool.run(["chat", "--context", "16"], input: "a long message\nshort\n")
        #expect(result.status == 4)
        #expect(result.output.isEmpty)
    }

    @Test func endsAtInputThatIsNotUTF8() throws {
        let result = try tool.shell("printf '\\377\\n' | $apus chat")
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("error: standard input is not valid UTF-8 at byte 0\n"))
        let later = try tool.shell("printf '/stats\\n\\377\\n' | $apus chat")
        #expect(later.errors.contains("error: standard input is not valid UTF-8 at byte 7\n"))
    }

    @Test func endsAtAMessageWithoutEnd() throws {
        let result = try tool.shell("$apus chat < /dev/zero")
        #expect(result.status == 1)
        #expect(
            result.errors.hasPrefix("error: a line of standard input is longer than 1 MiB\n"))
    }

    @Test func stopsAnswerAndGoesOn() throws {
        let session = try LiveProcess(tool, ["chat", "--context", "60000"])
        try session.write("hi\n")
        let begin = try session.readOutput { !$0.isEmpty }
        session.interrupt()
        try session.write("/stats\n")
        let errors = try session.readErrors { $0.contains("tokens/s") }
        #expect(errors.hasPrefix("warning: the answer was stopped after "))
        #expect(errors.contains("\n1 turn; "))
        try session.write("/reset\n/stats\n")
        _ = try session.readErrors { $0.contains("0 turns; the context holds 60000 tokens\n") }
        try session.closeInput()
        #expect(session.waitForStatus() == 0)
        #expect(!begin.isEmpty)
    }

    @Test func leavesAtSecondInterruptOfPrompt() throws {
        let session = try LiveProcess(tool, ["chat"] + limits, hasTerminal: true)
        try session.write("hi\n")
        _ = try session.readErrors { $0.hasSuffix("(`--max-tokens`)\n> ") }
        session.interrupt()
        _ = try session.readErrors { $0.contains("Ctrl-C again, Ctrl-D or /quit leaves\n") }
        session.interrupt()
        #expect(session.waitForStatus() == 130)
    }

    @Test func leavesAtFirstInterruptWithoutTerminal() throws {
        let session = try LiveProcess(tool, ["chat"] + limits)
        try session.write("hi\n")
        _ = try session.readErrors { $0.contains("(`--max-tokens`)\n") }
        session.interrupt()
        #expect(session.waitForStatus() == 130)
    }

    @Test func dropsContinuedLinesAtInterrupt() throws {
        let expected = try answer([("user", "two")])
        let session = try LiveProcess(tool, ["chat"] + limits, hasTerminal: true)
        try session.write("one\\\n")
        _ = try session.readErrors { $0.hasSuffix("> . ") }
        session.interrupt()
        _ = try session.readErrors { $0.hasSuffix("leaves\n> ") }
        try session.write("two\n/quit\n")
        #expect(try session.readOutput { _ in false } == expected + "\n")
        #expect(session.waitForStatus() == 0)
    }

    @Test func goesOnAfterALineThatIsNotUTF8OnATerminal() throws {
        let expected = try answer([("user", "two")])
        let session = try LiveProcess(tool, ["chat"] + limits, hasTerminal: true)
        try session.write([0x61, 0xFF, 0x0A])
        _ = try session.readErrors {
            $0.contains("error: standard input is not valid UTF-8 at byte 1\n")
                && $0.hasSuffix("> ")
        }
        try session.write("two\n/quit\n")
        #expect(try session.readOutput { _ in false } == expected + "\n")
        #expect(session.waitForStatus() == 0)
    }
}
