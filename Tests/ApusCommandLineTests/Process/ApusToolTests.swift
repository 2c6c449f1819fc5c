import Foundation
import TestSupport
import Testing

@testable import ApusCommandLine

struct ApusToolTests {
    private static let pullHint = "hint: run 'apus models pull smollm2-135m'\n"

    @Test(arguments: [
        (["--version"], "apus 2.1.0\n"), (["models", "path", "--help"], nil),
        (["--help"], nil), (["help", "inspect", "logits"], nil), (["completions", "bash"], nil),
        (["models", "list"], nil), (["models", "list", "--json"], nil),
        (["models", "--version"], "apus 2.1.0\n"), (["respond", "x", "--version"], "apus 2.1.0\n"),
    ])
    func answersOnStandardOutput(arguments: [String], output: String?) throws {
        let result = try ApusTool().run(arguments)
        #expect(result.status == 0)
        if let output { #expect(result.output == output) } else { #expect(!result.output.isEmpty) }
        #expect(result.errors.isEmpty)
    }

    @Test(arguments: [
        [], ["respnd"], ["respond", "--zzz"], ["respond", "--top-p", "2", "x"], ["respond", ""],
        ["respond", "--raw", ""], ["respond", "x", "--threads", "257"],
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
        ["models", "path"], ["models", "inspect"], ["models", "verify"],
        ["inspect", "logits", "--tokens", "1"],
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
            hint: run `apus models pull qwen3-0.6b`

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
            hint: give the path of a GGUF file, or a name that `apus models list` shows

            """
        ),
        (
            ["respond", "hi", "-m", "/"],
            """
            error: there is no file `/`: it is a folder
            hint: give the path of a GGUF file, or a name that `apus models list` shows

            """
        ),
        (
            ["respond", "hi", "-m", "smollm2"],
            """
            error: there is no model `smollm2`
            hint: did you mean `smollm2-135m`? See 'apus models list'

            """
        ),
        (
            ["models", "pull", "/x/y.gguf"],
            """
            error: there is no model `/x/y.gguf`
            hint: see 'apus models list'

            """
        ),
        (
            ["models", "remove", "nothing"],
            """
            error: there is no model `nothing`
            hint: see 'apus models list'

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

    @Test func removesNoFolder() throws {
        let tool = try ApusTool()
        let folder = tool.modelFolder.appending(path: "dir.gguf/sub")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let result = try tool.run(["models", "remove", "dir.gguf"])
        #expect(result.status == 1)
        #expect(result.errors.contains("it is a folder, not a model's file"))
        #expect(FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func verifiesNoPipe() throws {
        let tool = try ApusTool()
        #expect(mkfifo(tool.modelFolder.appending(path: "pipe.gguf").path, 0o600) == 0)
        let result = try tool.run(["models", "verify", "pipe.gguf"])
        #expect(result.status == 3)
        #expect(
            result.errors.hasPrefix(
                "error: there is no file `pipe.gguf`: it is a pipe, socket or device\n"))
    }

    @Test func escapesNamesInLists() throws {
        let tool = try ApusTool()
        try Data([1]).write(to: tool.modelFolder.appending(path: "\u{1B}[2J.gguf"))
        for words in [
            ["models", "list"], ["models", "verify"], ["models", "verify", "\u{1B}[2J.gguf"],
        ] {
            let result = try tool.run(words)
            #expect(result.status == 0)
            #expect(result.output.contains("\\u{1B}[2J.gguf"))
            #expect(!result.output.contains("\u{1B}"))
        }
    }

    @Test(arguments: [["models", "list"], ["respond", "hi"], ["models", "remove", "qwen3-0.6b"]])
    func saysWhatIsWrongWithTheFolder(arguments: [String]) throws {
        let temporary = try TemporaryFolder()
        let file = try temporary.emptyFile("models")
        let result = try ApusTool().run(arguments, environment: ["APUS_MODELS": file.path])
        #expect(result.status == 1)
        #expect(
            result.errors == """
                error: cannot read `\(file.path)`: Not a directory
                hint: set `APUS_MODELS` to a folder that can be used

                """)
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

    private static let emptyPrompt = """
        error: the prompt is empty
        hint: give a text as an argument or on standard input

        """

    @Test(
        arguments: [
            ("$apus respond < /dev/null", 2, emptyPrompt),
            ("$apus respond --raw < /dev/null", 2, emptyPrompt),
            ("printf '\\n' | $apus respond", 2, emptyPrompt),
            (
                "$apus respond < /dev/zero", 1,
                """
                error: standard input is longer than 64 MiB
                hint: shorten it: it cannot fit the context of a model

                """
            ),
            (
                "printf '[\\377' | $apus respond --messages -", 2,
                """
                error: invalid messages in standard input: not valid UTF-8 at byte 1
                hint: convert it first, for example with 'iconv -t UTF-8'

                """
            ),
            (
                "$apus 'What is my secret password?'", 2,
                """
                error: a text stands where a command of `apus` is expected
                hint: 'apus respond TEXT' answers a prompt, 'apus --help' lists the commands

                """
            ),
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
        #expect(result.errors.isEmpty)
    }

    /// A shell starts what runs in the background in this way.
    @Test func ignoresInterruptsWhereItsParentDoes() throws {
        let folder = try TemporaryFolder()
        let path = folder.url.appending(path: "messages").path
        #expect(mkfifo(path, 0o600) == 0)
        let command = "trap '' INT; exec \(ApusTool.path) respond --messages '\(path)'"
        let result = try Subprocess.run("/usr/bin/env", ["bash", "-c", command]) { process in
            let writer = open(path, O_WRONLY)
            kill(process.processIdentifier, SIGINT)
            _ = "{}".withCString { write(writer, $0, 2) }
            close(writer)
        }
        #expect(result.status == 2)
        #expect(result.errors.contains("expected an array of messages"))
    }

    @Test func writesNoColoursWhereNobodyLooks() throws {
        #expect(try !ApusTool().run(["respnd"]).errors.contains("\u{1B}"))
    }
}
