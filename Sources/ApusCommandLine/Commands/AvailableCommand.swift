import Foundation
import GGUF

/// `apus available`: whether there is a model to answer with.
struct AvailableCommand: Command {
    static let name = "available"
    static let summary = "Tell whether a model is available"
    static let discussion = """
        Ends with status 0 if there is a model whose file can be read, with 3 if there
        is none.
        """

    var model = ModelArguments()

    static let parameters: [Parameter<Self>] = ModelArguments.choice.within(\.model)

    func run(_ console: Console) async throws {
        do {
            let url = try ModelLocator(console).locate(
                model.model)
            let file = try GGUFFile(url: url)
            let name = try file.metadata.string("general.name") ?? url.lastPathComponent
            try console.writeLine("available: \(name) (\(url.path))")
        } catch {
            let error = CommandLineError(error)
            try console.writeLine("not available: \(error.message)")
            throw error
        }
    }
}
