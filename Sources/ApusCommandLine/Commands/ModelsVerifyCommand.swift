import Apus
import Foundation

/// `apus models verify`: checks files against their SHA-256.
struct ModelsVerifyCommand: Command {
    static let name = "verify"
    static let summary = "Check that files are what was pulled"
    static let discussion = """
        Prints a line for each file: its name, "ok" or "unknown", and its SHA-256. A
        file is "unknown" if nobody states a SHA-256 for it. Ends with status 1 if a
        file is damaged, and with 3 if no model is installed.
        """

    var models: [String] = []

    static let parameters: [Parameter<Self>] = [
        .arguments(
            "NAME", \.models, .model,
            help: "The models' names or files; all installed models if absent")
    ]

    func run(_ console: Console) async throws {
        let store = ModelStore.default
        let names = try models.isEmpty ? Self.installedNames(store) : models
        if names.isEmpty { throw CommandLineError(.noModel(installed: [])) }
        var failures = 0
        for name in names {
            let display = PullDisplay(console)
            do {
                let result = try await store.verify(name, progress: display.show)
                display.finish()
                let verdict = result.checkedAgainst == .nobody ? "unknown" : "ok"
                try console.writeLine("\(name.printable())  \(verdict)  \(result.sha256)")
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

    /// The names of all models here, and of each part of a split one.
    private static func installedNames(_ store: ModelStore) throws(ApusError) -> [String] {
        try store.installed().flatMap { model in
            model.parts.count == 1 ? [model.name] : model.parts.map(\.lastPathComponent)
        }
    }
}
