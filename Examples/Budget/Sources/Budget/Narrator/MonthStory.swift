import Foundation
import FoundationModels
import Recipes

/// The facts of a month, for a summary in prose.
///
/// A model may write it, but only with the numbers and names of the facts; what it wrote is checked
/// again by other means, and the template is told where the check fails.
public struct MonthStory: Sendable {
    /// A fact: what it is of, and what it is as it should be read.
    public typealias Fact = (name: String, value: String)

    /// A summary.
    public struct Card: Hashable, Sendable {
        /// The text.
        public let text: String
        /// Whether the model wrote it, and not the template.
        public let isByModel: Bool
    }

    /// The facts, as the model is given them.
    public let facts: [Fact]
    /// The summary by the template.
    public let template: String
    private let language: QuestionLanguage

    /// Collects the facts of a month.
    ///
    /// - Parameters:
    ///   - month: A day of the month.
    ///   - ledger: The ledger.
    ///   - today: The day that counts as today.
    ///   - language: The language of the summary.
    /// - Throws: `BudgetError` when the ledger cannot be read.
    public init(
        of month: CalendarDay, in ledger: Ledger, today: CalendarDay, language: QuestionLanguage
    ) throws(BudgetError) {
        self.language = language
        let period = month.startOfMonth...month.endOfMonth
        let narrator = Narrator(language)
        let formats = narrator.formats
        var facts: [Fact] = [(narrator.say("month", "mese", "Monat"), formats.name(of: period))]
        var sentences: [String] = []
        func answer(_ intent: FinanceQuestion.Intent) throws(BudgetError) -> FinanceAnswer {
            try ledger.answer(FinanceQuestion(intent, period: period), today: today)
        }
        let spent = try answer(.total)
        if case .amounts(let amounts) = spent.result {
            facts.append((narrator.say("spent", "spesi", "ausgegeben"), formats.amounts(amounts)))
        }
        sentences.append(narrator.narration(of: spent).sentence)
        for (intent, label) in [
            (.byCategory, narrator.say("most on", "soprattutto per", "vor allem für")),
            (.byMerchant, narrator.say("most at", "soprattutto da", "vor allem bei")),
        ] as [(FinanceQuestion.Intent, String)] {
            guard case .shares(let shares) = try answer(intent).result, let first = shares.first
            else { continue }
            let amounts = formats.amounts(first.amounts)
            facts.append((label, "\(first.name), \(amounts)"))
            let start = label.prefix(1).uppercased() + label.dropFirst()
            sentences.append("\(start) \(first.name): \(amounts).")
        }
        if case .amounts(let amounts) = try answer(.income).result {
            let label = narrator.say("received", "entrate", "Einnahmen")
            facts.append((label, formats.amounts(amounts)))
            sentences.append(narrator.total(amounts, FinanceQuestion(.income)).sentence)
        }
        self.facts = facts
        template = sentences.joined(separator: " ")
    }

    /// Tells the month.
    ///
    /// - Parameter model: What writes; nil for the template.
    /// - Returns: The summary; the template's where the model fails or says anything else.
    public func card(model: (any LanguageModel)? = nil) async -> Card {
        guard let model else { return Card(text: template, isByModel: false) }
        let narration = GroundedNarration(model: model, locale: language.locale)
        guard let told = try? await narration.tell(facts), told.isByModel,
            StoryCheck(facts: facts.map(\.value)).accepts(told.text)
        else { return Card(text: template, isByModel: false) }
        return Card(text: told.text, isByModel: true)
    }
}
