import Recipes

/// `apus extract auto`: tells which recipe a document is for, and reads it with that.
struct ExtractAutoCommand: Command {
    static let name = "auto"
    static let summary = "Read a document with the recipe that it is for"
    static let discussion = ExtractArguments.discussion(
        fields: """
            route (expense, event, pickup or other), then those of the recipe.
            The list routes has each route with its probability in percent
            """)

    var model = ModelArguments()
    var extraction = ExtractArguments()

    static let parameters: [Parameter<Self>] =
        ExtractArguments.parameters.within(\.extraction) + ModelArguments.parameters.within(\.model)

    func run(_ console: Console) async throws {
        try await extraction.run(Self.name, model: model, console) {
            let runner = AnyRecipeRunner.routed(model: $0)
            return { try await runner.extract(from: $0, $1) }
        }
    }
}
