import Foundation
import Recipes

/// A question as far as words decide it, with what they leave open.
struct QuestionDraft: Sendable {
    var question: FinanceQuestion
    var decline: Interpretation.Decline?
    var isFollowUp = false
    /// What may be asked for; one intent if the words leave no doubt, none if they say nothing.
    var intents: [FinanceQuestion.Intent]
    /// The merchants that an unclear mention may mean.
    var merchants: [String] = []
    /// The categories that are named, if there are several.
    var categories: [String] = []

    /// Whether the words leave nothing open.
    var isCertain: Bool {
        decline != nil && decline != .notUnderstood
            || intents.count == 1 && merchants.count < 2 && categories.count < 2
    }
}
