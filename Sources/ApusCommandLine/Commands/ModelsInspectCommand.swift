import Apus
import Foundation
import GGUF
import OrderedJSON

/// `apus models inspect`: what a model's file says of itself.
struct ModelsInspectCommand: Command {
    static let name = "inspect"
    static let summary = "Show what a model's file holds"

    var model: String?
    var listsMetadata = false
    var listsTensors = false
    var printsJSON = false

    static let parameters: [Parameter<Self>] = [
        .argument(
            "NAME|PATH", \.model, .model,
            help: "The model's name or its GGUF file; the default model if absent"),
        .flag("--metadata", path: \.listsMetadata, help: "List the metadata"),
        .flag("--tensors", path: \.listsTensors, help: "List the tensors"),
        .flag("--json", path: \.printsJSON, help: "Print one object"),
    ]

    func run(_ console: Console) async throws {
        let url = try ModelLocator(console).locate(model)
        let summary = try ModelFileSummary(GGUFFile(url: url))
        if printsJSON {
            let json = summary.json(metadata: listsMetadata, tensors: listsTensors)
            try console.writeLine(json.jsonText(.pretty))
            return
        }
        try console.write(summary.text)
        if listsMetadata { try console.write("\n" + summary.metadataText) }
        if listsTensors { try console.write("\n" + summary.tensorText) }
    }
}
