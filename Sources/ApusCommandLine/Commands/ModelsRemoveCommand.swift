import Apus

/// `apus models remove`: deletes a model's file.
struct ModelsRemoveCommand: Command {
    static let name = "remove"
    static let summary = "Delete a model's file, and what unfinished pulls left"

    var model = ""

    static let parameters: [Parameter<Self>] = [
        .requiredArgument("NAME", \.model, .installedName, help: "The model's name")
    ]

    func run(_ console: Console) async throws {
        let byteCount = try ModelLocator(console).remove(model)
        console.tell("removed \(model.quoted), \(ByteCount.text(byteCount))\n")
    }
}
