import Foundation
import TestSupport
import Testing

@testable import ApusCommandLine

struct ApusToolTests {
    private static let pullHint = "hint: run 'apus models pull smollm2-135m'\n"

    @Test(arguments: [
        (["--version"], "apus 2.1.0\n"), (["models", "path", "--help"], nil),
        (["--help"], nil), (["help", "inspect", "logits"], nil), (["completions", "bash"], nil),
        (["models", "list"], nil), (["models", "list", "--json"], nil), (["models", "verify"], ""),
    ])
    func answersOnStandardOutput(arguments: [String], output: String?) throws {
        let result = try ApusTool().run(arguments)
        #expect(result.status == 0)
        if let output { #expect(result.output == output) } else { #expect(!result.output.isEmpty) }
        if output != "" { #expect(result.errors.isEmpty) }
    }

    @Test(arguments: [
        [], ["respnd"], ["respond", "--zzz"], ["respond", "--top-p", "2", "x"], ["respond", ""],
        ["respond", "a", "b"], ["respond", "a", "--messages", "f"],
        ["respond", "a", "--raw", "--instructions", "b"], ["count-tokens", "a", "--ids", "-q"],
        ["models"], ["models", "pull"], ["completions", "csh"], ["inspect", "logits"],
    ])
    func endsWithTwoForWrongUsage(arguments: [String]) throws {
        let result = try ApusTool().run(arguments)
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        #expect(result.errors.hasPrefix("error: "))
    }

    @Test(arguments: [
        ["respond", "hi"], ["respond", "--raw", "hi"], ["chat"], ["count-tokens", "hi"],
        ["models", "path"], ["models", "inspect"], ["inspect", "logits", "--tokens", "1"],
    ])
    func endsWithThreeWithoutModel(arguments: [String]) throws {
        let result = try ApusTool().run(arguments)
        #expect(result.status == 3)
        #expect(result.output.isEmpty)
        #expect(result.errors == "error: no model is installed\n" + Self.pullHint)
    }

    @Test(arguments: [
        (
            ["respond", "hi", "--model", "qwen3-0.6b"],
            """
            error: model `qwen3-0.6b` is not installed
            hint: run 'apus models pull qwen3-0.6b'

            """
        ),
        (
            ["respond", "hi", "-m", "smolm2-135m"],
            """
            error: there is no model `smolm2-135m`
            hint: did you mean `smollm2-135m`? See 'apus models list'

            """
        ),
        (
            ["models", "inspect", "/no/such.gguf"],
            """
            error: there is no file `/no/such.gguf`
            hint: give the path of a GGUF file, or a name that 'apus models list' shows

            """
        ),
        (
            ["models", "pull", "lamma3.2-1b"],
            """
            error: there is no model `lamma3.2-1b`
            hint: did you mean `llama3.2-1b`? See 'apus models list'

            """
        ),
    ])
    func endsWithThreeForUnknownModel(arguments: [String], errors: String) throws {
        let result = try ApusTool().run(arguments)
        #expect(result.status == 3)
        #expect(result.errors == errors)
    }

    @Test func tellsWhetherModelIsAvailable() throws {
        let result = try ApusTool().run(["available"])
        #expect(result.status == 3)
        #expect(result.output == "not available: no model is installed\n")
        #expect(result.errors == "error: no model is installed\n" + Self.pullHint)
    }

    @Test func usesModelOfEnvironment() throws {
        let result = try ApusTool().run(["respond", "hi"], environment: ["APUS_MODEL": "nosuch"])
        #expect(result.status == 3)
        #expect(result.errors.hasPrefix("error: there is no model `nosuch`\n"))
    }

    @Test func choosesTheOnlyModelInstalled() throws {
        let tool = try ApusTool()
        let first = tool.modelFolder.appending(path: "a.gguf")
        try Data().write(to: first)
        #expect(try tool.run(["models", "path"]).output == first.path + "\n")
        try Data().write(to: tool.modelFolder.appending(path: "b.gguf"))
        let result = try tool.run(["models", "path"])
        #expect(result.status == 3)
        #expect(
            result.errors == """
                error: 2 models are installed, and none of them is the default
                hint: name one, such as `a.gguf`, or set APUS_MODEL

                """)
    }

    @Test(
        arguments: [
            ("$apus respond < /dev/null", 2, "error: the prompt is empty\n"),
            ("printf '\\n' | $apus respond", 2, "error: the prompt is empty\n"),
            (
                "printf 'ab\\377' | $apus respond", 1,
                """
                error: standard input is not valid UTF-8 at byte 2
                hint: convert it first, for example with 'iconv -t UTF-8'

                """
            ),
            (
                "$apus respond $'a\\xff'", 2,
                """
                error: argument 2 is not valid UTF-8
                hint: give the text on standard input, in UTF-8

                """
            ),
            (
                "echo '[{\"role\":\"usr\",\"content\":\"x\"}]' | $apus respond --messages -", 2,
                """
                error: invalid messages in standard input: message 0 has an unknown role `usr`
                hint: the roles are `system`, `user` and `assistant`

                """
            ),
            (
                "$apus respond --messages /no/file", 1,
                "error: cannot read `/no/file`: No such file or directory\n"
            ),
            ("$apus respond <&-", 1, "error: cannot read standard input: Bad file descriptor\n"),
            (
                "$apus --version >&-", 1,
                "error: cannot write to standard output: Bad file descriptor\n"
            ),
        ] as [(String, Int32, String)])
    func saysWhatIsWrongWithInput(command: String, status: Int32, errors: String) throws {
        let result = try ApusTool().shell(command)
        #expect(result.status == status)
        #expect(result.output.isEmpty)
        #expect(result.errors == errors)
    }

    /// The writer's end of a pipe whose reader has been closed stands as standard output.
    @Test func endsQuietlyWhenReaderHasGone() throws {
        let result = try ApusTool().shell(
            "exec {writer}> >(:); wait $!; $apus models list >&$writer"
        )
        #expect(result.errors.isEmpty)
        #expect(result.status == 0)
    }

    /// Opening a named pipe waits for the other side, so the signal comes while the tool reads.
    @Test func endsWith130WhenInterrupted() throws {
        let folder = try TemporaryFolder()
        let path = folder.url.appending(path: "messages").path
        #expect(mkfifo(path, 0o600) == 0)
        let result = try ApusTool().run(["respond", "--messages", path]) { process in
            let writer = open(path, O_WRONLY)
            kill(process.processIdentifier, SIGINT)
            process.waitUntilExit()
            close(writer)
        }
        #expect(result.status == 130)
        #expect(result.output.isEmpty)
    }

    @Test func writesNoColoursWhereNobodyLooks() throws {
        #expect(try !ApusTool().run(["respnd"]).errors.contains("\u{1B}"))
    }
}
