import Apus
import Foundation

/// The `apus` tool: reads the command line, runs the command, ends with its status.
@main
struct ApusCommand {
    /// The version of the package.
    static let version = "2.1.0"

    /// All commands.
    static let tree = CommandNode.group(
        "apus", summary: "Run small open-weight language models on this machine",
        discussion: """
            Status: 0 done, 1 failed, 2 wrong usage, 3 no model, 4 the prompt does not fit
            the context, 130 interrupted. Answers go to standard output, everything else
            to standard error.

            Environment: APUS_MODEL, the model used when none is named; APUS_MODELS, the
            folder of the models; APUS_HUB, the address of the hub that models are fetched
            from; NO_COLOR, no colours.
            """,
        [
            .command(RespondCommand.self),
            .command(ChatCommand.self),
            .command(CountTokensCommand.self),
            .command(AvailableCommand.self),
        ] + servers + [
            .group(
                "extract", summary: "Read documents: each value, and where it stands",
                [
                    .command(ExtractExpenseCommand.self),
                    .command(ExtractEventCommand.self),
                    .command(ExtractPickupCommand.self),
                    .command(ExtractAutoCommand.self),
                ]),
            .command(AskCommand.self),
            .command(EvalCommand.self),
            .group(
                "models", summary: "List, fetch and examine models",
                [
                    .command(ModelsListCommand.self),
                    .command(ModelsPullCommand.self),
                    .command(ModelsPathCommand.self),
                    .command(ModelsInspectCommand.self),
                    .command(ModelsVerifyCommand.self),
                    .command(ModelsRemoveCommand.self),
                ]),
            .group(
                "schema", summary: "Work with JSON Schemas", [.command(SchemaCheckCommand.self)]),
            .group(
                "inspect", summary: "Look at what a model computes",
                [.command(InspectLogitsCommand.self)]),
            .command(BenchCommand.self),
            .command(CompletionsCommand.self),
        ])

    /// What serves, where there is a server.
    private static var servers: [CommandNode] {
        #if canImport(ApusServer)
            [.command(ServeCommand.self)]
        #else
            []
        #endif
    }

    static func main() async {
        // A closed output is an error of the write, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        StandardDescriptors.reserve()
        InterruptMonitor.shared.start()
        exit(await run(.standard).rawValue)
    }

    /// Runs the process's command line.
    private static func run(_ console: Console) async -> ExitCode {
        do {
            let words = try ProcessArguments.read()
            switch try tree.invocation(words.dropFirst()) {
            case .run(let command): try await command.run(console)
            case .showHelp(let text): try console.write(text)
            case .showVersion: try console.writeLine("apus \(version)")
            }
            return .done
        } catch {
            let error = CommandLineError(error)
            console.report(error)
            return error.exitCode
        }
    }
}
