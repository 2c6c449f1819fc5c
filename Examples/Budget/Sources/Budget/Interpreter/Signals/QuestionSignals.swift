import Foundation
import Recipes

/// What a question holds: periods, amounts, names and words that tell what is asked for.
///
/// Nothing is in the signals that does not stand in the question. A signal has the tokens it was
/// read from, and no token belongs to two.
struct QuestionSignals: Sendable {
    /// What a signal may be.
    enum Kind: String, Sendable {
        case period, amount, limit, merchant, category, account, words, number
    }

    /// A value and the tokens that say it.
    struct Found<Value: Sendable>: Sendable {
        let value: Value
        let tokens: Range<Int>
    }

    /// A mention of a merchant: the names it may mean, the likeliest first.
    struct Mention: Sendable {
        let candidates: [String]
        /// Whether the words are all of its name.
        var isWhole = false
        /// Whether there is no doubt about the first candidate.
        let isCertain: Bool
    }

    /// Words that are unknown.
    struct UnknownName: Sendable {
        let tokens: Range<Int>
        /// Whether they stand where a name does.
        let isMeant: Bool
    }

    var text: QuestionText
    let language: QuestionLanguage
    /// What each token belongs to.
    var kinds: [Kind?]

    var periods: [Found<ClosedRange<CalendarDay>>] = []
    var relativePeriods: [Found<RelativePeriod>] = []
    var minimum: Found<Decimal>?
    var maximum: Found<Decimal>?
    var limit: Found<Int>?
    var merchants: [Found<Mention>] = []
    var categories: [Found<String>] = []
    var accounts: [Found<String>] = []
    var words: Found<String>?
    /// Names that were meant and are none of the ledger's.
    var unknownNames: [UnknownName] = []
    /// How strongly the words speak for each intent.
    var scores: [FinanceQuestion.Intent: Int] = [:]
    /// Whether the question is one that no ledger answers.
    var isOutOfScope = false
    /// Whether it begins as something that goes on with a question before.
    var isFollowUp = false
    /// Whether it has words that stand for what was asked before.
    var hasReference = false

    init(text: QuestionText, language: QuestionLanguage) {
        self.text = text
        self.language = language
        kinds = Array(repeating: nil, count: text.tokens.count)
    }

    /// Gives free tokens to a signal.
    mutating func claim(_ range: Range<Int>, as kind: Kind) {
        for index in range { kinds[index] = kind }
    }

    func isFree(_ range: Range<Int>) -> Bool { kinds[range].allSatisfy { $0 == nil } }

    /// Whether it names anything of the ledger or a value.
    var hasEntities: Bool {
        !(periods.isEmpty && relativePeriods.isEmpty && merchants.isEmpty && categories.isEmpty
            && accounts.isEmpty && minimum == nil && maximum == nil && limit == nil)
    }

    /// The words as patterns see them: what belongs to one signal is one word.
    var cueWords: [CueWord] {
        var words: [CueWord] = []
        var index = 0
        while index < kinds.count {
            let token = text.tokens[index]
            guard let kind = kinds[index] else {
                words.append(CueWord(text: token.text, kind: token.isNumber ? "number" : nil))
                index += 1
                continue
            }
            switch kind {
            // The word of a category may say what is asked for: `subscriptions`.
            case .category: words.append(CueWord(text: token.text, kind: kind.rawValue))
            case .limit: words.append(CueWord(text: nil, kind: "number"))
            default:
                let signal = CueWord(text: nil, kind: kind.rawValue)
                if index == 0 || kinds[index - 1] != kind || words.last != signal
                    || startsSignal(index)
                {
                    words.append(signal)
                }
            }
            index += 1
        }
        return words
    }

    private func startsSignal(_ index: Int) -> Bool {
        periods.contains { $0.tokens.lowerBound == index }
            || relativePeriods.contains { $0.tokens.lowerBound == index }
            || merchants.contains { $0.tokens.lowerBound == index }
    }
}
