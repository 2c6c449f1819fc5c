import Testing

@testable import ApusCommandLine

struct QuotingTests {
    @Test(arguments: [
        ("a", "`a`"), ("", "``"), ("é 字", "`é 字`"), ("\u{1B}[2J", "`\\u{1B}[2J`"),
        ("a\nb", "`a\\nb`"), ("\u{202E}x", "`\\u{202E}x`"),
    ])
    func escapesWhatActsOnTerminals(text: String, expected: String) {
        #expect(text.quoted == expected)
    }

    @Test func shortensLongText() {
        #expect(
            String(repeating: "a", count: 61).quoted
                == "`" + String(repeating: "a", count: 60) + "…`")
    }

    @Test(arguments: [
        ("usr", true), ("--no-stream", true), ("tool_call.id", true), ("a b", false),
        ("é", false), ("a\n", false), (String(repeating: "a", count: 33), false),
    ])
    func tellsPlainWordsFromTexts(text: String, isPlain: Bool) {
        #expect(text.isPlainWord == isPlain)
    }
}
