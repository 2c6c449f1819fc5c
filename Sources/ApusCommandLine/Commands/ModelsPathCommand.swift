import Apus

/// `apus models path`: where a model's file is.
struct ModelsPathCommand: Command {
    static let name = "path"
    static let summary = "Print the path of a model's file"

    var model: String?

    static let parameters: [Parameter<Self>] = [
        .argument(
            "NAME", \.model, .installedName,
            help: "The model's name; the default model if absent")
    ]

    func run(_ console: Console) async throws {
        try console.writeLine(path: ModelLocator(console).locate(model).path)
    }
}
