import Testing

@testable import ApusCommandLine

struct ChatEntryTests {
    @Test(
        arguments: [
            ("hello", .message("hello")),
            (" hello", .message(" hello")),
            (" /help", .directive(.help)),
            ("\t//x", .message("/x")),
            ("//help me", .message("/help me")),
            ("/help", .directive(.help)),
            ("/reset  ", .directive(.reset)),
            ("/stats", .directive(.stats)),
            ("/quit", .directive(.quit)),
            ("/system be brief\nand kind", .directive(.system("be brief\nand kind"))),
            ("/system", .invalid("`/system` needs a text")),
            ("/quit now", .invalid("`/quit` takes no text")),
            ("/quti", .invalid("unknown command `/quti`; did you mean `/quit`?")),
            (
                "/",
                .invalid(
                    "unknown command `/`; `/help` lists the commands, `//` begins a message with a slash"
                )
            ),
        ] as [(String, ChatEntry)])
    func readsLine(line: String, expected: ChatEntry) {
        #expect(ChatEntry(line) == expected)
    }

    @Test func describesEveryDirectiveInColumns() {
        let help = ChatDirective.help(lines: [("/a", "one"), ("/bcd E", "two")])
        #expect(help == "  /a      one\n  /bcd E  two\n")
    }
}
