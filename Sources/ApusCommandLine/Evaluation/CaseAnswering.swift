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
    static let jobs = StandardRecipe.allCases.map(\.rawValue) + [ToolAnswers.job]

    private let runners: [String: AnyRecipeRunner]
    private let tools: ToolAnswers

    init(model: LocalLanguageModel) {
        tools = ToolAnswers(model: model)
        runners = Dictionary(
            uniqueKeysWithValues: StandardRecipe.allCases.map {
                ($0.rawValue, $0.runner(model: model))
            })
    }

    func answer(_ item: EvaluationCase) async throws -> Extraction<AnyRecipeFindings> {
        if item.recipe == ToolAnswers.job { return try await tools.answer(item) }
        guard let runner = runners[item.recipe] else {
            throw CommandLineError(.jobNotSupported(job: item.recipe))
        }
        return try await runner.extract(from: item.text, item.context)
    }
}
