import Testing

@testable import ApusCommandLine

struct CommandNodeTests {
    @Test func showsWholeHelpOfCommand() {
        #expect(
            CommandNode.command(SampleCommand.self).help(path: "apus sample") == """
                Take every kind of parameter

                Usage: apus sample [INPUT] [options]

                Arguments:
                  INPUT  What to take

                Options:
                  -s, --scale X    How large it is, in a sentence long enough to go on in a
                                   second line
                      --stop TEXT  Where to stop (may be repeated)
                  -l, --loud       Be loud
                  -q, --quick      Be quick
                  -h, --help       Show this help
                      --version    Show the version

                Shared:
                      --size N  The size

                A closing paragraph.

                """)
    }

    @Test func showsWhatIsRequired() {
        #expect(
            CommandNode.command(DemandingCommand.self).help(path: "apus demand") == """
                Need something

                Usage: apus demand --count N PATH [OTHER...] [options]

                Arguments:
                  PATH      The path
                  OTHER...  The others

                Options:
                      --count N  How many (required)
                  -h, --help     Show this help
                      --version  Show the version

                """)
    }

    @Test func showsWholeHelpOfGroup() {
        let group = CommandNode.group(
            "apus", summary: "Do things",
            [.command(SampleCommand.self), .command(DemandingCommand.self)])
        #expect(
            group.help(path: "apus") == """
                Do things

                Usage: apus COMMAND

                Commands:
                  sample  Take every kind of parameter
                  demand  Need something

                Options:
                  -h, --help     Show this help
                      --version  Show the version

                Run 'apus COMMAND --help' for the options of a command.

                """)
    }

    @Test(arguments: CompletionScript(root: ApusCommand.tree).entries.map(\.path))
    func fitsHelpIntoEightyColumns(path: String) throws {
        let words = path.split(separator: " ").dropFirst().map(String.init) + ["--help"]
        guard case .showHelp(let help) = try ApusCommand.tree.invocation(words[...]) else {
            Issue.record("expected help")
            return
        }
        let tooLong = help.split(separator: "\n").filter { $0.count > 80 }
        #expect(tooLong.isEmpty)
        #expect(help.contains("Usage: \(path)"))
        #expect(help.contains("--help"))
    }

    @Test(arguments: [
        (["help"], "Usage: apus COMMAND"), (["--help"], "Usage: apus COMMAND"),
        (["-h"], "Usage: apus COMMAND"),
        (["help", "models"], "Usage: apus models COMMAND"),
        (["models", "help", "pull"], "Usage: apus models pull NAME [options]"),
        (["help", "models", "pull"], "Usage: apus models pull NAME [options]"),
        (["models", "pull", "-h"], "Usage: apus models pull NAME [options]"),
    ])
    func findsHelpEachWay(words: [String], usage: String) throws {
        guard case .showHelp(let help) = try ApusCommand.tree.invocation(words[...]) else {
            Issue.record("expected help")
            return
        }
        #expect(help.contains("\n\(usage)\n"))
    }

    @Test func findsNoNameTwiceInACommand() {
        for entry in CompletionScript(root: ApusCommand.tree).entries {
            let names = entry.options.flatMap(\.names)
            #expect(Set(names).count == names.count, "\(entry.path)")
        }
    }
}
