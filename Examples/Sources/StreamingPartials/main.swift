import FoundationModels

@Generable
struct Recipe {
    @Guide(description: "The name of the dish")
    var name: String
    @Guide(description: "Ingredients", .count(3))
    var ingredients: [String]
    @Guide(description: "Minutes", .range(5...90))
    var minutes: Int
}

// Text comes as snapshots of all that there is so far.
let session = LanguageModelSession()
let text = session.streamResponse(
    to: "Count from one to five.",
    options: GenerationOptions(samplingMode: .greedy, maximumResponseTokens: 30))
var snapshots: [String] = []
for try await snapshot in text {
    snapshots.append(snapshot.content)
}
let isGrowing = zip(snapshots, snapshots.dropFirst()).allSatisfy { $1.hasPrefix($0) }
print("Text: \(snapshots.count) snapshots, each longer than the last: \(isGrowing)")

// The properties of a generable type fill in one after the other.
let recipes = LanguageModelSession(instructions: "You invent simple recipes.")
let stream = recipes.streamResponse(
    to: "Something with tomatoes.", generating: Recipe.self,
    options: GenerationOptions(samplingMode: .greedy))
var steps: [String] = []
for try await partial in stream {
    let step = """
        name \(partial.content.name == nil ? "-" : "+"), \
        \(partial.content.ingredients?.count ?? 0) ingredients, \
        minutes \(partial.content.minutes == nil ? "-" : "+")
        """
    if step != steps.last { steps.append(step) }
}
for step in steps { print("Recipe: \(step)") }

let recipe = try await stream.collect().content
print("Whole: \(recipe.name), \(recipe.ingredients.count) ingredients, \(recipe.minutes) minutes")
