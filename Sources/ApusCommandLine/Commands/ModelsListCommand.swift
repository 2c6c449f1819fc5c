import Apus
import OrderedJSON

/// `apus models list`: the models that can be pulled, and those that are here.
struct ModelsListCommand: Command {
    static let name = "list"
    static let summary = "List the models that can be pulled and those installed"

    var printsJSON = false

    static let parameters: [Parameter<Self>] = [
        .flag("--json", path: \.printsJSON, help: "Print an array of objects")
    ]

    func run(_ console: Console) async throws {
        let rows = try ModelListing.rows(of: .default)
        if printsJSON {
            try console.writeLine(JSONValue.array(rows.map(\.json)).jsonText(.pretty))
        } else {
            try console.write(ModelListing.table(rows))
        }
    }
}
