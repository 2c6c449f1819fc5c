import Foundation
import Recipes

/// Understands questions by their words, without a model.
struct KeywordInterpreter: Sendable {
    let today: CalendarDay
    let merchants: MerchantIndex

    /// Which of two intents counts that the words speak for equally.
    private static let order: [FinanceQuestion.Intent] = [
        .explain, .savingsRate, .remaining, .recurring, .compare, .firstTime, .lastTime, .average,
        .trend, .byCategory, .byMerchant, .count, .largest, .income, .search, .total,
    ]

    /// A question from its signals.
    ///
    /// - Parameters:
    ///   - signals: What it holds.
    ///   - previous: The question before, if there was one.
    /// - Returns: What the words decide, and what they leave open.
    func draft(_ signals: QuestionSignals, previous: FinanceQuestion?) -> QuestionDraft {
        var scores = signals.scores
        let isFollowUp = previous.map { follows(signals, scores, $0) } ?? false
        if !isFollowUp { scores[.explain] = nil }
        settleSubscriptions(signals, &scores)
        let base = isFollowUp ? previous : nil
        var draft = intents(signals, scores, base)
        draft.isFollowUp = isFollowUp
        fill(&draft, signals, base)
        draft.decline = decline(signals, draft, base)
        return draft
    }

    /// Whether a question goes on with the one before.
    private func follows(
        _ signals: QuestionSignals, _ scores: [FinanceQuestion.Intent: Int],
        _ previous: FinanceQuestion
    ) -> Bool {
        if signals.isFollowUp || signals.hasReference || scores[.explain] != nil { return true }
        let best = scores.values.max() ?? 0
        return best < 2 || signals.text.tokens.count <= 4 && (best < 4 || signals.periods.isEmpty)
    }

    /// `Subscriptions` is a category, and also what the recurring payments are called.
    private func settleSubscriptions(
        _ signals: QuestionSignals, _ scores: inout [FinanceQuestion.Intent: Int]
    ) {
        guard scores[.recurring] == 3 else { return }
        let spends = scores[.total, default: 0] >= 2 && !signals.periods.isEmpty
        if spends || (scores.filter { $0.key != .recurring }.values.max() ?? 0) > 3 {
            scores[.recurring] = nil
        }
    }

    private func intents(
        _ signals: QuestionSignals, _ scores: [FinanceQuestion.Intent: Int],
        _ base: FinanceQuestion?
    ) -> QuestionDraft {
        let ranked = Self.order.filter { scores[$0, default: 0] >= 2 }.sorted {
            scores[$0, default: 0] > scores[$1, default: 0]
        }
        guard let best = ranked.first, let score = scores[best] else {
            if let base { return QuestionDraft(question: base, intents: [base.intent]) }
            let intents: [FinanceQuestion.Intent] =
                signals.hasEntities && isShort(signals) ? [.total] : []
            return QuestionDraft(question: FinanceQuestion(.total), intents: intents)
        }
        if let base, !replaces(best, score, base, signals) {
            return QuestionDraft(question: base, intents: [base.intent])
        }
        let tied = ranked.filter { scores[$0] == score }
        var question = base ?? FinanceQuestion(best)
        question.intent = best
        return QuestionDraft(question: question, intents: tied)
    }

    /// Few words that are all known: `coffee last month`.
    private func isShort(_ signals: QuestionSignals) -> Bool {
        let free = signals.kinds.count { $0 == nil }
        return free <= 3 && signals.unknownNames.isEmpty
    }

    /// Whether a follow-up asks for something else than the question before.
    private func replaces(
        _ intent: FinanceQuestion.Intent, _ score: Int, _ base: FinanceQuestion,
        _ signals: QuestionSignals
    ) -> Bool {
        if intent == .largest, score == 3, signals.limit != nil {
            return ![.byMerchant, .byCategory, .largest, .search, .recurring].contains(base.intent)
        }
        if intent != .total { return score >= 3 }
        let counted: Set<FinanceQuestion.Intent> = [
            .count, .firstTime, .lastTime, .explain, .search, .largest,
        ]
        return counted.contains(base.intent)
    }

    /// Where words stand for a name that the ledger does not have.
    private func unknownName(_ signals: QuestionSignals, _ draft: QuestionDraft) -> Range<Int>? {
        if draft.question.intent == .search, draft.question.words != nil { return nil }
        return signals.unknownNames.first {
            $0.isMeant || !Self.ignores.contains(draft.question.intent)
        }?.tokens
    }

    /// What is asked without the name of a shop or of what was bought.
    private static let ignores: Set<FinanceQuestion.Intent> = [
        .remaining, .recurring, .savingsRate, .income, .explain, .byCategory,
    ]

    private func decline(
        _ signals: QuestionSignals, _ draft: QuestionDraft, _ base: FinanceQuestion?
    ) -> Interpretation.Decline? {
        if signals.isOutOfScope { return .outOfScope }
        if signals.text.tokens.isEmpty { return .notUnderstood }
        if signals.periods.contains(where: { $0.value.lowerBound > today }) { return .future }
        if let range = unknownName(signals, draft) {
            let name = signals.text.writing(range)
            return .unknownName(name, nearest: merchants.nearest(to: name))
        }
        if draft.intents.isEmpty { return .notUnderstood }
        if let names = severalNames(signals, draft) { return .severalNames(names) }
        // Nothing in a follow-up that changes the question before was understood.
        if let base, base == draft.question, !signals.hasEntities, !signals.hasReference,
            signals.scores.isEmpty
        {
            return .notUnderstood
        }
        return nil
    }
}
