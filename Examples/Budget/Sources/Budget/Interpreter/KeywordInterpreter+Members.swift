import Foundation
import Recipes

extension KeywordInterpreter {
    /// Puts the names, amounts and periods of a question into its draft.
    func fill(_ draft: inout QuestionDraft, _ signals: QuestionSignals, _ base: FinanceQuestion?) {
        if let merchant = merchant(signals) {
            draft.question.merchant = merchant.candidates.first
            if !merchant.isCertain { draft.merchants = merchant.candidates }
        }
        let categories = signals.categories.map(\.value)
        if let category = categories.first { draft.question.category = category }
        if let compound = compound(signals) { draft.question.category = compound }
        if compound(signals) == nil, Set(categories).count > 1 { draft.categories = categories }
        if let account = signals.accounts.first { draft.question.account = account.value }
        if let limit = signals.limit { draft.question.limit = limit.value }
        if let minimum = signals.minimum { draft.question.minimum = minimum.value }
        if let maximum = signals.maximum { draft.question.maximum = maximum.value }
        if let words = signals.words {
            draft.question.words = words.value
            if draft.intents != [.search], !draft.intents.isEmpty || base == nil {
                draft.question.intent = .search
                draft.intents = [.search]
            }
        }
        fillPeriods(&draft, signals, base)
        settle(&draft, base)
    }

    /// Of two categories side by side the second says what is meant: `home insurance`.
    private func compound(_ signals: QuestionSignals) -> String? {
        guard signals.categories.count == 2 else { return nil }
        let (first, second) = (signals.categories[0], signals.categories[1])
        return first.tokens.upperBound == second.tokens.lowerBound ? second.value : nil
    }

    /// The mention behind a preposition of place, else the first one.
    private func merchant(_ signals: QuestionSignals) -> QuestionSignals.Mention? {
        let prepositions = ValueWords.of(signals.language).placePrepositions
        let placed = signals.merchants.first { found in
            let index = found.tokens.lowerBound - 1
            return index >= 0 && prepositions.contains(signals.text.tokens[index].text)
        }
        return (placed ?? signals.merchants.first)?.value
    }

    /// The categories or merchants of a question that names more than one.
    func severalNames(_ signals: QuestionSignals, _ draft: QuestionDraft) -> [String]? {
        if Set(draft.categories).count > 1 { return Self.distinct(draft.categories) }
        let certain = signals.merchants.filter(\.value.isCertain)
            .sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
        let values = ValueWords.of(signals.language)
        var names: [String] = []
        for (first, second) in zip(certain, certain.dropFirst()) {
            guard first.tokens.upperBound <= second.tokens.lowerBound else { continue }
            // Names are listed if nothing but small words stands between them.
            let between = signals.text.tokens[first.tokens.upperBound..<second.tokens.lowerBound]
            let areListed = between.map(\.text).allSatisfy {
                values.andWords.contains($0) || values.articles.contains($0)
                    || values.placePrepositions.contains($0) || Self.orWords.contains($0)
            }
            if areListed { names += [first, second].compactMap(\.value.candidates.first) }
        }
        names = Self.distinct(names)
        return names.count > 1 ? names : nil
    }

    private static let orWords: Set = ["or", "oder", "o", "oppure", "plus", "vs", "versus"]

