import Foundation
import FoundationModels
import Recipes

/// Lets a model decide what the words of a question leave open.
struct ModelInterpreter: Sendable {
    let model: any QuestionModel

    /// A draft with what the model decided, and why.
    func read(
        _ draft: QuestionDraft, _ signals: QuestionSignals, previous: FinanceQuestion?
    ) async -> (draft: QuestionDraft, path: Interpretation.Path, reason: String) {
        (draft, .keywords, "no model")
    }
}
