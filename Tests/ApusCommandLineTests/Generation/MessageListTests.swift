import ChatTemplates
import Testing

@testable import ApusCommandLine

struct MessageListTests {
    @Test func readsConversation() throws {
        let messages = try MessageList.parse(
            """
            [{"role": "system", "content": "Be brief."}, {"content": "Hi\\n", "role": "user"},
             {"role": "assistant", "content": ""}, {"role": "user", "content": "é"}]
            """, source: "test")
        #expect(
            messages == [
                ChatMessage(role: "system", content: "Be brief."),
                ChatMessage(role: "user", content: "Hi\n"),
                ChatMessage(role: "assistant", content: ""),
                ChatMessage(role: "user", content: "é"),
            ])
    }

    private static let form = #"write it as [{"role": "user", "content": "Hello"}]"#

    @Test(arguments: [
        ("{}", "expected an array of messages, found an object", form),
        ("[]", "the array is empty", form),
        ("[1]", "message 0: expected an object, found a number", form),
        (#"[{"content": "x"}]"#, "message 0 has no `role`", form),
        (#"[{"role": "user"}]"#, "message 0 has no `content`", form),
        (
            #"[{"role": "user", "content": null}]"#,
            "message 0: `content` must be a string, found null", form
        ),
        (
            #"[{"role": "user", "content": []}]"#,
            "message 0: `content` must be a string, found an array", form
        ),
        (
            #"[{"role": "user", "content": "x"}, {"role": "usr", "content": "x"}]"#,
            "message 1 has an unknown role `usr`",
            "the roles are `system`, `user` and `assistant`"
        ),
        (
            #"[{"role": "my secret", "content": "x"}]"#, "message 0 has an unknown role",
            "the roles are `system`, `user` and `assistant`"
        ),
        (
            #"[{"role": "user", "content": "x", "my secret": "x"}]"#,
            "message 0 has an unknown key", form
        ),
        (
            #"[{"role": "user", "content": ""}]"#, "message 0: the user's `content` is empty",
            "write the message, or leave it out"
        ),
        (
            "\u{FEFF}[]", "a byte order mark stands before the array",
            "save it as UTF-8 without one"
        ),
        (
            #"[{"role": "user", "content": "x", "nmae": "x"}]"#,
            "message 0 has an unknown key `nmae`", form
        ),
        (
            #"[{"role": "user", "content": "x"}, {"role": "assistant", "content": "x"}]"#,
            "the last message, 1, must be the user's, found role `assistant`", form
        ),
        (
            #"[{"role": "user", "content": "x"}, {"role": "system", "content": "x"}]"#,
            "message 1 is a system message, which can only be the first", form
        ),
    ])
    func namesMessageThatIsWrong(text: String, problem: String, hint: String) throws {
        let error = try #require(throws: CommandLineError.self) {
            try MessageList.parse(text, source: "`m.json`")
        }
        #expect(error.message == "invalid messages in `m.json`: \(problem)")
        #expect(error.hint == hint)
        #expect(error.exitCode == .usage)
    }

    @Test(arguments: ["", "[", #"[{"role": "user", "role": "user"}]"#, #"["\ud800"]"#])
    func rejectsWhatIsNotJSON(text: String) throws {
        let error = try #require(throws: CommandLineError.self) {
            try MessageList.parse(text, source: "`m.json`")
        }
        #expect(error.message.hasPrefix("invalid messages in `m.json`: "))
        #expect(error.message.contains("line 1, column"))
    }
}
