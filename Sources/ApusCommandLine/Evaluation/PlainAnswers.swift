import Apus
import Foundation
import LanguageModelAPI
import OrderedJSON
import Recipes

/// Answers by a prompt alone, as one would ask any model: the baseline of the recipes.
///
/// The model is asked for one JSON object, nothing holds it to one, and what it writes is read with
/// the recipes' normalisers.
struct PlainAnswers: CaseAnswering {
    static let name = "prompt"

    /// The most that an answer may have.
    private static let maximumTokens = 400

    private let model: any LanguageModel

    init(model: any LanguageModel) { self.model = model }

    func answer(_ item: EvaluationCase) async throws -> Extraction<AnyRecipeFindings> {
        guard let question = PlainQuestion(item) else {
            throw CommandLineError(.jobNotSupported(job: item.recipe, known: PlainQuestion.jobs))
        }
        let start = ContinuousClock.now
        let session = LanguageModelSession(model: model, instructions: question.instructions)
        let text: String
        do {
            text = try await session.respond(
                to: item.text,
                options: GenerationOptions(
                    samplingMode: .greedy, maximumResponseTokens: Self.maximumTokens)
            ).content
        } catch let error as LanguageModelError {
            // An answer for which the context is too small is none.
            guard case .contextSizeExceeded = error else { throw error }
            text = ""
        }
        return Extraction(
            findings: question.findings(in: text), askedModel: true,
            seconds: (ContinuousClock.now - start) / .seconds(1))
    }
}
