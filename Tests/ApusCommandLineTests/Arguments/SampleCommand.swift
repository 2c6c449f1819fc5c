@testable import ApusCommandLine

/// A command with a parameter of every kind.
struct SampleCommand: Command {
    static let name = "sample"
    static let summary = "Take every kind of parameter"
    static let discussion = "A closing paragraph."

    /// Parameters that several commands share.
    struct Shared: Sendable, Equatable {
        var size: Int?
    }

    var input: String?
    var rest: [String] = []
    var scale: Double?
    var stops: [String] = []
    var isLoud = false
    var isQuick = false
    var shared = Shared()

    static let parameters: [Parameter<Self>] =
        [
            .argument("INPUT", \.input, .text, help: "What to take"),
            .option(
                "--scale", "-s", value: "X", \.scale,
                .decimal("from 0 to 1") { (0...1).contains($0) },
                help: "How large it is, in a sentence long enough to go on in a second line"),
            .repeatedOption(
                "--stop", value: "TEXT", \.stops, .nonEmptyText, help: "Where to stop"),
            .flag("--loud", "-l", path: \.isLoud, help: "Be loud"),
            .flag("--quick", "-q", path: \.isQuick, help: "Be quick"),
        ]
        + [.option("--size", value: "N", \Shared.size, .integer(in: 1...9), help: "The size")]
        .section("Shared").within(\.shared)

    func run(_ console: Console) async throws {}

    /// The values that `words` give.
    static func parse(_ words: [String]) throws -> SampleCommand? {
        var parser = ArgumentParser(
            commandPath: "apus sample", parameters: parameters, root: SampleCommand())
        switch try parser.parse(words[...]) {
        case .values(let command): return command
        case .help, .version: return nil
        }
    }
}

/// A command that needs an option and an argument, and takes more arguments.
struct DemandingCommand: Command {
    static let name = "demand"
    static let summary = "Need something"

    var path = ""
    var count = 0
    var others: [String] = []

    static let parameters: [Parameter<Self>] = [
        .requiredArgument("PATH", \.path, .file, help: "The path"),
        .requiredOption("--count", value: "N", \.count, .integer(atLeast: 1), help: "How many"),
        .arguments("OTHER", \.others, .oneOf(["a", "b"]), help: "The others"),
    ]

    func run(_ console: Console) async throws {}
}
