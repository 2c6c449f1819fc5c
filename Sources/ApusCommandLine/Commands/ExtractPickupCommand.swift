import Apus
import Recipes

/// `apus extract pickup`: what a message about a waiting parcel says.
struct ExtractPickupCommand: Command {
    static let name = "pickup"
    static let summary = "Read the code, carrier, place and deadline of a parcel notice"
    static let discussion = ExtractArguments.discussion(fields: "code, carrier, place, deadline")

    var model = ModelArguments()
    var extraction = ExtractArguments()

    static let parameters: [Parameter<Self>] =
        ExtractArguments.parameters.within(\.extraction) + ModelArguments.parameters.within(\.model)

    func run(_ console: Console) async throws {
        try await extraction.run(PickupRecipe(), model: model, console)
    }
}
