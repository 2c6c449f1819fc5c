import Recipes

extension Narrator {
    /// What narrows a question, in words: ` on Groceries at REWE in July 2026`.
    func filters(_ question: FinanceQuestion, withPeriod: Bool = true) -> String {
        var parts: [String] = []
        if let name = question.category {
            parts.append(say("on \(name)", "per \(name)", "für \(name)"))
        }
        if let name = question.merchant {
            parts.append(say("at \(name)", "da \(name)", "bei \(name)"))
        }
        if let name = question.account {
            parts.append(say("from \(name)", "dal conto \(name)", "vom Konto \(name)"))
        }
        if let words = question.words {
            parts.append(say("with “\(words)”", "con «\(words)»", "mit „\(words)“"))
        }
        if let bounds = bounds(question) { parts.append(bounds) }
        if withPeriod, let period = question.period { parts.append(formats.during(period)) }
        return parts.map { " " + $0 }.joined()
    }

    private func bounds(_ question: FinanceQuestion) -> String? {
        let least = question.minimum.map(formats.number)
        let most = question.maximum.map(formats.number)
        switch (least, most) {
        case (let least?, let most?):
            return say(
                "in payments from \(least) to \(most)", "in pagamenti da \(least) a \(most)",
                "in Zahlungen von \(least) bis \(most)")
        case (let least?, nil):
            return say(
                "in payments of \(least) or more", "in pagamenti da \(least) in su",
                "in Zahlungen ab \(least)")
        case (nil, let most?):
            return say(
                "in payments of \(most) or less", "in pagamenti fino a \(most)",
                "in Zahlungen bis \(most)")
        case (nil, nil): return nil
        }
    }

    /// Nothing fits the question.
    func nothing(_ question: FinanceQuestion) -> Narration {
        if question.intent == .remaining {
            let name = question.category
            return Narration(
                say(
                    "There is no budget\(name.map { " for \($0)" } ?? "").",
                    "Non c’è un budget\(name.map { " per \($0)" } ?? "").",
                    "Es gibt kein Budget\(name.map { " für \($0)" } ?? "")."))
        }
        let filters = filters(question)
        return Narration(
            say(
                "There are no payments\(filters).", "Non ci sono pagamenti\(filters).",
                "Es gibt keine Zahlungen\(filters)."))
    }
}
