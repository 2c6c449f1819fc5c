import Testing

@testable import ApusCommandLine

struct UsageProblemTests {
    @Test(
        arguments: [
            (["--scal", "1"], "unknown option `--scal`", "did you mean `--scale`?"),
            (["--lood"], "unknown option `--lood`", "did you mean `--loud`?"),
            (["--zzz=1"], "unknown option `--zzz`", "'apus sample --help' lists the options"),
            (["-x"], "unknown option `-x`", "'apus sample --help' lists the options"),
            (["-lx"], "unknown option `-x`", "'apus sample --help' lists the options"),
            (["--scale"], "no value for `--scale`", "'apus sample --help' shows what it takes"),
            (["-s"], "no value for `-s`", "'apus sample --help' shows what it takes"),
            (
                ["--scale", "--loud"], "no value for `--scale` before `--loud`",
                "if that is the value, write `--scale=…`"
            ),
            (
                ["--scale", "--", "x"], "no value for `--scale` before `--`",
                "if that is the value, write `--scale=…`"
            ),
            (
                ["--scale", "2"], "`--scale` takes a number from 0 to 1, not `2`",
                "'apus sample --help' shows what it takes"
            ),
            (
                ["-s", "nan"], "`-s` takes a number from 0 to 1, not `nan`",
                "'apus sample --help' shows what it takes"
            ),
            (
                ["--scale", "0x1p-1"], "`--scale` takes a number from 0 to 1, not `0x1p-1`",
                "'apus sample --help' shows what it takes"
            ),
            (
                ["--size", "10"], "`--size` takes a whole number from 1 to 9, not `10`",
                "'apus sample --help' shows what it takes"
            ),
            (
                ["--stop="], "`--stop` takes a text that is not empty, not ``",
                "'apus sample --help' shows what it takes"
            ),
            (["--size=1", "--size=1"], "`--size` is given twice", "leave out one of the two"),
            (
                ["--scale", "--stop=my secret"], "no value for `--scale` before `--stop`",
                "if that is the value, write `--scale=…`"
            ),
            (["--loud=yes"], "`--loud` takes no value", "'apus sample --help' shows what it takes"),
            (["-l=yes"], "`-l` takes no value", "'apus sample --help' shows what it takes"),
            (
                ["a", "b"], "too many arguments: `apus sample` takes only `INPUT`",
                "put quotes around a text of several words"
            ),
            (
                ["--tell me more"], "a text that begins with a dash was taken for an option",
                "put `--` before it"
            ),
            (
                ["-some text"], "`-s` takes a number from 0 to 1",
                "'apus sample --help' shows what it takes"
            ),
            (
                ["--\u{1B}[31m"], "unknown option `--\\u{1B}[31m`",
                "'apus sample --help' lists the options"
            ),
        ] as [([String], String, String?)])
    func saysWhatIsWrongAndWhatToDo(words: [String], message: String, hint: String?) throws {
        let error = try #require(throws: CommandLineError.self) {
            try SampleCommand.parse(words)
        }
        #expect(error.message == message)
        #expect(error.hint == hint)
        #expect(error.exitCode == .usage)
    }

    @Test(arguments: [
        (["--count", "1"], "missing `PATH`"),
        (["p"], "missing `--count`"),
        (["p", "--count", "1", "c"], "`OTHER` takes one of `a`, `b`, not `c`"),
    ])
    func saysWhatIsMissing(words: [String], message: String) throws {
        let error = try #require(throws: CommandLineError.self) {
            var parser = ArgumentParser(
                commandPath: "apus demand", parameters: DemandingCommand.parameters,
                root: DemandingCommand())
            _ = try parser.parse(words[...])
        }
        #expect(error.message == message)
    }

    @Test(
        arguments: [
            ([], "no command after `apus`", "'apus --help' lists the commands"),
            (
                ["models"], "no command after `apus models`",
                "'apus models --help' lists the commands"
            ),
            (["repsond"], "unknown command `repsond`", "did you mean 'apus respond'?"),
            (["models", "lst"], "unknown command `lst`", "did you mean 'apus models list'?"),
            (["quux"], "unknown command `quux`", "'apus --help' lists the commands"),
            (["--verison"], "unknown option `--verison`", "did you mean `--version`?"),
            (["help", "quux"], "unknown command `quux`", "'apus --help' lists the commands"),
            (
                ["models", "--verbose=my secret"], "unknown option `--verbose`",
                "'apus models --help' lists the options"
            ),
            (
                ["What is my secret password?"],
                "a text stands where a command of `apus` is expected",
                "'apus respond TEXT' answers a prompt, 'apus --help' lists the commands"
            ),
            (
                ["我的密码是什么"], "a text stands where a command of `apus` is expected",
                "'apus respond TEXT' answers a prompt, 'apus --help' lists the commands"
            ),
            (
                ["models", "\u{1B}[2J"],
                "a text stands where a command of `apus models` is expected",
                "'apus respond TEXT' answers a prompt, 'apus models --help' lists the commands"
            ),
            (["completions"], "missing `SHELL`", "'apus completions --help' shows what it takes"),
            (
                ["completions", "csh"], "`SHELL` takes one of `bash`, `zsh`, `fish`, not `csh`",
                "'apus completions --help' shows what it takes"
            ),
            (
                ["inspect", "logits", "--tokens", "1,,2"],
                "`--tokens` takes token ids of at least 0, separated by commas, not `1,,2`",
                "'apus inspect logits --help' shows what it takes"
            ),
        ] as [([String], String, String)])
    func saysWhichCommandIsMeant(words: [String], message: String, hint: String) throws {
        let error = try #require(throws: CommandLineError.self) {
            _ = try ApusCommand.tree.invocation(words[...])
        }
        #expect(error.message == message)
        #expect(error.hint == hint)
    }
}
