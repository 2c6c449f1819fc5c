import Apus
import Recipes

/// A way of answering cases.
protocol CaseAnswering: Sendable {
    /// The way's name in tables.
    static var name: String { get }

    /// Answers a case.
    ///
    /// - Throws: `jobNotSupported`, and what the model throws.
    func answer(_ item: EvaluationCase) async throws -> Extraction<AnyRecipeFindings>
}

/// Answers by the recipe that fits the job.
struct RecipeAnswers: CaseAnswering {
    static let name = "recipe"
    /// The jobs that can be answered.
    static let jobs = StandardRecipe.allCases.map(\.rawValue) + [routing, ToolAnswers.job]
    /// The job of telling which recipe a text is for.
    private static let routing = "router"

    private let runners: [String: AnyRecipeRunner]
    private let tools: ToolAnswers

    init(model: LocalLanguageModel) {
        tools = ToolAnswers(model: model)
        var runners = Dictionary(
            uniqueKeysWithValues: StandardRecipe.allCases.map {
                ($0.rawValue, $0.runner(model: model))
            })
        runners[Self.routing] = AnyRecipeRunner(RecipeRouter(model: model))
        self.runners = runners
    }

    func answer(_ item: EvaluationCase) async throws -> Extraction<AnyRecipeFindings> {
        if item.recipe == ToolAnswers.job { return try await tools.answer(item) }
        guard let runner = runners[item.recipe] else {
            throw CommandLineError(.jobNotSupported(job: item.recipe, known: Self.jobs))
        }
        return try await runner.extract(from: item.text, item.context)
    }
}