    private static func distinct(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    private func fillPeriods(
        _ draft: inout QuestionDraft, _ signals: QuestionSignals, _ base: FinanceQuestion?
    ) {
        let said = signals.periods.map(\.value)
        if draft.question.intent == .compare, draft.intents.first == .compare {
            fillComparison(&draft, signals, base)
            return
        }
        if let period = said.first {
            draft.question.period = period
            draft.question.otherPeriod = nil
        } else if let relative = signals.relativePeriods.first?.value {
            let from = base?.period ?? current(like: relative)
            draft.question.period = from.flatMap { PeriodArithmetic.period(relative, before: $0) }
            draft.question.otherPeriod = nil
        }
        if draft.question.intent != .compare, draft.question.intent != .explain {
            draft.question.otherPeriod = nil
        }
    }

    /// The period of interest is the first one said; what it is held against is the other.
    private func fillComparison(
        _ draft: inout QuestionDraft, _ signals: QuestionSignals, _ base: FinanceQuestion?
    ) {
        let said = signals.periods
        let relative = signals.relativePeriods.first?.value
        var period = said.first?.value
        var other = said.dropFirst().first?.value
        if said.count == 1, relative == nil, let only = said.first {
            if isHeldAgainst(only.tokens, signals) {
                other = only.value
                period = base?.period ?? current(like: only.value)
            } else if base?.intent == .compare, base?.otherPeriod != only.value {
                other = base?.otherPeriod
            }
        }
        if period == nil { period = base?.period }
        if let relative {
            period = period ?? current(like: relative)
            other = period.flatMap { PeriodArithmetic.period(relative, before: $0) }
        }
        if said.isEmpty, relative == nil { other = base?.otherPeriod }
        period = period ?? current(like: .month)
        draft.question.period = period
        draft.question.otherPeriod =
            other ?? period.flatMap { PeriodArithmetic.period(.same, before: $0) }
    }

    private typealias Period = ClosedRange<CalendarDay>

    /// Whether a period stands behind a word such as `than`.
    private func isHeldAgainst(_ range: Range<Int>, _ signals: QuestionSignals) -> Bool {
        let words = ValueWords.of(signals.language)
        var index = range.lowerBound - 1
        while index >= 0,
            words.periodFillers.contains(signals.text.tokens[index].text)
                || words.articles.contains(signals.text.tokens[index].text),
            !words.comparisonWords.contains(signals.text.tokens[index].text)
        {
            index -= 1
        }
        guard index >= 0 else { return false }
        let word = signals.text.tokens[index].text
        if ["im", "in", "a", "ad", "al", "alla", "from", "over"].contains(word) {
            return index > 0 && words.comparisonWords.contains(signals.text.tokens[index - 1].text)
        }
        return words.comparisonWords.contains(word)
    }

    /// The current month, or the current year, quarter or week if another one is meant.
    private func current(like period: Period) -> Period? {
        switch PeriodArithmetic.months(of: period) {
        case 12: return current(like: .year)
        case 3: return current(like: .quarter)
        case nil:
            let length = period.lowerBound.adding(6, .day)
            return length == period.upperBound ? current(like: .week) : current(like: .month)
        default: return current(like: .month)
        }
    }

    private func current(like relative: RelativePeriod) -> Period? {
        switch relative {
        case .month, .same: return today.startOfMonth...today.endOfMonth
        case .week:
            let index =
                [
                    Locale.Weekday.monday, .tuesday, .wednesday, .thursday, .friday, .saturday,
                    .sunday,
                ].firstIndex(of: today.weekday) ?? 0
            guard let start = today.adding(-index, .day), let end = start.adding(6, .day) else {
                return nil
            }
            return start...end
        case .quarter:
            let month = (today.month - 1) / 3 * 3 + 1
            guard let start = CalendarDay(year: today.year, month: month, day: 1),
                let last = start.adding(2, .month)
            else { return nil }
            return start...last.endOfMonth
        case .year:
            guard let start = CalendarDay(year: today.year, month: 1, day: 1),
                let end = CalendarDay(year: today.year, month: 12, day: 31)
            else { return nil }
            return start...end
        }
    }

    /// Leaves out what an intent has no use for, and puts in what it takes for granted.
    private func settle(_ draft: inout QuestionDraft, _ base: FinanceQuestion?) {
        switch draft.question.intent {
        case .remaining:
            if draft.question.period == nil { draft.question.period = current(like: .month) }
        case .recurring:
            if draft.question.category == "Subscriptions" { draft.question.category = nil }
        default: break
        }
        if ![.search, .explain].contains(draft.question.intent) { draft.question.words = nil }
        let ranked: Set<FinanceQuestion.Intent> = [
            .byCategory, .byMerchant, .largest, .search, .recurring, .explain, .firstTime,
            .lastTime,
        ]
        if base != nil, base?.intent != draft.question.intent, base?.limit == draft.question.limit,
            !ranked.contains(draft.question.intent)
        {
            draft.question.limit = nil
        }
    }
}
