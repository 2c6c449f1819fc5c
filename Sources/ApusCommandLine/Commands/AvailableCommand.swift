import Apus
import Foundation
import GGUF

/// `apus available`: whether there is a model to answer with.
struct AvailableCommand: Command {
    static let name = "available"
    static let summary = "Tell whether a model is available"
    static let discussion = """
        Reads all of the model's file but the weights. Ends with status 0 if the model
        can answer, with 3 if there is none, and with 1 if its file cannot be used.
        """

    private static let longestName = 80

    var model = ModelArguments()

    static let parameters: [Parameter<Self>] = ModelArguments.choice.within(\.model)

    func run(_ console: Console) async throws {
        let found: (name: String, path: String, hasChatTemplate: Bool)
        do {
            found = try find(console)
        } catch {
            let error = CommandLineError(error)
            try console.writeLine("not available: \(error.message.printable())")
            throw CommandLineError(.alreadyTold(hint: error.hint, error.exitCode))
        }
        let name = found.name.printable(limit: Self.longestName)
        try console.writeLine("available: \(name) (\(found.path.printable()))")
        if !found.hasChatTemplate {
            console.warn("it has no chat template: only 'apus respond --raw' can use it")
        }
    }

    private func find(
        _ console: Console
    ) throws -> (name: String, path: String, hasChatTemplate: Bool) {
        let url = try ModelLocator(console).locate(model.model)
        let name = try GGUFFile(url: url).metadata.string("general.name")
        // Room for one token makes this cheap: the weights are mapped, not read.
        var options = LoadOptions()
        options.contextLength = 1
        options.threads = 1
        let model = try ModelArguments.load(url, options)
        return (name ?? url.lastPathComponent, url.path, model.hasChatTemplate)
    }
}
