import Budget
import OrderedJSON

/// Lists the categories.
enum CategoriesCommand: Command {
    static let name = "categories"
    static let summary = "List the categories."

    static func run(_ arguments: Arguments, _ console: Console) async throws {
        let categories = try arguments.openLedger().categories()
        if console.writesJSON {
            console.print(
                .array(
                    categories.map {
                        ["name": .string($0.name), "kind": .string($0.kind.rawValue)]
                    }))
        } else {
            for category in categories {
                console.print("\(category.name.padded(20))\(category.kind.rawValue)")
            }
        }
    }
}
