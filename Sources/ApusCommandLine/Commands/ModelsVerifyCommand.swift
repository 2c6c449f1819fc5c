import Apus
import Foundation

/// `apus models verify`: checks files against their SHA-256.
struct ModelsVerifyCommand: Command {
    static let name = "verify"
    static let summary = "Check that files are what was pulled"
    static let discussion = """
        Prints a line for each file: its name, "ok" or "unknown", and its SHA-256. A
        file is "unknown" if nobody states a SHA-256 for it. Ends with status 1 if a
        file is damaged.
        """

    var models: [String] = []

    static let parameters: [Parameter<Self>] = [
        .arguments(
            "NAME", \.models, .model,
            help: "The models' names or files; all installed models if absent")
    ]

    func run(_ console: Console) async throws {
        let store = ModelStore.default
        let names = try models.isEmpty ? store.installed().map(\.name) : models
        if names.isEmpty { console.tell("no model is installed\n") }
        var failures = 0
        for name in names {
            let display = PullDisplay(console)
            do {
                let result = try await store.verify(name, progress: display.show)
                display.finish()
                let verdict = result.checkedAgainst == .nobody ? "unknown" : "ok"
                try console.writeLine("\(name)  \(verdict)  \(result.sha256)")
            } catch let error as ApusError {
                display.finish()
                // A single failure ends the tool with its own status.
                guard names.count > 1 else { throw error }
                console.report(CommandLineError(error))
                failures += 1
            }
        }
        if failures > 0 {
            throw CommandLineError(.checksFailed(count: failures, total: names.count))
        }
    }
}
