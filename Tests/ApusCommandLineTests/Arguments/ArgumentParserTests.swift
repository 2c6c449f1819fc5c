import Testing

@testable import ApusCommandLine

struct ArgumentParserTests {
    @Test(
        arguments: [
            (["--scale", "0.5"], 0.5), (["--scale=0.5"], 0.5), (["-s", "0.5"], 0.5),
            (["-s0.5"], 0.5), (["-s=0.5"], 0.5), (["-ls", "1"], 1), (["-ls1"], 1),
            (["--scale=1e-1"], 0.1),
        ] as [([String], Double)])
    func readsValueInEveryForm(words: [String], expected: Double) throws {
        #expect(try SampleCommand.parse(words)?.scale == expected)
    }

    @Test func keepsDefaultsWithoutWords() throws {
        let command = try #require(try SampleCommand.parse([]))
        #expect(command.input == nil)
        #expect(command.scale == nil)
        #expect(command.stops.isEmpty)
        #expect(!command.isLoud && !command.isQuick)
    }

    @Test func readsFlagsTogetherAndTwice() throws {
        let command = try #require(try SampleCommand.parse(["-lq", "--loud"]))
        #expect(command.isLoud && command.isQuick)
    }

    @Test func keepsOrderOfRepeatedOption() throws {
        #expect(try SampleCommand.parse(["--stop", "a", "--stop=b=c"])?.stops == ["a", "b=c"])
    }

    @Test func storesInSharedParameters() throws {
        #expect(try SampleCommand.parse(["--size", "9"])?.shared == .init(size: 9))
    }

    @Test(arguments: [
        (["x"], "x"), (["--", "-x"], "-x"), (["--", "--"], "--"), (["-"], "-"), ([""], ""),
        (["-l", "x", "-q"], "x"), (["--", "--help"], "--help"),
    ])
    func readsArgument(words: [String], expected: String) throws {
        #expect(try SampleCommand.parse(words)?.input == expected)
    }

    /// A combining mark after `=` or a dash makes one character with it.
    @Test func splitsWordsByBytesNotCharacters() throws {
        #expect(try SampleCommand.parse(["--stop=\u{338}"])?.stops == ["\u{338}"])
    }

    @Test(arguments: [
        ["--stop", "-x"], ["--stop", "-"], ["--stop", "-5"], ["--stop", "--unknown"],
    ])
    func takesValueThatBeginsWithDash(words: [String]) throws {
        #expect(try SampleCommand.parse(words)?.stops == [words[1]])
    }

    @Test(arguments: [["--help"], ["-h"], ["x", "--help"], ["-lh"], ["--help", "--nonsense"]])
    func asksForHelp(words: [String]) throws {
        let command = try SampleCommand.parse(words)
        #expect(command.map { _ in "values" } == nil)
    }

    @Test(arguments: [["--version"], ["x", "-l", "--version", "--nonsense"]])
    func asksForVersion(words: [String]) throws {
        var parser = ArgumentParser(
            commandPath: "apus sample", parameters: SampleCommand.parameters,
            root: SampleCommand())
        guard case .version = try parser.parse(words[...]) else {
            Issue.record("expected the version")
            return
        }
    }

    @Test func readsRequiredAndRemainingArguments() throws {
        var parser = ArgumentParser(
            commandPath: "apus demand", parameters: DemandingCommand.parameters,
            root: DemandingCommand())
        guard case .values(let command) = try parser.parse(["p", "--count", "2", "a", "b"]) else {
            Issue.record("expected values")
            return
        }
        #expect(command.path == "p")
        #expect(command.count == 2)
        #expect(command.others == ["a", "b"])
    }
}
