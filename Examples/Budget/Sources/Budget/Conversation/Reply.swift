import Recipes

/// The reply to a question: how it was understood, what the ledger says and how it is said.
public struct Reply: Sendable {
    /// The question as it was typed.
    public let text: String
    /// What was made of it.
    public let interpretation: Interpretation
    /// What the ledger says; nil if the question was declined.
    public let answer: FinanceAnswer?
    /// How it is said.
    public let narration: Narration

    /// Answers a question that was understood, or says why it cannot be answered.
    ///
    /// - Parameters:
    ///   - text: The question as it was typed.
    ///   - interpretation: What was made of it.
    ///   - ledger: The ledger.
    ///   - today: The day that counts as today.
    /// - Throws: `BudgetError` when the ledger cannot be read.
    public init(
        _ text: String, _ interpretation: Interpretation, ledger: Ledger, today: CalendarDay
    ) throws(BudgetError) {
        self.text = text
        self.interpretation = interpretation
        let narrator = Narrator(interpretation.language)
        guard let question = interpretation.question else {
            answer = nil
            narration = narrator.narration(of: interpretation.decline ?? .notUnderstood)
            return
        }
        let answer = try ledger.answer(question, today: today)
        self.answer = answer
        narration = narrator.narration(of: answer)
    }
}
